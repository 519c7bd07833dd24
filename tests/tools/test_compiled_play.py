"""The compiled build of ./play: it fits its sources or is not used, is made once, and goes when it is old."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.compiled_play import Builds

ROOT = Path(__file__).parents[2]
WORKS = """
import sys, pathlib
folder = pathlib.Path(sys.argv[2])
folder.mkdir(parents=True)
(folder / "highiron").mkdir()
(folder / "STAMP").write_text("whole")
"""


@pytest.fixture
def builds(tmp_path: Path) -> Builds:
    for name in ("src/highiron/core.py", "tools/build_compiled.py", "requirements/compile.lock"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")
    return Builds(tmp_path)


def compiler(text: str) -> list[str]:
    return [sys.executable, "-c", text]


def test_a_build_is_used_for_its_own_sources_alone(builds: Builds) -> None:
    assert builds.ready() is None
    first = builds.build(compiler(WORKS))
    assert first is not None and builds.ready() == first
    source = builds.package / "core.py"
    source.write_text("2")
    assert builds.ready() is None
    source.write_text("1")
    assert builds.ready() == first
    (builds.root / "requirements/compile.lock").write_text("2")
    assert builds.ready() is None


def test_a_new_build_takes_the_place_of_the_old_one(builds: Builds) -> None:
    first = builds.build(compiler(WORKS))
    (builds.package / "new.py").write_text("")
    second = builds.build(compiler(WORKS))
    assert first is not None and second is not None and first != second
    assert [path.name for path in builds.place.iterdir()] == [second.name]


def test_a_build_that_fails_is_told_and_not_tried_again(builds: Builds) -> None:
    assert builds.build(compiler("import sys; sys.exit('no such header')")) is None
    log = builds.failed()
    assert log is not None and "no such header" in log.read_text()
    assert builds.build(compiler(WORKS)) is None
    assert [path.name for path in builds.place.iterdir()] == [log.name]
    (builds.package / "core.py").write_text("mended")
    assert builds.failed() is None and builds.build(compiler(WORKS)) is not None
    assert not log.exists()


def test_sources_that_change_meanwhile_make_no_build(builds: Builds) -> None:
    changing = WORKS + f"pathlib.Path({str(builds.package / 'core.py')!r}).write_text('other')"
    assert builds.build(compiler(changing)) is None
    assert builds.ready() is None and builds.failed() is None
    assert not list(builds.place.iterdir())


def test_two_do_not_build_at_once_and_who_died_is_followed(builds: Builds) -> None:
    builds.place.mkdir()
    busy = builds.folder().with_suffix(".busy")
    busy.write_text(str(os.getpid()))
    assert builds.build(compiler(WORKS)) is None
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    busy.write_text(str(gone.pid))
    assert builds.build(compiler(WORKS)) is not None


def test_an_unfinished_build_is_none(builds: Builds) -> None:
    builds.folder().mkdir(parents=True)
    assert builds.ready() is None


@pytest.mark.skipif(os.name == "nt", reason="./play is a shell script")
@pytest.mark.parametrize(("status", "path"), [(0, "/a/build"), (1, ""), (3, "")])
def test_play_runs_on_the_build_that_fits_and_on_the_sources_else(tmp_path: Path, status: int, path: str) -> None:
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(
        f'#!/bin/sh\necho "$2" >> "{tmp_path}/told"\n[ "$2" = folder ] || exit 0\necho {path}\nexit {status}\n'
    )
    python.chmod(0o755)
    script = (
        f'ROOT="{tmp_path}"; . "{ROOT}/tools/environment.sh"; set -eu; use_compiled; wait; echo "path=${{PYTHONPATH-}}"'
    )
    environ = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "HIGHIRON_COMPILED")}
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True, env=environ)
    assert done.stdout.splitlines()[-1] == f"path={path}"
    off = subprocess.run(
        ["bash", "-c", script], capture_output=True, text=True, check=True, env={**environ, "HIGHIRON_COMPILED": "off"}
    )
    assert off.stdout.splitlines()[-1] == "path="
