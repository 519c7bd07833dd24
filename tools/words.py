#!/usr/bin/env python3
"""The catalogues of all languages against the English ones.

    python tools/words.py check                 what is wrong, and how many messages are missing (the default)
    python tools/words.py missing LANGUAGE [FILE…]   what is missing, as Fluent text to fill in, English beside it
    python tools/words.py changed LANGUAGE      what was translated from an English text that has changed since
    python tools/words.py helps                 write the help of the command line as English messages (cli_help.ftl)
    python tools/words.py mark LANGUAGE         note that all translations are those of the present English text

What is checked, and how to translate, is told in docs/translating.md.
"""

import csv
import hashlib
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast

ROOT = Path(__file__).resolve().parent.parent
WORDS = ROOT / "src" / "highiron" / "words"
GLOSSARY = ROOT / "tools" / "glossary.csv"
MARKS = ROOT / "tools" / "translated"
ENGLISH = "en"
TITLES = ("1830", "1846", "1817", "18CE")  # that have rules to be read
HELPS = WORDS / ENGLISH / "cli_help.ftl"
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# Words in Latin letters that stand in other scripts too: names, formats, and what is typed or printed so.
NAMES = re.compile(
    r"""^(?:[A-Z0-9&+#./-]{1,8}|[a-z]|[\d+/]+[A-Z]?|Highiron|highiron|Enter|Esc|Escape|Shift|Ctrl|Alt|Tab|Home|End|
    English|Webhooks?|webhooks?|token|pool|xx.games|shares|null|Accept|Allow|Retry|After|Bearer|Discord|Telegram|Slack|xx|py|json|jsonl|
    csv|svg|png|https?|example|org|path|application|GitHub|Markdown|PyPI|Fluent|Docker|SQLite|PostgreSQL|Elo|
    Big|Four|Lake|Shore|Line|Michigan|Southern|Mail|Steamboat|Ohio|Indiana|Tunnel|Blasting|Company|Meat|Packing|
    Boomtown|Chicago|Detroit|Toledo|Cincinnati|Holland|Gray|former|player|openskill|Ada|Ben|Cleo|Dan|Emil|Eva|Fay|Gus|Little|Miami|Contract|Natural|Earth|GeoNames|Sobol|rank|account|Ctrl-C|Ray|plan.toml|api/me|X-CSRF-Token|application/json)$""",
    re.VERBOSE,
)
# Messages that do not use a term of the glossary, and why.
EXCEPTIONS = {
    "lesson-18CE-trains-1": "in 18CE obsolete trains leave at once: they rust",
    "lesson-18CE-trains-4": "in 18CE obsolete trains leave at once: they rust",
    "lesson-1830-auction-4": "speaks of raising and giving in",
    "help-serve-2": "shows where the password stands in an address",
    "problem-undo-to-no-position": "says where undoing leads to, and the verb alone will do",
    "title-1830": "speaks of the market for shares at large, not of the chart",
    "title-18CE": "has a short word for a text in two languages",
}
PERSIAN_DIGITS = str.maketrans("۰۱۲۳۴۵۶۷۸۹٫", "0123456789.")
CJK = r"[\u3040-\u30ff\u3400-\u9fff]"


@dataclass
class Entry:
    """One message or term of a language."""

    file: str
    message: ast.Message | ast.Term
    parts: dict[str, ast.Pattern] = field(default_factory=dict)  # "" and ".attribute"


def read(language: str) -> tuple[dict[str, Entry], list[str]]:
    """All messages of a language by name, and what cannot be read."""
    found: dict[str, Entry] = {}
    faults: list[str] = []
    for path in sorted((WORDS / language).glob("*.ftl")):
        for each in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(each, ast.Junk):
                faults.append(f"{path.name}: cannot be read: {(each.content or '').strip().splitlines()[0]}")
            elif isinstance(each, (ast.Message, ast.Term)):
                name = f"-{each.id.name}" if isinstance(each, ast.Term) else each.id.name
                if name in found:
                    faults.append(f"{name}: stands in {found[name].file} and in {path.name}")
                parts = {f".{a.id.name}": a.value for a in each.attributes}
                if each.value is not None:
                    parts[""] = each.value
                found[name] = Entry(path.name, each, parts)
    return found, faults


