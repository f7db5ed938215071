# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches of any game in English by keys, on spots found by what they say."""
from drive import *

LEVEL = "Computer (Beginner)"


class Play(Program):
    def board(self):
        if not self._board:
            self._board = wait(lambda: find(self.app, "grouping", "Board"), "the board")
        return self._board


def moves(p):
    numbers = [n.get_name().split(". ")[0] for n in everything(find(p.app, "list", "Moves"), "list item")]
    return max((int(n) for n in numbers if n.isdigit()), default=0)


def against_the_computer(p):
    """The opponent's row: from its first entry on down to the computer that is wanted."""
    row = p.see("Opponent", "combo box")
    for down in range(8):
        if find(row, "label", LEVEL):
            return
        p.tab_to("Opponent")
        p.key("Return")
        wait(lambda: p.focus() != "Opponent", "the list to open")
        p.key(*["Up"] * 8, *["Down"] * down, "Return")
        wait(lambda: p.focus() == "Opponent", "the list to close")
    raise AssertionError(f"no opponent called {LEVEL}")


def to_board(p):
    if not p.focused_spot():
        p.key("ctrl+b")
        wait(p.focused_spot, "the focus on the board")


def press(p, key):
    before = p.focus()
    p.key(key)
    try:
        return wait(lambda: p.focus() != before, "the focus to move", 0.6)
    except TimedOut:
        return False


def go_to(p, name):
    """Arrows within an area of the board, Tab from one area to the next."""
    for _ in range(9):
        been = set()
        while p.focus() not in been:
            here = p.focus()
            if here == name:
                return
            been.add(here)
            at = {n.get_name(): n.get_component_iface().get_extents(Atspi.CoordType.WINDOW) for n in p.spots() if n.get_name() in (here, name)}
            dx, dy = at[name].x - at[here].x + (at[name].width - at[here].width) / 2, at[name].y - at[here].y + (at[name].height - at[here].height) / 2
            ways = ["Right" if dx > 0 else "Left", "Down" if dy > 0 else "Up"]
            if abs(dy) > abs(dx):
                ways.reverse()
            if not press(p, ways[0]):
                press(p, ways[1])
        press(p, "Tab")
        to_board(p)
    raise AssertionError(f"no way by keys to {name!r}")


def choose(p, begins):
    """Choose the first spot whose description begins so."""
    n = wait(lambda: next((s for s in p.spots() if s.get_description().startswith(begins)), None), f"a spot that says {begins!r}")
    name = n.get_name()
    to_board(p)
    go_to(p, name)
    p.key("Return")
