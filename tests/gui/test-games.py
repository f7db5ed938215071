#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The Bridge, Kahuna and Dragon Bridge in the installed program: a match against the computer is begun, a few moves are made by keys on spots found
by what they say, the program is quit, and the match goes on where it was."""
from boards import *

program = stage("en_US.UTF-8")
def plays(game, steps):
    def first():
        with Program(program) as p:
            p.tab_to(game)
            p.key("Return")
            p.see("Start", "button")
            against_the_computer(p)
            p.tab_to("Start")
            p.key("Return")
            wait(p.spots, "spots on the board")
            for begins in steps:
                before = p.moves()
                choose(p, begins)
                wait(lambda: p.moves() > before, "the move in the record")
            plays.made = p.moves()
            assert p.quit() == 0

    def again():
        with Program(program) as p:
            p.see("Continue", "heading")
            p.tab_to(game)
            p.key("Return")
            wait(p.spots, "spots on the board")
            wait(lambda: p.moves() >= plays.made, "every move in the record")
            assert p.quit() == 0

    check(f"{game}: begin, play, quit", first)
    check(f"{game}: go on", again)


STEPS = {
    "The Bridge": ["A rescue piece is placed"] * 2,
    "Kahuna": ["Takes the open card"] * 2,
    "Dragon Bridge": ["Plays “"],
}
for game, steps in STEPS.items():
    if not sys.argv[3:] or game in sys.argv[3:]:
        plays(game, steps)
finish()