def nodes(tree: Any) -> Iterator[Any]:
    """Every node of a message."""
    if isinstance(tree, ast.BaseNode):
        yield tree
        for value in vars(tree).values():
            yield from nodes(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from nodes(value)


def shown_variables(pattern: ast.Pattern) -> set[str]:
    """Variables whose values a reader sees, in one variant at least."""
    chosen_by = {id(node.selector) for node in nodes(pattern) if isinstance(node, ast.SelectExpression)}
    return {
        node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference) and id(node) not in chosen_by
    }


def all_variables(pattern: ast.Pattern) -> set[str]:
    """Variables that are shown or chosen by."""
    return {node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference)}


def choices(pattern: ast.Pattern) -> Iterator[tuple[str, list[str]]]:
    """Every choice: by which variable, and its keys."""
    for node in nodes(pattern):
        if isinstance(node, ast.SelectExpression):
            by = next((each.id.name for each in nodes(node.selector) if isinstance(each, ast.VariableReference)), "")
            yield (
                by,
                [key.name if isinstance(key, ast.Identifier) else key.value for key in (v.key for v in node.variants)],
            )


def texts(pattern: ast.Pattern) -> Iterator[str]:
    """What a reader may see, one text for each way through the choices, arguments as `{}`."""

    def of(pattern: ast.Pattern) -> list[str]:
        whole = [""]
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                ends = [element.value]
            elif isinstance(element.expression, ast.SelectExpression):
                ends = [text for variant in element.expression.variants for text in of(variant.value)]
            elif isinstance(element.expression, ast.StringLiteral):
                ends = [element.expression.parse()["value"]]
            else:
                ends = ["{}"]
            whole = [begin + end for begin in whole for end in ends][:200]
        return whole

    yield from of(pattern)


@cache
def plural_categories(language: str) -> frozenset[str]:
    """The plural categories that whole numbers have in a language."""
    rule = Locale(language).plural_form
    return frozenset(rule(number) for number in range(200))


def faults_of(language: str) -> list[str]:
    """Everything that is wrong with the messages that a language has."""
    english, _ = read(ENGLISH)
    mine, found = read(language)
    for name, entry in mine.items():
        if language == ENGLISH:
            ours = entry
        elif name in english:
            ours = english[name]
        else:
            found.append(f"{name}: English has no such message")
            continue
        where = f"{entry.file} {name}"
        if language != ENGLISH and set(entry.parts) != set(ours.parts):
            found.append(f"{where}: parts are {sorted(entry.parts)}, in English {sorted(ours.parts)}")
        for part, pattern in entry.parts.items():
            if part not in ours.parts:
                continue
            here = where + part
            found.extend(f"{here}: {fault}" for fault in structure(language, pattern, ours.parts[part]))
            found.extend(f"{here}: {fault}" for fault in marks_put_apart(name, pattern))
            for text in texts(pattern):
                found.extend(f"{here}: {fault} in “{text.strip()}”" for fault in typography(language, text))
            if language != ENGLISH and name not in EXCEPTIONS:
                found.extend(f"{here}: {fault}" for fault in terms(language, pattern, ours.parts[part]))
    return list(dict.fromkeys(found))


