# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Install the program into a folder of the build, start it there, act by keys, read through the accessibility bus. Test programs begin with
`from drive import *`, call stage() once, and report with the functions at the end (TAP)."""
import os
import re
import subprocess
import sys
import tempfile
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from atspi import Atspi, GLib, PATIENCE, State, TimedOut, application, everything, find, focused, has, labels, show, wait, walk  # noqa: F401
from ping import ping

BUILD, PREFIX = sys.argv[1:3]
SCHEMA = "io.github.stepstones.Stepstones"


def run(*command, **more):
    return subprocess.run(command, check=True, capture_output=True, text=True, **more).stdout


def stage(language="ko_KR.UTF-8"):
    """Install under a folder of this test's own; sets the environment that the installed program needs there."""
    dest = os.path.join(BUILD, "tests", "gui", "stage-" + os.path.basename(sys.argv[0]).removesuffix(".py"))
    env = dict(os.environ, DESTDIR=dest)
    env.pop("LD_PRELOAD", None)
    subprocess.run(["meson", "install", "-C", BUILD, "--no-rebuild", "--only-changed", "--quiet"], check=True, env=env, stdout=sys.stderr)
    root = dest + PREFIX
    schemas = os.path.join(root, "share/glib-2.0/schemas")
    run("glib-compile-schemas", "--strict", schemas)
    os.environ.update(
        LC_ALL=language,
        LANG=language,
        GTK_A11Y="atspi",
        GSETTINGS_SCHEMA_DIR=schemas,
        STEPSTONES_LOCALEDIR=os.path.join(root, "share/locale"),
        XDG_DATA_DIRS=os.path.join(root, "share") + ":/usr/local/share:/usr/share",
        G_DEBUG="fatal-warnings",
        PATH=os.path.join(root, "bin") + ":" + os.environ["PATH"],
    )
    os.environ.pop("LANGUAGE", None)
    if language.startswith("ko"):
        Program.BOARD, Program.MOVES = "판", "수"
    return os.path.join(root, "bin/stepstones")


def middle(node):
    """Where it lies in the window."""
    e = node.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
    return e.x + e.width / 2, e.y + e.height / 2


def towards(at, to):
    """The two arrow keys that lead there, the one of the longer way first."""
    dx, dy = to[0] - at[0], to[1] - at[1]
    keys = ["Right" if dx > 0 else "Left", "Down" if dy > 0 else "Up"]
    return keys if abs(dx) >= abs(dy) else keys[::-1]


