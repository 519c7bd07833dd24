"""Help in the reader's language.

The English help stands in the commands themselves. Its texts are messages too (`words/en/cli_help.ftl`, written from
the commands by `python tools/words.py helps`), by which they are said in other languages: `help-COMMAND` and
`help-COMMAND-PARAMETER`; a text that several commands share is `help-any-PARAMETER`, numbered where several texts do.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from highiron.cli.errors import USUAL
from highiron.words.catalogue import has_message, message
from highiron.words.language import DEFAULT, spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH = 100  # of a line, in cells of a terminal
VERBATIM = "\b"  # begins a block whose lines stay as they are
_EXAMPLE = re.compile(r"(\s*(?:HIGHIRON_\S+ )?highiron .*?)(?: {2,}(\S.*))?$")
_CJK = r"\u3001-\u30ff\u3400-\u9fff\uff00-\uffef"
_PIECE = re.compile(rf"[{_CJK}][、。，；：）」』”！？]*|[^\s{_CJK}]+|\s+")
_SENTENCE = re.compile(r".+?(?:[.](?=\s|$)|[。؟!](?=\s|$|.))", re.DOTALL)


class Block(NamedTuple):
    """A paragraph of help, or a block of lines with a heading."""

    heading: str  # "" of a paragraph
    lines: tuple[str, ...]


def blocks(text: str) -> list[Block]:
    """The paragraphs and blocks of a command's help."""
    found = []
    for part in re.split(r"\n\s*\n", text.strip()) if text else ():
        lines = [line.rstrip() for line in part.strip("\n").split("\n")]
        if lines[0].strip() == VERBATIM:
            found.append(Block(lines[1].strip(), tuple(lines[2:])))
        elif lines[0].startswith(VERBATIM):
            found.append(Block(lines[0].strip(VERBATIM).strip(), tuple(lines[1:])))
        else:
            found.append(Block("", (" ".join(line.strip() for line in lines),)))
    return found


def texts(command: Any, path: str = "") -> Iterator[tuple[str, str, str]]:
    """Command, parameter and English text of everything that the help of a command and of those below it says."""
    for number, block in enumerate(blocks(command.help), 1):
        here = path or "highiron"
        if not block.heading:
            yield here, "" if number == 1 else str(number), block.lines[0]
        else:
            yield "any", f"heading-{_slug(block.heading)}", block.heading
            for at, line in enumerate(block.lines, 1):
                found = _EXAMPLE.match(line)
                if found and found[2]:
                    yield here, f"example-{at}", found[2]
    for each in command.params:
        if getattr(each, "help", None):
            yield path or "highiron", str(each.name).replace("_", "-"), each.help
    for name, below in getattr(command, "commands", {}).items():
        yield from texts(below, f"{path}-{name}".strip("-"))


def keys(command: Any) -> dict[tuple[str, str], tuple[str, str]]:
    """The message of every text and the text itself, by command and parameter."""
    said = list(texts(command))
    places: dict[tuple[str, str], int] = {}
    for _, what, text in said:
        places[what, text] = places.get((what, text), 0) + 1
    shared: dict[tuple[str, str], str] = {}
    taken: dict[str, int] = {}
    for (what, text), count in places.items():
        if count > 1 or what.startswith("heading-"):
            taken[what] = taken.get(what, 0) + 1
            number = f"-{taken[what]}" if taken[what] > 1 else ""
            shared[what, text] = f"help-any-{what}{number}"
    found = {}
    for path, what, text in said:
        own = f"help-{path}{'-' if what else ''}{what}"
        found[path, what] = shared.get((what, text), own), text
    return found


def _slug(text: str) -> str:
    return "-".join(re.findall(r"[a-z]+", text.lower()))


def translated(command: Any) -> Any:
    """The command, with help in the language that is spoken."""
    command.get_help = partial(page, command)
    return command


class _Teller:
    """Says the texts of one command; in English what the language lacks."""

    def __init__(self, context: Any) -> None:
        self.known = keys(context.find_root().command)

    def __call__(self, path: str, what: str) -> str:
        key, english = self.known[path or "highiron", what]
        return message(key, spoken(), isolate=False) if has_message(key, spoken()) else english


