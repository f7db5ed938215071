#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The installed program in Korean, by keys alone: a variant made from Skips, edited wrongly and rightly, played by, changed on the drawing,
undone and redone, deleted and brought back; a faulty file opened; two windows with two matches."""
import glob
import shutil

from skips import *

program = stage("ko_KR.UTF-8")
own = os.path.join(os.environ["XDG_DATA_HOME"], "stepstones", "variants")
matches = os.path.join(os.environ["XDG_DATA_HOME"], "stepstones", "matches")


def game_page(p):
    p.tab_to("스킵스")
    p.key("Return")
    p.see("시작(S)", "button")


def menu(p, letter):
    """The page's menu by F10, then the entry with this mnemonic. (GTK 4.18 gives menu items no accessible name.)"""
    p.key("F10")
    wait(lambda: [n for n in everything(p.app, "menu item") if has(n, State.FOCUSED)], "the focus in the menu")
    p.key(letter)
    wait(lambda: not find(p.app, "menu item"), "the menu to close")


def new_variant(p):
    game_page(p)
    menu(p, "n")
    p.see("저장(S)", "button")
    wait(lambda: focused(p.app) and p.focus() == "이름", "the focus in the editor")


def entry_text(p, name):
    return text_of(find(p.app, "text", name))


def text_of(node):
    text = node.get_text_iface()
    return Atspi.Text.get_text(text, 0, text.get_character_count())


def replace(p, name, text):
    p.tab_to(name)
    p.key("ctrl+a")
    p.type(text)
    wait(lambda: entry_text(p, name) == text, f"{text!r} in {name!r}")


def can_save(p):
    return has(find(p.app, "button", "저장(S)"), State.SENSITIVE)


def keyfile(p):
    """The text view's text; ends on the form again."""
    p.key("ctrl+e")
    view = wait(lambda: find(p.app, "text", "변형 규칙 파일의 텍스트"), "the text view")
    text = text_of(view)
    p.key("ctrl+e")
    wait(lambda: not find(p.app, "text", "변형 규칙 파일의 텍스트"), "the form")
    return text


def edit_and_play():
    with Program(program) as p:
        new_variant(p)
        # wrong: what was typed stays, the reason stands beside it, Save is off
        replace(p, "도착시킬 말의 수", "9")
        p.see_label("1~3개가 허용됩니다")
        wait(lambda: not can_save(p), "Save to be off")
        assert entry_text(p, "도착시킬 말의 수") == "9"
        p.shot("editor-problem")
        # right: the sentence says it
        replace(p, "도착시킬 말의 수", "1")
        wait(lambda: can_save(p), "Save to be on")
        wait(lambda: find(p.app, "list item", "먼저 말 1개를 도착시키는 쪽이 이깁니다."), "the sentence of the rule")
        p.key("ctrl+s")
        wait(lambda: find(p.app, "button", "취소(C)"), "the dialog for the name")
        wait(lambda: p.focus() == "이름", "the focus on the name")
        p.key("ctrl+a")
        p.type("One home")
        p.key("Return")
        wait(lambda: glob.glob(os.path.join(own, "*.variant")), "the file")
        files = glob.glob(os.path.join(own, "*.variant"))
        assert files == [os.path.join(own, "one-home.variant")], files
        text = open(files[0], encoding="utf-8").read()
        assert "\nName=One home\n" in text and "\n[Goal]\nPiecesHome=1\n" in text, text
        # play by it, from the editor: one piece home ends the match
        p.key("F5")
        start_match(p)
        for _ in range(30):
            if over(p):
                break
            play_one(p)
        p.see("재대결(R)", "button")
        scores = sum("home" in open(f, encoding="utf-8").read() for f in glob.glob(os.path.join(matches, "*.game")))
        assert scores == 1, "the match ended by coming home"
        assert p.quit() == 0


def lane():
    """A space is added to the lane on the drawing, by keys, without a text field."""
    with Program(program) as p:
        new_variant(p)
        p.tab_to("트랙 편집기")
        p.key("Return")
        spot = wait(lambda: find(p.app, "button", "칸 추가하기") or find(p.app, "button", "칸 추가"), "the spot that adds a space")
        wait(lambda: (p.focus() or "").startswith("1번 칸"), "the focus on the drawing")
        p.key(*["Right"] * 6)
        wait(lambda: p.focus() == spot.get_name(), "the focus on the spot that adds a space")
        p.key("Return")
        wait(lambda: find(p.app, "button", "7번 칸: 점이 없음") or any(n.get_name().startswith("7번 칸") for n in everything(p.app, "button")), "the seventh space")
        p.shot("lane-editor")
        p.key("Escape", "Escape")  # lets go of the spot, then closes
        wait(lambda: not find(p.app, "button", spot.get_name()), "the dialog to go")
        text = keyfile(p)
        spaces = [l for l in text.splitlines() if l.startswith("Spaces=")]
        assert len(spaces) == 1 and spaces[0].count(";") == 6, text
        p.key("ctrl+q")
        discard(p)


