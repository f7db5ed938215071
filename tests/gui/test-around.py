#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The installed program in Korean and the desktop around it, by keys and, where a person needs one, the pointer: a notification after a long thought,
a file that is dropped, a printed board, what is copied, a warning about hidden cards, the list of finished matches, the command line."""
import json
import select
import signal

from records import *

program = stage("ko_KR.UTF-8")
HERE = os.path.dirname(os.path.abspath(__file__))


def helper(what, *arguments):
    """Another program on this desktop: desktop.py."""
    return subprocess.Popen([sys.executable, os.path.join(HERE, "desktop.py"), what, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def line(process):
    text = process.stdout.readline().strip()
    assert text, "the helper ended"
    return text


def until_told(process, what, act):
    """Do it again and again until the helper says so."""

    def told():
        act()
        return select.select([process.stdout], [], [], 0.1)[0]

    wait(told, f"the helper to say {what!r}")
    assert line(process) == what


def clipboard(kind):
    """What another program would paste."""
    return subprocess.run([sys.executable, os.path.join(HERE, "desktop.py"), "paste", kind], check=True, stdout=subprocess.PIPE).stdout


def menu(p, *letters):
    """The page's menu by F10, then entries with these mnemonics. (GTK 4.18 gives menu items no accessible name.)"""
    p.key("F10")
    wait(lambda: [n for n in everything(p.app, "menu item") if has(n, State.FOCUSED)], "the focus in the menu")
    for letter in letters:
        before = next((n for n in everything(p.app, "menu item") if has(n, State.FOCUSED)), None)
        p.key(letter)
        if letter != letters[-1]:
            wait(lambda: next((n for n in everything(p.app, "menu item") if has(n, State.FOCUSED)), before) != before, "the next menu")


def notification():
    """The computer thinks for more than three seconds while the window has no focus."""
    service = helper("notifications")
    assert line(service) == "ready"
    other = helper("window")
    assert line(other) == "ready"
    for n in range(8, 20):
        path = record("thought.game", second="computer:expert", moves=n, variant="the-bridge-wide")
        if json.loads(run("stepstones-cli", "show", path, "--json"))["to_move"] == "first":
            break
    move = next(m for m in run("stepstones-cli", "moves", path).split("\n") if m.startswith("+"))
    try:
        with Program(program, path) as p:
            p.see("판", "grouping")
            p.key("ctrl+l")
            wait(lambda: (focused(p.app) or p.frame).get_role_name() == "text", "the entry")
            run("xdotool", "type", "--", move)
            p.key("Return")
            other.stdin.write("\n")
            other.stdin.flush()
            assert line(other) == "focused"
            wait(lambda: not has(p.frame, State.ACTIVE), "the window to lose the focus")
            p.process.send_signal(signal.SIGSTOP)  # however quick the machine
            time.sleep(3.2)
            p.process.send_signal(signal.SIGCONT)
            shown = line(service).split("\t")
            assert shown[1:] == ["내 차례입니다", "넓은 강"], shown
    finally:
        service.kill()
        other.kill()


def drop():
    path = write(os.path.join(FOLDER, "eight.variant"), "[Variant]\nFormat=1\nGame=skips\nBase=skips\nName=여덟 칸\n\n[Board]\nSpaces=2;3;1;0;0;1;3;2\n")
    with Program(program) as p:
        p.see("스킵스")
        source = helper("drag", path)
        # from the other program's window, in a corner of the screen, onto the home page
        assert line(source) == "ready"
        run("xdotool", "search", "--name", "^Files$", "windowmove", "1060", "800")
        run("xdotool", "mousemove", "1160", "900", "mousedown", "1")
        way = iter(range(0, 300, 3))
        until_told(source, "dragging", lambda: run("xdotool", "mousemove_relative", "--", "-4", str(-(next(way) % 2) - 1)))
        for i in range(10):
            run("xdotool", "mousemove", str(1100 - 70 * i), str(850 - 55 * i))
        run("xdotool", "mousemove", "405", "304")
        run("xdotool", "mouseup", "1")
        p.see("시작(S)", "button")
        wait(lambda: [n for n in everything(p.app, "list item") if n.get_name() == "여덟 칸" and has(n, State.SELECTED)], "the variant to be the one that is selected")
        p.see_label("폴더에 없음")
        source.kill()
        source.wait()
        wait(lambda: subprocess.run(["xdotool", "search", "--name", "^Files$"], stdout=subprocess.DEVNULL).returncode, "its window, which has the focus, to go")
        assert p.quit() == 0


def prints():
    """To a file: the one printer that there always is."""
    path = record("print.game")
    where = tempfile.mkdtemp(dir=FOLDER)
    here = os.getcwd()
    os.chdir(where)  # where the dialog puts the file unless it is told otherwise
    try:
        with Program(program, path) as p:
            p.see("판", "grouping")
            p.key("ctrl+p")
            dialog = wait(lambda: next((n for n in everything(p.app, "dialog") if n.get_name() == "인쇄"), None), "the print dialog")
            printer = wait(lambda: find(dialog, None, "파일로 인쇄"), "the printer")
            button = lambda: next((n for n in everything(dialog, "button") if n.get_name().startswith("인쇄(")), None)
            for key in ["Tab", "Down", "space"] * 8:
                if has(button(), State.SENSITIVE):
                    break
                p.key(key)
                time.sleep(0.2)
            p.shot("print")
            assert printer and has(button(), State.SENSITIVE), "a printer to be chosen"
            p.tab_to(button().get_name())
            p.key("Return")
            printed = wait(lambda: next((os.path.join(at, n) for at, _, names in os.walk(FOLDER) for n in names if n.endswith(".pdf")), None), "the printed file")
            wait(lambda: open(printed, "rb").read().rstrip().endswith(b"%%EOF"), "the printed page")
            assert open(printed, "rb").read(5) == b"%PDF-" and os.path.getsize(printed) > 5000
            assert p.quit() == 0
    finally:
        os.chdir(here)


