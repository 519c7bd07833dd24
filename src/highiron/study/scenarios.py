"""Scenarios with their weights and levers: judgements that the user can edit."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from highiron.study.errors import StudyError

PACKED = Path(__file__).parent / "scenarios.toml"
LEVERS = ("days", "capacity", "demand", "eu_north", "middle_days", "south_days", "sea_price", "sea_days", "rail_price")


@dataclass(frozen=True)
class Scenario:
    """One future."""

    code: str
    name: str
    weight: float
    demand: float = 1.0  # of trade between China and the EU
    eu_north: float = 1.0  # share of EU traffic that may take northern routes
    middle_days: float = 0.0
    south_days: float = 0.0
    sea_price: float = 1.0
    sea_days: float = 0.0
    rail_price: float = 1.0
    days: dict[str, float] = field(default_factory=dict)
    capacity: dict[str, float] = field(default_factory=dict)


def read_scenarios(path: Path | None = None, only: tuple[str, ...] = ()) -> list[Scenario]:
    """The scenarios of a file, checked: known levers, weights that sum to 1."""
    path = path or PACKED
    try:
        found: dict[str, Any] = tomllib.loads(path.read_text())
    except tomllib.TOMLDecodeError as error:
        raise StudyError(f"{path.name} is no valid TOML: {error}") from None
    made = []
    for code, entry in found.items():
        if not isinstance(entry, dict) or "name" not in entry or "weight" not in entry:
            raise StudyError(f"{path.name}: the scenario {code} needs a name and a weight")
        unknown = [lever for lever in entry if lever not in (*LEVERS, "name", "weight")]
        if unknown:
            raise StudyError(
                f"{path.name}: the scenario {code} has the unknown lever {unknown[0]}; there are {', '.join(LEVERS)}"
            )
        if isinstance(entry["weight"], bool) or not isinstance(entry["weight"], (int, float)) or entry["weight"] < 0:
            raise StudyError(f"{path.name}: the weight of {code} must be a number from 0 to 1, not {entry['weight']!r}")
        made.append(Scenario(code, **entry))
    total = sum(scenario.weight for scenario in made)
    if abs(total - 1) > 1e-6:
        raise StudyError(f"{path.name}: the weights of the scenarios sum to {total:g}, not to 1; change them")
    missing = [code for code in only if code not in found]
    if missing:
        raise StudyError(f"there is no scenario {missing[0]}; there are {', '.join(found)}")
    return [scenario for scenario in made if not only or scenario.code in only]
