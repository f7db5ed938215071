#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of the installed program, to be looked at: shots.py BUILD PREFIX FOLDER [WORD...] makes those of TOUR whose names contain a WORD (all
without one); after the word `shop` those for shops and the README (SHOP). A name says all: WHAT-LANGUAGE[-STYLE]. Run under build-aux/headless."""
import hashlib
import json
import re
import shutil

from drive import *

FOLDER, WORDS = os.path.realpath(sys.argv[3]), sys.argv[4:]
LOCALES = {"ko": "ko_KR.UTF-8", "ja": "ja_JP.UTF-8", "en": "en_US.UTF-8"}
RULES_BUTTON = {"ko": "규칙", "ja": "ルール", "en": "Rules"}
PEOPLE = {"ko": "민지", "ja": "あおい", "en": "Alice"}
# a variant and after how many moves to look; the game goes on from there until it is the person's turn
GAMES = {"skips": 6, "bridge": 9, "kahuna": 24, "dragon": 10}
VARIANT = {"skips": "skips", "bridge": "the-bridge", "kahuna": "kahuna", "dragon": "dragon-bridge"}
FAULTY = "[Variant]\nFormat=1\nGame=skips\nBase=skips\nName=Nine\n\n[Board]\nSpaces=2;3;1;0;0;1;3;2;2\n\n[Moves]\nNoMov=pass\nStep=12\n"
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
MATCHES = [f"{stage_of}.{game}" for game in GAMES for stage_of in ("match", "end")]
TOUR = (
    [f"{what}-{language}" for what in PAGES + MATCHES for language in LOCALES]
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


def record(game, language, over, _made={}):
    """A game of two computer players, the same on every machine; the first one is then a person's."""
    if (game, over) not in _made:
        for n in range(GAMES[game], GAMES[game] + 40):
            folder = os.path.join(STILL, f"{game}-{n}-{over}")
            cli("play", os.path.join(RULES, VARIANT[game] + ".variant"), "--first=easy", "--second=easy", "--seed=4", "--games=1", "-o", folder,
                *([] if over else [f"--max-moves={n}"]))
            path = os.path.join(folder, os.listdir(folder)[0])
            if over or json.loads(cli("show", path, "--json"))["to_move"] == "first":
                break
        _made[game, over] = open(path).read()
    text = re.sub("^First=.*", "First=" + PEOPLE[language], _made[game, over], count=1, flags=re.M)
    return re.sub("^Second=.*", "Second=computer:medium", text, count=1, flags=re.M)


def put(folder, name, text):
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, name)
    with open(path, "w") as f:
        f.write(text)
    return path


def settle(path, size):
    """The picture when two in a row are the same."""
    last = None

    def same():
        nonlocal last
        before, last = last, None
        run("import", "-silent", "-window", "root", "-crop", f"{size[0]}x{size[1]}+0+0", "+repage", path)
        last = hashlib.md5(open(path, "rb").read()).digest()
        time.sleep(0.1)
        return before == last

    wait(same, "a still picture")


def shoot(name, path=None):
    what, language, style = (name + "-").split("-")[:3]
    what, _, game = what.partition(".")
    size, env, dpi = STYLES[style]
    home = tempfile.mkdtemp(dir=STILL)
    put(os.path.join(home, "gtk-4.0"), "settings.ini", "[Settings]\ngtk-enable-animations=0\ngtk-cursor-blink=0\n")
    run("xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", f"Xft.dpi:\t{dpi}\n")  # as a desktop's text size does
    put(os.path.join(home, "glib-2.0/settings"), "keyfile", f"[io/github/stepstones/Stepstones]\nwindow-size={size}\nplayer-name='{PEOPLE[language]}'\n")
    here = dict(env, XDG_CONFIG_HOME=home, XDG_DATA_HOME=os.path.join(home, "data"), GSETTINGS_BACKEND="keyfile", LC_ALL=LOCALES[language], LANG=LOCALES[language])
    matches = os.path.join(home, "data/stepstones/matches")
    files, keys, button = [], [], None
    if what in ("home", "finished"):
        for g in ("skips", "kahuna"):
            put(matches, g + ".game", record(g, language, what == "finished"))
        keys = ["F10", "Down", "Down", "Return"] if what == "finished" else []
    elif what in ("match", "end"):
        files, keys = [put(matches, game + ".game", record(game, language, what == "end"))], ["alt+End"] if what == "end" else []
    elif what == "rules":
        files, button = [os.path.join(RULES, (VARIANT[game] if game else "skips-four") + ".variant")], RULES_BUTTON[language]
    elif what == "game":
        files = [os.path.join(RULES, (VARIANT[game] if game else "skips-gentle") + ".variant")]
    elif what == "editor":
        files = [put(home, "nine.variant", FAULTY)]
    elif what == "try":
        files, keys = [put(os.path.join(home, "data/stepstones/variants"), "eight.variant", FINE)], ["F10", "Down", "Return"]
    else:
        keys = {"preferences": ["ctrl+comma"], "shortcuts": ["ctrl+question"], "about": ["F10", "Up", "Return"]}[what]
    saved = dict(os.environ)
    os.environ.update(here)
    try:
        with Program(program, *files) as p:
            path = path or os.path.join(FOLDER, name + ".png")
            settle(path, size)
            if button:
                p.tab_to(button)
                keys = ["Return"]
            for k in keys:
                p.key(k)
                settle(path, size)
    finally:
        os.environ.clear()
        os.environ.update(saved)
    print(f"# {path}", file=sys.stderr, flush=True)


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
