# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of any game in English by keys alone, for the tests that play: records to begin from, ways by arrows and Tab, what the tree says."""
import hashlib

from records import *
from records import record as played_by


def record(variant, chance=None, moves=(), seed=1, second="Taro"):
    """The path of a record, with the rules that the command line writes; without @chance that of a game between random players, from its start."""
    path = played_by("table.game", variant, "Minji", second, moves=1, seed=seed)
    text = read(path)
    text = text[: text.index("[Moves]")] if not chance else text[: text.index("[Chance]")] + f"[Chance]\n1={chance.replace(' ', ';')}\n\n"
    return write(path, text + "[Moves]\n" + "".join(f"{n + 1}={m}\n" for n, m in enumerate(moves)))


class Table(Program):
    def spot(self, begins):
        return next((s for s in self.spots() if s.get_name().startswith(begins)), None)

    def say(self, begins):
        """What choosing the spot would do."""
        return self.spot(begins).get_description()

    def pressed(self, begins):
        return has(self.spot(begins), State.PRESSED)

    def go_to(self, begins):
        """By Tab to the area of the spot, then by arrows: towards it, else tried out where they lead, as one does who does not see the board."""
        self.to_board()
        goal = wait(lambda: self.spot(begins), f"a spot that begins with {begins!r}").get_index_in_parent()
        for most in (14, 14, 14, 120, 120, 120):
            if self.explore(goal, most):
                return
            self.press("Tab")
            self.to_board()
        raise AssertionError(f"no way by keys to {begins!r}")

    def explore(self, goal, most):
        """Every arrow from every spot of the area, those that lead nearer first, until the goal has the focus."""
        ways = {}  # spot: {key: spot}
        middles = {s.get_index_in_parent(): middle(s) for s in self.spots()}
        opposite = {"Left": "Right", "Right": "Left", "Up": "Down", "Down": "Up"}

        def here():
            return wait(self.focused_spot, "the focus on the board").get_index_in_parent()

        def wanted(n):
            keys = towards(middles[n], middles[goal])
            return keys + [opposite[k] for k in reversed(keys)]

        for _ in range(most):
            at = here()
            if at == goal:
                return True
            known = ways.setdefault(at, {})
            key = next((k for k in wanted(at) if k not in known), None)
            if not key:  # all four are known: along known ways to the nearest spot where one is not
                before, queue = {at: None}, [at]
                open_spot = None
                for n in queue:
                    if len(ways.get(n, {})) < 4:
                        open_spot = n
                        break
                    for k, to in ways[n].items():
                        if to not in before:
                            before[to] = (n, k)
                            queue.append(to)
                if open_spot is None:
                    return False
                path = []
                while before[open_spot]:
                    open_spot, k = before[open_spot]
                    path.append(k)
                for k in reversed(path):
                    self.press(k)
                continue
            self.press(key)
            known[key] = here()
        return False

    def choose(self, begins):
        self.go_to(begins)
        self.key("Return")

    def type_move(self, text, send=True):
        self.key("ctrl+l")
        wait(lambda: (focused(self.app) or self.frame).get_role_name() == "text", "the entry")
        self.type(text)
        if send:
            self.key("Return")

    def hand(self):
        """The own cards of Kahuna."""
        return sorted(n.split()[1] for n in self.spot_names() if n.startswith("Card ") and n.endswith(" in your hand"))

    def picture(self, like=None):
        """Of the whole screen, when it has been the same for more than a second, or is @like."""
        path = os.path.join(FOLDER, "screen.ppm")
        last, since = None, 0

        def still():
            nonlocal last, since
            run("import", "-silent", "-window", "root", path)
            now = hashlib.sha256(open(path, "rb").read()).hexdigest()
            if now != last:
                last, since = now, time.monotonic()
            return now if now == like or (not like and time.monotonic() - since > 1.5) else None

        try:
            return wait(still, "a still picture")
        except TimedOut:
            return last

    def whole_tree(self):
        """Every word of every node, in sight or not: names, descriptions, texts, attributes."""
        words = []
        for node, _ in walk(self.app):
            words += [node.get_name() or "", node.get_description() or "", *(f"{k}={v}" for k, v in (node.get_attributes() or {}).items())]
            text = node.get_text_iface()
            if text:
                words.append(Atspi.Text.get_text(text, 0, -1))
        return words
