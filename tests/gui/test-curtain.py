#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people at one screen with hidden hands, in the installed program by keys alone: while the curtain is down, no card of either hand is in the
accessible tree, all of it, and neither tree nor picture depend on the cards; who opens it sees the own hand alone, and can undo as far as nothing was
shown."""
from table import *

program = stage("en_US.UTF-8")
ISLANDS = "ALOA BARI COCO DUDA ELAI FAAA GOLA HUNA IFFI JOJO KAHU LALE".split()
# the same open cards, other cards in both hands and in the pile
DECKS = (
    "ALOA ALOA BARI COCO COCO DUDA FAAA GOLA HUNA IFFI IFFI JOJO JOJO KAHU KAHU LALE LALE ELAI ELAI DUDA BARI FAAA GOLA HUNA",
    "KAHU LALE IFFI ELAI JOJO JOJO FAAA GOLA HUNA ALOA ALOA BARI BARI COCO COCO DUDA DUDA ELAI IFFI KAHU LALE HUNA GOLA FAAA",
)


def curtained(p, player):
    p.see(f"Hand over to {player}", "label")
    wait(lambda: p.focus() == "Show the Board", "the focus on the button that opens the curtain")
    assert not find(p.app, "grouping", "Board", showing=False), "the board is in the tree behind the curtain"


def opened(p):
    p.key("Return")
    wait(p.spots, "the board")
    wait(p.focused_spot, "the focus on the board")


def naming(p, names):
    return [w for w in p.whole_tree() if any(n in w for n in names)]


def at_the_start(*records):
    pictures, trees = [], []
    for number, make in enumerate(records):
        with Table(program, make()) as p:
            curtained(p, "Minji")
            trees.append(p.whole_tree())
            pictures.append(p.picture(pictures[0] if pictures else None))
            p.shot(f"curtain-{number}")
            opened(p)
            names = p.spot_names()
            assert not [w for w in trees[-1] if w in names], "a spot of the board is named behind the curtain"
            trees.append(p.whole_tree())
            pictures.append(p.picture())
            assert p.quit() == 0
    assert pictures[0] == pictures[2], "the picture behind the curtain depends on the cards"
    assert trees[0] == trees[2], "the tree behind the curtain depends on the cards"
    # what the test can tell: opened, both are different
    assert pictures[1] != pictures[3]
    assert trees[1] != trees[3]


def kahuna_at_the_start():
    at_the_start(*(lambda d=d: record("kahuna", d) for d in DECKS))


def dragon_at_the_start():
    at_the_start(*(lambda s=s: record("dragon-bridge", seed=s) for s in (1, 2)))


def between_turns():
    pictures = []
    for deck in DECKS:
        first, second = deck.split()[:3], deck.split()[3:6]
        with Table(program, record("kahuna", deck)) as p:
            curtained(p, "Minji")
            assert not naming(p, ISLANDS)
            opened(p)
            assert p.hand() == sorted(first), p.hand()
            # what may be left lying about: a hint that is still thought about, a refusal, half a move in the entry
            p.key("ctrl+h")
            p.type_move("LALE:ALOA-BARI")
            p.see_label("LALE")
            p.choose("End without drawing")
            curtained(p, "Taro")
            assert not naming(p, ISLANDS), naming(p, ISLANDS)
            pictures.append(p.picture(pictures[0] if pictures else None))
            p.shot(f"between-{len(pictures)}")
            opened(p)
            assert p.hand() == sorted(second), p.hand()
            assert not naming(p, [f"Card {i} in" for i in first if i not in second])
            assert p.quit() == 0
    assert pictures[0] == pictures[1], "the picture behind the curtain depends on the cards"


def undo():
    with Table(program, record("kahuna", DECKS[0])) as p:
        curtained(p, "Minji")
        opened(p)
        # a card thrown away shows nothing: undone, it is back
        p.type_move("/BARI")
        wait(lambda: p.hand() == ["ALOA", "ALOA"], "the card gone")
        p.key("Escape")
        p.key("ctrl+z")
        wait(lambda: p.hand() == ["ALOA", "ALOA", "BARI"], "the card back")
        # declining shows nothing; behind the curtain nothing can be undone or looked at; opened, undo leads to who moved, behind a curtain again
        p.type_move(".")
        curtained(p, "Taro")
        p.key("ctrl+z", "alt+Prior")
        curtained(p, "Taro")
        assert not naming(p, ISLANDS)
        opened(p)
        p.key("ctrl+z")
        curtained(p, "Minji")
        assert not naming(p, ISLANDS)
        opened(p)
        assert p.hand() == ["ALOA", "ALOA", "BARI"], p.hand()
        # a drawn card ends undo
        p.type_move("<")
        curtained(p, "Taro")
        opened(p)
        p.key("ctrl+z")
        assert p.hand() == ["COCO", "COCO", "DUDA"], p.hand()
        assert not has(p.see("Undo", "button"), State.SENSITIVE), "undo past a drawn card"
        assert p.quit() == 0


check("Kahuna: behind the curtain nothing depends on the cards", fresh(kahuna_at_the_start))
check("Dragon Bridge: behind the curtain nothing depends on the cards", fresh(dragon_at_the_start))
check("Kahuna: between turns nothing is left behind", fresh(between_turns))
check("Kahuna: undo, through the curtain and not past a drawn card", fresh(undo))
done()
