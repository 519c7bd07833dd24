"""`./play` and what `highiron serve` does about browsers."""

import subprocess
from pathlib import Path

import pytest

from highiron.cli import serve

PLAY = Path(__file__).parents[2] / "play"


def commands_of_play(tmp_path: Path, *args: str) -> list[str]:
    """What ./play would run, with everything it calls replaced by something that tells."""
    root = tmp_path / "project"
    (root / "tools").mkdir(parents=True)
    (root / ".venv" / "bin").mkdir(parents=True)
    (root / "play").write_bytes(PLAY.read_bytes())
    (root / "tools" / "environment.sh").write_text(
        'VENV="$ROOT/.venv"\nsay() { :; }\nuse_environment() { :; }\nuse_compiled() { :; }\n', encoding="utf-8"
    )
    for name in ("highiron", "python"):
        told = root / ".venv" / "bin" / name
        told.write_text(f'#!/bin/sh\necho {name} "$@" >> "{tmp_path}/told"\n', encoding="utf-8")
        told.chmod(0o755)
    subprocess.run(["bash", str(root / "play"), *args], check=True, capture_output=True)
    lines = (tmp_path / "told").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.startswith("highiron")]


@pytest.mark.parametrize(
    ("args", "command"),
    [
        ((), "highiron serve --open"),
        (("--no-browser",), "highiron serve"),
        (("--port", "9000", "--no-browser", "--data", "here"), "highiron serve --port 9000 --data here"),
        (("--port", "9000"), "highiron serve --open --port 9000"),
        (("demo", "--seed", "7"), "highiron demo --seed 7"),
        (("serve",), "highiron serve"),
        (("--help",), "highiron --help"),
    ],
)
def test_play_serves_or_passes_on(tmp_path: Path, args: tuple[str, ...], command: str) -> None:
    assert commands_of_play(tmp_path, *args) == [command]


def test_without_a_screen_no_browser_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    serve.show("http://127.0.0.1:1/")
    assert opened == []
