#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""balance.py CLI FOLDER: how even Dragon Bridge is, from the records that `stepstones-cli play` has written to FOLDER: who wins, how games end, how
long they are, and how often each card is used and wins. Prints the tables of balance.md. Records of one variant only."""

import collections
import configparser
import math
import os
import pathlib
import re
import subprocess
import sys


def interval(won, n):
    """95 %, Wilson's."""
    if not n:
        return 0.0, 1.0
    z, p = 1.959964, won / n
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def share(won, n):
    if not n:
        return "– | –"
    low, high = interval(won, n)
    return f"{100 * won / n if n else 0:.1f} % | {100 * low:.1f} to {100 * high:.1f} %"


def names(file, kind):
    found = {}
    for key in file["Rules"]:
        if key.startswith(kind + " ") and key.endswith("/Name"):
            found[key[len(kind) + 1:-5]] = file["Rules"][key]
    return found


def run(cli, command, path, *options):
    environment = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="")
    return subprocess.run([cli, command, str(path), *options], capture_output=True, encoding="utf-8", env=environment, check=True).stdout.splitlines()


def read_record(cli, path):
    file = configparser.RawConfigParser(delimiters=("=",), comment_prefixes=("#",), interpolation=None, strict=True)
    file.optionxform = str
    file.read(path, encoding="utf-8")
    moves = []
    for line in run(cli, "replay", path):
        fields = line.split("\t")
        if len(fields) >= 3 and fields[0].isdigit():
            moves.append((fields[1], fields[2]))
    # nobody loses an item: what they have in the end is what they have gained, drawn blindly and by effects, too
    ids = {name: card for card, name in names(file, "Item").items()}
    items = {"first": [], "second": []}
    for line in run(cli, "show", path, "--seat=both"):
        for player in items:
            head = f"{player.capitalize()}'s items: "
            if line.startswith(head) and line != head + "none":
                items[player] = [ids[name] for name in re.split(", | and ", line[len(head):])]
    return file, moves, items


def main():
    cli, folder = sys.argv[1:]
    paths = sorted(pathlib.Path(folder).glob("*.game"))
    records = [read_record(cli, path) for path in paths]
    n = len(records)
    assert n and all(len(moves) > 0 for _, moves, _ in records)
    variants = {file["Game"]["Variant"] for file, _, _ in records}
    assert len(variants) == 1, variants
    results = collections.Counter(file["Game"]["Result"] for file, _, _ in records)
    reasons = collections.Counter(file["Game"].get("Reason", "unfinished") for file, _, _ in records)
    lengths = sorted(len(moves) for _, moves, _ in records)
    turns = sorted(sum(text.startswith("play ") for _, text in moves) for _, moves, _ in records)
    players = {file["Game"][seat] for file, _, _ in records for seat in ("First", "Second")}

    print(f"### {variants.pop()}: {n} games, {' and '.join(sorted(players))}\n")
    print("| What | Games | Share | 95 % interval |\n|---|---|---|---|")
    for what in ("first", "second", "draw", "unfinished"):
        if results[what] or what in ("first", "second"):
            print(f"| result: {what} | {results[what]} | {share(results[what], n)} |")
    for reason, count in reasons.most_common():
        print(f"| ending: {reason} | {count} | {share(count, n)} |")
    for what, values in (("moves", lengths), ("cards played", turns)):
        print(f"\nLength in {what}: {values[0]} to {values[-1]}, mean {sum(values) / n:.1f}, median {values[n // 2]}.", end="")
    print("\n")

    copies = {kind: {} for kind in ("Action", "Item", "Wizard")}
    uses, users, winners = collections.Counter(), collections.Counter(), collections.Counter()
    stages = collections.Counter()
    expansion = False
    for file, moves, items in records:
        rules = file["Rules"]
        expansion = rules["Expansion/BridgeHacking"] == "true"
        for kind in copies:
            for card in names(file, kind):
                if expansion or rules.get(f"{kind} {card}/Expansion", "false") != "true":
                    copies[kind][card] = int(rules.get(f"{kind} {card}/Count", "1"))
        used = {"first": set(), "second": set()}
        for player, text in moves:
            word, _, card = text.partition(" ")
            if word == "play":
                uses["Action", card] += 1
                used[player].add(("Action", card))
            elif word in ("gem", "ready", "power", "hack"):
                stages[word] += 1
        for player in items:
            for card in items[player]:
                uses["Item", card] += 1
                used[player].add(("Item", card))
        if rules["Wizards/Mode"] == "dealt":
            for chance in file["Chance"].values():
                cards = chance.split(";")
                if set(cards) <= set(copies["Wizard"]):
                    for player, card in zip(("first", "second"), cards):
                        uses["Wizard", card] += 1
                        used[player].add(("Wizard", card))
                    break
        for player in used:
            for key in used[player]:
                users[key] += 1
                winners[key] += file["Game"]["Result"] == player

    for kind, title, verb, had in (("Action", "Action cards", "Played", "played"), ("Item", "Items", "Gained", "gained"),
                                   ("Wizard", "Wizards", "Dealt", "were dealt")):
        cards = [card for card in copies[kind] if copies[kind][card]]
        if not any(uses[kind, card] for card in cards):
            continue
        print(f"{title} (won: by players who {had} it, once or more)\n")
        print(f"| Card | Copies | {verb} | A game | A copy and game | Won | 95 % interval |\n|---|---|---|---|---|---|---|")
        for card in sorted(cards, key=lambda card: -uses[kind, card] / copies[kind][card]):
            count, number = uses[kind, card], copies[kind][card]
            print(f"| {card} | {number} | {count} | {count / n:.2f} | {count / n / number:.2f} | {share(winners[kind, card], users[kind, card])} |")
        print()
    print("Gem stages: " + ", ".join(f"{word} {stages[word] / n:.2f} a game" for word in ("gem", "ready", "power", "hack") if stages[word]) +
          f"; items gained, then or by effects: {sum(uses[key] for key in uses if key[0] == 'Item') / n:.2f} a game.\n")


main()
