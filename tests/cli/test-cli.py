#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line as a person uses it: the built program is run, its output read, its exit status looked at. What is expected is what the
page on formats says. TAP."""
import json, os, re, shutil, struct, subprocess, sys, tempfile, traceback
import xml.etree.ElementTree as ET

program, top = map(os.path.abspath, sys.argv[1:3])
rules, vectors = os.path.join(top, "rules"), os.path.join(top, "tests", "vectors", "skips")
work = tempfile.mkdtemp(prefix="stepstones-cli-", dir=os.environ.get("G_TEST_BUILDDIR"))
os.makedirs(os.path.join(work, "data"))
LOCALES = {"en": "en_US.UTF-8", "ko": "ko_KR.UTF-8", "ja": "ja_JP.UTF-8"}
COMMANDS = "list describe check show moves replay perft solve hint analyse play render".split()
LEVELS = "random beginner easy medium hard expert".split()


def run(*args, status=0, lang="en", stdout=subprocess.PIPE, env={}):
    e = dict(os.environ, LC_ALL=LOCALES[lang], XDG_DATA_HOME=os.path.join(work, "data"), **env)
    e.pop("LANGUAGE", None)
    p = subprocess.run([program, *map(str, args)], stdin=subprocess.DEVNULL, stdout=stdout, stderr=subprocess.PIPE, env=e, cwd=work)
    out = (p.stdout or b"").decode("utf-8")  # strict: all output is UTF-8
    err = p.stderr.decode("utf-8")
    assert p.returncode == status, f"{args}: status {p.returncode}, not {status}\n{out}{err}"
    assert (status == 0) == (err == "") or args[0] == "check", f"{args}: errors and only errors go to stderr: {err!r}"
    return out, err


def run_json(*args, status=0, **kw):
    out, _ = run(*args, "--json", status=status, **kw)
    assert out.endswith("\n") and out.count("\n") == 1, out
    return json.loads(out)


def shipped(name):
    return os.path.join(rules, name + ".variant")


def write(name, text):
    path = os.path.join(work, name)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)
    return name


def read(name):
    with open(os.path.join(work, name), encoding="utf-8") as f:
        return f.read()


RULES = """[Rules]
Board/Spaces=2;3;1;1;3;2
Board/Shuffle=false
Board/Entry=facing
Pieces/Steps=1;2;3
Moves/JumpOccupied=true
Moves/MatchingSpaceForbidden=true
Moves/ExactExit=true
Moves/NoMove=lose
Goal/PiecesHome=3
Handicap/FirstHome=0
Handicap/SecondHome=0
"""


def record(name, moves, result="unfinished", reason=None, extra=""):
    text = f"[Game]\nFormat=1\nGame=skips\nVariant=skips\nFirst=A\nSecond=B\nResult={result}\n"
    text += (f"Reason={reason}\n" if reason else "") + "\n" + RULES + "\n[Moves]\n"
    return write(name, text + "".join(f"{i + 1}={m}\n" for i, m in enumerate(moves)) + extra)


def test_help():
    out, _ = run("--help")
    for word in COMMANDS + LEVELS + ["--json", "--seat", "--max-moves=N", "--version", "FILE DEPTH"]:
        assert word in out, word
    for c in COMMANDS:
        out, _ = run(c, "--help")
        assert out.startswith("stepstones-cli " + c), out
    out, _ = run("--version")
    assert re.fullmatch(r"stepstones-cli \d+\.\d+\.\d+\n", out), out


def test_usage():
    """Status 2, nothing on stdout, and the message names what is allowed."""
    start = shipped("skips")
    for args, words in [
        ([], ["--help"]),
        (["shwo"], ["show"] + COMMANDS),
        (["show"], ["show FILE", "--seat=S"]),
        (["show", start, start], ["show FILE"]),
        (["show", "x.txt"], [".variant", ".game", ".vector"]),
        (["check", start, "x"], [".variant", ".game", ".vector"]),
        (["show", start, "--seat=third"], ["first", "second", "both", "third"]),
        (["show", start, "--seat"], ["--seat"]),
        (["show", start, "--json=1"], ["--json"]),
        (["show", start, "--json", "--json"], ["--json"]),
        (["show", start, "--style=dark"], ["--style", "show FILE"]),
        (["show", start, "-x"], ["-x"]),
        (["moves", start, "--seat=first"], ["--seat"]),
        (["show", start, "--seed=-1"], ["--seed", "0"]),
        (["show", start, "--seed=1x"], ["--seed"]),
        (["show", start, "--seed=18446744073709551616"], ["18446744073709551615"]),
        (["perft", start], ["perft FILE DEPTH"]),
        (["perft", start, "0"], ["1"]),
        (["perft", start, "two"], ["two"]),
        (["describe", "chess"], ["chess", "skips"]),
        (["hint", start, "--level=genius"], ["genius"] + LEVELS),
        (["hint", start, "--count=0"], ["--count", "1"]),
        (["play", "skips"], ["--first", "play VARIANT"]),
        (["play", "skips", "--first=easy", "--second=easy", "--seed=1", "-o", "d"], ["--games"]),
        (["play", "skips", "--first=easy", "--second=nobody", "--seed=1", "--games=1", "-o", "d"], ["nobody"] + LEVELS),
        (["play", "sk/ips", "--first=easy", "--second=easy", "--seed=1", "--games=1", "-o", "d"], ["sk/ips"]),
        (["render", start, "-o", "x.gif"], [".svg", ".png"]),
        (["render", start], ["-o"]),
        (["render", start, "-o", "x.png", "--size=15"], ["16", "8192"]),
        (["analyse", start], [".game"]),
        (["show", shipped("skips-shuffled")], ["--seed"]),
    ]:
        out, err = run(*args, status=2)
        assert out == "", (args, out)
        assert err.startswith("stepstones-cli: ") and err.count("\n") == 1, err
        for w in words:
            assert w in err, (args, w, err)


def test_list():
    entries = run_json("list")
    by_id = {e["id"]: e for e in entries}
    for e in entries:
        assert list(e) == ["id", "game", "name", "summary", "file", "own"], e
        assert os.path.basename(e["file"]) == e["id"] + ".variant" and os.path.exists(e["file"])
    assert by_id["skips-long"]["game"] == "skips" and by_id["skips-long"]["name"] == "Long lane" and by_id["skips-long"]["own"] is False
    own = os.path.join(work, "data", "stepstones", "variants")
    os.makedirs(own)
    write(os.path.join(own, "mine.variant"), '[Variant]\nFormat=1\nGame=skips\nBase=skips\nName=A "quoted" \\\\ name\n')
    write(os.path.join(own, "broken.variant"), "nonsense\n")
    by_id = {e["id"]: e for e in run_json("list")}
    assert by_id["mine"]["own"] is True and by_id["mine"]["name"] == 'A "quoted" \\ name' and by_id["mine"]["game"] == "skips"
    assert by_id["broken"]["own"] is True and by_id["broken"]["game"] is None
    out, _ = run("list")
    assert out.split("\n")[0].split("\t")[:3] == ["skips", "skips", "Skips"], out
    shutil.rmtree(own)


def test_describe():
    rows = {(r["group"], r["key"]): r for r in run_json("describe", "skips")}
    for r in rows.values():
        assert [k for k in r if k != "default_text"] == ["group", "key", "type", "min", "max", "words", "default", "title", "explanation"], r
        assert r["title"] and r["explanation"], r
    assert len(rows) == 11
    spaces = rows["Board", "Spaces"]
    assert (spaces["type"], spaces["min"], spaces["max"], spaces["default"]) == ("list of int", 0, 6, "2;3;1;1;3;2")
    assert rows["Moves", "NoMove"]["words"] == ["lose", "pass", "win"] and rows["Moves", "NoMove"]["type"] == "enum"
    assert rows["Board", "Shuffle"]["type"] == "bool" and rows["Board", "Shuffle"]["default"] == "false"
    home = rows["Goal", "PiecesHome"]
    assert home["default"] is None and home["default_text"] and home["type"] == "int"
    out, _ = run("describe", "skips")
    for group, key in rows:
        assert f"{group}/{key}" in out


def test_check():
    good = [shipped(n) for n in ("skips", "skips-long", "skips-shuffled")]
    assert run("check", *good)[0] == "" and run_json("check", *good) == []
    bad = write("bad.variant", "[Variant]\nFormat=1\nGame=skips\nBase=skips\n\n[Board]\nSpacse=2;3;1\nEntry=sideways\n\n[Goal]\nPiecesHome=x\n")
    out, err = run("check", shipped("skips"), bad, status=1)
    assert err == "" and [l.split(": ")[0] for l in out.splitlines()] == ["bad.variant:7", "bad.variant:8", "bad.variant:11"], out
    assert "[Board] Spacse: " in out and "Spaces" in out and "facing" in out
    problems = run_json("check", shipped("skips"), bad, status=1)
    assert [(p["file"], p["line"], p["group"], p["key"]) for p in problems] == [
        ("bad.variant", 7, "Board", "Spacse"), ("bad.variant", 8, "Board", "Entry"), ("bad.variant", 11, "Goal", "PiecesHome")]
    assert all(list(p) == ["file", "line", "group", "key", "message"] for p in problems)

    illegal = record("illegal.game", ["3", "1", "pass"])
    (p,) = run_json("check", illegal, status=1)
    assert (p["line"], p["group"], p["key"], p["reason"]) == (25, "Moves", "3", "no-such-move"), p
    text = open(os.path.join(vectors, "illegal-matching-space.vector"), encoding="utf-8").read()
    (p,) = run_json("check", write("matching.game", re.sub(r"(?s)\[Expect\][^\[]*", "", text)), status=1)
    assert (p["group"], p["reason"]) == ("Moves", "matching-space"), p
    (p,) = run_json("check", "not-there.game", status=1)
    assert p["file"] == "not-there.game" and p["line"] is None and p["group"] is None and p["key"] is None
    (p,) = run_json("check", os.path.join("bad.variant", "x.game"), status=1)
    long = write("long.variant", "[Variant]\nFormat=1\nGame=skips\n[Board]\nEntry=" + "\u202e\x07x" * 3000 + "\n")
    out, _ = run("check", long, status=1)
    assert all(len(l) <= 400 for l in out.splitlines()) and "\u202e" not in out and "\x07" not in out, out


def test_vectors():
    files = sorted(os.path.join(vectors, f) for f in os.listdir(vectors) if f.endswith(".vector"))
    assert files
    assert run_json("check", *files) == []
    text = open(os.path.join(vectors, "start-default.vector"), encoding="utf-8").read()
    assert "[Expect]" in text
    wrong = write("wrong.vector", re.sub(r"(?m)^Moves=.*$", "Moves=1;9", text))
    (p,) = run_json("check", wrong, status=1)
    assert (p["group"], p["key"]) == ("Expect", "Moves")
    wrong = write("wrong.game", text)
    assert run_json("check", wrong, status=1), "[Expect] is allowed in vectors only"


def test_show():
    s = run_json("show", shipped("skips"))
    assert list(s) == ["game", "variant", "name", "to_move", "scores", "result", "reason", "position"]
    assert (s["game"], s["variant"], s["name"], s["to_move"], s["result"], s["reason"]) == ("skips", "skips", "Skips", "first", "unfinished", None)
    assert s["scores"] == {"first": 0, "second": 0} and s["position"].strip()
    a = run_json("show", shipped("skips-shuffled"), "--seed=1")
    assert a == run_json("show", shipped("skips-shuffled"), "--seed", "1")
    assert any(a != run_json("show", shipped("skips-shuffled"), f"--seed={n}") for n in range(2, 9))
    s = run_json("show", record("open.game", ["3"]))
    assert s["to_move"] == "second" and s["name"] == "Skips"
    s = run_json("show", record("resigned.game", ["3"], "first", "resigned"))
    assert (s["to_move"], s["result"], s["reason"]) == (None, "first", "resigned")
    out, _ = run("show", "resigned.game")
    assert "First wins: Resigned" in out, out
    # an illegal move: the message, and the position before it
    bad = record("stops.game", ["3", "1", "pass"])
    out, err = run("show", bad, "--json", status=1)
    assert json.loads(out)["to_move"] == "first" and "3" in err and "stops.game:25: [Moves] 3: " in err, err
    # whatever else is wrong
    out, err = run("show", record("stops-too.game", ["3", "1", "pass"], extra="1.thyme=2\n"), "--json", status=1)
    assert json.loads(out)["to_move"] == "first" and "[Moves] 3: " in err and "1.thyme" in err, err
    for c in (["moves"], ["replay"], ["hint"], ["solve"], ["analyse"], ["render", "-o", "stops.svg"]):
        out, err = run(c[0], bad, *c[1:], status=1)
        assert out == "" and "pass" in err, (c, out, err)
    out, err = run("perft", bad, 2, status=1)
    assert out == ""
    out, err = run("show", os.path.join(vectors, "illegal-pass.vector"), "--json", status=1)
    assert json.loads(out)["to_move"] == "second" and err


def test_moves():
    assert run_json("moves", shipped("skips")) == ["1", "2", "3"]
    assert run("moves", shipped("skips"))[0] == "1\n2\n3\n"
    over = record("over.game", ["3"], "first", "resigned")
    assert run("moves", over)[0] == "" and run_json("moves", over) == []


def test_perft():
    rows = run_json("perft", shipped("skips"), 4)
    assert [r["depth"] for r in rows] == [1, 2, 3, 4] and rows[0]["sequences"] == 3
    out, _ = run("perft", shipped("skips"), 4)
    assert out == "".join(f"{r['depth']}\t{r['sequences']}\n" for r in rows)


def test_solve():
    for name, result, moves, positions in [
        ("skips", "second", 12, 3065), ("skips-long", "second", 30, 47360), ("skips-four", "second", 22, 462122),
        ("skips-same-side", "second", 14, 1891), ("skips-gentle", "first", 17, 3363)]:
        assert run_json("solve", shipped(name)) == {"result": result, "moves": moves, "positions": positions}, name
    out, _ = run("solve", shipped("skips"))
    assert out == "Second wins in 12 moves.\n3065 positions can be reached.\n", out
    assert run_json("solve", record("over2.game", [], "second", "resigned"))["result"] == "second"  # the position, not the people


def test_hint():
    hints = run_json("hint", shipped("skips-gentle"), "--count=2", "--seed=4")
    assert len(hints) == 2
    for h in hints:
        assert [k for k in h] == ["move", "value", "proven", "line", "why"] and h["proven"] is True, h
        assert h["line"][0] == h["move"] and h["why"]
    assert hints[0]["value"] == 1 and len(hints[0]["line"]) == 17  # First wins in 17
    # playing the line leads to that end
    text = read(record("line.game", hints[0]["line"])).replace("Moves/NoMove=lose", "Moves/NoMove=pass")
    s = run_json("show", write("line.vector", text.replace("Result=unfinished", "Result=first\nReason=home")))
    assert (s["result"], s["reason"]) == ("first", "home"), s
    assert run_json("hint", shipped("skips"), "--level=beginner", "--count=1")
    assert run_json("hint", "over.game") == []
    out, _ = run("hint", shipped("skips"), "--count=1")
    assert out.startswith("3\t\u22121.00\t"), out


def test_replay_and_analyse():
    line = run_json("hint", shipped("skips"), "--count=1")[0]["line"]
    r = run_json("replay", record("best.game", line[:-1]))
    assert r["result"] == "unfinished" and r["reason"] is None
    assert [m["number"] for m in r["moves"]] == list(range(1, 12))
    assert [m["player"] for m in r["moves"]] == ["first", "second"] * 5 + ["first"]
    assert [m["move"] for m in r["moves"]] == line[:-1]
    for m in r["moves"]:
        assert list(m) == ["number", "player", "move", "scores", "digest"] and re.fullmatch("[0-9a-f]{16}", m["digest"]), m
    out, _ = run("replay", "best.game")
    lines = out.splitlines()
    assert len(lines) == 12 and lines[-1] == "unfinished" and lines[0].split("\t")[:3] == ["1", "first", line[0]], out
    a = run_json("analyse", "best.game")
    assert len(a["moves"]) == 11 and a["mistakes"] == [] and all(m["value"] == -1 and m["proven"] for m in a["moves"]), a
    # a blunder: a won position is given away
    for n in range(1, len(line)):
        hints = run_json("hint", record("before.game", line[:n]), "--count=9")
        values = {h["move"]: h["value"] for h in hints}
        blunders = [m for m in values if values[m] < 0 < hints[0]["value"]]
        if blunders:
            break
    a = run_json("analyse", record("blunder.game", line[:n] + blunders[:1]))
    last = a["moves"][-1]
    assert a["mistakes"] == [n + 1] and last["loss"] == 2 and last["best"] == hints[0]["move"], a
    assert last["value"] == (1 if last["player"] == "second" else -1), a
    out, _ = run("analyse", "blunder.game")
    assert f"Move {n + 1}, {blunders[0]}: better was {hints[0]['move']}." in out, out


def test_hint_without_repetition():
    """Under rules by which a position tells all, enumerating The Bridge would take a quarter of a minute a move."""
    write("no-repetition.variant", "[Variant]\nFormat=1\nGame=the-bridge\n\n[End]\nRepetition=0\n")
    begun = os.times()
    run_json("hint", "no-repetition.variant", "--level=beginner")
    used = os.times()
    assert used.children_user - begun.children_user < 5


def test_digest():
    """Over everything that bears on play: who knows what, and the order in which things lie side by side, do not."""
    def last_digest(game, name, moves, *changes):
        text = open(os.path.join(os.path.dirname(vectors), game, name + ".vector"), encoding="utf-8").read().split("[Moves]")[0]
        for old, now in changes:
            text, n = re.subn(f"(?m)^{re.escape(old)}.*$", old + now, text)
            assert n == 1, old
        write("digest.game", text + "[Moves]\n" + "".join(f"{i}={m}\n" for i, m in enumerate(moves, 1)))
        return run_json("replay", "digest.game")["moves"][-1]["digest"]

    # the open card GOLA, or the GOLA that lies on the pile and would fill its place: only what Second knows differs
    deck = ("1=", "ALOA;BARI;COCO;DUDA;ELAI;FAAA;GOLA;HUNA;IFFI;GOLA;ALOA;BARI;COCO;DUDA;ELAI;FAAA;HUNA;IFFI;JOJO;JOJO;KAHU;KAHU;LALE;LALE")
    kahuna = [last_digest("kahuna", "start", [m], deck) for m in ("<GOLA", "<", "<HUNA")]
    assert kahuna[0] == kahuna[1] != kahuna[2], kahuna
    # the same items, gained in another order
    cheap = ("Gems/ItemCost=", "1")
    a, b = "item gem-pouch", "item grappling-hook"
    dragon = [last_digest("dragon-bridge", "setup-deal-and-first-move", ["play run", "0", x, "play run", "0", "done", "play trip", "+2", "0", y], cheap)
              for x, y in ((a, b), (b, a), (a, "done"))]
    assert dragon[0] == dragon[1] != dragon[2], dragon


def test_ended_by_players():
    """Who has resigned has no moves, whatever the rules say: for moves, perft and [Expect] alike."""
    text = read(record("gave-up.game", ["1"], "second", "resigned"))
    assert run_json("moves", "gave-up.game") == []
    assert [p["sequences"] for p in run_json("perft", "gave-up.game", 2)] == [0, 0]
    write("gave-up.vector", text + "\n[Expect]\nMoves=\nPerft=0;0\nScores= 0 , 0\nResult=second\nReason=resigned\n")
    assert run_json("check", "gave-up.vector") == []
    write("gave-up.vector", text + "\n[Expect]\nMoves=1;2;3\nScores=0,1\nResult=unfinished\nReason=home\n")
    assert [p["key"] for p in run_json("check", "gave-up.vector", status=1)] == ["Moves", "Scores", "Result", "Reason"]


def stable(folder):
    files = {}
    for f in sorted(os.listdir(os.path.join(work, folder))):
        text = read(os.path.join(folder, f))
        files[f] = re.sub(r"(?m)^(Started|\d+\.time)=.*$", r"\1=", text)
    return files


def test_play():
    args = ["play", "skips-shuffled", "--first=hard", "--second=easy", "--seed=7", "--games=30"]
    s = run_json(*args, "-o", "games", "--threads=1")
    assert list(s) == ["games", "first", "second", "draws", "reasons", "moves", "seconds"]
    assert s["games"] == 30 and s["first"] + s["second"] + s["draws"] == 30 == sum(s["reasons"].values())
    assert list(s["moves"]) == ["mean", "min", "max"] and s["moves"]["min"] <= s["moves"]["mean"] <= s["moves"]["max"]
    one = stable("games")
    assert list(one) == [f"skips-shuffled-7-{i:04}.game" for i in range(1, 31)]
    run(*args, "-o", "games4", "--threads=4")
    assert stable("games4") == one
    assert len({t.split("[Moves]")[1] for t in one.values()}) > 20, "the games differ"
    paths = [os.path.join("games", f) for f in one]
    assert run_json("check", *paths) == []
    assert "First=computer:hard\nSecond=computer:easy\n" in one["skips-shuffled-7-0001.game"]
    shows = [run_json("show", p) for p in paths]
    assert sum(x["result"] == "first" for x in shows) == s["first"]
    # never over an existing file, and then not at all
    before = read(paths[0])
    out, err = run(*args, "-o", "games", status=1)
    assert out == "" and "skips-shuffled-7-0001.game" in err and read(paths[0]) == before
    run("play", "skips", "--first=random", "--second=random", "--seed=1", "--games=2", "-o", "short", "--max-moves=3")
    for f, text in stable("short").items():
        assert "Result=unfinished" in text and "\n3=" in text and "\n4=" not in text
        assert run_json("check", os.path.join("short", f)) == []
    run("play", shipped("skips-long"), "--first=random", "--second=expert", "--seed=2", "--games=1", "--output=file")
    assert os.listdir(os.path.join(work, "file")) == ["skips-long-2-0001.game"]
    run("play", "skips", "--first=easy", "--second=easy", "--seed=1", "--games=1", "-o", os.path.join("bad.variant", "x"), status=1)
    run("play", "nothing-like-it", "--first=easy", "--second=easy", "--seed=1", "--games=1", "-o", "d", status=1)
    run("play", "bad.variant", "--first=easy", "--second=easy", "--seed=1", "--games=1", "-o", "d", status=1)


def test_hidden():
    """What a seat may not see is printed as hidden: the default is the side to move while a match goes on, both once it is over."""
    run("play", "kahuna", "--first=random", "--second=random", "--seed=5", "--games=8", "-o", "cards", "--max-moves=40")
    thrown = 0
    for f in sorted(os.listdir(os.path.join(work, "cards"))):
        path = os.path.join("cards", f)
        shows = {seat: run_json("show", path, f"--seat={seat}") for seat in ("first", "second", "both")}
        texts = {seat: x["position"] for seat, x in shows.items()}
        assert len(set(texts.values())) == 3, texts
        assert "hidden" in texts["first"] and "hidden" in texts["second"] and "hidden" not in texts["both"].split("Pile")[0], texts["both"]
        assert run_json("show", path) == shows[shows["both"]["to_move"]]
        moves = {seat: [(m["player"], m["move"]) for m in run_json("replay", path, f"--seat={seat}")["moves"]] for seat in shows}
        for a, b, c in zip(moves["first"], moves["second"], moves["both"]):
            own, other = (a, b) if c[0] == "first" else (b, a)
            assert own == c
            if c[1].startswith("/"):
                thrown += 1
                assert other == (c[0], "/?")
            else:
                assert other == c
        first, second = (run_json("hint", path, "--level=easy", "--count=1", "--seed=3") for _ in range(2))
        assert first == second and "proven" not in first[0], first
    assert thrown > 0
    run("play", "kahuna-short", "--first=random", "--second=random", "--seed=6", "--games=1", "-o", "cards2")
    over = os.path.join("cards2", "kahuna-short-6-0001.game")
    assert run_json("show", over) == run_json("show", over, "--seat=both") and run_json("show", over)["result"] != "unfinished"
    _, err = run("solve", path, status=1)
    assert "hidden" in err


def test_render():
    game = record("draw.game", ["3", "1"])
    for style in ("light", "dark", "contrast"):
        run("render", game, "-o", f"{style}.svg", f"--style={style}", "--size=500")
        root = ET.parse(os.path.join(work, f"{style}.svg")).getroot()
        assert root.tag == "{http://www.w3.org/2000/svg}svg" and root.get("width") in ("500", "500px"), root.attrib
    assert len({read(f"{s}.svg") for s in ("light", "dark", "contrast")}) == 3
    run("render", game, "-o", "x.png", "--size=320")
    with open(os.path.join(work, "x.png"), "rb") as f:
        head = f.read(24)
    assert head[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">I", head[16:20])[0] == 320
    run("render", shipped("skips-shuffled"), "-o", "y.svg", "--seed=3", "--seat=second")
    run("render", game, "-o", os.path.join("x.png", "y.svg"), status=1)


def test_languages():
    words = {"en": ("Second wins in 12 moves.", "Long lane", "Options:"), "ko": ("후 플레이어가 12수 뒤에 이깁니다.", "긴 트랙", "옵션:"),
             "ja": ("後手が12手で勝ちます。", "ロングコース", "オプション:")}
    for lang, (solved, name, options) in words.items():
        assert solved in run("solve", shipped("skips"), lang=lang)[0]
        assert name in [e["name"] for e in run_json("list", lang=lang)]
        assert options in run("--help", lang=lang)[0]
        # words of the formats are not translated
        s = run_json("show", "resigned.game", lang=lang)
        assert (s["result"], s["reason"]) == ("first", "resigned")
        assert {r["type"] for r in run_json("describe", "skips", lang=lang)} == {"bool", "int", "enum", "list of int"}
    messages = [run("shwo", status=2, lang=l)[1] for l in LOCALES] + [run("--help", lang=l)[0] for l in LOCALES]
    messages += [run("check", "illegal.game", status=1, lang=l)[0] for l in LOCALES] + [run("show", "resigned.game", lang=l)[0] for l in LOCALES]
    assert len(set(messages)) == len(messages), "each language has its own"
    assert "선 플레이어 승리: 기권" in run("show", "resigned.game", lang="ko")[0]
    assert "先手の勝ち: 投了" in run("show", "resigned.game", lang="ja")[0]


def test_full_disk():
    with open("/dev/full", "w") as full:
        _, err = run("moves", shipped("skips"), status=1, stdout=full)
    assert "can't be written" in err, err


def completions(*words):
    """What bash offers for the last of @words. bash breaks words at '=', and so must we."""
    split = [w for word in words for w in re.split(r"(=)", word) if w] if any("=" in w for w in words) else list(words)
    script = ('source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); stepstones-cli () { "$PROGRAM" "$@"; }; '
              'compopt () { :; }; _stepstones_cli; printf "%s\\n" "${COMPREPLY[@]}"')
    p = subprocess.run(["bash", "-c", script, "bash", os.path.join(top, "data", "completion", "stepstones-cli.bash"), "stepstones-cli", *split],
                       env=dict(os.environ, PROGRAM=program), cwd=work, capture_output=True, text=True)
    assert p.returncode == 0 and p.stderr == "", p.stderr
    return [w for w in p.stdout.split("\n") if w]


def test_completion():
    assert set(COMMANDS) < set(completions(""))
    assert completions("an") == ["analyse"]
    assert completions("hint", "x.game", "--level", "") == LEVELS
    assert completions("hint", "x.game", "--level=e") == ["easy", "expert"]
    assert completions("show", "x.game", "--seat=") == ["first", "second", "both"]
    assert "skips-long" in completions("play", "skips-l") and "skips" in completions("describe", "s")
    offered = completions("show", "")
    assert "open.game" in offered and "bad.variant" in offered and "wrong.vector" in offered and "light.svg" not in offered
    assert "open.game" in completions("analyse", "o") and "bad.variant" not in completions("analyse", "b")
    # the three shells and the manual know every command and every option of each
    usages = {c: run(c, "--help")[0].split("\n")[0] for c in COMMANDS}
    texts = {s: open(os.path.join(top, "data", "completion", "stepstones-cli." + s), encoding="utf-8").read() for s in ("bash", "zsh", "fish")}
    manual = open(os.path.join(top, "data", "stepstones-cli.1"), encoding="utf-8").read().replace("\\-", "-")
    for c, usage in usages.items():
        assert re.search(rf'^\.(BI|BR) "{c} ', manual, re.M), c
        for option in re.findall(r"--([a-z-]+)", usage):
            assert f"--{option}" in manual and f"--{option}" in texts["bash"] and f"--{option}" in texts["zsh"] and f"-l {option}" in texts["fish"], option
            assert any(o.startswith(f"--{option}") for o in completions(c, "--")), (c, option)
        assert all(re.search(rf"\b{c}\b", t) for t in texts.values()), c


def main():
    tests = [(n[5:], f) for n, f in globals().items() if n.startswith("test_")]
    print(f"1..{len(tests)}")
    failed = 0
    for i, (name, test) in enumerate(tests, 1):
        try:
            test()
            print(f"ok {i} {name}")
        except Exception:
            failed += 1
            for line in traceback.format_exc().splitlines():
                print("#", line)
            print(f"not ok {i} {name}")
        sys.stdout.flush()
    shutil.rmtree(work)
    sys.exit(failed > 0)


main()
