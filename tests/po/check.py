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

# slips of style that a program can see (the project's glossary): what is wrong, a pattern
KANA = "ぁ-んァ-ヶ一-龥々ー"
NUMBER = r"(?:\d|\{(?:n|m|r|min|max|most|column|depth|number|need|points|stones|left|x|y|c|needed|wings)\})"
KO = [
    ("a particle right after a placeholder", r"\}[”’]?(?:은|는|이|가|을|를|과|와|으로|로|이나|나|을\(를\)|이\(가\)|은\(는\)|\(으\)로)(?=[\s.,?!\"”’)]|$)"),
    ("neither 하십시오체 nor -(으)세요", r"(?<![세필중주개])(?<!아니)요(?=[\s.,?!”’)]|$)|십시오|합니다요|죠(?=[\s.?!]|$)"),
    ("a person's pronoun", r"당신|그녀"),
    ("a number before its noun", r"(?<![가-힣] )" + NUMBER + r"(?:개|명|장)의 "),
    ("a blank before the counter", r"(?:\d|\{[nmr]\}) (?:개|명|장|칸|턴|점|번|수|곳|라운드)(?![가-힣])"),
    ("a blank before a bracket", r"[가-힣”’] \("),
    ("a blank before a colon, or none after it", r"[가-힣}] :|[가-힣}]:(?=[가-힣{“])"),
    ("a mark of another language or keyboard", r"[「」『』、。・〜：；？！（）　]|\.\.\.|\\\""),
    ("a hyphen for a minus sign", r"(?<![\w\])’”~])-(?:\d|\{n\})"),
    ("a word that the glossary has otherwise", r"브릿지|감색|릴리프|구호물자|무르기|물리기|레벨|매치|유저|타겟|플레이여|구름 다리|순간 이동|가림 막|과반 수|메세지|갯수|할께|됬|되요|승점|조난자 \{n\}개|말 \{n\}명"),
]
JA = [
    ("half-width katakana", r"[ｦ-ﾟ]"),
    ("a full-width sign that is half width here", r"[０-９Ａ-Ｚａ-ｚ：；？！（）／＋％　]"),
    ("a mark of another language or keyboard", r"[“”‘’]|\.\.\.|\\\"|[" + KANA + r"」}][,.](?!\w)|〜 | 〜"),
    ("a word that the glossary has otherwise",
     r"プレーヤー|コンピュータ(?!ー)|フォルダ(?!ー)|エディタ(?!ー)|マーカ(?!ー)|ユーザ(?!ー)|サーバ(?!ー)|ポリノミノ|トリノミノ|ターン|スペース|エキジット|"
     r"グリーンジェム|ホワイトジェム|ドラゴンパワー|待った|敵|デフォルト|キャンセルする|ザブリッジ|ドラゴン・ブリッジ"),
    ("kanji that stay kana, kana that are kanji",
     r"下さい|出来[るなま]|全て(?!の一)|(?<=[るたいのな])(?:時|事|所)(?=[はがにをもで、。])|他の|迄|してもよく|て良い(?=。|$)|いちばん|ひとつ|ふたつ|一つ|二つ|三つ|おく(?=。|$)|誰"),
    ("a person's pronoun", r"彼"),
    ("a blank beside 、。「」", r" [、。」]|[、。「] "),
    ("a colon without its blank", r"[" + KANA + r"」}] :|[" + KANA + r"」}][:;](?=[" + KANA + r"「{])"),
    ("a bracket without its blank outside", r"[" + KANA + r"」}A-Za-z0-9]\((?!_)|\)(?=[" + KANA + r"{])"),
    ("a blank between a number and its word", r"(?<![\w.,-])" + NUMBER.replace(r"\d", r"\d+") + r" [" + KANA + r"]|[" + KANA + r"] " + NUMBER.replace(r"\d", r"\d+(?![\w.,-])") + r"(?! [A-Z])"),
    ("no blank beside a Latin word", r"[" + KANA + r"](?:[A-Za-z]{2}|\.[a-z])|(?<![{\w])[A-Za-z-]{2,}[" + KANA + r"]"),
    ("a hyphen for a minus sign", r"(?<![\w\]」〜])-(?:\d|\{n\})"),
    ("plain form", r"(?:である|だ|する|ない|できる|(?<!まし)(?<!でし)た)。"),
]
KO, JA = [[(what, re.compile(pattern)) for what, pattern in rules] for rules in (KO, JA)]
STYLE = {"ko": KO, "ja": JA}
EN = [
    ("a person's sex", re.compile(r"\b(?:he|she|his|her|hers|him|himself|herself)\b", re.I)),
    ("spelling", re.compile(r"\b(?:colors?|centers?|gray|neighbors?|favor\w*|honor\w*|analyz\w*|organiz\w*|canceled|traveled|learned|toward[s]\b|catalog)\b", re.I)),
    ("a mark", re.compile(r"\.\.\.|\\\"|(?<![\w\])}’”.])-\{n\}| [:;?!](?! \{)|(?<=[a-z])-(?= )")),
]
# the last mark of a text, and what Korean sentences end in (the check of plain form is the same for Japanese)
MARK_OF = {"ko": {".": ".", "?": "?", "!": "!", "…": "…", ":": ":"}, "ja": {".": "。", "?": "?", "!": "!", "…": "…", ":": ":"}}
MNEMONIC = re.compile(r"(?<![\w{])_([A-Za-z])|(?<=[A-Za-z])_([a-z])")
exempt = {l.rstrip("\n") for l in open("tests/po/style-exempt.txt", encoding="utf-8") if l.strip() and not l.startswith("#")}
agreed = [l.rstrip("\n").split("\t") for l in open("tests/po/agreed.tsv", encoding="utf-8") if l.strip() and not l.startswith("#")]


