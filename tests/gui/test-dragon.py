#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Dragon Bridge in the installed program by keys alone: a variant with a wrong effect opens in the editor, the effect is mended and read out, the
variant saved, and a match played by it: a card, a choice, the end of the turn."""
from boards import *

program = stage("en_US.UTF-8")
own = os.path.join(os.environ["XDG_DATA_HOME"], "stepstones", "variants")
path = os.path.join(own, "runners.variant")
OTHERS = ["bait", "gale", "dazzle", "blink", "barge", "trip", "switch", "gather", "siphon", "burrow", "barter", "omen", "step", "peddle", "roar", "bar-the-way", "shove"]
# nothing but the card Run: what is in a hand is known
TEXT = "[Variant]\nFormat=1\nGame=dragon-bridge\nBase=dragon-bridge\nName=Runners\n\n[Cards]\nHand=1\n[Wizards]\nMode=none\n" + "".join(f"[Action {c}]\nCount=0\n" for c in OTHERS) + "[Action run]\nCount=12\nEffect=mov 3\n"


def can_save(p):
    return has(find(p.app, "button", "Save"), State.SENSITIVE)


def text_of(node):
    text = node.get_text_iface()
    return Atspi.Text.get_text(text, 0, text.get_character_count())


def read_label(p, text):
    return wait(lambda: any(text in l for l in labels(p.app)), f"a label with {text!r}")


def edit(p):
    p.see("Save", "button")
    # the problem says where; going to it opens the card and selects the word
    problem = wait(lambda: next((n for n in everything(p.app, "list item") if "“mov” at column 1" in n.get_name()), None), "the problem")
    assert "perhaps “move” is meant" in problem.get_name(), problem.get_name()
    assert not can_save(p)
    p.tab_to(problem.get_name(), key="shift+Tab")
    p.key("Return")
    wait(lambda: p.focus() == "Effect", "the focus in the effect")
    entry = wait(lambda: next((n for n in everything(p.app, "text", "Effect") if has(n, State.FOCUSED)), None), "the entry")
    chosen = Atspi.Text.get_selection(entry.get_text_iface(), 0)
    assert (chosen.start_offset, chosen.end_offset) == (0, 3), (chosen.start_offset, chosen.end_offset)
    p.shot("dragon-editor-problem")
    # rightly: it is read out, here and on the card drawn beside it
    p.type("move")
    wait(lambda: can_save(p), "Save to be on")
    read_label(p, "Move up to 3 tiles.")
    p.key("End")
    p.type(", tele")
    wait(lambda: not can_save(p), "Save to be off again")
    p.key("ctrl+space")
    wait(lambda: text_of(entry) == "move 3, teleport", "the completion")
    p.type(" 1")
    wait(lambda: can_save(p), "Save to be on")
    read_label(p, "Move up to 3 tiles. Teleport up to 1 tile.")
    wait(lambda: find(p.app, "image", "“Run”: Move up to 3 tiles. Teleport up to 1 tile. Dragon power: +1 to moves toward the dragon. +1 to bumps toward the dragon."),
         "the card drawn")
    read_label(p, "Cards in play: 12 (11 to 120 are allowed). Wings in all: 12.")
    p.shot("dragon-editor")
    p.key("ctrl+s")
    wait(lambda: "teleport 1" in open(path, encoding="utf-8").read(), "the file to be saved")
    text = open(path, encoding="utf-8").read()
    assert text == TEXT.replace("mov 3", "move 3, teleport 1"), text


def to_move(p):
    """The hand's only card can be played."""
    return next((s for s in p.spots() if s.get_description().startswith("Plays “Run”")), None)


def play(p):
    p.key("F5")
    p.see("Start", "button")
    against_the_computer(p)
    p.tab_to("Start")
    p.key("Return")
    wait(p.spots, "spots on the board")
    wait(lambda: to_move(p), "the own turn")
    assert "Move up to 3 tiles. Teleport up to 1 tile." in to_move(p).get_description()
    for says in ("Plays “Run”", "Moves 2 tiles to the right", "Teleports 1 tile to the right"):
        before = p.moves()
        choose(p, says)
        wait(lambda: p.moves() > before, "the move in the record")
    # the gem stage: said in words beside the board
    done = wait(lambda: next((s for s in p.spots() if s.get_name() == "End the gem stage"), None), "the end of the gem stage")
    p.shot("dragon-choice")
    go_to(p, done.get_name())
    p.key("Return")
    wait(lambda: p.moves() >= 5 and to_move(p), "the opponent to have played")
    assert p.quit() == 0


def edit_and_play():
    os.makedirs(own, exist_ok=True)
    open(path, "w", encoding="utf-8").write(TEXT)
    with Program(program, path) as p:
        edit(p)
        play(p)


check("edit a card wrongly and rightly, save, play by it", edit_and_play)
finish()
