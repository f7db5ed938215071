#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kahuna in the installed program, by keys alone, read through the accessibility bus: both players' whole turns: cards chosen, lines lit, a bridge that
two cards remove with its result told before, cards thrown away, drawn, not drawn."""
from table import *

program = stage("en_US.UTF-8")
DECK = "ALOA ALOA BARI DUDA DUDA HUNA FAAA GOLA JOJO IFFI IFFI JOJO KAHU KAHU LALE LALE ELAI ELAI COCO BARI FAAA GOLA HUNA COCO"


def curtain(p, player):
    p.see(f"Hand over to {player}", "label")
    p.key("Return")
    wait(p.spots, "the board")
    wait(p.focused_spot, "the focus on the board")


def first_turn():
    with Table(program, record("kahuna", DECK)) as p:
        curtain(p, "Minji")
        assert p.hand() == ["ALOA", "ALOA", "BARI"]
        # a line that no card fits says so; a chosen card lights the lines at its island
        assert p.say("GOLA-JOJO").startswith("You hold neither the card GOLA nor JOJO"), p.say("GOLA-JOJO")
        p.choose("Card ALOA in your hand")
        wait(lambda: p.pressed("Card ALOA in your hand"), "the card to be chosen")
        assert p.say("ALOA-BARI, free line").startswith("Builds on ALOA-BARI with the card ALOA"), p.say("ALOA-BARI")
        assert "Builds" not in p.say("BARI-COCO, free line"), p.say("BARI-COCO")
        # let go, and chosen again
        p.key("Escape")
        wait(lambda: not p.pressed("Card ALOA in your hand"), "the card to be let go")
        p.choose("Card ALOA in your hand")
        wait(lambda: p.pressed("Card ALOA in your hand"), "the card to be chosen")
        p.choose("ALOA-BARI, free line")
        wait(lambda: p.spot("ALOA-BARI, your bridge"), "the bridge")
        assert p.moves() == 1 and p.hand() == ["ALOA", "BARI"]
        assert p.spot("ALOA, degree 3, you 1, opponent 0")
        assert p.focused_spot(), "the focus left the board"
        # the line first: the card that does is chosen, the same line again builds; two of three: a stone
        p.go_to("ALOA-DUDA, free line")
        assert "Stones won: 1" in p.say("ALOA-DUDA"), p.say("ALOA-DUDA")
        p.key("Return")
        wait(lambda: p.pressed("Card ALOA in your hand"), "the card to be chosen by the line")
        p.key("Return")
        wait(lambda: p.spot("ALOA-DUDA, your bridge"), "the bridge")
        assert "You hold it." in p.say("ALOA, degree 3, you 2"), p.say("ALOA, degree 3")
        # a card face down on the discards, then the pile
        p.choose("Card BARI in your hand")
        wait(lambda: p.pressed("Card BARI in your hand"), "the card to be chosen")
        p.choose("Discards")
        wait(lambda: p.hand() == [], "the card gone")
        assert p.spot("Discards: 1 card face down; face up ALOA"), p.spot_names()
        p.choose("Pile")
        curtain(p, "Taro")
        first_turn.names = p.spot_names()
        assert p.hand() == ["DUDA", "DUDA", "HUNA"]
        assert p.quit() == 0


def removal():
    moves = ["ALOA:ALOA-BARI", "ALOA:ALOA-DUDA", "/BARI", "<"]
    with Table(program, record("kahuna", DECK, moves)) as p:
        curtain(p, "Taro")
        assert p.spot_names() == first_turn.names, "played by keys and read from a record it is another position"
        # two cards light the enemy's bridge; what comes off is told before
        p.choose("Card DUDA in your hand")
        wait(lambda: p.pressed("Card DUDA in your hand"), "the card to be chosen")
        p.go_to("Card HUNA in your hand")
        assert "two cards remove a bridge" in p.say("Card HUNA"), p.say("Card HUNA")
        # the other DUDA lies beside the first
        seen = [s for s in p.spots() if s.get_name() == "Card DUDA in your hand"]
        assert len(seen) == 2
        p.press("Left")
        p.key("Return")
        wait(lambda: [has(s, State.PRESSED) for s in p.spots() if s.get_name() == "Card DUDA in your hand"] == [True, True], "both cards to be chosen")
        said = p.say("ALOA-DUDA, the opponent's bridge")
        assert said.startswith("Removes the bridge on ALOA-DUDA"), said
        assert "bridges taken off: 1; stones the opponent loses: 1" in said, said
        assert "Removes" not in p.say("ALOA-BARI, the opponent's bridge")
        p.choose("ALOA-DUDA, the opponent's bridge")
        wait(lambda: p.spot("ALOA-DUDA, free line"), "the bridge to be removed")
        assert "Nobody holds it." in p.say("ALOA, degree 3")
        assert p.hand() == ["HUNA"]
        # from the open row
        p.choose("Open card GOLA")
        curtain(p, "Minji")
        assert p.spot("Open card IFFI") or p.spot("Open card KAHU"), p.spot_names()
        # no turn without drawing is refused here; taken back by nobody: the card was shown
        assert not has(p.see("Undo", "button"), State.SENSITIVE)
        p.choose("End without drawing")
        curtain(p, "Taro")
        # twice in succession it may not be
        assert "you must draw" in p.say("End without drawing"), p.say("End without drawing")
        p.choose("End without drawing")
        assert p.moves() == 7, p.moves()
        assert p.quit() == 0


def every_line():
    """By arrows alone from the first island: each line and island can be reached."""
    with Table(program, record("kahuna", DECK)) as p:
        curtain(p, "Minji")
        for line in ("ALOA-BARI", "COCO-KAHU", "KAHU-LALE", "ELAI-JOJO", "ALOA-DUDA"):
            p.go_to(line)
            assert p.focused_spot().get_name().startswith(line)
        assert p.quit() == 0


check("a turn: cards, lines, a stone, a card thrown away, the pile", fresh(first_turn))
check("two cards remove a bridge; the open row; no turn without drawing twice", fresh(removal))
check("lines are reached by arrows", fresh(every_line))
done()
