"""The rules of a title as numbered pieces, read from the text in its folder (`rulebook.md`)."""

import re
from functools import lru_cache

from highiron.server.reference.models import Rule, Rulebook, RulePart, RuleSection
from highiron.titles import catalogue
from highiron.words.language import DEFAULT

FILE = "rulebook.md"
SAME = "="  # the only cell of a table that is as in English
_HEADING = re.compile(r"(##+) ([\d.]+) (.+)")
# `- 1830-3.4 Text` or, with a name of its own, `- **18CE-2.4 A** has no effect`.
_RULE = re.compile(r"- \*\*([0-9A-Z]+-[\d.]*\d)(?:\s+([^*]+))?\*\*(.*)$")
_PLAIN_RULE = re.compile(r"- ([0-9A-Z]+-[\d.]*\d)(?: (.*))?$")
_ITEM = re.compile(r"\s*(?:-|\d+\.) (.*)")
# `  a) text`, or with a Persian letter; the letter stays, as other rules name it.
_LETTERED = re.compile(r"\s+((?:[a-h]|[بپتثجچ]|الف)\) .*)")
_RULING = re.compile(r"[\s|:-]+")
_CELL = re.compile(r"(?<!\\)\|")
_LETTERS = re.compile(r"[\u0600-\u06ff\u3040-\u30ff\u3400-\u9fff]")
# How the punctuation of English cells is written in a language, in this order.
_WIDE = ((r" ?\(", "（"), (r"\)", "）"), (": ", "："), ("; ", "；"))
_PUNCTUATION = {
    "zh": ((r"(?<=\d), (?=\d)", "、"), (", ", "，"), *_WIDE),
    "ja": ((", ", "、"), *_WIDE),
    "fa": ((", ", "، "), ("; ", "؛ ")),
}
_SPACE_BESIDE_CJK = re.compile(r"(?<=[\u3040-\u30ff\u3400-\u9fff]) (?=\S)|(?<=\S) (?=[\u3040-\u30ff\u3400-\u9fff])")


@lru_cache(maxsize=32)
def rulebook(title: str, language: str = DEFAULT) -> Rulebook:
    """The rules of a title in a language, or in English; no sections where nobody has written them down."""
    english = _read(title, catalogue.text_of(title, FILE))
    translated = catalogue.text_of(title, f"rulebook.{language}.md") if language != DEFAULT else ""
    if not translated:
        return english
    text, _, phrases = translated.partition("\n## words\n")
    found = _read(title, text)
    found.language = language
    _fill(found, english, _phrases(phrases))
    return found


def _read(title: str, text: str) -> Rulebook:
    about, _, rest = text.partition("\n## ")
    found = Rulebook(title, " ".join(about.split("\n")[1:]).strip(), [])
    reader = _Reader(found)
    for line in ("## " + rest).split("\n") if rest else ():
        reader.read(line.rstrip())
    return found


def _phrases(text: str) -> list[tuple[str, str]]:
    """What to say for the English words of tables that a translation takes over, the longest first."""
    pairs = (line.partition(" = ") for line in text.split("\n") if " = " in line)
    return sorted(((english.strip(), said.strip()) for english, _, said in pairs), key=lambda pair: -len(pair[0]))


def _fill(book: Rulebook, english: Rulebook, phrases: list[tuple[str, str]]) -> None:
    """Tables (`|=|`) and lines (`=`) that are taken from the English text, with their words in the language."""
    said = {re.escape(phrase): told for phrase, told in phrases}
    words = re.compile(rf"(?<![A-Za-z_])(?:{'|'.join(said)})(?![A-Za-z_])") if said else None

    def tell(text: str) -> str:
        told = words.sub(lambda found: said[re.escape(found[0])], text) if words else text
        return _punctuated(told, book.language)

    for mine, theirs in zip(book.sections, english.sections, strict=True):
        for rule, original in zip(mine.rules, theirs.rules, strict=True):
            for at, part in enumerate(rule.parts):
                if part.text == SAME or (part.rows and part.rows[0] == [SAME]):
                    taken = original.parts[at]
                    rows = [[tell(cell) for cell in row] for row in taken.rows]
                    rule.parts[at] = RulePart(taken.kind, taken.text, rows)


def _punctuated(cell: str, language: str) -> str:
    """A cell of an English table with the punctuation of the language, if there is a word of it in the cell."""
    if not _LETTERS.search(cell):
        return cell
    for english, own in _PUNCTUATION.get(language, ()):
        cell = re.sub(english, own, cell)
    return _SPACE_BESIDE_CJK.sub("", cell)


class _Reader:
    """Takes a text line by line."""

    def __init__(self, book: Rulebook) -> None:
        self._sections = book.sections
        self._rule = Rule("", [])
        self._open = False  # whether the next line goes on with the last part
        self._indent = 0  # of the text of the last item; a line further out does not go on with it
        self._verbatim = False

    def read(self, line: str) -> None:
        """The next line."""
        if self._verbatim or line.strip().startswith("```"):
            self._read_verbatim(line)
        elif heading := _HEADING.match(line):
            self._begin_section(len(heading[1]) - 1, heading[2], heading[3])
        elif line.startswith("- ") and (rule := _PLAIN_RULE.match(line)):
            self._begin_rule(rule[1], rule[2] or "")
        elif line.startswith("- **") and (rule := _RULE.match(line)):
            name = f"**{rule[2]}**" if rule[2] else ""
            self._begin_rule(rule[1], (name + rule[3]).strip())
        elif line.lstrip().startswith("|"):
            self._add_row(line.strip())
        elif not line.strip():
            self._open = False
        elif item := _ITEM.fullmatch(line) or _LETTERED.fullmatch(line):
            self._add(RulePart("item", item[1]))
            self._indent = item.start(1)
        else:
            self._go_on(line)

    def _begin_section(self, level: int, number: str, title: str) -> None:
        self._rule = Rule("", [])
        self._sections.append(RuleSection(number, level, title, []))
        self._open = False

    def _begin_rule(self, number: str, text: str) -> None:
        self._rule = Rule(number, [])
        self._sections[-1].rules.append(self._rule)
        self._add(RulePart("text", text))

    def _add(self, part: RulePart) -> None:
        if not self._rule.parts and not self._rule.number:
            self._sections[-1].rules.append(self._rule)
        self._rule.parts.append(part)
        self._open = part.kind in ("text", "item")

    def _go_on(self, line: str) -> None:
        text = line.strip()
        last = self._rule.parts[-1] if self._open else None
        if last is None or (last.kind == "item" and len(line) - len(line.lstrip()) < self._indent):
            self._add(RulePart("text", text))
        else:
            last.text = f"{last.text} {text}".strip()

    def _add_row(self, line: str) -> None:
        if _RULING.fullmatch(line):
            return
        cells = [cell.strip().replace("\\|", "|") for cell in _CELL.split(line.strip("|"))]
        last = self._rule.parts[-1] if self._rule.parts else None
        if last is None or last.kind != "table" or self._open:
            self._add(RulePart("table", rows=[cells]))
        else:
            last.rows.append(cells)

    def _read_verbatim(self, line: str) -> None:
        if line.strip().startswith("```"):
            self._verbatim = not self._verbatim
            if self._verbatim:
                self._add(RulePart("lines"))
            return
        last = self._rule.parts[-1]
        last.text = f"{last.text}\n{line}".lstrip("\n")
