# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records of matches for tests, made by the command line of the program under test, and a folder of each case's own for what the program keeps."""
import re
import shutil

from drive import *

FOLDER = tempfile.mkdtemp()


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)
    return path


def read(path):
    with open(path, encoding="utf-8") as f:
        return f.read()


def played(variant, level="random", seed=1, moves=None):
    """The path of a match between computer players, of so many moves or to its end."""
    made = tempfile.mkdtemp(dir=FOLDER)
    run("stepstones-cli", "play", variant, f"--first={level}", f"--second={level}", f"--seed={seed}", "--games=1", *([f"--max-moves={moves}"] if moves else []), "-o", made)
    return os.path.join(made, os.listdir(made)[0])


def record(name, variant="skips", first="민지", second="하나", moves=4, seed=1, level="random"):
    """The same, as these two have played it, by that name (or path)."""
    text = read(played(variant, level, seed, moves))
    text = re.sub("^First=.*", f"First={first}", text, count=1, flags=re.M)
    return write(os.path.join(FOLDER, name), re.sub("^Second=.*", f"Second={second}", text, count=1, flags=re.M))


def fresh(test):
    """Without what the case before left."""

    def run_test():
        os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp(dir=FOLDER)
        test()

    return run_test


def done():
    shutil.rmtree(FOLDER)
    finish()
