"""What 1846 adds to buying trains: those that owners keep, the last turn of two players, the order after a sale."""

import msgspec

from highiron.core.events import Event, Reason
from highiron.core.shares import by_price
from highiron.core.state import State
from highiron.steps.depot import bank_offers
from highiron.titles.t1846.closing import in_receivership
from highiron.titles.t1846.frames import Round


def kept(state: State, owner: str, train: str) -> list[Reason]:
    """Why its owner may not sell a train to another corporation (1846-5.8.2)."""
    if in_receivership(state, owner):
        rule, why = "1846-5.7.2", "receivership"
    elif state.is_obsolete(train):
        rule, why = "1846-2.4.3", "obsolete"
    elif len(state.facts.seats) == 2 and len(state.trains[owner]) == 1 and not bank_offers(state):
        rule, why = "1846-8.4", "last"
    else:
        return []
    return [Reason("train-not-for-sale", rule, {"train": train, "source": owner, "why": why, "offers": []})]


def receivers_run(state: State) -> bool:
    """Whether a corporation in receivership has a train: on 18xx.games that keeps the step open (1846-14.7)."""
    return any(in_receivership(state, c) and state.limited_trains(c) for c in state.floated)


def bring_last_turn(state: State, company: str, events: list[Event]) -> None:
    """With two players the last train of the bank ends the game after one more turn (1846-8.4f)."""
    if len(state.facts.seats) == 2 and not state.final_turn and not bank_offers(state):
        state.final_turn = state.turn + 1
        events.append(Event("last-turn-set", {"turn": state.final_turn}))


def reorder(state: State) -> None:
    """A forced sale may change the order of those still to operate (1846-5.1.3)."""
    for at, frame in enumerate(state.frames):
        if isinstance(frame, Round):
            waiting = ordered(state, frame.waiting, frame.ascending)
            changed = msgspec.structs.replace(frame, waiting=waiting)
            state.frames = (*state.frames[:at], changed, *state.frames[at + 1 :])


def ordered(state: State, waiting: tuple[str, ...], ascending: bool) -> tuple[str, ...]:
    """Independents first, then corporations by price (1846-5.1.2)."""
    independents = [name for name in state.facts.privates if name in waiting]
    companies = tuple(name for name in waiting if name in state.market)
    return (*independents, *by_price(state, companies, ascending))
