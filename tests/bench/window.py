#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The installed program beside a program that shows an empty window: how long until the home page's boards are on screen (bench-start), and how much
memory is resident with a match of each game on screen. window.py BUILD PREFIX; fails above the limits."""
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "gui"))
from drive import *

RUNS = "21"
WATER = "cfe2e4"  # .water of data/art/light.css: only a drawn board has it
MEMORY_LIMIT = 1.4
GAMES = ["skips", "the-bridge", "kahuna", "dragon-bridge"]
EMPTY = os.path.join(BUILD, "tests/bench/bench-empty")


def resident(pid):
    return int(open(f"/proc/{pid}/statm").read().split()[1]) * os.sysconf("SC_PAGESIZE") / 1e6


def measure(*command):
    """Megabytes once they have been the same for a second."""
    process = subprocess.Popen(command)
    try:
        last, since = 0, time.monotonic()
        while time.monotonic() - since < 1.5:
            time.sleep(0.1)
            now = resident(process.pid)
            if abs(now - last) > 0.3:
                last, since = now, time.monotonic()
        return now
    finally:
        process.kill()
        process.wait()


def record(game, folder):
    """A match in its middle between a person and a computer player."""
    run(os.path.join(os.path.dirname(program), "stepstones-cli"), "play", game, "--first=random", "--second=random", "--seed=3", "--games=1", "--max-moves=6", "-o", folder)
    path = os.path.join(folder, next(n for n in os.listdir(folder) if n.startswith(game)))
    text = re.sub("^First=.*", "First=Minji", open(path, encoding="utf-8").read(), flags=re.M)
    text = re.sub("^Second=.*", "Second=computer:easy", text, flags=re.M)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)
    return path


program = stage()
os.environ["GTK_A11Y"] = "none"
good = subprocess.run([os.path.join(BUILD, "tests/bench/bench-start"), RUNS, WATER, EMPTY, program]).returncode == 0
with tempfile.TemporaryDirectory() as folder:
    empty = measure(EMPTY)
    print(f"resident, empty window: {empty:.1f} MB")
    for game in GAMES:
        mb = measure(program, record(game, folder))
        good &= mb <= MEMORY_LIMIT * empty
        print(f"resident, match of {game}: {mb:.1f} MB, ratio {mb / empty:.2f} (at most {MEMORY_LIMIT})")
sys.exit(0 if good else 1)
