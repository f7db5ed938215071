#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every page of the installed program for those who can't see it or can't use a pointer: each control has a name, each is reached by Tab or the
arrow keys, and Tab goes round instead of being caught, forwards and backwards."""
from drive import *

program = stage("en_US.UTF-8")
RULES = os.path.join(os.path.dirname(os.path.dirname(program)), "share/stepstones/rules")
VARIANT = "[Variant]\nFormat=1\nGame=skips\nBase=skips\nName=Eight spaces\n\n[Board]\nSpaces=2;3;1;0;0;1;3;2\n"
MENU = ("menu", "menu item", "check menu item", "radio menu item", "menu bar")  # GTK's own popover menus have no names on the bus
CONTAINERS = ("frame", "window", "dialog", "list", "list box", "scroll pane", "panel", "filler", "grouping", "table", "tree table", "viewport")
folder = tempfile.mkdtemp()


def root_of(p):
    """The dialog on top, if there is one."""
    dialogs = [n for role in ("dialog", "alert", "alert dialog") for n in everything(p.frame, role) if n.get_child_count()]
    return dialogs[-1] if dialogs else p.frame


def nodes(root):
    """What shows, each with its way down from the root; without menus."""
    def down(node, way):
        role = node.get_role_name()
        if role in MENU or not has(node, State.SHOWING):
            return
        yield node, way
        if role == "combo box":  # its list, which is closed
            return
        for i in range(node.get_child_count()):
            child = node.get_child_at_index(i)
            if child:
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
        node = focused(self.root)
        if node and node not in self.ways:
            self.look()
        return node if node in self.ways else None

    def press(self, key):
        before = focused(self.root)
        self.p.key(key)
        try:
            wait(lambda: focused(self.root) not in (None, before), "the focus to move", PATIENCE / 8)
        except TimedOut:
            pass  # at the end of an area, or caught: who asked will see
        return self.at()

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
        return [node for node, way in self.ways.items() if len(way) > 1 and way[-2].get_role_name() == "grouping" and node.get_role_name() == "button"]


def board_walk(page):
    """Within the board by arrow keys: to each spot from the nearest one that was reached. The focus is on a spot."""
    spots = page.spots()
    at = {}
    for node in spots:
        e = node.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
        at[node] = (e.x + e.width / 2, e.y + e.height / 2)
    far = lambda a, b: (at[a][0] - at[b][0]) ** 2 + (at[a][1] - at[b][1]) ** 2
    reached, given_up = set(), set()
    while page.at() in at:
        now = page.at()
        reached.add(now)
        left = [node for node in spots if node not in reached | given_up]
        if not left:
            break
        goal = min(left, key=lambda node: far(now, node))
        for _ in range(16):
            now = page.at()
            reached.add(now)
            if now == goal or now not in at:
                break
            dx, dy = at[goal][0] - at[now][0], at[goal][1] - at[now][1]
            ways = ["Right" if dx > 0 else "Left", "Down" if dy > 0 else "Up"]
            if abs(dy) > abs(dx):
                ways.reverse()
            if page.press(ways[0]) == now and page.press(ways[1]) == now:
                break
        if page.at() != goal:
            given_up.add(goal)
    return reached


def look_at(p):
    page = Page(p)
    assert page.ways, "nothing takes the focus"
    bad = page.unnamed()
    assert not bad, "without a name: " + "; ".join(bad)
    reached = page.round("Tab")
    lists = {page.ways[node][-2] for node in reached if node in page.ways and len(page.ways[node]) > 1}
    page.round("shift+Tab")
    # each area of a board by its arrow keys, from where Tab comes in
    for spot in [node for node in reached if node in page.spots()]:
        for _ in range(len(page.ways)):
            if page.at() == spot:
                break
            page.press("Tab")
        reached |= board_walk(page)

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


def match_of(game, *more):
    to = os.path.join(folder, f"{game}{len(more)}")
    subprocess.run([program + "-cli", "play", os.path.join(RULES, game + ".variant"), "--first=easy", "--second=easy", "--seed=4", "--games=1", "-o", to, *more], check=True, stdout=subprocess.DEVNULL)
    path = os.path.join(to, os.listdir(to)[0])
    text = open(path).read().replace("First=computer:easy", "First=Alice", 1).replace("Second=computer:easy", "Second=Bora", 1)
    with open(path, "w") as f:
        f.write(text)
    return path


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


def to_finished(p):
    p.see("Skips")
    p.key("ctrl+shift+f")
    p.see_label("Results by Opponent")


def own_variant(name, text):
    path = os.path.join(folder, name + ".variant")
    with open(path, "w") as f:
        f.write(text)
    return path


def finished_match():
    matches = os.path.join(os.environ["XDG_DATA_HOME"], "stepstones", "matches")
    os.makedirs(matches, exist_ok=True)
    os.replace(match_of("skips"), os.path.join(matches, "skips-20260101-120000.game"))
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
        "shape editor": (lambda: faulty("the-bridge", "\n[Shape Arch]\nCells=XXXX;X..X\n"), to_drawing("Shape Editor")),
        "tile set editor": (lambda: faulty("the-bridge"), to_drawing("Tile Set Editor")),
        "map editor": (lambda: faulty("kahuna"), to_drawing("Map Editor")),
    },
    "boards": {"match of " + game: (lambda game=game: [match_of(game, "--max-moves=8")], lambda p: p.see("Board")) for game in ("skips", "the-bridge", "kahuna", "dragon-bridge")},
}
PARTS["boards"]["end of a match"] = (lambda: [match_of("skips")], lambda p: p.see("Rematch", "button"))
for part, cases in PARTS.items():
    for name, (files, go) in cases.items():
        if not sys.argv[3:] or part in sys.argv[3:] or name in sys.argv[3:]:
            page(name, *(files() if callable(files) else files), go=go)
finish()
