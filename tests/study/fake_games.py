"""Games that nobody plays: wealth by a formula of the inclinations, so that the stage of strategies can be tried."""

from random import Random
from typing import Any

NAMES = ("p:A", "p:B", "p:C", "p:D", "p:E", "p:F")
COMPANIES = ("JZR", "JHR", "HKR", "BCR")
SIDES = tuple(f"A{2 * at + 1}-A{2 * at + 3}" for at in range(12))


def play_game(
    title: str, players: list[Any], deal: int, rotation: int, detail: bool = False, record: bool = False
) -> dict[str, Any]:
    """The first inclination helps, the rest is luck."""
    luck = Random(f"{deal}/{rotation}/{players}")
    wealth = [1.0 + (0 if player == "steady" else player[0]) + luck.random() / 2 for player in players]
    share = [value / sum(wealth) for value in wealth]
    found: dict[str, Any] = {
        "share": share,
        "win": [float(value == max(wealth)) for value in wealth],
        "seat": [(at + rotation) % len(players) for at in range(len(players))],
        "ended": "bank",
        "actions": 500,
        "refused": 0,
    }
    if detail:
        found |= {
            "privates": {name: [luck.randrange(4), 40] for name in NAMES},
            "presidents": {company: luck.randrange(4) for company in COMPANIES},
            "edges": sorted(luck.sample(SIDES, 8)),
            "colours": {"A1": "yellow"},
            "fingerprint": "same",
        }
    if record:
        found["record"] = "{}"
    return found