class Program:
    """A running stepstones; `with Program(path) as p:` ends it in any case."""

    BOARD, MOVES = "Board", "Moves"  # what the board and the record are called in its language
    _board = None

    def __init__(self, path, *arguments):
        self.process = subprocess.Popen([path, *arguments], stdout=sys.stderr)
        try:
            self.app = application("stepstones")
            wait(lambda: find(self.app, "frame"), "the window")
            self.frame = wait(lambda: next((f for f in everything(self.app, "frame") if has(f, State.ACTIVE)), None), "a window to be active")
        except BaseException:
            self.process.kill()
            raise

    def __enter__(self):
        return self

    def __exit__(self, kind, *what):
        if kind and self.process.poll() is None:
            self.shot("failed")
            for n in everything(self.app):
                if n.get_name():
                    print(f"# seen: {n.get_role_name()} {n.get_name()!r} {n.get_description()!r}{' focused' if has(n, State.FOCUSED) else ''}")
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def key(self, *keys):
        for k in keys:
            run("xdotool", "key", "--clearmodifiers", k)

    def press(self, key):
        """What has the focus after a key, which the program has dealt with."""
        self.key(key)
        ping()
        has(self.frame, State.ACTIVE)  # what the program has said until now comes before its answer
        return focused(self.app)

    def type(self, text):
        run("xdotool", "type", text)

    def focus(self):
        n = focused(self.app)
        return n.get_name() if n else None

    def focused_spot(self):
        """What has the focus, if it is a spot of the board."""
        n = focused(self.app)
        try:
            return n if n and n.get_role_name() == "button" and n.get_parent().get_name() == self.BOARD else None
        except GLib.Error:
            return None  # the page is gone

    def tab_to(self, name, key="Tab", most=100):
        """Press Tab until what is called so has the focus."""
        for _ in range(most):
            if self.focus() == name:
                return
            self.press(key)
        raise AssertionError(f"{key} never comes to {name!r}; last on {self.focus()!r}")

    def see(self, name, role=None):
        return wait(lambda: find(self.app, role, name), f"{role or 'something'} called {name!r}")

    def see_label(self, text):
        return wait(lambda: any(text in l for l in labels(self.app)), f"a text with {text!r}")

    def board(self):
        if not self._board:
            self._board = wait(lambda: find(self.app, "grouping", self.BOARD), "the board")
        return self._board

    def spots(self):
        children = [self.board().get_child_at_index(i) for i in range(self.board().get_child_count())]
        return [n for n in children if n and n.get_role_name() == "button"]

    def spot_names(self):
        return [n.get_name() for n in self.spots()]

    def moves(self):
        """How many moves the record has: the number of the last entry, which is always in sight."""
        numbers = [n.get_name().split(". ")[0] for n in everything(find(self.app, "list", self.MOVES), "list item")]
        return max((int(n) for n in numbers if n.isdigit()), default=0)

    def to_board(self):
        if not self.focused_spot():
            self.key("ctrl+b")
            wait(self.focused_spot, "the focus on the board")

    def arrow_towards(self, spot):
        """By an arrow key one step nearer to it, in the direction in which it is further away if that leads somewhere; whether there was a way."""
        before = self.focused_spot()
        return any(self.press(key) != before for key in towards(middle(before), middle(spot)))

    def arrow_to(self, name):
        """On the board, by arrow keys alone, to the spot called so."""
        for _ in range(40):
            if self.focus() == name:
                return
            self.arrow_towards(next(n for n in self.spots() if n.get_name() == name))
        raise AssertionError(f"arrows never come to {name!r}; last on {self.focus()!r}")

    def quit(self):
        self.key("ctrl+q")
        return self.process.wait(PATIENCE)

    def shot(self, name):
        folder = os.environ.get("STEPSTONES_SHOTS")
        if folder:
            run("import", "-silent", "-window", "root", os.path.join(folder, name + ".png"))


def toolkit_dialogs(test):
    """For a case that opens the toolkit's own dialogs for files or printing, which keep a little of their memory (measured: 196 and 1083 bytes): leaks
    count if the program's own code is seen to have a part in them, beside its main(), or if they come to more than the toolkit's."""

    def run_test():
        reports = tempfile.mkdtemp()
        before = os.environ.get("ASAN_OPTIONS", "")
        os.environ["ASAN_OPTIONS"] = f"{before}:exitcode=0:log_path={reports}/report"
        try:
            test()
        finally:
            os.environ["ASAN_OPTIONS"] = before
        for name in os.listdir(reports):
            with open(os.path.join(reports, name)) as f:
                report = f.read()
            sum = re.search(r"^SUMMARY: AddressSanitizer: (\d+) byte\(s\) leaked", report, flags=re.M)
            assert sum and int(sum[1]) < 4096 and not re.search(r" \S*/src/(?!app/main\.c)[a-z/-]+\.c:", report), report

    return run_test


_number = 0
_failed = 0


def check(name, test):
    """One case: test() is called; what it raises fails it."""
    global _number, _failed
    _number += 1
    try:
        test()
        print(f"ok {_number} {name}", flush=True)
    except Exception:
        _failed += 1
        for line in traceback.format_exc().splitlines():
            print("#", line)
        print(f"not ok {_number} {name}", flush=True)


def finish():
    print(f"1..{_number}")
    sys.exit(1 if _failed else 0)
