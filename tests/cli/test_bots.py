"""Bots that are named on the command line."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize("bot", ["nobody", "os:system", "os:getcwd", "builtins:str"])
def test_what_is_no_bot_is_told_in_one_line(run: Run, own_file: Path, bot: str) -> None:
    for command in (("hint", own_file, "--bot", bot), ("arena", "1830", "--bots", bot, "--games", 1)):
        done = run(*command)
        assert done.exit_code == 2, done.output
        assert len(done.output.splitlines()) == 1
        assert repr(bot) in done.output
