"""How rounds begin."""

from highiron.core.events import Event
from highiron.core.state import State
from highiron.steps.auction import pay_privates
from highiron.steps.frames import OperatingRound, StockRound


def begin_stock_round(state: State, events: list[Event]) -> None:
    """The next turn begins, with the player who has priority."""
    state.turn += 1
    state.push(StockRound(seat=state.priority))
    events.append(Event("stock-round-began", {"turn": state.turn}))


def begin_operating_round(state: State, number: int, of: int, events: list[Event]) -> None:
    """Privates pay, then every company afloat now takes its turn (1830-5.1.1, 1830-5.1.2)."""
    events.append(Event("operating-round-began", {"turn": state.turn, "number": number, "of": of}))
    pay_privates(state, events)
    state.push(OperatingRound(seat="", number=number, of=of, waiting=state.floated))


def begin_operating_rounds(state: State, events: list[Event]) -> None:
    """A set of operating rounds, as many as the phase says (1830-2.4.2)."""
    begin_operating_round(state, 1, state.phase_facts.operating_rounds, events)
