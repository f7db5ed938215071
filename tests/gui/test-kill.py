#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program started by build-aux/run is killed in mid-game: started again, the match is there with every move made, and can be played on."""
import signal

from drive import *

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
RUN = os.path.join(TOP, "build-aux", "run")
os.environ.update(LC_ALL="en_US.UTF-8", LANG="en_US.UTF-8", GTK_A11Y="atspi")
os.environ.pop("GSETTINGS_SCHEMA_DIR", None)


def processes(name):
    """Those of this test's display."""
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/comm") as c, open(f"/proc/{pid}/environ", "rb") as e:
                if c.read().strip() == name and f"DISPLAY={os.environ['DISPLAY']}".encode() in e.read().split(b"\0"):
                    yield int(pid)
        except OSError:
            pass


class Run(Program):
    """build-aux/run builds first, which takes as long as it takes."""

    def __init__(self):
        self.process = subprocess.Popen([RUN], stdout=sys.stderr)
        try:
            wait(lambda: self.process.poll() is not None or list(processes("stepstones")), "build-aux/run to start the program", 40 * PATIENCE)
            assert self.process.poll() is None, f"build-aux/run ended with {self.process.returncode}"
            self.app = application("stepstones")
            self.frame = wait(lambda: find(self.app, "frame"), "the window")
            wait(lambda: has(self.frame, State.ACTIVE), "the window to be active")
        except BaseException:
            self.process.kill()
            raise


def play_one(p):
    before, here = p.moves(), p.spot_names()
    p.key("ctrl+l")
    wait(lambda: (focused(p.app) or p.frame).get_role_name() == "text", "the entry")
    p.type(MOVES[before])
    p.key("Return")
    wait(lambda: p.moves() == before + 1 and p.spot_names() != here, "the move")


MOVES = ["1", "1", "2", "2", "3"]  # every piece enters; none is in another's way


def killed():
    with Run() as p:
        p.tab_to("Skips")
        p.key("Return")
        p.see("Start", "button")
        p.tab_to("Opponent")
        p.key("Return")
        wait(lambda: p.focus() != "Opponent", "the list to open")
        p.key(*["Up"] * 8)
        p.key("Return")
        wait(lambda: p.focus() == "Opponent", "the list to close")
        p.tab_to("Start")
        p.key("Return")
        wait(lambda: len(p.spots()) == 12, "twelve spots")
        for _ in range(4):
            play_one(p)
        killed.names = p.spot_names()
        for pid in processes("stepstones"):
            os.kill(pid, signal.SIGKILL)
        assert p.process.wait(PATIENCE) != 0


def started_again():
    with Run() as p:
        p.see("Continue", "heading")
        p.tab_to("Skips")
        p.key("Return")
        wait(lambda: p.spot_names() == killed.names, "the position as it was before the kill")
        assert p.moves() == 4, p.moves()
        play_one(p)
        assert p.quit() == 0


check("killed in the middle of a match", killed)
check("started again: the match goes on", started_again)
finish()
