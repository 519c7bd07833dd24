import os
from importlib import import_module
from pathlib import Path

import pytest

from tools.build_compiled import ROOT, hot_modules, is_open, opened, uncompilable

HOT_MODULES = [path.removesuffix(".py").replace("/", ".") for path in hot_modules(ROOT / "src" / "highiron")]


@pytest.mark.parametrize("name", HOT_MODULES)
def test_tests_run_on_the_build_they_were_asked_to_run_on(name: str) -> None:
    compiled = not str(import_module(name).__file__).endswith(".py")
    assert compiled == (os.environ.get("HIGHIRON_EXPECT_COMPILED") == "1")


def test_only_hot_packages_are_compiled_and_structs_stay_out(tmp_path: Path) -> None:
    package = tmp_path / "pkg"
    for name in ("core/__init__.py", "core/state.py", "core/actions.py", "steps/frames.py", "words/say.py"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).touch()
    assert list(hot_modules(package)) == ["pkg/core/state.py"]


@pytest.mark.parametrize(
    ("source", "faults"),
    [
        ("class Plain: ...", 0),
        ("@dataclass\nclass Cell: ...", 0),
        ("class Step(ABC): ...", 0),
        ("class Loose(msgspec.Struct): ...", 1),
        ("class Buy(Action, tag='buy'): ...", 1),
        ("@dataclass(frozen=True)\nclass Step(ABC): ...", 1),
        ("@dataclasses.dataclass\nclass Box(Generic[T]): ...", 1),
    ],
)
def test_what_mypyc_would_miscompile_is_refused(tmp_path: Path, source: str, faults: int) -> None:
    module = tmp_path / "module.py"
    module.write_text(source)
    assert len(list(uncompilable(module))) == faults


def test_classes_that_titles_extend_are_opened_and_nothing_else_is_changed() -> None:
    source = '"""Steps."""\n\nimport x\n\n\n@x.y\nclass One:\n    pass\n\n\nclass Two(One):\n    pass\n'
    lines = opened(source).splitlines()
    leave = [at for at, line in enumerate(lines) if line.startswith("@mypyc_attr(allow_interpreted_subclasses")]
    assert [lines[at + 1] for at in leave] == ["@x.y", "class Two(One):"]
    assert [line for line in lines if line in source.splitlines()] == source.splitlines()
    assert is_open("steps/track.py")
    assert not is_open("core/state.py")
