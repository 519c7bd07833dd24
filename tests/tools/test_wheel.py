"""Wheels: what `python -m build` makes has the compiled modules in it, works alone, and can be plain Python."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.build_compiled import ROOT, STAMP, fingerprint

COMPILED_BUILD = ROOT / "build" / "compiled"
LIMIT = 300


def wheel(place: Path, **environ: str) -> Path:
    """A wheel made in a copy of what it is made of, so that tests do not get in each other's way."""
    copy = place / "checkout"
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, copy)
    if COMPILED_BUILD.is_dir():
        shutil.copytree(COMPILED_BUILD, copy / "build" / "compiled")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(place), str(copy)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=LIMIT, env={**os.environ, **environ}
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    (made,) = place.glob("*.whl")
    return made


def tried(made: Path, place: Path, *words: str) -> str:
    """What tools/try_wheel.py says of the wheel, unpacked into a folder of its own."""
    with ZipFile(made) as archive:
        archive.extractall(place)
    environ = {**os.environ, "PYTHONPATH": str(place)}
    command = [sys.executable, str(ROOT / "tools" / "try_wheel.py"), *words]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=LIMIT, env=environ, cwd=place.parent
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert str(place) in done.stdout
    return done.stdout


@pytest.mark.skipif(
    os.environ.get("HIGHIRON_EXPECT_COMPILED") != "1", reason="the compiled build of these sources is tried by itself"
)
def test_a_wheel_has_the_compiled_modules_and_plays(tmp_path: Path) -> None:
    made_for = COMPILED_BUILD / STAMP
    if not made_for.is_file() or made_for.read_text() != fingerprint(ROOT / "src" / "highiron"):
        pytest.skip("build/compiled is of other sources; ./check makes it")
    made = wheel(tmp_path / "dist")
    assert not made.name.endswith("-none-any.whl")
    assert "compiled" in tried(made, tmp_path / "site")


def test_a_wheel_can_be_plain_python(tmp_path: Path) -> None:
    made = wheel(tmp_path / "dist", HIGHIRON_COMPILED="off")
    assert made.name.endswith("py3-none-any.whl")
    with ZipFile(made) as archive:
        names = archive.namelist()
    assert not [name for name in names if name.endswith((".so", ".pyd")) or name.startswith(("tools/", "tests/"))]
    for data in ("titles/t1830/title.json", "words/fa/events.ftl", "learn/weights/1830.json", "py.typed"):
        assert f"highiron/{data}" in names


def test_the_recipe_makes_wheels_for_every_python_that_is_promised() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    promised = [kind.rsplit(" ", 1)[1] for kind in settings["project"]["classifiers"] if "Python :: 3." in kind]
    assert promised
    for version in promised:
        assert f"cp{version.replace('.', '')}-*" in settings["tool"]["cibuildwheel"]["build"]
    script = settings["tool"]["cibuildwheel"]["test-command"].split("{project}/")[1]
    assert (ROOT / script).is_file()
