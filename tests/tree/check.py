#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the tree against its architecture: floors, heads of files, no name of a game above games/, no colours in code. TAP."""
import os, re, sys

top = sys.argv[1]
os.chdir(os.path.join(top, "src"))
FLOORS = ["core", "scene", "games", "players", "lab", "cli", "app"]
SIDE = {"cli": 5, "app": 5}  # beside each other
GAMES = sorted(d for d in os.listdir("games") if os.path.isdir(os.path.join("games", d)))
failures = number = 0


def check(name, faults):
    global failures, number
    number += 1
    for f in faults[:40]:
        print("#", f)
    print(f"{'not ok' if faults else 'ok'} {number} {name}")
    failures += bool(faults)


def rank(floor):
    return SIDE.get(floor, FLOORS.index(floor))


sources = sorted(os.path.join(d, n)[2:] for d, _, ns in os.walk(".") for n in ns if n.endswith((".c", ".h")))
text = {p: open(p, encoding="utf-8").read() for p in sources}
check("there are sources", [] if len(sources) > 10 else ["too few"])
faults = []
for p in sources:
    floor = p.split("/")[0]
    for inc in re.findall(r'^#include "([^"]+)"', text[p], re.M):
        if inc == "config.h":
            continue
        target = os.path.normpath(os.path.join(os.path.dirname(p), inc))
        if target not in text:
            target = os.path.normpath(inc)
        other = target.split("/")[0]
        if other not in FLOORS:
            continue
        if other != floor and (rank(other) > rank(floor) or (rank(other) == rank(floor))):
            faults.append(f"{p} includes {inc}: a floor above or beside its own")
        if floor == "games" and other == "games":
            a, b = p.split("/"), target.split("/")
            if len(a) > 2 and len(b) > 2 and a[1] != b[1]:
                faults.append(f"{p} includes {inc}: games don't know each other")
check("a file includes only from its own floor or the ones below", faults)
check("no GTK below app/", [f"{p} includes GTK" for p in sources if not p.startswith("app/") and re.search(r"#include <(gtk|gdk|adwaita)", text[p])])
above = re.compile("|".join(rf'"{g}"|\b{g.replace("-", "_")}\b' for g in GAMES))
check("no file above games/ names a game", [f"{p}: {m[0]}" for p in sources if p.split("/")[0] in ("players", "cli", "app", "core", "scene") for m in [above.search(re.sub(r"/\*.*?\*/", "", text[p], flags=re.S))] if m])
check("every file has its head", [p for p in sources if "SPDX-License-Identifier: GPL-3.0-or-later" not in "\n".join(text[p].splitlines()[:3])])
check("no colour in code", [f"{p}: {m[0]}" for p in sources for m in [re.search(r'"[^"]*#[0-9a-fA-F]{6}\b[^"]*"', text[p])] if m])
STRING = re.compile(r'"(?:\\.|[^"\\\n])*"')  # a row of a shape may read XXX
check("no unfinished marks", [f"{p}: {m[0]}" for p in sources for m in [re.search(r"\b(TODO|FIXME|XXX|HACK:)", STRING.sub('""', text[p]))] if m])
print(f"1..{number}")
sys.exit(1 if failures else 0)
