# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Read a GTK 4 program through the accessibility bus. As a program: `atspi.py` prints the tree of stepstones."""
import os
import subprocess
import time
import warnings

warnings.simplefilter("ignore")  # libatspi calls half of itself deprecated
os.environ.setdefault("NO_AT_BRIDGE", "1")
import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

State = Atspi.StateType
PATIENCE = 20 * float(os.environ.get("MESON_TEST_TIMEOUT_MULTIPLIER", "1"))


class TimedOut(AssertionError):
    pass


def wait(f, what, timeout=PATIENCE):
    """The first true value of f(), which may fail while the program changes; no fixed sleeps."""
    end = time.monotonic() + timeout
    while True:
        try:
            r = f()
        except (GLib.Error, OSError, IndexError, subprocess.CalledProcessError):
            r = None
        if r:
            return r
        if time.monotonic() > end:
            raise TimedOut(f"timed out waiting for {what}")
        time.sleep(0.03)


def application(name):
    def find():
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            a = desktop.get_child_at_index(i)
            if a and a.get_name() == name:
                a.set_cache_mask(Atspi.Cache.NONE)  # always ask the program
                return a

    return wait(find, f"application {name}")


def walk(node, depth=0):
    yield node, depth
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child:
            yield from walk(child, depth + 1)


def has(node, state):
    return node.get_state_set().contains(state)


def everything(root, role=None, name=None, showing=True):
    """What is in sight (unless not @showing), with that role and name; what lies in something hidden is hidden too."""
    if showing and not has(root, State.SHOWING) and root.get_role_name() != "application":
        return
    if (not role or root.get_role_name() == role) and (name is None or root.get_name() == name):
        yield root
    for i in range(root.get_child_count()):
        child = root.get_child_at_index(i)
        if child:
            yield from everything(child, role, name, showing)


def find(root, role=None, name=None, showing=True):
    return next(everything(root, role, name, showing), None)


def labels(root):
    return [n.get_name() for n in everything(root, "label")]


_last = None  # what said last that it has the focus


def _focus_changed(event):
    global _last
    if event.detail1:
        _last = event.source


_listener = Atspi.EventListener.new(_focus_changed)
_listener.register("object:state-changed:focused")


def focused(root):
    """What has the focus: as the program said when it changed; else the whole tree is searched, which takes its time."""
    while GLib.MainContext.default().iteration(False):
        pass
    try:
        if _last and has(_last, State.FOCUSED) and has(_last, State.SHOWING) and _last.get_role_name() not in ("frame", "window"):
            return _last
    except GLib.Error:
        pass  # it is gone
    return next((n for n in everything(root) if has(n, State.FOCUSED) and n.get_role_name() not in ("frame", "window")), None)


def show(root):
    for node, depth in walk(root):
        states = [s.value_nick for s in node.get_state_set().get_states() if s.value_nick in ("focused", "focusable", "showing", "pressed", "selected", "sensitive")]
        print("  " * depth + f"[{node.get_role_name()}] {node.get_name()!r} {node.get_description()!r} {','.join(states)}")


if __name__ == "__main__":
    show(application("stepstones"))
