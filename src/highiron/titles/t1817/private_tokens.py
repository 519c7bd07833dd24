"""Tokens that privates put on the map: mines, ranches and bridges (1817-2.12, 1817-2.14, 1817-9.7).

The n-th token of a private stands in `state.markers` under `MAJC.n` with its hex.
"""

from typing import Final

from highiron.core.events import Event
from highiron.core.state import State
from highiron.steps.depot import close_private

MINES: Final = {"MINC": 1, "CM": 2, "MAJC": 3}
RANCHES: Final = {"P22": 1, "P23": 2}
BRIDGES: Final = {"OBC": 1, "UBC": 2}
COUNTS: Final = {**MINES, **RANCHES, **BRIDGES}


def private_of(marker: str) -> str:
    """Whose token it is."""
    return marker.partition(".")[0]


def tokens_used(state: State, private: str) -> int:
    return sum(1 for marker in state.markers if private_of(marker) == private)


def tokens_left_of(state: State, private: str) -> int:
    return COUNTS[private] - tokens_used(state, private)


def hexes_of(state: State, privates: dict[str, int]) -> tuple[str, ...]:
    """Where tokens of these privates stand, by name."""
    found = [hex_id for marker, (hex_id, _) in state.markers.items() if private_of(marker) in privates]
    return tuple(sorted(hex_id for hex_id in found if hex_id))


def put_token(state: State, private: str, hex_id: str, events: list[Event]) -> None:
    """The next token of the private stands in the hex from now on."""
    state.markers[f"{private}.{tokens_used(state, private) + 1}"] = (hex_id, "")
    events.append(Event("private-token-placed", {"private": private, "hex": hex_id}))


def remove_tokens(state: State, privates: dict[str, int], hexes: list[str], events: list[Event]) -> None:
    """Tokens of these privates leave these hexes; they are not placed again."""
    for marker, (hex_id, _) in list(state.markers.items()):
        if hex_id in hexes and private_of(marker) in privates:
            state.markers[marker] = ("", "")
            events.append(Event("private-token-removed", {"private": private_of(marker), "hex": hex_id}))


def close_used_up(state: State, private: str, events: list[Event]) -> None:
    """A private that has nothing left to give stays open, or closes as on 18xx.games (1817-2.8)."""
    if state.facts.options["private_closing"] == "used_up":
        close_private(state, private, events)
