"""The rules of a title as numbered pieces, read from the text in its folder (`rulebook.md`)."""

import re
from functools import lru_cache

from highiron.server.reference.models import Rule, Rulebook, RulePart, RuleSection
from highiron.titles import catalogue

FILE = "rulebook.md"
_HEADING = re.compile(r"(##+) ([\d.]+) (.+)")
# `- 1830-3.4 Text` or, with a name of its own, `- **18CE-2.4 A** has no effect`.
_RULE = re.compile(r"- (?:\*\*)?([0-9A-Z]+-[\d.]*\d)(?:\s+([^*]+?))?(?:\*\*)?(?: (.*))?$")
_PLAIN_RULE = re.compile(r"- ([0-9A-Z]+-[\d.]*\d)(?: (.*))?$")
_ITEM = re.compile(r"\s*(?:-|\d+\.) (.*)")
_RULING = re.compile(r"[\s|:-]+")
_CELL = re.compile(r"(?<!\\)\|")


@lru_cache(maxsize=32)
def rulebook(title: str) -> Rulebook:
    """The rules of a title; no sections where nobody has written them down."""
    about, _, text = catalogue.text_of(title, FILE).partition("\n## ")
    found = Rulebook(title, " ".join(about.split("\n")[1:]).strip(), [])
    reader = _Reader(found)
    for line in ("## " + text).split("\n") if text else ():
        reader.read(line.rstrip())
    return found


class _Reader:
    """Takes a text line by line."""

    def __init__(self, book: Rulebook) -> None:
        self._sections = book.sections
        self._rule = Rule("", [])
        self._open = False  # whether the next line goes on with the last part
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
            name = f"**{rule[2]}** " if rule[2] else ""
            self._begin_rule(rule[1], name + (rule[3] or ""))
        elif line.lstrip().startswith("|"):
            self._add_row(line.strip())
        elif not line.strip():
            self._open = False
        elif item := _ITEM.fullmatch(line):
            self._add(RulePart("item", item[1]))
        else:
            self._go_on(line.strip())

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

    def _go_on(self, text: str) -> None:
        if self._open:
            last = self._rule.parts[-1]
            last.text = f"{last.text} {text}".strip()
        else:
            self._add(RulePart("text", text))

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