def structure(language: str, pattern: ast.Pattern, english: ast.Pattern) -> Iterator[str]:
    """Arguments and choices that differ from the English ones."""
    shown, wanted = shown_variables(pattern), shown_variables(english)
    if shown != wanted:
        yield f"shows {sorted(shown)}, in English {sorted(wanted)}"
    strange = all_variables(pattern) - all_variables(english)
    if strange:
        yield f"uses {sorted(strange)}, which English does not"
    known = {by: set(keys) for by, keys in choices(english)}
    for by, keys in choices(pattern):
        plurals = set(keys) & PLURALS
        if by in known and not known[by] & (PLURALS - {"other"}) and not all(key.isdigit() for key in known[by]):
            if set(keys) != known[by]:
                yield f"chooses by ${by} among {sorted(keys)}, in English {sorted(known[by])}"
        elif plurals - {"other"}:
            categories = plural_categories(language)
            if plurals - categories - {"other"}:
                yield f"has the plurals {sorted(plurals)}; the language has {sorted(categories)}"
            missing = categories - plurals - ({"many"} if "other" in plurals else set())
            if missing:
                yield f"lacks the plurals {sorted(missing)}"


def marks_put_apart(name: str, pattern: ast.Pattern) -> Iterator[str]:
    """Marks of direction that reach nothing: the page shuts everything in braces in, so they are typed as they are."""
    if name.startswith("web-"):
        for node in nodes(pattern):
            if isinstance(node, ast.StringLiteral) and re.search(r"[\u200e\u200f\u2066-\u2069]", node.parse()["value"]):
                yield "a mark of direction in braces"


def typography(language: str, text: str) -> Iterator[str]:
    """What is written against the habits of a language."""
    if "  " in text.strip("\n").replace("\n", " ").strip() and "\n" not in text:
        yield "two spaces"
    if re.search(r"\b(TODO|XXX|FIXME)\b", text):
        yield "unfinished text"
    if re.search(r"\$ ?[\d۰-۹]|[\d۰-۹]\s?\$", text):
        yield "an amount without MONEY"
    plain = re.sub(r"`[^`]*`|--[a-z-]+", "", re.sub(r"https?://\S+|<[^>]*>", " ", text))
    if language in ("zh", "ja"):
        if re.search(rf"{CJK}[ ]*[,;:?!()]|[,;?!()][ ]*{CJK}|{CJK}\.(?![\w])", plain):
            yield "punctuation of half width"
        if re.search(rf"{CJK} +(?:{CJK}|\{{)|\}} +{CJK}", plain):
            yield "a typed space"
        if language == "ja" and "，" in plain:
            yield "a Chinese comma"
    if language == "ru":
        if re.search(r"[“”„\"]|(?<!\w)'", plain):
            yield "quotes that are not «»"
        if " - " in plain:
            yield "a hyphen for a dash"
        if re.search(r"\b(еще|счет|расчет|учет|зеленый|желтый|идет|берет|дает|заем|поселок|партнер|пойдет)\b", plain):
            yield "е for ё"
    if language == "fa":
        if re.search(r"[يكى]", plain):
            yield "an Arabic letter for ی or ک"
        if re.search(r"[٠-٩]", plain):
            yield "Arabic-Indic digits"
        if re.search(r"[\u0600-\u06ff] ?[,;?]", plain):
            yield "Latin punctuation"
        if re.search(
            r"(?:^|[\s«(])(?:ن?می) (?=[\u0600-\u06ff])|[\u0600-\u06ff] (?:ها|های|هایی|هایش)(?![\u0600-\u06ff])", plain
        ):
            yield "a space for a ZWNJ"
    if language != ENGLISH:
        for word in re.findall(r"[A-Za-z][A-Za-z&+#/.-]*", re.sub(r"\{\}", " ", plain)):
            if not NAMES.match(word.strip(".-/")):
                yield f"the English word {word!r}"


@cache
def _glossary() -> tuple[dict[str, str], ...]:
    with GLOSSARY.open(encoding="utf-8", newline="") as file:
        return tuple(csv.DictReader(file))


def terms(language: str, pattern: ast.Pattern, english: ast.Pattern) -> Iterator[str]:
    """English terms of the glossary for which the language uses another word."""
    ours, theirs = " ".join(texts(english)).lower(), " ".join(texts(pattern)).lower()
    for row in _glossary():
        if not row[language]:
            continue
        if re.search(rf"(?<![\w-]){row['en']}(?![\w-])", ours):
            words = row[language].lower().split("|")
            if not any(_has(language, theirs, word) for word in words):
                yield f"the term “{row['en'].split('|')[0].strip('()?:')}” is not {' or '.join(words)}"


