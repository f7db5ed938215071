#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The installed program in Korean, by keys alone: a game of Skips between two people, found by the names of its spots, quit in the middle,
resumed, played to the banner at its end."""
from skips import *

program = stage("ko_KR.UTF-8")


def begin(p):
    p.tab_to("스킵스")
    p.key("Return")
    p.see("시작(S)", "button")
    choose_row(p, "상대", 8, "Up")
    p.tab_to("시작(S)")
    p.key("Return")
    p.see("판", "grouping")
    wait(lambda: len(p.spots()) == 12, "twelve spots")


def first_half():
    with Program(program) as p:
        p.shot("home")
        begin(p)
        p.shot("start")
        assert wait(lambda: p.focus() in p.spot_names(), "the focus on the board")
        for _ in range(3):
            play_one(p)
        assert p.moves() == 3, p.moves()
        names = p.spot_names()
        # undo and redo come back to the same
        p.key("ctrl+z")
        wait(lambda: p.moves() == 2, "undo")
        assert p.spot_names() != names
        p.key("ctrl+shift+z")
        wait(lambda: p.moves() == 3, "redo")
        wait(lambda: p.spot_names() == names, "the same position as before")
        # a move that can't be is refused where it was typed, and says why
        p.key("ctrl+l")
        wait(lambda: (focused(p.app) or p.frame).get_role_name() == "text", "the entry")
        p.type("9")
        p.key("Return")
        wait(lambda: [l for l in labels(p.app) if "9" in l], "the reason")
        p.key("Escape")
        wait(lambda: p.focus() in p.spot_names(), "the focus back on the board")
        first_half.names = p.spot_names()
        assert p.quit() == 0


def second_half():
    with Program(program) as p:
        p.see("이어서 하기", "heading")
        cards = [n for n in everything(p.app) if n.get_name() == "스킵스" and n.get_description() == "플레이어 대 상대"]
        assert len(cards) == 1, [(n.get_name(), n.get_description()) for n in everything(p.app, 'table cell')]
        p.tab_to("스킵스")
        p.key("Return")
        p.see("판", "grouping")
        wait(lambda: p.spot_names() == first_half.names, "the position as it was left")
        assert p.moves() == 3
        for _ in range(60):
            if over(p):
                break
            play_one(p)
        p.see("재대결(R)", "button")
        p.see("되돌아보기(L)", "button")
        assert [l for l in labels(p.app) if l.endswith("승리")], labels(p.app)
        p.shot("end")
        # looking back: the start position, and back to the game
        n = p.moves()
        p.key("alt+Prior")
        p.see_label("수 뒤의 국면")
        p.key("alt+End")
        wait(lambda: not find(p.app, "button", "대전으로 돌아가기(B)"), "the end again")
        assert p.moves() == n
        assert p.quit() == 0


def third():
    with Program(program) as p:
        p.see("스킵스")
        assert not find(p.app, "heading", "이어서 하기"), "a match that is over is not to be continued"
        assert p.quit() == 0


check("begin, play, undo, redo, type, quit", first_half)
check("resume and play to the end", second_half)
check("nothing is left to continue", third)
finish()
