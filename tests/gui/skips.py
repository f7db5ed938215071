# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Skips in Korean by keys alone, for the tests that need a match: choosing seats, moving pieces found by the names of their spots."""
from drive import *


def choose_row(p, row, times, key):
    """A combo row: open its list, go @times by @key, take it."""
    p.tab_to(row)
    p.key("Return")
    wait(lambda: p.focus() != row, "the list to open")
    p.key(*[key] * times)
    p.key("Return")
    wait(lambda: p.focus() == row, "the list to close")


def start_match(p):
    """From the game page: two persons, start."""
    p.see("시작(S)", "button")
    choose_row(p, "상대", 8, "Up")
    p.tab_to("시작(S)")
    p.key("Return")
    p.see("판", "grouping")
    wait(lambda: p.spots(), "the spots")


def movable(p):
    """Of one's own pieces the first that can move: its description says where it goes; why not, is a sentence with a full stop."""
    for n in p.spots():
        if n.get_name().startswith("내 ") and n.get_description() and not n.get_description().endswith("."):
            return n.get_name()
    return None


def over(p):
    return find(p.app, "button", "재대결(R)") is not None


def play_one(p):
    before, here = p.moves(), p.spot_names()
    name = wait(lambda: movable(p), "a piece that can move")
    p.to_board()
    p.arrow_to(name)
    p.key("Return")
    wait(lambda: p.spot_names() != here, "the move on the board")
    wait(lambda: p.moves() == before + 1, "the move in the record")
