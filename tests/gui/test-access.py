#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every page of the installed program for those who can't see it or can't use a pointer: each control has a name, each is reached by Tab or the
arrow keys, and Tab goes round instead of being caught, forwards and backwards."""
import math

from records import *

program = stage("en_US.UTF-8")
VARIANT = "[Variant]\nFormat=1\nGame=skips\nBase=skips\nName=Eight spaces\n\n[Board]\nSpaces=2;3;1;0;0;1;3;2\n"
MENU = ("menu", "menu item", "check menu item", "radio menu item", "menu bar")  # GTK's own popover menus have no names on the bus
CONTAINERS = ("frame", "window", "dialog", "list", "list box", "scroll pane", "panel", "filler", "grouping", "table", "tree table", "viewport")


def root_of(p):
    """The dialog on top, if there is one."""
    dialogs = [n for n in everything(p.frame) if n.get_role_name() in ("dialog", "alert", "alert dialog") and n.get_child_count()]
    return dialogs[-1] if dialogs else p.frame


def nodes(root):
    """What shows, each with its way down from the root; without menus."""
    def down(node, way):
        role = node.get_role_name()
        if role in MENU or not has(node, State.SHOWING):
            return
        yield node, way
        for i in range(node.get_child_count()):
            child = node.get_child_at_index(i)
            if child and (role != "combo box" or child.get_role_name() == "toggle button"):  # not its list, which is closed
                yield from down(child, way + (child,))

    yield from down(root, (root,))


def say(node):
    return f"{node.get_role_name()} {node.get_name()!r} ({node.get_description()!r})"


def where(way):
    return " > ".join(f"{n.get_role_name()} {n.get_name()!r}" for n in way[-5:])


class Page:
    """The controls of a page that take the focus, and which of them had it. A list that is filled anew has others: they are looked up again."""

    def __init__(self, p):
        self.p = p
        self.look()

    def look(self):
        self.root = root_of(self.p)
        self.all = list(nodes(self.root))
        self.ways = {way[-1]: way for n, way in self.all if has(n, State.FOCUSABLE) and has(n, State.SENSITIVE) and n.get_role_name() not in ("frame", "window", "dialog")}

    def at(self):
        """What has the focus; None: it is no control of the page."""
        return self.known(focused(self.root))

    def press(self, key):
        return self.known(self.p.press(key))

    def known(self, node):
        if node and node not in self.ways:
            self.look()
        return node if node in self.ways else None

    def round(self, key):
        """Press Tab until the focus has come back; what it came to."""
        seen = [self.at() or self.press(key)]
        names = []
        for _ in range(3 * len(self.ways) + 9):
            node = self.press(key)
            if node is None:
                lost = focused(self.root)
                raise AssertionError(f"{key} leaves {self.where(seen[-1])} for {say(lost) if lost else 'nothing'}, which is no control of the page")
            assert node != seen[-1] or self.is_alone(node), f"{key} is caught at {self.where(node)}"
            names.append(say(node))
            if node in seen:
                assert node in seen[:2], f"{key} goes round without {self.where(seen[0])}: {names}"
                return set(seen)
            seen.append(node)
        raise AssertionError(f"{key} never comes back: {names}")

    def is_alone(self, node):
        """Nothing but what lies in one area with it, where arrows lead, and what has a key of its own: Close, by Escape."""
        return all(way[-2] == self.ways[node][-2] or other.get_name() == "Close" or other.get_role_name() in CONTAINERS for other, way in self.ways.items() if len(way) > 1)

    def where(self, node):
        return where(self.ways[node]) if node in self.ways else say(node) if node else "nothing"

    def unnamed(self):
        named = [way for way in self.ways.values() if way[-1].get_name().strip()]
        # a row that unfolds is read by the named row within it
        bad = [where(way) for way in self.ways.values() if not way[-1].get_name().strip() and way[-1].get_role_name() not in CONTAINERS and not (way[-1].get_role_name() == "list item" and any(way[-1] in w for w in named))]
        return bad + [where(way) for n, way in self.all if n.get_role_name() in ("button", "toggle button", "check box", "switch", "combo box", "spin button") and not n.get_name().strip() and not any(w.get_name().strip() and w.get_role_name() == "list item" for w in way[:-1])]

    def spots(self):
        """Of a board or a drawing, which has a name."""
        return [node for node, way in self.ways.items() if len(way) > 1 and way[-2].get_role_name() == "grouping" and way[-2].get_name() and node.get_role_name() == "button"]


class Board:
    """The spots of a page's board, and where each arrow led that was pressed there."""

    def __init__(self, page):
        self.page = page
        self.leads = {}
        self.reached = set()
        self.at = {node: middle(node) for node in page.spots()}

    def walk(self):
        """To each spot from the nearest one that was reached, as far as arrows lead. The focus is on a spot."""
        now = self.page.at()
        self.reached.add(now)
        while True:
            left = sorted(self.at.keys() - self.reached, key=lambda node: math.dist(self.at[now], self.at[node]))
            keys = next(filter(None, (self.way(now, goal) for goal in left)), None)
            if not keys:
                return
            for key in keys:
                before, now = now, self.page.press(key)
                assert now in self.at, f"{key} leaves the board at {self.page.where(before)}"
                self.leads[before, key] = now
                self.reached.add(now)

    def way(self, now, goal):
        """Keys towards the goal, as known, up to the first of which it is not known where it leads; None: they lead elsewhere."""
        keys = []
        while now != goal and len(keys) < len(self.at):
            for key in towards(self.at[now], self.at[goal]):
                to = self.leads.get((now, key))
                if to != now:
                    break
            if to == now:
                return None
            keys.append(key)
            if not to:
                return keys
            now = to
        return None


