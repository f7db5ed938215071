#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The installed program in Korean, by keys alone: a match that is over is analysed: the curve, mistakes in the record with what was better, as
`stepstones-cli analyse` has them; an analysis that would last is
stopped; hints while a match goes on."""
import json

from records import *

program = stage(os.environ.get("STEPSTONES_TEST_LOCALE", "ko_KR.UTF-8"))


def remarks(p):
    """Numbers of the moves in sight that are marked as mistakes."""
    return [int(n.get_name().split(". ")[0]) for n in everything(p.app, "list item") if "실수입니다" in n.get_description()]


def analysed():
    for seed in range(1, 50):
        path = played("skips", seed=seed)
        mistakes = json.loads(run("stepstones-cli", "analyse", path, "--json"))["mistakes"]
        if len(mistakes) > 1:
            break
    with Program(program, path) as p:
        p.see("판", "grouping")
        assert not find(p.app, "image", "각 수 뒤의 형세")
        p.tab_to("대전 분석")
        p.key("Return")
        p.see("각 수 뒤의 형세")
        p.see_label(f"실수 {len(mistakes)}개")
        p.shot("analysed")
        # the button that had the focus is gone, the focus is not: keys still act
        for _ in range(3):
            p.key("alt+Prior")
        p.see("대전으로 돌아가기(B)", "button")
        p.key("alt+End")
        found = wait(lambda: remarks(p), "mistakes in the record")
        assert set(found) <= set(mistakes), (found, mistakes)
        assert not find(p.app, "button", "분석 중지")
        assert p.quit() == 0


def stopped():
    path = played("the-bridge", seed=5)
    with Program(program, path) as p:
        p.see("판", "grouping")
        p.tab_to("대전 분석")
        p.key("Return")
        p.see_label("분석: ")
        p.tab_to("분석 중지")
        p.key("Return")
        p.see("대전 분석", "button")
        assert not find(p.app, "button", "분석 중지")
        p.shot("stopped")
        assert p.quit() == 0


def hints():
    """In a solved position: the best move with its exact verdict, the next best when asked again, and in the end the best again."""
    variant = os.path.join(os.environ["XDG_DATA_DIRS"].split(":")[0], "stepstones/rules/skips.variant")
    said = json.loads(run("stepstones-cli", "hint", variant, "--count=5", "--json"))
    with Program(program) as p:
        p.see("스킵스")
        p.tab_to("스킵스")
        p.key("Return")
        p.see("시작(S)", "button")
        p.key("ctrl+Return")
        wait(lambda: len(p.spots()) == 12, "the board")
        for hint in said + said[:1]:
            p.key("ctrl+h")
            wait(lambda: hint["why"] in labels(p.app), f"the reason {hint['why']!r}")
        p.shot("hint")
        assert p.quit() == 0


check("a match that is over is analysed, as on the command line", analysed)
check("an analysis can be stopped", stopped)
check("a hint, and asked again the next best", hints)
done()