def _has(language: str, text: str, term: str) -> bool:
    if language != "ru":
        return term in text
    # Endings change: the stems of all words of the term must be there.
    stems = [word[: max(3, len(word) - 2 - (len(word) > 7))] for word in term.split()]
    return all(re.search(rf"(?<!\w){re.escape(stem)}", text) for stem in stems)


def missing(language: str) -> dict[str, Entry]:
    """English messages that a language lacks."""
    mine, _ = read(language)
    return {name: entry for name, entry in read(ENGLISH)[0].items() if name not in mine}


def to_fill_in(language: str, files: list[str]) -> str:
    """What is missing, as Fluent text: the English message as a comment, and under it its name to be filled in."""
    lines: list[str] = []
    before = ""
    for name, entry in missing(language).items():
        if files and entry.file not in files:
            continue
        if entry.file != before:
            lines += ["", f"### {entry.file}", ""]
            before = entry.file
        comment = entry.message.comment
        entry.message.comment = None
        written = FluentSerializer().serialize_entry(entry.message).rstrip("\n")
        if comment is not None and comment.content:
            lines += [f"# ({line})" for line in comment.content.splitlines()]
        lines += [f"# {line}" for line in written.splitlines()]
        lines += [f"{name} =", *(f"    {part} =" for part in entry.parts if part), ""]
    return "\n".join(lines).strip("\n") + "\n"


def originals() -> dict[str, str]:
    """A mark of every English text, to tell when it has changed."""
    written = {name: FluentSerializer().serialize_entry(_bare(entry)) for name, entry in read(ENGLISH)[0].items()}
    return {name: hashlib.sha256(text.encode()).hexdigest()[:8] for name, text in written.items()}


def _bare(entry: Entry) -> Any:
    entry.message.comment = None
    return entry.message


def changed(language: str) -> list[str]:
    """Messages of a language whose English text has changed since they were marked."""
    path, now = MARKS / f"{language}.json", originals()
    marked = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    old = [name for name in read(language)[0] if name in marked and marked[name] != now.get(name)]
    return old + [name for name, digest in originals_of_rules(language).items() if marked.get(name) != digest]


def mark(language: str) -> None:
    """Note from which English texts a language was translated."""
    now = originals()
    found = {name: now[name] for name in sorted(read(language)[0]) if name in now} | originals_of_rules(language)
    MARKS.mkdir(exist_ok=True)
    (MARKS / f"{language}.json").write_text(json.dumps(found, indent=0) + "\n", encoding="utf-8")


def helps() -> str:
    """The help texts of all commands as Fluent messages."""
    import typer.main

    from highiron.cli import app
    from highiron.cli.helps import keys

    lines = ["# Help of the command line, written from the commands by `python tools/words.py helps`: change it there."]
    for key, text in sorted(set(keys(typer.main.get_command(app)).values())):
        first, *more = text.split("\n")
        lines += [f"{key} =", *(f"    {line}" for line in (first, *more))] if more else [f"{key} = {first}"]
    return "\n".join(lines) + "\n"


def rules(title: str, language: str) -> dict[str, Any]:
    """The rules of a title in a language by their numbers, sections among them; empty where there is no such file."""
    from highiron.server.reference.rulebook import rulebook

    book = rulebook(title, language)
    if book.language != language:
        return {}
    found: dict[str, Any] = {f"{title} about": book.about}
    for section in book.sections:
        found[f"{title}-{section.number}"] = section.title
        for at, rule in enumerate(section.rules):
            found[rule.number or f"{title}-{section.number} {at}"] = rule
    return found


def texts_of_rule(rule: Any) -> list[str]:
    """All that a rule says: its sentences and lines, and the cells of its tables."""
    parts = getattr(rule, "parts", None)
    if parts is None:
        return [rule]
    return [text for part in parts for text in (part.text, *(cell for row in part.rows for cell in row)) if text]