def look_at(p):
    page = Page(p)
    assert page.ways, "nothing takes the focus"
    bad = page.unnamed()
    assert not bad, "without a name: " + "; ".join(bad)
    reached = page.round("Tab")
    lists = {page.ways[node][-2] for node in reached if node in page.ways and len(page.ways[node]) > 1}
    page.round("shift+Tab")
    # each area of a board by its arrow keys, from where Tab comes in
    board = Board(page)
    for spot in reached & board.at.keys():
        for _ in range(len(page.ways)):
            if page.at() == spot:
                break
            page.press("Tab")
        board.walk()
    reached |= board.reached

    def fine(node):
        way = page.ways[node]
        if node in reached or node.get_role_name() in CONTAINERS:
            return True
        # a part of what was reached (a row's switch) or the whole of it (a row around an entry)
        if any(node in page.ways.get(other, ()) or other in way for other in reached):
            return True
        # of the window or the dialog, which has keys of its own for them
        if node.get_description().endswith(" the window") or (node.get_name() == "Close" and page.root != p.frame):
            return True
        # a list's rows: GTK's own arrow keys, once one of them is reached
        if node.get_role_name() in ("list item", "table cell", "tree item"):
            return way[-2] in lists
        return False

    page.look()
    missed = [page.where(node) for node in page.ways if not fine(node)]
    assert not missed, "never reached: " + "; ".join(missed)


def page(name, *files, go=lambda p: None):
    def test():
        with Program(program, *files) as p:
            go(p)
            look_at(p)

    check(name, test)


def match_of(game, moves=8):
    return record(f"{game}-{moves}.game", game, "Alice", "Bora", moves, 4, "easy")


def menu(p, *keys):
    p.key("F10")
    wait(lambda: find(p.app, "menu") or find(p.app, "menu item"), "the menu")
    p.key(*keys)


def dialog(key):
    def go(p):
        p.key(key)
        wait(lambda: root_of(p) != p.frame, "the dialog")

    return go


def to_rules(p):
    p.tab_to("Rules")
    p.key("Return")
    wait(lambda: root_of(p) != p.frame, "the rules")


def to_editor(p):
    p.see("Start", "button")
    menu(p, "Down", "Return")
    p.see("Save", "button")


