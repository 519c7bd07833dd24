"""The plan: thresholds and splits that were fixed before the first full run."""

import tomllib
from pathlib import Path
from typing import Any

from highiron.study.errors import StudyError

PACKED = Path(__file__).parent / "plan.toml"
PARTS = ("primary", "nulls", "splits", "seeds", "thresholds", "benchmarks")


def read_plan(path: Path | None = None) -> dict[str, Any]:
    """The plan of the project, or one of the user's own."""
    path = path or PACKED
    try:
        found = tomllib.loads(path.read_text())
    except tomllib.TOMLDecodeError as error:
        raise StudyError(f"{path.name} is no valid TOML: {error}") from None
    missing = [part for part in PARTS if part not in found]
    if missing:
        raise StudyError(
            f"{path.name} lacks the section [{missing[0]}]; take {PACKED.name} of the project as a pattern"
        )
    return found