def copies():
    path = record("copy.game")
    text = read(path)
    moves = re.findall(r"^(\d+)=(.*)$", text.split("[Moves]")[1], flags=re.M)
    with Program(program, path) as p:
        p.see("판", "grouping")
        menu(p, "o", "n")
        p.see_label("표기를 복사했습니다.")
        assert clipboard("text").decode() == "".join(f"{n}. {move}\n" for n, move in moves)
        menu(p, "o", "s")
        p.see_label("국면을 복사했습니다.")
        position = clipboard("text").decode()
        shown = run("stepstones-cli", "show", path)
        assert position.strip() and position.strip() in shown, (position, shown)
        menu(p, "o", "p")
        p.see_label("그림을 복사했습니다.")
        assert clipboard("picture").startswith(b"\x89PNG")
        assert p.quit() == 0


def hidden():
    """A record of a match with hidden hands, saved before its end: the program warns, and only then writes it."""
    path = record("hidden.game", variant="dragon-bridge", second="computer:easy", moves=6)
    copy = os.path.join(FOLDER, "hidden-copy.game")
    with Program(program, path) as p:
        p.see("판", "grouping")
        p.key("ctrl+shift+s")
        p.see_label("파일에 비공개 카드가 들어 있음")
        p.key("Escape")
        wait(lambda: not any("비공개 카드가" in l for l in labels(p.app)), "the warning to go")
        p.key("ctrl+shift+s")
        p.see_label("파일에 비공개 카드가 들어 있음")
        p.tab_to("저장(S)…")
        p.key("Return")
        p.see("기록 저장", "dialog")
        wait(lambda: focused(p.app) and focused(p.app).get_role_name() == "text", "the name to be typed")
        p.key("ctrl+a")
        p.type(copy)
        p.key("Return")
        wait(lambda: os.path.exists(copy), "the copy")
        assert p.quit() == 0


def finished():
    matches = os.path.join(os.environ["XDG_DATA_HOME"], "stepstones", "matches")
    for i, (second, seed) in enumerate((("하나", 1), ("하나", 2), ("computer:easy", 3))):
        record(os.path.join(matches, f"skips-2026010{i + 1}-120000.game"), second=second, seed=seed, moves=0)
    results = {}
    for name in os.listdir(matches):
        text = read(os.path.join(matches, name))
        opponent = "하나" if "Second=하나" in text else "컴퓨터(초급)"
        results.setdefault(opponent, []).append(re.search("^Result=(.*)$", text, flags=re.M).group(1))
    with Program(program) as p:
        p.see("스킵스")
        p.key("ctrl+shift+f")
        p.see_label("상대별 전적")
        for opponent, all_of in results.items():
            won, lost, drawn = (all_of.count(x) for x in ("first", "second", "draw"))
            p.see_label(f"{won}승 {lost}패 {drawn}무")
        # rename: the file has the name, and the row says it
        rows = lambda: [n for n in everything(p.app, "list item") if find(n, "button")]
        wait(lambda: len(rows()) == 3, "three matches")
        p.tab_to("스킵스: 이름 바꾸기")
        p.key("Return")
        p.see_label("대전 이름 바꾸기")
        wait(lambda: (focused(p.app) or p.frame).get_role_name() == "text", "the name to be typed")
        p.key("ctrl+a")
        p.type("First of all")
        p.key("Return")
        wait(lambda: os.path.exists(os.path.join(matches, "First of all.game")), "the file by its new name")
        p.see("First of all", "list item")
        # delete, and undo: the row goes and comes, the file stays
        p.tab_to("First of all: 삭제")
        p.key("Return")
        wait(lambda: len(rows()) == 2, "the row to go")
        p.tab_to("실행 취소(U)")
        p.key("Return")
        wait(lambda: len(rows()) == 3, "the row again")
        assert os.path.exists(os.path.join(matches, "First of all.game"))
        # a row opens its match
        p.tab_to("First of all")
        p.key("Return")
        p.see("판", "grouping")
        p.see("대전으로 돌아가기(B)", "button")
        assert p.quit() == 0
    assert sorted(os.listdir(matches))[0] == "First of all.game" and len(os.listdir(matches)) == 3, os.listdir(matches)


def command_line():
    for locale, words, wrong in (("ko_KR", "옵션:", "옵션이 없습니다"), ("ja_JP", "オプション:", "オプション"), ("en_US", "Options:", "has no option")):
        env = dict(os.environ, LC_ALL=locale + ".UTF-8", LANG=locale + ".UTF-8")
        env.pop("DISPLAY")  # none of this needs a screen
        version = run(program, "--version", env=env)
        assert re.fullmatch(r"stepstones \d+\.\d+\.\d+\n", version), version
        assert run("stepstones-cli", "--version", env=env).split()[1:] == version.split()[1:]
        text = run(program, "--help", env=env)
        assert words in text and "--version" in text and ".variant" in text, text
        answer = subprocess.run([program, "--colour"], env=env, capture_output=True, text=True)
        assert answer.returncode == 2 and "“--colour”" in answer.stderr.replace("「", "“").replace("」", "”") and wrong in answer.stderr, answer


CASES = {
    "a notification after a long thought": notification,
    "a file that is dropped": drop,
    "print": toolkit_dialogs(prints),
    "copy notation, position, picture": copies,
    "a warning about hidden cards": toolkit_dialogs(hidden),
    "finished matches": finished,
    "the command line": command_line,
}
for name, case in CASES.items():
    if not sys.argv[3:] or name in sys.argv[3:]:
        check(name, fresh(case))
done()