def figures(rule: Any) -> set[str]:
    """Amounts, numbers of rules, hexes and options that a rule names, in ASCII and without separators of thousands."""
    text = "\n".join(texts_of_rule(rule)).translate(PERSIAN_DIGITS)
    text = re.sub(r"(?<=\d)[,\u00a0\u202f\u066c](?=\d{3}(?!\d))", "", text)
    return set(re.findall(r"[A-Z]?\d+(?:\.\d+)*|opt:\w+", text))


def faults_of_rule(english: Any, mine: Any) -> Iterator[str]:
    """Where a translated rule says other things than the English one, as far as this can be counted."""
    kinds = [[part.kind for part in getattr(rule, "parts", ())] for rule in (english, mine)]
    if kinds[0] != kinds[1]:
        yield f"has the parts {kinds[1]}, in English {kinds[0]}"
    # A translation may write a small number as a digit where English has a word, but not the other way round.
    lost, added = figures(english) - figures(mine), {each for each in figures(mine) - figures(english) if len(each) > 1}
    if lost or added:
        yield f"lacks the figures {sorted(lost)} and has instead {sorted(added)}"
    for text in texts_of_rule(mine):
        left = re.search(r"(?<![A-Za-z])[a-z]{2,} [a-z]{2,}(?![A-Za-z])", re.sub(r"`[^`]*`", "", text))
        if left:
            yield f"has the English words {left[0]!r}"


def faults_of_rules(language: str) -> list[str]:
    """Rules that a translation lacks, has too many, or that say other things than the English ones."""
    found = []
    for title in TITLES:
        english, mine = rules(title, ENGLISH), rules(title, language)
        if not mine:
            continue
        found += [f"rules: {number} is missing" for number in english if number not in mine]
        found += [f"rules: {number} is not in English" for number in mine if number not in english]
        for number in english.keys() & mine.keys():
            found += [f"rules: {number} {fault}" for fault in faults_of_rule(english[number], mine[number])]
    return found


def originals_of_rules(language: str) -> dict[str, str]:
    """A mark of every English rule that the language has a translation of."""
    import msgspec

    found = {}
    for title in TITLES:
        if language != ENGLISH and rules(title, language):
            for number, rule in rules(title, ENGLISH).items():
                found[number] = hashlib.sha256(msgspec.json.encode(rule)).hexdigest()[:8]
    return found


def languages() -> list[str]:
    """All languages that have catalogues, English first."""
    found = sorted(path.name for path in WORDS.iterdir() if path.is_dir() and any(path.glob("*.ftl")))
    return [ENGLISH, *(name for name in found if name != ENGLISH)]


def check() -> int:
    """Print every fault; the exit code says whether there is one."""
    faults = 0
    for language in languages():
        found = faults_of(language)
        lacking = missing(language)
        found += [f"{entry.file} {name}: missing" for name, entry in lacking.items()]
        found += faults_of_rules(language) if language != ENGLISH else []
        for fault in found:
            print(f"{language} {fault}")
        faults += len(found)
        old = len(changed(language))
        total = len(read(ENGLISH)[0])
        print(
            f"{language}: {len(found)} faults, {len(lacking)} of {total} messages missing, {old} to be looked at again"
        )
    return 1 if faults else 0


def main(arguments: list[str]) -> int:
    """Run one command."""
    if arguments[:1] in ([], ["check"]) and len(arguments) < 2:
        return check()
    if arguments[0] == "missing" and len(arguments) > 1 and arguments[1] in {*languages(), *Locale("en").languages}:
        print(to_fill_in(arguments[1], arguments[2:]), end="")
        return 0
    if arguments[0] == "changed" and len(arguments) == 2:
        print("\n".join(changed(arguments[1])))
        return 0
    if arguments == ["helps"]:
        HELPS.write_text(helps(), encoding="utf-8")
        return 0
    if arguments[0] == "mark" and len(arguments) == 2:
        mark(arguments[1])
        return 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
