"""What makes wheels: `python -m build` compiles the hot modules where mypyc, a C compiler and Python.h are there.

Elsewhere, and with HIGHIRON_COMPILED=off, a wheel is plain Python and works everywhere. Everything else about the
package is in pyproject.toml.
"""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))
from tools.compiled_play import can_compile  # noqa: E402


def compiles() -> bool:
    """Whether this wheel shall be a compiled one; an editable install never is."""
    if "bdist_wheel" not in sys.argv or os.environ.get("HIGHIRON_COMPILED") == "off":
        return False
    if find_spec("mypyc") is None or not can_compile():
        sys.stderr.write("mypyc, a C compiler or the headers of Python are missing: this wheel is plain Python\n")
        return False
    return True


class CompiledDistribution(Distribution):
    """A wheel for one Python and one kind of machine."""

    def has_ext_modules(self) -> bool:
        return True


class CompiledModules(build_ext):
    """The modules that tools/build_compiled.py makes, beside their sources."""

    def run(self) -> None:
        subprocess.run([sys.executable, str(ROOT / "tools" / "build_compiled.py")], check=True)
        made = ROOT / "build" / "compiled"
        for path in sorted(made.rglob(f"*{EXTENSION_SUFFIXES[0]}")):
            target = Path(self.build_lib) / path.relative_to(made)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, target)

    def get_outputs(self) -> list[str]:
        return []

    def get_source_files(self) -> list[str]:
        return []


if compiles():
    setup(distclass=CompiledDistribution, cmdclass={"build_ext": CompiledModules})
else:
    setup()
