"""The examples of docs/bots.md are run as they stand."""

import re
from pathlib import Path

import pytest

from highiron.bots import registry

DOCS = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
BLOCKS = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)


def test_there_are_examples() -> None:
    assert len(BLOCKS) == 4


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_an_example_runs(number: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(registry, "_BOTS", dict(registry._BOTS))
    known = {"__name__": "__main__"}
    exec(compile(BLOCKS[number], str(DOCS), "exec"), known)
    printed = capsys.readouterr().out
    assert bool(printed) == ("print(" in BLOCKS[number])
    if "hasty" in BLOCKS[number]:
        assert "hasty" in registry.bot_names()


def test_all_commands_of_the_page_exist() -> None:
    from typer.testing import CliRunner

    from highiron.cli import app

    named = set(re.findall(r"highiron (arena|hint)\b", DOCS.read_text(encoding="utf-8")))
    assert named == {"arena", "hint"}
    for command in named:
        assert CliRunner().invoke(app, [command, "--help"]).exit_code == 0