def page(command: Any, context: Any) -> str:
    """The whole help of a command, in the language that is spoken."""
    path, say = _path(context), _Teller(context)
    lines = [*_usage(command, context), ""]
    for number, block in enumerate(blocks(command.help), 1):
        if not block.heading:
            lines += [*_wrapped(say(path, "" if number == 1 else str(number)), 2), ""]
            continue
        lines.append("  " + say("any", f"heading-{_slug(block.heading)}"))
        lines += [*_block(path, block, say), ""]
    lines += _parameters(command, context, path, say)
    if getattr(command, "commands", None):
        lines += [message("cli-commands"), *_rows(_below(command, path, say))]
    return "\n".join(lines).rstrip()


def _path(context: Any) -> str:
    """Such as `study-grid`; "" of the root."""
    parts: list[str] = []
    while context.parent is not None:
        parts.insert(0, context.info_name)
        context = context.parent
    return "-".join(parts)


def _usage(command: Any, context: Any) -> list[str]:
    pieces = " ".join(command.collect_usage_pieces(context))
    pieces = pieces.replace("[OPTIONS]", message("cli-some-options")).replace(
        "COMMAND [ARGS]...", message("cli-some-command")
    )
    return [f"{message('cli-usage')} {context.command_path} {pieces}"]


def _block(path: str, block: Block, say: _Teller) -> Iterator[str]:
    found = [_EXAMPLE.match(line) for line in block.lines]
    longest = max((len(each[1]) for each in found if each and each[2]), default=0)
    for at, (line, each) in enumerate(zip(block.lines, found, strict=True), 1):
        if each and each[2]:
            yield f"  {each[1]:{longest}}  {say(path, f'example-{at}')}"
        else:
            yield "  " + line


def _parameters(command: Any, context: Any, path: str, say: _Teller) -> Iterator[str]:
    """Arguments and options."""
    for sort, heading in (("argument", "cli-arguments"), ("option", "cli-options")):
        rows = []
        for each in command.get_params(context):
            record = each.get_help_record(context) if each.param_type_name == sort else None
            if record is None:
                continue
            english = each.help or ""
            named = english and each.name != "help"
            told = say(path, str(each.name).replace("_", "-")) if named else message("cli-help-option")
            rows.append((record[0], f"{told} {_remark(record[1].removeprefix(english).strip())}".strip()))
        if rows:
            yield from (message(heading), *_rows(rows), "")


def _remark(text: str) -> str:
    """What stands in brackets behind an option: its default, its range."""
    told = re.sub(r"\bdefault: ", f"{message('cli-default')} ", text)
    return re.sub(r"\brequired\b", message("cli-required"), told)


def _below(command: Any, path: str, say: _Teller) -> "list[tuple[str, str]]":
    rows = []
    for name in command.commands:
        below = f"{path}-{name}".strip("-")
        told = say(below, "") if (below, "") in say.known else say(f"{below}-{USUAL}", "")
        sentence = _SENTENCE.match(told)
        rows.append((name, sentence[0] if sentence else told))
    return rows


def _rows(rows: "Sequence[tuple[str, str]]") -> Iterator[str]:
    """Two columns; a long name has a line of its own."""
    width = min(28, max(cells(name) for name, _ in rows))
    for name, text in rows:
        first, *more = list(_wrapped(text, width + 4)) or [""]
        if cells(name) > width:
            yield f"  {name}"
            yield first
        else:
            yield f"  {name}{' ' * (width - cells(name))}  {first.strip()}"
        yield from more


def cells(text: str) -> int:
    """How many cells of a terminal a text takes."""
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text
    )


def _wrapped(text: str, indent: int) -> Iterator[str]:
    """The text in lines that fit; Chinese and Japanese may be broken between any two characters but before a mark."""
    line = ""
    for piece in _PIECE.findall(text):
        if cells(line) + cells(piece.rstrip()) > WIDTH - indent and line.strip():
            yield " " * indent + line.rstrip()
            line = ""
        line += piece if line else piece.lstrip()
    if line.strip():
        yield " " * indent + line.rstrip()


def speaks_english() -> bool:
    """Whether help may be printed as it stands in the commands."""
    return spoken() == DEFAULT
