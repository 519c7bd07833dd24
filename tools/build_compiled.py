"""Build the compiled variant of the library: the same sources, with the hot modules compiled by mypyc.

    python tools/build_compiled.py
    PYTHONPATH=build/compiled python -m highiron ...

The package is copied to the output folder and the extension modules are put beside their .py files there, where
Python prefers them; `src/` stays as it is. Needs a C compiler and the packages of requirements/compile.lock.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import os
import shutil
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import setuptools
from mypy.version import __version__ as mypy_version
from mypyc.build import mypycify

# Paths inside the package, as shell patterns in which '*' also crosses '/'.
HOT = (
    "core/*.py",
    "flow/*.py",
    "steps/*.py",
    "bots/steady/*.py",
    "routes/*.py",
    "titles/t*/*.py",
    "bots/search/playout.py",
    "learn/features.py",
    "learn/plan_figures.py",
    "learn/prior.py",
    "learn/value.py",
    "bots/search/candidates.py",
    "bots/search/moments.py",
    "bots/search/plans.py",
)
NOT_HOT = (
    "*__init__.py",  # they only re-export, and running them uncompiled costs nothing
    # Where the msgspec structs live: mypyc drops the keywords of a class (tag=, frozen=) without a word.
    "*/actions.py",
    "core/events.py",
    "*/frames.py",
    # Read once when a game begins.
    "titles/*/options.py",
    "titles/*/title.py",
    "routes/receipt_types.py",
    # What a title has for rooms that are not compiled.
    "titles/*/env.py",
    "titles/*/selfplay.py",
    "titles/*/site*.py",
)
# What titles extend, and tests. A title that comes from elsewhere is not compiled, and may extend these all the same.
OPEN = ("bots/steady/outlook.py", "core/families.py", "core/handler.py", "core/rules.py", "steps/*.py")
OPENED = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
# Not at run time: the users of a build need nothing that its makers need.
OPENING = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr\n"

ROOT = Path(__file__).resolve().parent.parent
STAMP = "STAMP"


def source_files(package: Path) -> list[Path]:
    """All files of the package that belong to its source, in a fixed order."""
    return sorted(
        path
        for path in package.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in {".pyc", ".so", ".pyd"}
    )


def hot_modules(package: Path) -> Iterator[str]:
    """The files to compile, relative to the package's parent folder."""
    for path in source_files(package):
        name = path.relative_to(package).as_posix()
        if any(fnmatchcase(name, glob) for glob in HOT) and not any(fnmatchcase(name, glob) for glob in NOT_HOT):
            yield f"{package.name}/{name}"


def uncompilable(path: Path) -> Iterator[str]:
    """What mypyc would compile into something else than the source says, or that fails only when imported."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.ClassDef):
            continue
        bases = {ast.unparse(base).split("[")[0].split(".")[-1] for base in node.bases}
        decorators = {ast.unparse(decorator).split("(")[0].split(".")[-1] for decorator in node.decorator_list}
        if "Struct" in bases or any(keyword.arg != "metaclass" for keyword in node.keywords):
            yield f"{path}:{node.lineno}: {node.name}: structs and class keywords belong in a module of NOT_HOT"
        elif "dataclass" in decorators and bases & {"ABC", "Generic", "Protocol"}:
            yield f"{path}:{node.lineno}: {node.name}: a compiled dataclass can't be an ABC, Generic or Protocol"


def fingerprint(package: Path) -> str:
    """Changes whenever a build could give something else."""
    digest = hashlib.sha256(f"{sys.version} mypyc {mypy_version} setuptools {setuptools.__version__}".encode())
    for path in [Path(__file__), *source_files(package)]:
        content = path.read_bytes()
        digest.update(f"\n{os.path.relpath(path, package)} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def copy_sources(package: Path, out: Path) -> None:
    for path in source_files(package):
        target = out / package.name / path.relative_to(package)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)


def is_open(name: str) -> bool:
    """Whether titles extend the classes of this file, named by its path inside the package."""
    return any(fnmatchcase(name, glob) for glob in OPEN)


def opened(source: str) -> str:
    """The source of a module with leave for all its classes to have subclasses that are not compiled."""
    lines = source.splitlines(keepends=True)
    tree = ast.parse(source)
    for node in reversed(tree.body):
        if isinstance(node, ast.ClassDef):
            first = node.decorator_list[0].lineno if node.decorator_list else node.lineno
            lines.insert(first - 1, OPENED)
    start = next(node.lineno for node in tree.body if isinstance(node, (ast.Import, ast.ImportFrom)))
    return "".join([*lines[: start - 1], OPENING, *lines[start - 1 :]])


def compile_in_place(package_name: str, out: Path, work: Path) -> int:
    """Compile the hot modules of the copy in `out`; the number of modules compiled."""
    # mypy names modules by their path from the current folder, so the copy and not src/ must be what it sees.
    os.chdir(out)
    modules = list(hot_modules(out / package_name))
    open_modules = [Path(module) for module in modules if is_open(module.removeprefix(f"{package_name}/"))]
    as_written = {path: path.read_text(encoding="utf-8") for path in open_modules}
    for path, source in as_written.items():
        path.write_text(opened(source), encoding="utf-8")
    extensions = mypycify(
        # An empty config file: the project's own one points mypy at src/, where it would find every module again.
        ["--config-file=", f"--cache-dir={work / 'mypy'}", *modules],
        opt_level="3",
        debug_level="0",
        multi_file=True,  # one C file a module: a single file of everything takes the compiler too much memory
        target_dir=str(work / "c"),
    )
    command = setuptools.Distribution({"name": package_name, "ext_modules": extensions}).get_command_obj("build_ext")
    # The library shared by the modules has a top-level name, so it lands in `out` itself, which is on the path.
    command.build_lib = str(out)
    command.build_temp = str(work / "o")
    command.ensure_finalized()
    command.run()
    for path, source in as_written.items():
        path.write_text(source, encoding="utf-8")
    return len(modules)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--package", type=Path, default=ROOT / "src" / "highiron", help="folder of the package")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "compiled", help="folder to build into")
    arguments = parser.parse_args()
    package, out = arguments.package.resolve(), arguments.out.resolve()

    faults = [fault for module in hot_modules(package) for fault in uncompilable(package.parent / module)]
    if faults:
        sys.exit("\n".join(faults))
    wanted = fingerprint(package)
    stamp = out / STAMP
    if stamp.is_file() and stamp.read_text() == wanted:
        print(f"{out} is up to date")
        return
    # From nothing, so that no extension module outlives its source; the stamp comes last, so that
    # an interrupted build is never taken for a whole one.
    shutil.rmtree(out, ignore_errors=True)
    copy_sources(package, out)
    count = compile_in_place(package.name, out, out.with_name(out.name + "-work"))
    stamp.write_text(wanted)
    print(f"compiled {count} modules into {out}")


if __name__ == "__main__":
    main()
