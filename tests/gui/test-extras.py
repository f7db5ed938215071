#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The installed program in Korean, by keys alone: what surrounds a match: comments, copying, saving, rules by F1, another language, one program with a
window a match, records that can only be looked at, and closing with a variant that is not saved."""
import fcntl

from records import *

program = stage("ko_KR.UTF-8")
LOOK_ONLY = "기록을 볼 수만 있습니다."


def frames(p):
    return [n for n in everything(p.app, "frame")]


def start_match(p):
    p.tab_to("스킵스")
    p.key("Return")
    p.see("시작(S)", "button")
    p.key("ctrl+Return")
    wait(lambda: len(p.spots()) == 12, "the board")


def rules_open_and_close(p):
    p.key("F1")
    p.see("규칙", "dialog")
    p.key("Escape")
    wait(lambda: not find(p.app, "dialog", "규칙"), "the rules to be closed")


def rules_everywhere():
    with Program(program) as p:
        p.see("스킵스")
        rules_open_and_close(p)
        p.tab_to("스킵스")
        p.key("Return")
        p.see("시작(S)", "button")
        rules_open_and_close(p)
        p.key("ctrl+Return")
        wait(lambda: len(p.spots()) == 12, "the board")
        rules_open_and_close(p)
        assert p.quit() == 0


def comments():
    path = record("comments.game")
    with Program(program, path) as p:
        p.see("판", "grouping")
        p.key("ctrl+k")
        p.see("4번째 수의 메모")
        p.type("why not")
        p.key("Return")
        p.see_label("메모: why not")
        wait(lambda: [n for n in everything(p.app, "list item") if n.get_description() == "why not"], "the comment in the record")
        assert "4.comment=why not" in read(path)
        p.shot("comment")
        wait(lambda: not find(p.app, name="4번째 수의 메모"), "the dialog to be gone")
        p.key("ctrl+k")
        p.see("4번째 수의 메모")
        p.tab_to("삭제(D)")
        p.key("Return")
        wait(lambda: not any("why not" in l for l in labels(p.app)), "the comment to be gone")
        assert "comment" not in read(path)
        assert p.quit() == 0


def copy_and_save():
    path = record("copy.game")
    copy = os.path.join(FOLDER, "copied.game")
    with Program(program, path) as p:
        p.see("판", "grouping")
        p.key("ctrl+shift+c")
        p.see_label("그림을 복사했습니다.")
        p.key("ctrl+shift+s")
        p.see("기록 저장", "dialog")
        wait(lambda: focused(p.app) and focused(p.app).get_role_name() == "text", "the name to be typed")
        p.key("ctrl+a")
        p.type(copy)
        p.key("Return")
        wait(lambda: os.path.exists(copy), "the copy")
        p.see_label("저장했습니다")
        moves = [read(f).split("[Moves]")[1] for f in (path, copy)]
        assert moves[0].strip() == moves[1].strip(), moves
        run("stepstones-cli", "check", copy)
        assert p.quit() == 0


def language():
    with Program(program) as p:
        p.see("스킵스")
        start_match(p)
        p.key("ctrl+comma")
        p.see("언어")
        p.tab_to("언어")
        p.key("Return")
        wait(lambda: p.focus() != "언어", "the list to open")
        p.key("End", "Return")
        p.see("Preferences", "dialog")
        wait(lambda: p.focus() == "Language", "the focus where it was")
        p.key("Escape")
        p.see("Board", "grouping")
        p.see_label("Choose a piece to move.")
        wait(lambda: not any("가" <= c <= "힣" for l in labels(p.app) for c in l.replace("플레이어", "")), "nothing Korean but the name in the record")
        p.shot("english")
        assert p.quit() == 0


def one_program():
    a, b = record("a.game"), record("b.game")
    with Program(program, a) as p:
        p.see("판", "grouping")
        assert len(frames(p)) == 1
        run(program, b)
        wait(lambda: len(frames(p)) == 2, "a window for the other match")
        run(program, a)
        assert len(frames(p)) == 2, "the match that is open is brought forward"
        assert not any(LOOK_ONLY in l for l in labels(p.app))
        assert p.quit() == 0


def locked():
    path = record("locked.game")
    with open(path, "r+") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with Program(program, path) as p:
            p.see("판", "grouping")
            p.see_label(LOOK_ONLY)
            p.shot("locked")
            # looking is possible, playing is not
            p.key("alt+Prior")
            p.see_label("수 뒤의 국면")
            p.key("ctrl+l")
            assert not find(p.app, "text"), "nothing can be typed"
            assert p.quit() == 0


def faulty():
    path = record("faulty.game")
    write(path, re.sub("^3=.*", "3=9", read(path), flags=re.M))
    with Program(program, path) as p:
        p.see("판", "grouping")
        p.see_label(LOOK_ONLY)
        p.shot("faulty")
        numbers = [n.get_name().split(". ")[0] for n in everything(p.app, "list item")]
        assert "2" in numbers and "3" not in numbers, numbers
        assert p.quit() == 0


def finished():
    path = record("over.game")
    write(path, read(path).replace("Result=unfinished", "Result=first\nReason=resigned"))
    with Program(program, path) as p:
        p.see("판", "grouping")
        p.see("대전으로 돌아가기(B)", "button")
        assert p.quit() == 0


def unsaved():
    with Program(program) as p:
        p.see("스킵스")
        p.tab_to("스킵스")
        p.key("Return")
        p.see("시작(S)", "button")
        p.key("ctrl+shift+n")
        p.see("시험해 보기", "button")
        p.key("ctrl+q")
        p.see_label("변경 사항을 저장하시겠습니까?")
        p.key("Escape")
        wait(lambda: not any("변경 사항을 저장하시겠습니까?" in l for l in labels(p.app)), "the question to be gone")
        assert p.process.poll() is None
        p.key("ctrl+q")
        p.see_label("변경 사항을 저장하시겠습니까?")
        p.tab_to("버리기(D)")
        p.key("Return")
        assert p.process.wait(PATIENCE) == 0


check("F1 shows the rules on every page", fresh(rules_everywhere))
check("comment on a move, and delete the comment", fresh(comments))
check("copy the picture, save the record", fresh(toolkit_dialogs(copy_and_save)))
check("another language at once", fresh(language))
check("a window a match", fresh(one_program))
check("a match that another program holds is looked at", fresh(locked))
check("a record with an illegal move is looked at up to it", fresh(faulty))
check("a match that is over is looked back at", fresh(finished))
check("a variant that is not saved is asked about", fresh(unsaved))
done()
