#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Korean, Japanese and English are equals: extracts the strings afresh and fails on a missing, fuzzy, doubled or dead one, on one that is
equal to the English without being on the list of names, on lost placeholders, on the slips of style that a program can see, and on a
variant without names in all three languages. TAP."""
import os, re, subprocess, sys, tempfile

top = sys.argv[1]
os.chdir(top)
LANGUAGES = ["ko", "ja"]
KEYWORDS = ["_", "N_", "C_:1c,2", "NC_:1c,2", "NS_:1,2", "ngettext:1,2", "g_dngettext:2,3", "g_dpgettext2:2c,3"]
MARK = re.compile(r'\b(?:_|N_|C_|NC_|NS_|ngettext|g_dngettext)\s*\(\s*"')
failures = 0
number = 0


def check(name, faults):
    global failures, number
    number += 1
    for f in faults[:40]:
        print("#", f)
    print(f"{'not ok' if faults else 'ok'} {number} {name}")
    failures += bool(faults)


def files_with_strings():
    for folder in ("src", "ui", "data"):
        for d, _, names in os.walk(folder):
            for n in names:
                p = os.path.join(d, n)
                if n.endswith((".c", ".h")):
                    code = re.sub(r"/\*.*?\*/", "", open(p, encoding="utf-8").read(), flags=re.S)
                    code = re.sub(r"^\s*#.*$", "", code, flags=re.M)
                    if MARK.search(code):
                        yield p
                elif n.endswith(".ui") and "translatable" in open(p, encoding="utf-8").read():
                    yield p
                elif n.endswith((".desktop.in", ".metainfo.xml.in")):
                    yield p
                elif n.endswith(".gschema.xml") and re.search(r"<(summary|description)>", open(p, encoding="utf-8").read()):
                    yield p


def entries(po):
    """(context, msgid, plural, [msgstr], fuzzy) of each entry but the header."""
    text = subprocess.run(["msgcat", "--no-wrap", "--use-first", po], capture_output=True, text=True, check=True).stdout
    for block in re.split(r"\n\s*\n", text):
        if any(l.startswith("#~") for l in block.splitlines()):
            continue
        parts, cur, fuzzy = {}, None, False
        for line in block.splitlines():
            if line.startswith("#,") and "fuzzy" in line:
                fuzzy = True
            m = re.match(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?)\s+"(.*)"$', line)
            if m:
                cur = m[1]
                parts[cur] = m[2]
            elif line.startswith('"') and cur:
                parts[cur] += line[1:-1]
        if parts.get("msgid"):
            yield parts.get("msgctxt"), parts["msgid"], parts.get("msgid_plural"), [v for k, v in parts.items() if k.startswith("msgstr")], fuzzy


potfiles = [l.strip() for l in open("po/POTFILES") if l.strip() and not l.startswith("#")]
found = sorted(files_with_strings())
check("POTFILES is complete", [f"not in po/POTFILES: {p}" for p in found if p not in potfiles])
check("POTFILES names files that are there, once", [f"in po/POTFILES without cause or twice: {p}" for p in sorted(set(potfiles)) if p not in found or potfiles.count(p) > 1])

names = {l.rstrip("\n") for l in open("tests/po/names.txt", encoding="utf-8") if l.strip() and not l.startswith("#")}
tmp = tempfile.mkdtemp()
pot = os.path.join(tmp, "fresh.pot")
listing = os.path.join(tmp, "list")
open(listing, "w").write("\n".join(p for p in potfiles if os.path.exists(p)) + "\n")
env = dict(os.environ, GETTEXTDATADIRS="/usr/share/gettext:/usr/share/glib-2.0")
subprocess.run(["xgettext", "--from-code=UTF-8", "-f", listing, "-o", pot, *("--keyword=" + k for k in KEYWORDS)], check=True, env=env)
fresh = {(c, i) for c, i, *_ in entries(pot)}
check("there are strings", [] if len(fresh) > 20 else [f"only {len(fresh)} strings found"])

# slips of style that a program can see (the project's glossary)
KO_PARTICLE = re.compile(r"\}(은|는|이|가|을|를|과|와|으로|로|이나|나|을\(를\)|이\(가\))(?=[\s.,?!\"”’)]|$)")
KO_WRONG = re.compile(r"당신|십시오|합니다요|그녀")
JA_HALFWIDTH_KANA = re.compile(r"[ｦ-ﾟ]")
JA_FULLWIDTH_LATIN = re.compile(r"[０-９Ａ-Ｚａ-ｚ：；？！（）／＋％]")
JA_WORDS = re.compile(r"プレーヤー|コンピュータ(?!ー)|下さい|出来|全て(?!の一)|フォルダ(?!ー)|エディタ(?!ー)")
exempt = {l.rstrip("\n") for l in open("tests/po/style-exempt.txt", encoding="utf-8") if l.strip() and not l.startswith("#")}

for lang in LANGUAGES:
    po = f"po/{lang}.po"
    r = subprocess.run(["msgfmt", "-c", "-o", "/dev/null", po], capture_output=True, text=True, env=dict(os.environ, LC_ALL="C"))
    check(f"{lang}: msgfmt finds nothing", r.stderr.splitlines() if r.returncode or "warning" in r.stderr else [])
    have = list(entries(po))
    known = {(c, i): (s, f) for c, i, p, s, f in have}
    check(f"{lang}: every string is there", [f"missing: {i!r}" + (f" (context {c})" if c else "") for c, i in sorted(fresh, key=str) if (c, i) not in known or not all(known[c, i][0])])
    check(f"{lang}: nothing is fuzzy", [f"fuzzy: {i!r}" for c, i, p, s, f in have if f])
    check(f"{lang}: nothing is dead", [f"not in the sources: {i!r}" for c, i, *_ in have if (c, i) not in fresh] + ["obsolete entries (#~)"] * ("\n#~" in open(po, encoding="utf-8").read()))
    check(f"{lang}: nothing is left in English", [f"equal to English: {i!r}" for c, i, p, s, f in have if i in s and i not in names])
    check(f"{lang}: placeholders are kept", [f"{i!r} -> {s!r}" for c, i, p, s, f in have for t in s if not set(re.findall(r"\{\w+\}", t)) <= set(re.findall(r"\{\w+\}", i + (p or ""))) or not set(re.findall(r"\{\w+\}", p or i)) <= set(re.findall(r"\{\w+\}", t)) | ({"{n}"} if p else set())])
    slips = []
    for c, i, p, s, f in have:
        for t in s:
            if t in exempt:
                continue
            if lang == "ko":
                m = KO_PARTICLE.search(t) or KO_WRONG.search(t)
            else:
                m = JA_HALFWIDTH_KANA.search(t) or JA_FULLWIDTH_LATIN.search(t) or JA_WORDS.search(t)
            if m:
                slips.append(f"{m[0]!r} in {t!r}")
    check(f"{lang}: style", slips)

faults = []
for n in sorted(os.listdir("rules")):
    if n.endswith(".variant"):
        text = open(os.path.join("rules", n), encoding="utf-8").read()
        for key in ("Name", "Name[ko]", "Name[ja]", "Summary", "Summary[ko]", "Summary[ja]"):
            if not re.search("^" + re.escape(key) + r"=.+", text, re.M):
                faults.append(f"{n}: no {key}")
check("variants are named in all three languages", faults)
print(f"1..{number}")
sys.exit(1 if failures else 0)
