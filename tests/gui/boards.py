# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches of any game in English by keys, on spots found by what they say."""
from drive import *

LEVEL = "Computer (Beginner)"


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


def go_to(p, name):
    """Arrows within an area of the board, Tab from one area to the next."""
    p.to_board()
    for _ in range(9):
        been = set()
        while p.focus() not in been:
            if p.focus() == name:
                return
            been.add(p.focus())
            p.arrow_towards(next(n for n in p.spots() if n.get_name() == name))
        p.press("Tab")
        p.to_board()
    raise AssertionError(f"no way by keys to {name!r}")


def choose(p, begins):
    """Choose the first spot whose description begins so."""
    n = wait(lambda: next((s for s in p.spots() if s.get_description().startswith(begins)), None), f"a spot that says {begins!r}")
    name = n.get_name()
    go_to(p, name)
    p.key("Return")
