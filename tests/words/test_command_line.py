"""The command line in every language: whole pages of help, tables of a position, and what goes wrong."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main
from typer.testing import CliRunner

import highiron.cli
from highiron import words
from highiron.cli import app
from tools import words as checking

GOLDEN = Path(__file__).parents[1] / "golden"
LANGUAGES = [name for name in words.locales() if name != "en"]
# What is typed or printed as it stands: commands, options, their places, values and kinds of action.
TYPED = re.compile(
    r"`[^`]*`|--?[a-z][a-z-]*|\[x>=\d+\]|\[[^\]]*<=x<=[^\]]*\]|<[\w .…\[\]]+>|<str> |\[<\w+>\]|\{\w+\}"
    r"|\.\./shared/games|<str|en,zh|\[task1…task5\|report\]|en\|zh\|ja\|ru\|fa"
    r"|ray\|ADDRESS|\[(?:TITLE|LESSON|PUZZLE)\]|NAME=VALUE|L1,L2|B1,B2,…|YYYY-MM-DD|OUT\.svg|COMMAND"
)
HEADS = re.compile(r"^\s*(?:HIGHIRON_\S+ )?highiron .*?(?: {2,}|$)|^ {4}\w.*;$|^ {4}discard_train.*$", re.MULTILINE)


@pytest.fixture(autouse=True)
def _quiet_afterwards() -> Iterator[None]:
    yield
    words.speak("en")


def said(*arguments: str) -> str:
    result = CliRunner().invoke(app, list(arguments))
    return result.stdout + result.stderr


def commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    yield path
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(below, (*path, name))


def _parameters(root: Any, path: tuple[str, ...]) -> list[Any]:
    for name in path:
        root = root.commands[name]
    return list(root.params)


def english(text: str, names: set[str]) -> list[str]:
    plain = TYPED.sub(" ", HEADS.sub(" ", text))
    found = re.findall(r"[A-Za-z][A-Za-z&+#/.-]*", plain)
    return [word for word in found if not checking.NAMES.match(word.strip(".-/")) and word.strip(".") not in names]


def test_help_texts_are_those_of_the_commands() -> None:
    assert checking.HELPS.read_text(encoding="utf-8") == checking.helps(), "run: python tools/words.py helps"


def test_what_commands_say_is_there_and_nothing_is_left_over() -> None:
    places = (path for path in Path(highiron.cli.__file__).parent.glob("*.py") if path.name != "helps.py")
    sources = "\n".join(path.read_text(encoding="utf-8") for path in places)
    said = {f"cli-{key}" for key in re.findall(r'\bsay\(\s*"([a-z0-9-]+)"', sources)}
    english = set(checking.read("en")[0])
    assert said - english == set()
    # Names of columns, marks and the like are put together from codes.
    helps = (Path(highiron.cli.__file__).parent / "helps.py").read_text(encoding="utf-8")
    named = {code.removeprefix("cli-") for code in re.findall(r"[\"']([a-z0-9-]+)[\"']", sources + helps)}
    begun = tuple(f"cli-{head}" for head in re.findall(r"f[\"']([a-z-]+-)\{", sources))
    assert [
        key
        for key in english
        if key.startswith("cli-") and key.removeprefix("cli-") not in named and not key.startswith(begun)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_says_nothing_in_english(language: str) -> None:
    root = typer.main.get_command(app)
    paths = list(commands(root))
    # Names of commands, and of arguments and options with their defaults.
    names = {part for path in paths for part in path} | {"python", "root", "pytest", "steady", "random", "demo", "out"}
    wrong = {}
    for path in paths:
        shown = said("--language", language, *path, "--help")
        assert words.message("cli-usage", language) in shown
        names |= {str(each.name) for each in _parameters(root, path)}
        if found := english(shown.split("\n", 1)[1], names):
            wrong[" ".join(path)] = found
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_says_nothing_in_english(language: str) -> None:
    shown = said("--language", language, "replay", str(GOLDEN / "1846.jsonl"), "--at", "200")
    places = {"steady", "random", "The", "Race", "for", "the", "Midwest"}
    assert english(re.sub(r"\br\d\b|\d+-\d+p", " ", shown), places) == []


def typed(*arguments: str) -> str:
    """What a process of its own says: only there typer's own errors are worded by us."""
    command = [sys.executable, "-m", "highiron", *arguments]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False).stderr


def test_what_is_typed_wrongly_is_told_in_the_language() -> None:
    assert "没有命令" in typed("--language", "zh", "replya")
    assert "параметра" in typed("--language", "ru", "replay", "x.json", "--att", "3")
    assert "「x」" in said("--language", "ja", "selfplay", "1830", "--option", "x")
    assert "۲ تا ۶" in said("--language", "fa", "selfplay", "1830", "--players", "9")
    assert "ни наша запись" in said("--language", "ru", "replay", __file__)
