#!/usr/bin/env python3
"""The compiled build that ./play runs on. Needs nothing but Python to say which one fits.

    python tools/compiled_play.py folder    the folder of the build that fits these sources, if there is one
    python tools/compiled_play.py build     make it, where a C compiler is there; anything older goes

A build lies in build/play-STAMP. The stamp is made of the sources, the tool that compiles them, what it is told to
use and the Python it is for: a build of other sources has another name, and is never taken for this one. A build
that failed leaves play-STAMP.log in place of the folder, and is not tried again for the same sources.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOT_SOURCES = {".pyc", ".so", ".pyd"}
DIGITS = 16
FAILED = 3  # exit status
WHOLE = "STAMP"  # written by the compiling tool when everything is there


class Builds:
    """The builds of one checkout."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.package = root / "src" / "highiron"
        self.place = root / "build"

    def stamp(self) -> str:
        """Changes whenever a build could give something else."""
        digest = hashlib.sha256(sys.version.encode())
        sources = sorted(
            path
            for path in self.package.rglob("*")
            if path.is_file() and path.suffix not in NOT_SOURCES and "__pycache__" not in path.parts
        )
        for path in (self.root / "tools/build_compiled.py", self.root / "requirements/compile.lock", *sources):
            content = path.read_bytes()
            digest.update(f"\n{path.relative_to(self.root).as_posix()} {len(content)}\n".encode())
            digest.update(content)
        return digest.hexdigest()[:DIGITS]

    def folder(self) -> Path:
        """Where the build of these sources belongs."""
        return self.place / f"play-{self.stamp()}"

    def ready(self) -> Path | None:
        """The build that fits, if it is there and whole."""
        folder = self.folder()
        return folder if (folder / WHOLE).is_file() else None

    def failed(self) -> Path | None:
        """What a build of these sources said that failed."""
        log = self.folder().with_suffix(".log")
        return log if log.is_file() else None

    def build(self, compiler: "list[str] | None" = None) -> Path | None:
        """Make the build that fits and remove all others; None when it fails, or another process is at it.

        `compiler` is the command that compiles into the folder after `--out` (tests).
        """
        folder = self.folder()
        if self.ready() or self.failed():
            return self.ready()
        self.place.mkdir(exist_ok=True)
        busy = folder.with_suffix(".busy")
        if not _take(busy):
            return None
        part = folder.with_suffix(".part")
        log = folder.with_suffix(".log")
        try:
            with part.with_suffix(".out").open("wb") as out:
                command = compiler or [self._python(out), str(self.root / "tools" / "build_compiled.py")]
                done = subprocess.run([*command, "--out", str(part)], stdout=out, stderr=out, check=False)
            if done.returncode or self.folder() != folder:  # sources that changed meanwhile belong to another build
                if self.folder() == folder:
                    part.with_suffix(".out").rename(log)
                return None
            shutil.rmtree(folder, ignore_errors=True)
            part.rename(folder)
            self.tidy(folder)
            return folder
        except OSError as error:
            log.write_text(f"{error}\n", encoding="utf-8")
            return None
        finally:
            for left in (part, part.with_name(f"{part.name}-work")):
                shutil.rmtree(left, ignore_errors=True)
            part.with_suffix(".out").unlink(missing_ok=True)
            busy.unlink(missing_ok=True)

    def tidy(self, kept: Path) -> None:
        """Remove the builds of other sources, and what they said."""
        for path in self.place.glob("play-*"):
            if path.stem != kept.name and path.name != kept.name:
                if path.is_dir():
                    shutil.rmtree(path, ignore_errors=True)
                else:
                    path.unlink(missing_ok=True)

    def _python(self, out: object) -> str:
        """A Python that has what compiling needs: this one, or one made for it."""
        if find_spec("mypyc") and find_spec("setuptools"):
            return sys.executable
        place = self.place / "compiler"
        python = place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        lock = self.root / "requirements" / "compile.lock"
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(place)], stdout=out, stderr=out, check=False)  # type: ignore[call-overload]
        install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
        subprocess.run([*install, "--no-deps", "-r", str(lock)], stdout=out, stderr=out, check=False)  # type: ignore[call-overload]
        return str(python)


def can_compile() -> bool:
    """Whether there is a C compiler, and the headers of this Python."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return header.is_file() and shutil.which(compiler) is not None


def _take(busy: Path) -> bool:
    """Whether this process is the one that builds. Who died while building is followed by the next."""
    try:
        other = int(busy.read_text(encoding="utf-8"))
        os.kill(other, 0)
        return False
    except (OSError, ValueError):
        busy.write_text(str(os.getpid()), encoding="utf-8")
        return True


def main() -> int:
    builds = Builds()
    match sys.argv[1:]:
        case ["folder"]:
            found, log = builds.ready(), builds.failed()
            if found is not None:
                print(found)
                return 0
            if log is not None:
                sys.stderr.write(f"The compiled build failed (see {log}); playing without it, a little slower.\n")
                return FAILED
            return 1
        case ["build"]:
            return 0 if can_compile() and builds.build() is not None else 1
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    sys.exit(main())
