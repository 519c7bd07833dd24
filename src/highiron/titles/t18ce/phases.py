"""What a new phase brings besides colours, limits and obsolete trains (18CE section 16), and exports (section 15)."""

import msgspec

from highiron.core.events import Event
from highiron.core.ids import BANK
from highiron.core.state import State
from highiron.steps.depot import depot_types, export_train, start_phase
from highiron.titles.t18ce.frames import Round
from highiron.titles.t18ce.privates import E, close_all

EXPORTS_END = "5"  # the first phase without exports (18CE-16)
LAST = "8"  # the phase that ends the game (18CE-17.2)


def at_phase(state: State, card: str, events: list[Event]) -> None:
    """Privates close, or the end comes near; trains above the limit go afterwards (18CE-16.1)."""
    if state.phase_facts.starts_with != card:
        return
    if state.phase_facts.closes_privates:
        close_all(state, events)
    if card == LAST:
        bring_end(state)


def bring_end(state: State) -> None:
    """One more stock round and set of operating rounds, or one more operating round (18CE-17.2, 18CE-C10)."""
    options = state.facts.options
    state.final_turn = state.turn + 1
    frame = state.frames[0]
    assert isinstance(frame, Round), "no train of level 8 is ever exported"
    if options["phase8_extends_current_set"] == "true":
        frame = msgspec.structs.replace(frame, of=max(frame.of, state.phase_facts.operating_rounds))  # 18CE-C11
    if options["end_phase8"] == "second_round" and frame.number < frame.of:
        state.final_turn = state.turn
        frame = msgspec.structs.replace(frame, last=frame.number + 1)
    state.frames = (frame, *state.frames[1:])


def export(state: State, events: list[Event]) -> None:
    """At the end of a set the lowest train leaves the supply; the first of its level begins a phase (18CE-15.1)."""
    if state.phase >= state.facts.phase_index[EXPORTS_END]:
        return
    by_last = state.facts.options["export_phase"] == "last_of_level"
    begun = export_train(state, events, not by_last)
    train = state.exported[-1]
    if state.facts.options["export_pays_bank"] == "true":
        state.cash[BANK] += state.facts.trains[train].price  # 18CE-C12
    if by_last and not state.depot[train]:
        begun = depot_types(state)[0]  # 18CE-19.37
        start_phase(state, begun, events)
    if begun:
        at_phase(state, begun, events)


def money_in_game(state: State) -> int:
    """All money: exports may bring the bank more (18CE-C12)."""
    pays = state.facts.options["export_pays_bank"] == "true"
    return state.facts.bank + sum([state.facts.trains[train].price for train in state.exported if pays])


def trains_in_game(state: State, card: str) -> int:
    """All trains of a level: E becomes one more (18CE-2.8)."""
    printed = state.facts.trains[card].count
    return printed + 1 if card == "2" and E not in state.privates else printed
