#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The map editor of Kahuna in the installed program: by keys an island with its lines is added, without a text field, lines are drawn and deleted, and
what is wrong with the map is said at once; by the pointer an island is dragged."""
from table import *

program = stage("en_US.UTF-8")


class Editor(Table):
    BOARD = "Map Editor"

    def to_board(self):
        for _ in range(12):
            if self.focused_spot():
                return
            self.press("Tab")
        raise AssertionError("Tab does not come to the drawing")

    def open(self):
        self.tab_to("Kahuna")
        self.key("Return")
        self.see("Start", "button")
        self.key("ctrl+shift+n")
        self.see("Save", "button")
        self.tab_to("Map Editor")
        self.key("Return")
        wait(self.spots, "the drawing")
        wait(self.focused_spot, "the focus on the drawing")

    def numbers(self):
        return self.board().get_description()

    def shows(self, *parts):
        wait(lambda: all(x in self.numbers() for x in parts), f"{parts} in {self.numbers()!r}")

    def problem(self, text):
        wait(lambda: any(text in l for l in labels(self.app)), f"a problem with {text!r}")

    def entry(self, name):
        text = find(self.app, "text", name, showing=False).get_text_iface()
        return Atspi.Text.get_text(text, 0, text.get_character_count())

    def close(self):
        gone = lambda: not find(self.app, "grouping", self.BOARD)
        for _ in range(2):  # the first one may only lay down what was taken
            self.key("Escape")
            try:
                wait(gone, "the dialog to close", PATIENCE / 4)
                break
            except TimedOut:
                pass
        wait(gone, "the dialog to close")
        self._board = None

    def discard(self):
        self.key("ctrl+q")
        self.see("Discard", "button")
        self.tab_to("Discard")
        self.key("Return")
        assert self.process.wait(PATIENCE) == 0


def by_keys():
    with Editor(program) as p:
        p.open()
        p.shows("Islands 12", "lines 27", "crossings 0", "cards 24", "rounds 3")
        before = p.spot_names()
        # an island and its two lines
        p.choose("Add an island")
        wait(lambda: p.spot("Place 100 across, 100 down"), "places to choose from")
        p.choose("Place 100 across, 100 down")
        p.shows("Islands 13", "lines 29", "cards 26")
        name = next(n for n in p.spot_names() if ", degree 2" in n and n not in before).split(",")[0]
        lines = [n for n in p.spot_names() if n.startswith("Line ") and name in n]
        assert len(lines) == 2, p.spot_names()
        p.shot("map-added")
        # it is the chosen one: another island draws a line from it, which may cross others
        p.choose("COCO, degree")
        p.shows("lines 30")
        assert p.spot(f"{name}, degree 3"), p.spot_names()
        p.choose("COCO, degree")
        p.shows("lines 29")
        # without its lines it lies apart, which is said
        for line in lines:
            p.choose(line)
            wait(lambda: line not in p.spot_names(), "the line to go")
        p.problem("falls into parts")
        p.shot("map-apart")
        p.key("ctrl+z")
        p.shows("lines 28")
        wait(lambda: not any("falls into parts" in l for l in labels(p.app)), "the problem to go")
        p.close()
        assert name in p.entry("Islands").split(";"), p.entry("Islands")
        assert p.entry("Places").count(";") == 12 or p.entry("Places").rstrip(";").count(";") == 12, p.entry("Places")
        p.discard()


def by_pointer():
    with Editor(program) as p:
        p.open()

        def point(begins):
            x, y = middle(p.spot(begins))
            return int(x) + 11, int(y) + 12  # the shadow around the window

        x, y = point("LALE, degree")
        to_x, to_y = point("COCO, degree")
        run("xdotool", "mousemove", str(x), str(y), "mousedown", "1")
        for i in range(1, 9):
            run("xdotool", "mousemove", str(x + (to_x - x) * i // 8), str(y + (to_y - 60 - y) * i // 8))
        # what would be wrong is shown while it is dragged
        wait(lambda: "crossings 0" not in p.numbers(), "crossings to be counted")
        run("xdotool", "mouseup", "1")
        wait(lambda: abs(point("LALE, degree")[0] - to_x) < 40, "the island where it was let go")
        p.problem("cross")
        p.shot("map-dragged")
        p.key("ctrl+z")
        p.shows("crossings 0")
        p.close()
        assert p.process.poll() is None


check("by keys", fresh(by_keys))
check("by the pointer", fresh(by_pointer))
done()