def slips_of_style(lang, text):
    if text in exempt:
        return
    for what, pattern in STYLE[lang]:
        m = pattern.search(text)
        if m:
            yield f"{what}: {m[0]!r} in {text!r}"
    for sentence in re.findall(r"([^.?!]+)[.?!](?= |$)", text) if lang == "ko" else []:
        if ":" not in sentence and not re.search(r"(?:니다|니까|세요|[}\])”’]|" + NUMBER + r"(?:개|장|칸)?)$", sentence):
            yield f"a sentence that ends in another way: {sentence!r}"


def slips_of_form(lang, english, text):
    """The last mark, the ellipsis, the mnemonic."""
    bare = MNEMONIC.sub(lambda m: m[1] or m[2], english) if "{" not in english else english
    m = MNEMONIC.search(english) if "{" not in english else None
    if m:
        sign = f"(_{(m[1] or m[2]).upper()})"
        if not text.endswith((sign, sign + "…")):
            yield f"the mnemonic {sign} is not at the end of {text!r}"
    elif re.search(r"\(_\w\)", text):
        yield f"a mnemonic that {english!r} has not: {text!r}"
    marks = MARK_OF[lang]
    end = bare[-1]
    if end in marks and not text.endswith(marks[end]):
        yield f"{english!r} ends in {end!r}, but not {text!r}"
    if end not in marks and text[-1] in ".。…?!" and end not in ".!?" and text not in exempt:
        yield f"{english!r} has no mark at its end, but {text!r} has"


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
    check(f"{lang}: style", [slip for c, i, p, s, f in have for t in s for slip in slips_of_style(lang, t)])
    check(f"{lang}: marks and mnemonics", [slip for c, i, p, s, f in have for t in s for slip in slips_of_form(lang, i, t)])
    column = 1 + LANGUAGES.index(lang)
    said = {}
    for c, i, p, s, f in have:
        said.setdefault(i, set()).update(s)
    check(f"{lang}: what is agreed stands word for word", [f"{row[0]!r}: {row[column]!r}, not {said.get(row[0])}" for row in agreed if row[column] not in said.get(row[0], ())])
    without = {}
    for c, i, p, s, f in have:
        if not c:
            without.setdefault(re.sub(r"[_…]", "", i).lower(), {}).setdefault(re.sub(r"\(_\w\)|[…。.]", "", s[0]), i)
    check(f"{lang}: one label is said in one way", [f"{list(said.values())} -> {list(said)}" for key, said in without.items() if len(said) > 1 and key not in {"delete", "rename", "back to the base value"}])

english = [t for c, i, p, *_ in entries(pot) for t in (i, p) if t]
check("en: style", [f"{what}: {m[0]!r} in {t!r}" for t in english for what, pattern in EN for m in [pattern.search(t)] if m])

faults = []
for n in sorted(os.listdir("rules")):
    if n.endswith(".variant"):
        text = open(os.path.join("rules", n), encoding="utf-8").read()
        for key in ("Name", "Name[ko]", "Name[ja]", "Summary", "Summary[ko]", "Summary[ja]"):
            if not re.search("^" + re.escape(key) + r"=.+", text, re.M):
                faults.append(f"{n}: no {key}")
        for key, lang, value in re.findall(r"^((?:Dragon)?Name|Summary)\[(ko|ja)\]=(.*)$", text, re.M):
            faults += [f"{n}: {slip}" for slip in slips_of_style(lang, value)]
check("variants are named in all three languages", faults)
print(f"1..{number}")
sys.exit(1 if failures else 0)