def discard(p):
    """Quitting asks for what is not saved."""
    wait(lambda: find(p.app, "button", "버리기(D)"), "the question")
    p.tab_to("버리기(D)")
    p.key("Return")
    assert p.process.wait(PATIENCE) == 0


def twenty():
    with Program(program) as p:
        new_variant(p)
        first = keyfile(p)
        texts = [first]
        for i in range(20):
            p.tab_to("칸의 점")
            p.key("End")
            p.type(";1" if i == 0 else "" or (";1" if i % 2 == 0 else ";2"))
            # two keys are two changes; each is a state of its own
            wait(lambda: entry_text(p, "칸의 점").count(";") == 5 + i + 1, "the entry to have it")
            if i >= 9:
                break
        last = keyfile(p)
        assert last != first
        for _ in range(20):
            p.key("ctrl+z")
        wait(lambda: not has(find(p.app, "button", "실행 취소"), State.SENSITIVE), "nothing to undo")
        assert keyfile(p) == first
        for _ in range(20):
            p.key("ctrl+shift+z")
        wait(lambda: not has(find(p.app, "button", "다시 실행"), State.SENSITIVE), "nothing to redo")
        assert keyfile(p) == last
        p.key("ctrl+q")
        discard(p)


def faulty():
    os.makedirs(os.environ["XDG_DATA_HOME"], exist_ok=True)
    path = os.path.join(os.environ["XDG_DATA_HOME"], "faulty.variant")
    text = "[Variant]\nFormat=1\nGame=skips\nName=Faulty\n\n[Board]\n# kept\nSpaces=2;3;7\nShufle=true\n"
    open(path, "w", encoding="utf-8").write(text)
    with Program(program, path) as p:
        p.see("저장(S)", "button")
        p.see_label("문제 2개")
        assert not can_save(p)
        assert keyfile(p) == text
        p.shot("faulty")
        p.key("ctrl+q")
        assert p.process.wait(PATIENCE) == 0
    assert open(path, encoding="utf-8").read() == text


def delete_and_undo():
    path = os.path.join(own, "one-home.variant")
    before = open(path, encoding="utf-8").read()
    with Program(program) as p:
        game_page(p)
        p.tab_to("스킵스")
        for _ in range(12):
            if p.focus() == "One home":
                break
            at = p.focus()
            p.key("Down")
            wait(lambda: p.focus() != at, "the next variant")
        p.key("space")
        menu(p, "l")
        wait(lambda: not os.path.exists(path), "the file to go")
        wait(lambda: not find(p.app, "list item", "One home"), "the row to go")
        undo = p.see("실행 취소(U)", "button")
        assert undo
        p.tab_to("실행 취소(U)")
        p.key("Return")
        wait(lambda: find(p.app, "list item", "One home"), "the row again")
        wait(lambda: os.path.exists(path), "the file again")
        after = open(path, encoding="utf-8").read()
        assert after == before, (before, after)
        assert p.quit() == 0


def two_windows():
    finished = sorted(glob.glob(os.path.join(matches, "*.game")))
    assert finished
    copies = []
    for i in (1, 2):
        copies.append(os.path.join(os.environ["XDG_DATA_HOME"], f"copy-{i}.game"))
        lines = open(finished[0], encoding="utf-8").read().splitlines()
        # cut back to the first i moves: unfinished matches of different length
        kept = [l for l in lines if not l.startswith("Reason=") and not (l.split("=")[0].split(".")[0].isdigit() and int(l.split("=")[0].split(".")[0]) > i)]
        text = "\n".join("Result=unfinished" if l.startswith("Result=") else l for l in kept) + "\n"
        open(copies[-1], "w", encoding="utf-8").write(text)
    with Program(program, *copies) as p:
        wait(lambda: len(list(everything(p.app, "frame"))) == 2, "two windows")
        wait(lambda: len(list(everything(p.app, "grouping", "판"))) == 2, "two boards")
        counts = sorted(len([n for n in everything(f, "list item") if n.get_name().split(". ")[0].isdigit()]) for f in everything(p.app, "frame"))
        assert counts == [1, 2], counts
        assert p.quit() == 0


check("edit wrongly and rightly, save, play by it", edit_and_play)
check("add a space on the drawing", lane)
check("undo and redo back to the identical file", twenty)
check("a faulty file opens in the editor", faulty)
check("delete and undo", delete_and_undo)
check("two windows with two matches", two_windows)
finish()
