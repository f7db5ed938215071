#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of the installed program, to be looked at: shots.py BUILD PREFIX FOLDER [WORD...] makes those of TOUR whose names contain a WORD (all
without one); after the word `shop` those for shops and the README (SHOP). A name says all: WHAT-LANGUAGE[-STYLE]. Run under build-aux/headless."""
import gettext
import hashlib
import json
import re
import shutil

from drive import *

FOLDER, WORDS = os.path.realpath(sys.argv[3]), sys.argv[4:]
LOCALES = {"ko": "ko_KR.UTF-8", "ja": "ja_JP.UTF-8", "en": "en_US.UTF-8"}
PEOPLE = {"ko": "민지", "ja": "あおい", "en": "Alice"}
OTHERS = {"ko": "하늘", "ja": "はるか", "en": "Bob"}  # who sits at the same screen
# a variant and after how many moves to look; the game goes on from there until it is the person's turn
GAMES = {"skips": 6, "bridge": 9, "kahuna": 24, "dragon": 10}
VARIANT = {"skips": "skips", "bridge": "the-bridge", "kahuna": "kahuna", "dragon": "dragon-bridge"}
# positions that random play would not come to: moves of The Bridge with both kinds of overbridge, and only its setup
BRIDGE = ("@a8 @e1 @a4 @h2 @d7 @h5 +b1c1d1d2 +i5i6i7i8 +f2e3f3g3 +d8e8f8f9 =d2e3 =c1 >e1 -i5 >d1 +i5i6i7i8 >d2 +b6c6b7").split()
# what is found in a game of two computer players: a person's turn in which two cards can remove a bridge, a wizard is to be moved, a move ends the turn
WANTED = {"removal.kahuna": r"\w+\+\w+:[\w-]+$", "choice.dragon": r"[+-]\d+$", "thinking.bridge": r"\+", "thinking.kahuna": "<$", "thinking.dragon": "done$"}
FAULTY = "[Variant]\nFormat=1\nGame=skips\nBase=skips\nName=Nine\n\n[Board]\nSpaces=2;3;1;0;0;1;3;2;2\n\n[Moves]\nNoMov=pass\nStep=12\n"
CARDS = "[Variant]\nFormat=1\nGame=dragon-bridge\nBase=dragon-bridge\nName=Runners\nName[ko]=달리는 마법사\nName[ja]=走る魔法使い\n\n[Action run]\nCount=5\nEffect=mov 3, may teleport 1\n"
FINE = "[Variant]\nFormat=1\nGame=skips\nBase=skips\nName=Eight spaces\nName[ko]=여덟 칸\nName[ja]=8マス\n\n[Board]\nSpaces=2;3;1;0;0;1;3;2\n"
# style: size of the window (with the border of 5 px that it has on a screen without a compositor), more environment, dots an inch
STYLES = {
    "": ((1010, 730), {}, 96),
    "dark": ((1010, 730), {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}, 96),
    "contrast": ((1010, 730), {"ADW_DEBUG_HIGH_CONTRAST": "1"}, 96),
    "contrastdark": ((1010, 730), {"ADW_DEBUG_HIGH_CONTRAST": "1", "ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}, 96),
    "narrow": ((370, 730), {}, 96),
    "large": ((1010, 730), {}, 192),
}
PAGES = ["home", "game", "rules", "editor", "preferences"]
MATCHES = [f"{stage_of}.{game}" for game in GAMES for stage_of in ("match", "end", "hint", "thinking", "analysis") if (stage_of, game) != ("thinking", "skips")]
MOMENTS = ["setup.bridge", "refused.bridge", "removal.kahuna", "curtain.kahuna", "map.kahuna", "choice.dragon", "card.dragon", "faulty.dragon"]
TOUR = (
    [f"{what}-{language}" for what in PAGES + MATCHES + MOMENTS for language in LOCALES]
    + [f"match.dragon-{language}-narrow" for language in ("ja", "en")]
    + [f"{what}-{language}-{style}" for what in MOMENTS for language, style in (("ja", "dark"), ("en", "contrast"), ("ko", "narrow"))]
    + [f"{what}.{game}-{language}-{style}" for what, game in (("hint", "dragon"), ("analysis", "kahuna"), ("end", "bridge"), ("end", "kahuna"), ("end", "dragon"))
       for language, style in (("ja", "dark"), ("en", "contrast"), ("ko", "narrow"))]
    + [f"{what}-ko-{style}" for what in PAGES + ["match." + g for g in GAMES] for style in STYLES if style]
    + ["end.skips-ja-narrow", "game.kahuna-ja", "game.dragon-ja-narrow", "editor-en-narrow", "shortcuts-ko", "shortcuts-ja-narrow", "finished-ja", "finished-ko-narrow", "finished-en-dark", "finished-ko-contrast", "about-ja", "about-ko-narrow"]
)
SHOP = {"home": "home-en", "match.skips": "match-en", "match.bridge": "the-bridge-en", "match.kahuna": "kahuna-en", "match.dragon": "dragon-bridge-en",
        "try": "editor-en", "rules": "rules-en"}

program = stage()
ROOT = os.path.dirname(os.path.dirname(program))
RULES = os.path.join(ROOT, "share/stepstones/rules")
STILL = tempfile.mkdtemp()


def cli(*arguments):
    return subprocess.run([program + "-cli", *arguments], check=True, stdout=subprocess.PIPE, text=True).stdout


def words_of(language):
    return gettext.translation("stepstones", os.environ["STEPSTONES_LOCALEDIR"], [language], fallback=True).gettext


def legal(path):
    return json.loads(cli("moves", path, "--json"))


def play(game, n, level="easy"):
    """The path of a game of two computer players, the same on every machine, cut after @n moves (None: played to its end)."""
    folder = os.path.join(STILL, f"{game}-{n}-{level}")
    if not os.path.isdir(folder):
        cli("play", os.path.join(RULES, VARIANT[game] + ".variant"), f"--first={level}", f"--second={level}", "--seed=4", "--games=1", "-o", folder,
            *([] if n is None else [f"--max-moves={n}"]))
    return os.path.join(folder, os.listdir(folder)[0])


def position(game, what):
    """The text of a record in which First is to move, or that is over."""
    if what in ("end", "analysis"):
        return open(play(game, None, "random" if (game, what) == ("skips", "analysis") else "easy")).read()  # with mistakes in it
    moves = {"setup": BRIDGE[:5], "refused": BRIDGE[:6]}.get(what, BRIDGE if game == "bridge" else None)
    if moves:
        return open(play(game, 1, "random")).read().split("[Moves]")[0] + "[Moves]\n" + "".join(f"{i}={move}\n" for i, move in enumerate(moves, 1))
    for n in range(GAMES[game], GAMES[game] + 80):
        path = play(game, n)
        if json.loads(cli("show", path, "--json"))["to_move"] == "first" and any(re.match(WANTED.get(f"{what}.{game}", ""), m) for m in legal(path)):
            return open(path).read()
    raise AssertionError(f"no position for {what}.{game}")


def record(game, language, what):
    """The same with a person as First, in the words of @language."""
    second = {"curtain": OTHERS[language], "thinking": "computer:expert"}.get(what, "computer:medium")
    if (game, what) not in _texts:
        _texts[game, what] = position(game, what)
    text = re.sub("^First=.*", "First=" + PEOPLE[language], _texts[game, what], count=1, flags=re.M)
    return re.sub("^Second=.*", "Second=" + second, text, count=1, flags=re.M)


_texts = {}


def put(folder, name, text):
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, name)
    with open(path, "w") as f:
        f.write(text)
    return path


def picture(path, size):
    run("import", "-silent", "-window", "root", "-crop", f"{size[0]}x{size[1]}+0+0", "+repage", path)


def settle(path, size):
    """The picture when two in a row are the same."""
    last = None

    def same():
        nonlocal last
        before, last = last, None
        picture(path, size)
        last = hashlib.md5(open(path, "rb").read()).digest()
        time.sleep(0.1)
        return before == last

    wait(same, "a still picture")


class Shot(Program):
    """Steps of a picture: a key, or what to do and to what, in the words of the program: ("tab", "Rules") and so on."""

    def __init__(self, language, size, path, *files):
        self.say = words_of(language)
        self.size, self.path = size, path
        super().__init__(program, *files)

    def board(self):
        if not self._board:
            self._board = wait(lambda: find(self.app, "grouping", self.say("Board")), "the board")
        return self._board

    def settle(self):
        settle(self.path, self.size)

    def step(self, what, *words):
        if words:
            getattr(self, "to_" + what)(*words)
        else:
            self.key(what)
        self.settle()

    def to_tab(self, name):
        self.tab_to(self.say(name))

    def to_item(self, part):
        """To the item of a list whose text has @part, backwards, as lists of problems stand last."""
        item = wait(lambda: next((n for n in everything(self.app, "list item") if part in n.get_name()), None), f"an item with {part!r}")
        self.tab_to(item.get_name(), key="shift+Tab")

    def to_type(self, text):
        self.type(text)

    def to_size(self, size):
        """The window gets another size, where what was to be shown is more easily found in the one before."""
        self.size = size
        run("xdotool", "search", "--onlyvisible", "--class", "stepstones", "windowsize", *map(str, size))
        wait(lambda: self.frame.get_component_iface().get_extents(Atspi.CoordType.WINDOW).width <= size[0], "the window to get its size")

    def to_miss(self, text):
        """Until nothing is called so any more."""
        wait(lambda: not find(self.app, None, self.say(text)), f"{text!r} to go", 240)

    def to_point(self, pattern, which=0):
        """The pointer on the first spot of the board whose name has @pattern, or a later one."""
        spot = wait(lambda: [s for s in self.spots() if re.search(pattern, s.get_name())][which], f"a spot {pattern!r}")
        box = spot.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
        run("xdotool", "mousemove", str(box.x + box.width // 2 + 5), str(box.y + box.height // 2 + 5))  # the border of the window

    def to_click(self, *spot):
        self.to_point(*spot)
        run("xdotool", "click", "1")


def move_in(text, what, game):
    """The legal move that is wanted."""
    return next(m for m in legal(put(STILL, "wanted.game", text)) if re.match(WANTED[f"{what}.{game}"], m))


def removal(text):
    """Steps for two cards and the line whose bridge they remove."""
    a, b, line = re.split(r"[+:]", move_in(text, "removal", "kahuna"))
    card = rf"\b{a}\b(?![-,、])", rf"\b{b}\b(?![-,、])"  # not the island and not its lines
    return [("click", card[0]), ("click", card[1], 1 if a == b else 0), ("point", line)]


def scene(what, language, game, home):
    """What a picture shows: the files to open and the steps to take."""
    own = os.path.join(home, "data/stepstones/variants")
    if what in ("home", "finished"):
        for g in ("skips", "kahuna"):
            put(os.path.join(home, "data/stepstones/matches"), g + ".game", record(g, language, "end" if what == "finished" else "match"))
        return [], ["F10", "Down", "Down", "Return"] if what == "finished" else []
    if what == "rules":
        return [os.path.join(RULES, (VARIANT[game] if game else "skips-four") + ".variant")], ["F1"]
    if what == "game":
        return [os.path.join(RULES, (VARIANT[game] if game else "skips-gentle") + ".variant")], []
    if what == "editor":
        return [put(home, "nine.variant", FAULTY)], []
    if what == "try":
        return [put(own, "eight.variant", FINE)], ["F10", "Down", "Return"]
    if what == "map":
        return [os.path.join(RULES, "kahuna.variant")], ["ctrl+shift+n", ("tab", "Map Editor"), "Return"]
    if what in ("card", "faulty"):
        return [put(own, "cards.variant", CARDS)], [("item", "mov"), "Return"] + ([("type", "move"), "End"] if what == "card" else [])
    if what in ("preferences", "shortcuts", "about"):
        return [], {"preferences": ["ctrl+comma"], "shortcuts": ["ctrl+question"], "about": ["F10", "Up", "Return"]}[what]
    # a match
    text = record(game, language, what)
    steps = {
        "end": ["alt+End"],
        "analysis": ["alt+End", ("tab", "Analyse the Match"), "Return", ("miss", "Stop the Analysis")],
        "hint": ["ctrl+h", ("miss", "Thinking…")],
        "refused": [("click", words_of(language)("{letter} tetromino").replace("{letter}", "L")), ("click", r"^a4\b")],
        "removal": removal(text) if what == "removal" else [],
        "thinking": ["ctrl+l", ("type", move_in(text, what, game))] if what == "thinking" else [],
    }.get(what, [])
    return [put(os.path.join(home, "data/stepstones/matches"), game + ".game", text)], steps


def shoot(name, path=None):
    what, language, style = (name + "-").split("-")[:3]
    what, _, game = what.partition(".")
    size, env, dpi = STYLES[style]
    home = tempfile.mkdtemp(dir=STILL)
    put(os.path.join(home, "gtk-4.0"), "settings.ini", "[Settings]\ngtk-enable-animations=0\ngtk-cursor-blink=0\n")
    run("xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", f"Xft.dpi:\t{dpi}\n")  # as a desktop's text size does
    here = dict(env, XDG_CONFIG_HOME=home, XDG_DATA_HOME=os.path.join(home, "data"), GSETTINGS_BACKEND="keyfile", LC_ALL=LOCALES[language], LANG=LOCALES[language])
    files, steps = scene(what, language, game, home)
    if what in ("card", "faulty") and size != STYLES[""][0]:
        steps.append(("size", size))
        size = STYLES[""][0]
    run("xdotool", "mousemove", "1279", "1023")
    put(os.path.join(home, "glib-2.0/settings"), "keyfile", f"[io/github/stepstones/Stepstones]\nwindow-size={size}\nplayer-name='{PEOPLE[language]}'\nleast-thought='two-seconds'\n")
    saved = dict(os.environ)
    os.environ.update(here)
    try:
        with Shot(language, size, path or os.path.join(FOLDER, name + ".png"), *files) as p:
            p.settle()
            for s in steps:
                p.step(*([s] if isinstance(s, str) else s))
            if what == "thinking":  # at once: a thought may be short
                before = open(p.path, "rb").read()
                p.key("Return")
                while before == open(p.path, "rb").read():
                    picture(p.path, size)
    finally:
        os.environ.clear()
        os.environ.update(saved)
    print(f"# {path or name}", file=sys.stderr, flush=True)


os.makedirs(FOLDER, exist_ok=True)
try:
    if WORDS[:1] == ["shop"]:
        for what, name in SHOP.items():
            if len(WORDS) > 1 and name not in WORDS:
                continue
            path = os.path.join(FOLDER, name + ".png")
            shoot(what + "-en", path)
            run("mogrify", "-shave", "5x5", "-strip", "-colors", "200", "-define", "png:compression-level=9", path)
    else:
        for name in TOUR:
            if not WORDS or any(w in name for w in WORDS):
                check(name, lambda: shoot(name))
        finish()
finally:
    shutil.rmtree(STILL)
