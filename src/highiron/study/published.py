"""The file of a run that a map on a page is drawn from; read without any package of the study."""

import lzma
import os
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

SHIPPED = Path(__file__).parent / "shipped" / "atlas.json.xz"
NAME = "atlas.json"
FORM = 1  # raised when a reader of older files would be wrong
LARGEST = 8 * 1024 * 1024  # bytes; a full run has about 250,000
PARTS = (
    "eras", "cells", "edges", "corridors", "centres", "scenarios", "shares", "fans", "projects", "watch_list",
    "differences", "strategy",
)  # fmt: skip


class Unreadable(ValueError):
    """A file that is not what a page can draw; the message says why."""


def place_of(out: Path) -> Path:
    """Where a run in this folder leaves its file."""
    return out / "report" / NAME


def read_run(out: Path) -> bytes | None:
    """The file of the last run in a folder, whole and of this form; None where there is none. Raises Unreadable."""
    try:
        with place_of(out).open("rb") as file:
            raw = file.read(LARGEST + 1)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise Unreadable(f"it cannot be read: {error.strerror}") from None
    if len(raw) > LARGEST:
        raise Unreadable(f"it has more than {LARGEST} bytes")
    try:
        found = msgspec.json.decode(raw, type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise Unreadable(f"it is no JSON object: {error}") from None
    if found.get("form") != FORM:
        raise Unreadable(f"its form is {found.get('form')!r}, not {FORM}: run `highiron study report` again")
    if missing := [part for part in PARTS if part not in found]:
        raise Unreadable(f"it lacks {', '.join(missing)}: run `highiron study report` again")
    return raw


@lru_cache(maxsize=1)
def shipped() -> bytes:
    """The run that comes with the project."""
    return lzma.decompress(SHIPPED.read_bytes())


def stamp(out: Path) -> tuple[int, int]:
    """What changes when the file of the last run does; zeros where there is none."""
    try:
        found = os.stat(place_of(out))
    except OSError:
        return 0, 0
    return found.st_mtime_ns, found.st_size