def to_text(p):
    to_editor(p)
    p.key("ctrl+e")
    p.see("Text of the variant file")


def to_lane(p):
    to_editor(p)
    p.tab_to("Lane Editor")
    p.key("Return")
    wait(lambda: root_of(p) != p.frame, "the lane editor")


def to_about(p):
    menu(p, "Up", "Return")
    wait(lambda: root_of(p) != p.frame, "the dialog")


def to_drawing(name):
    """The form is long: its button is pressed through the bus, how it is reached is not what is looked at."""

    def go(p):
        p.see("Save", "button")
        button = p.see(name, "button")
        wait(lambda: button.get_action_iface().do_action(0) and root_of(p) != p.frame, "the editor that draws")

    return go


def to_shape(p):
    p.see("Arch", "list item")
    p.tab_to("Arch", "shift+Tab")
    p.key("Return")
    to_drawing("Shape Editor")(p)


def to_effect(p):
    """The problem leads to it."""
    problem = wait(lambda: next((n for n in everything(p.app, "list item") if "“mov” at column 1" in n.get_name()), None), "the problem")
    p.tab_to(problem.get_name(), "shift+Tab")
    p.key("Return")
    wait(lambda: p.focus() == "Effect", "the focus in the effect")


def open_curtain(p):
    wait(lambda: p.focus() == "Show the Board", "the focus on the button that opens the curtain")
    p.key("Return")
    p.see("Board")


def to_end(p):
    p.see("Board")
    p.key("alt+End")
    p.see("Rematch", "button")


def to_finished(p):
    p.see("Skips")
    p.key("ctrl+shift+f")
    p.see_label("Results by Opponent")


def own_variant(name, text):
    return write(os.path.join(FOLDER, name + ".variant"), text)


def finished_match():
    record(os.path.join(os.environ["XDG_DATA_HOME"], "stepstones", "matches", "skips-20260101-120000.game"), first="Alice", second="Bora", moves=None)
    return []


own = own_variant("eight", VARIANT)
faulty = lambda game, more="": [own_variant(game + "-own", f"[Variant]\nFormat=1\nGame={game}\nBase={game}\nName=Wrong\n\n[Board]\nNothing=1\n{more}")]  # opens in the editor
PARTS = {
    "pages": {
        "home": ([], lambda p: None),
        "preferences": ([], dialog("ctrl+comma")),
        "shortcuts": ([], dialog("ctrl+question")),
        "about": ([], to_about),
        "game page": ([own], lambda p: p.see("Start", "button")),
        "rules": ([own], to_rules),
        "finished matches": (finished_match, to_finished),
    },
    "editors": {
        "editor": ([own], to_editor),
        "text of a variant": ([own], to_text),
        "lane editor": ([own], to_lane),
        "shape editor": (lambda: faulty("the-bridge", "\n[Shape Arch]\nCells=XXXX;X..X\n"), to_shape),
        "tile set editor": (lambda: faulty("the-bridge"), to_drawing("Tile Set Editor")),
        "cards and their effects": (lambda: faulty("dragon-bridge", "\n[Action run]\nEffect=mov 3\n"), to_effect),
        "map editor": (lambda: faulty("kahuna"), to_drawing("Map Editor")),
    },
    "boards": {
        "curtain": (lambda: [match_of("kahuna")], lambda p: p.see("Show the Board", "button")),
        "match of skips": (lambda: [match_of("skips")], lambda p: p.see("Board")),
        "match of the-bridge": (lambda: [match_of("the-bridge")], lambda p: p.see("Board")),
        "match of kahuna": (lambda: [match_of("kahuna")], open_curtain),
        "match of dragon-bridge": (lambda: [match_of("dragon-bridge")], open_curtain),
        "end of a match": (lambda: [match_of("skips", None)], to_end),
    },
}
for part, cases in PARTS.items():
    for name, (files, go) in cases.items():
        if not sys.argv[3:] or part in sys.argv[3:] or name in sys.argv[3:]:
            page(name, *(files() if callable(files) else files), go=go)
done()
