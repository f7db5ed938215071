#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The Bridge in the installed program, two people at one screen, by keys alone, read through the accessibility bus: a tile is taken from the supply,
turned, turned over, refused with its reason, placed; overbridges; walking and rescuing; taking back and what holds a tile down; then the mouse."""
from records import *
from records import record as played_by

program = stage("en_US.UTF-8")
SETUP = "@a8 @e1 @a4 @h2 @d7 @h5".split()
TILES = SETUP + "+b1c1d1d2 +i5i6i7i8 +f2e3f3g3 +d8e8f8f9".split()
said = []
_listener = Atspi.EventListener.new(lambda event: said.append(event.any_data))
_listener.register("object:announcement")


def record(name, moves):
    """A match of two persons after @moves, as the program itself writes it."""
    path = played_by(os.path.join(os.environ["XDG_DATA_HOME"], "stepstones", "matches", name + ".game"), "the-bridge", "Minji", "Haru", moves=1)
    return write(path, read(path).split("[Moves]")[0] + "[Moves]\n" + "".join(f"{i}={move}\n" for i, move in enumerate(moves, 1)))


def moves_in(path):
    return re.findall(r"^\d+=(.*)$", read(path).split("[Moves]")[1], flags=re.M)


class Play(Program):
    def __init__(self, path):
        super().__init__(program, path)
        self._known = {}
        self.path = path
        self.board()
        wait(self.spots, "spots on the board")

    def spot(self, begins):
        """A spot by how its name begins: "c4," or a tile of the supply. Spots stay the same while what they say changes: they are looked for once."""
        n = self._known.get(begins)
        try:
            if n and n.get_name().startswith(begins) and has(n, State.SHOWING):
                return n
        except GLib.Error:
            pass  # it is gone
        self._known[begins] = next((n for n in self.spots() if n.get_name().startswith(begins)), None)
        return self._known[begins]

    def told(self, sentence):
        """Something was announced, a refusal or what happened, since said was emptied."""

        def heard():
            while GLib.MainContext.default().iteration(False):
                pass
            return any(sentence in s for s in said)

        wait(heard, f"{sentence!r} to be announced")

    def at(self):
        n = focused(self.app)
        return n.get_name() if n else ""

    def tab(self, there):
        """Tab until there() says that it is enough."""
        for _ in range(9):
            if there(self.at()):
                return
            self.press("Tab")
            if not there(self.at()):
                self.to_board()
        raise AssertionError(f"Tab never comes there; last on {self.at()!r}")

    def to_supply(self, name):
        """Tab to the supply, arrows in it."""
        self.tab(lambda at: "in the supply" in at)
        for _ in range(12):
            if self.at().startswith(name):
                return
            self.arrow_towards(self.spot(name))
        raise AssertionError(f"no way by keys to {name!r}; last on {self.at()!r}")

    def to_square(self, square):
        """Tab to the squares, then arrows file by file and rank by rank."""
        self.tab(lambda at: re.match(r"[a-i][1-9],", at))
        here = self.at()
        dx, dy = ord(square[0]) - ord(here[0]), int(square[1]) - int(here[1])
        keys = ["Right" if dx > 0 else "Left"] * abs(dx) + ["Up" if dy > 0 else "Down"] * abs(dy)
        if keys:
            self.key(*keys)
        wait(lambda: self.at().startswith(square + ","), f"the focus on {square} by {keys} from {here!r}")

    def describes(self, square, text):
        wait(lambda: text in self.spot(square + ",").get_description(), f"{square} to say {text!r}")

    def choose(self, square):
        self.to_square(square)
        self.key("Return")

    def plays(self, move):
        wait(lambda: moves_in(self.path)[-1] == move, f"{move} in the record, after {moves_in(self.path)[-3:]}")

    def place(self, square):
        return tuple(map(int, middle(self.spot(square + ","))))


def tile():
    with Play(record("tile", SETUP)) as p:
        low = p.place("a1")
        p.to_supply("L tetromino")
        p.key("Return")
        wait(lambda: p.spot("L tetromino").get_description() == "Puts it back", "the tile in the hand")
        # refused, with its own reason, in the description, in sight and announced; it stays in the hand
        p.describes("a4", "The square a4 carries a tile of the opponent.")
        p.describes("e5", "The square")
        p.choose("a4")
        p.told("The square a4 carries a tile of the opponent.")
        p.shot("refused")
        p.choose("i1")
        p.told("Part of the tile lies off the board.")
        assert len(moves_in(p.path)) == 6
        # R turns it, F turns it over: other squares
        p.describes("c2", "placed on")
        lies = [p.spot("c2,").get_description()]
        for key in ("r", "r", "r", "f", "shift+r"):
            p.to_square("c2")
            p.key(key)
            wait(lambda: p.spot("c2,").get_description() != lies[-1], "the tile to be turned")
            lies.append(p.spot("c2,").get_description())
        assert len(set(lies)) == 6, lies
        # Escape lets go
        p.key("Escape")
        wait(lambda: p.spot("L tetromino").get_description() == "Takes it in the hand", "the hand to be empty")
        p.to_supply("L tetromino")
        p.key("Return")
        p.describes("b2", "placed on b1, c1, b2")
        said.clear()
        p.choose("b2")
        p.plays("+b1c1b2b3")
        p.told("L tetromino")
        wait(lambda: p.spot("b3, the opponent's L tetromino"), "the tile as the other person's")
        assert p.at().startswith("b2,"), p.at()  # the focus stays where it was
        # the board doesn't turn round to the one who moves now
        assert p.place("a1") == low
        p.key("ctrl+z")
        wait(lambda: len(moves_in(p.path)) == 6 and not p.spot("b3, the opponent"), "the tile to be taken back")
        assert p.quit() == 0


def bridges():
    with Play(record("bridges", TILES)) as p:
        # diagonally, from one own tile to another; both ends by the arrows
        p.to_supply("overbridge in the supply")
        p.key("Return")
        p.describes("d2", "Begins the overbridge here")
        p.describes("b1", "No other own tile touches this square at a corner.")
        p.choose("d2")
        p.describes("e3", "overbridge")
        p.describes("g3", "The ends of an overbridge must touch at a corner.")
        p.choose("e3")
        p.plays("=d2e3")
        # across a tile of the opponent
        p.to_supply("overbridge in the supply")
        p.key("Return")
        p.choose("c1")
        p.plays("=c1")
        # what is held down can't be taken back, and says so
        p.choose("b1")
        p.describes("b1", "held down by an overbridge")
        said.clear()
        p.key("Return")
        p.told("held down by an overbridge")
        p.key("Escape")
        # walking: reachable squares, a rescue, and why not
        p.choose("a1")
        p.describes("d1", "goes to d1")
        p.describes("e1", "rescues")
        p.describes("g3", "can't")
        said.clear()
        p.choose("e1")
        p.plays(">e1")
        p.told("rescue")
        p.see_label("1 (3 points)")
        # a tile that carries nothing is taken back: chosen twice
        p.choose("i6")
        p.describes("i6", "taken back")
        p.key("Return")
        p.plays("-i5")
        # over the overbridge
        p.choose("e1")
        p.choose("d1")
        p.plays(">d1")
        p.to_supply("I tetromino")
        p.key("Return")
        p.choose("i6")
        p.plays("+i5i6i7i8")
        p.choose("d1")
        p.choose("d2")
        p.plays(">d2")
        p.to_supply("L tromino")
        p.key("Return")
        p.describes("g8", "The tile takes the last way")
        p.choose("b6")
        p.plays("+b6c6b7")
        p.choose("d2")
        p.choose("e3")
        p.plays(">e3")
        assert p.quit() == 0


def mouse():
    """The wheel turns what is in the hand; a press beside all spots changes nothing; a drag places."""
    with Play(record("mouse", SETUP)) as p:
        def point(x, y, *more):
            run("xdotool", "mousemove", str(x), str(y), *more)

        e = p.spot("L tetromino").get_component_iface().get_extents(Atspi.CoordType.WINDOW)
        border = 5  # of the window, without a compositor
        point(e.x + e.width // 2 + border, e.y + e.height // 2 + border, "click", "1")
        wait(lambda: p.spot("L tetromino").get_description() == "Puts it back", "the tile in the hand")
        x, y = p.place("c4")
        point(x + border, y + border)
        before = p.spot("c2,").get_description()
        point(x + border, y + border, "click", "5")
        wait(lambda: p.spot("c2,").get_description() != before, "the wheel to turn the tile")
        p.key("Escape")
        wait(lambda: p.spot("L tetromino").get_description() == "Takes it in the hand", "the hand to be empty")
        u, v = p.place("b2")
        point(e.x + e.width // 2 + border, e.y + e.height // 2 + border, "mousedown", "1")
        for i in range(1, 9):
            point(x + border + (u - x) * i // 8, y + border + (v - y) * i // 8)
        point(u + border, v + border, "mouseup", "1")
        p.plays("+b1c1b2b3")
        assert p.quit() == 0


CASES = {"a tile by keys": tile, "overbridges, walking, taking back by keys": bridges, "wheel and drag": mouse}
for name, case in CASES.items():
    if not sys.argv[3:] or any(w in name for w in sys.argv[3:]):
        check(name, case)
done()
