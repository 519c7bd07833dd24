"""The privates of 18CE by name, and what happens to their pieces on the board (18CE section 2)."""

from typing import Final

from highiron.core.events import Event
from highiron.core.facts import Facts
from highiron.core.state import State
from highiron.steps.depot import close_private
from highiron.titles.t18ce.wagons import add_wagons

A: Final = "p:A"
B: Final = "p:B"
C: Final = "p:C"
D: Final = "p:D"
E: Final = "p:E"
F: Final = "p:F"

SHANGHAI: Final = "K16"  # where the E marker stands (18CE-2.8)
ZHANGJIAKOU: Final = "G12"  # where B's tile goes (18CE-2.5)

_GIFTS = {"JHR": "JHR", "JGR": "JGR", "zh_literal": "JHR", "en_literal": "JGR"}  # 18CE-C1
_WAGONS = {"JHR": "JHR", "JGR": "JGR", "zh_literal": "JGR", "en_literal": "JHR"}


def gift_company(facts: Facts) -> str:
    """Whose director share comes with F (18CE-2.9)."""
    return _GIFTS[facts.options["f_company"]]


def wagon_company(facts: Facts) -> str:
    """The company at whose float F becomes a wagon."""
    return _WAGONS[facts.options["f_company"]]


def mark_shanghai(state: State) -> None:
    """The E marker fills a slot like the station of a company that nobody directs (18CE-2.8)."""
    state.board = state.board.place(E, SHANGHAI, 0)


def unmark_shanghai(state: State, events: list[Event]) -> None:
    """The E marker leaves the map and its slot is vacant (18CE-2.8)."""
    if E in state.board.stations:
        state.board = state.board.remove(E)
        events.append(Event("marker-removed", {"private": E, "hex": SHANGHAI}))


def price_range(state: State, private: str) -> tuple[int, int]:
    """What a company may pay for it: half to one and a half times its face value, whole G (18CE-14.1)."""
    facts = state.facts.privates[private]
    face = state.faces.get(private)
    return (facts.price_low, facts.price_high) if face is None else ((face + 1) // 2, face * 3 // 2)


def close_all(state: State, events: list[Event]) -> None:
    """All privates that are left close; with E its marker goes (18CE-2.11, 18CE-19.34)."""
    if E in state.privates and state.facts.options["e_marker_on_close"] == "removed":
        unmark_shanghai(state, events)
    for private in list(state.privates):
        close_private(state, private, events)


def on_floated(state: State, company: str, events: list[Event]) -> None:
    """F goes to the company and becomes a wagon, whoever owned it (18CE-2.9)."""
    if company == wagon_company(state.facts) and F in state.privates:
        close_private(state, F, events)
        add_wagons(state, company, 1)
        state.markers[F] = ("", company)  # as long as the wagon may run as a train
        events.append(Event("wagon-given", {"company": company, "private": F}))
