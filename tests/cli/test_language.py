"""The command line speaks the language that is asked for, else that of its terminal."""

import subprocess
import sys
from pathlib import Path

GOLDEN = Path(__file__).parents[1] / "golden" / "1846.jsonl"


def said(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """What a process of its own says: the language belongs to the process."""
    command = [sys.executable, "-m", "highiron", *arguments]
    known = {"PATH": "/usr/bin:/bin", "PYTHONIOENCODING": "utf-8", **environment}
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False, env=known)


def test_the_option_goes_before_the_environment_and_that_before_the_system() -> None:
    hint = ("hint", str(GOLDEN), "--at", "20")
    chosen = said("--language", "ja", *hint, HIGHIRON_LANGUAGE="zh", LANG="en_GB.UTF-8")
    named = said(*hint, HIGHIRON_LANGUAGE="zh", LANG="ja_JP.UTF-8")
    system = said(*hint, LANG="ja_JP.UTF-8")
    plain = said(*hint, LANG="C")
    assert plain.returncode == 0 and plain.stdout.isascii()
    assert chosen.stdout == system.stdout != named.stdout
    assert not named.stdout.isascii() and not system.stdout.isascii()


def test_an_unknown_language_is_refused() -> None:
    refused = said("--language", "tlh", "titles")
    assert refused.returncode == 2 and "there is no language 'tlh'" in refused.stderr
