"""Sets of forty operating rounds, exports that bring an era's trains, the end in 2024 (18CE+-2, 18CE+-3)."""

from highiron.core.events import Event
from highiron.core.rules import End
from highiron.core.state import State
from highiron.flow.engine import end_game
from highiron.steps.depot import ask_discards, export_train
from highiron.steps.frames import OperatingRound
from highiron.steps.rounds import begin_stock_round
from highiron.titles.t18ce.eurasia.calendar import ERAS, ROUND, ROUNDS, era_at, rounds_begun, rounds_of_set
from highiron.titles.t18ce.privates import close_all
from highiron.titles.t18ce.rounds import Operating, begin_round


def begin_set(state: State, events: list[Event]) -> None:
    """A set of rounds, as many as the era has left at most."""
    begin_numbered(state, 1, rounds_of_set(state), events)


def begin_numbered(state: State, number: int, of: int, events: list[Event]) -> None:
    """A round, which takes the calendar five years on."""
    state.note(ROUND, rounds_begun(state) + 1)
    begin_round(state, number, of, events)


def at_phase(state: State, card: str, events: list[Event]) -> None:
    """Privates close with their phase; no phase brings the end (18CE+-2)."""
    if state.phase_facts.starts_with == card and state.phase_facts.closes_privates:
        close_all(state, events)


def export_by_calendar(state: State, events: list[Event]) -> None:
    """When a set has reached an era's first year, trains leave until the era's phase has begun (18CE+-3)."""
    begun = rounds_begun(state)
    wanted = ERAS[era_at(begun + 1)][3]
    while state.facts.options["calendar"] == "on" and state.phase < state.facts.phase_index[wanted]:
        card = export_train(state, events, True)
        if card:
            at_phase(state, card, events)


class EurasianOperating(Operating):
    """What follows a round here."""

    def on_finished(self, state: State, done: OperatingRound, events: list[Event]) -> None:
        if rounds_begun(state) >= ROUNDS:
            end_game(state, "turn_cap", events)
        elif done.number < done.of:
            begin_numbered(state, done.number + 1, done.of, events)
        else:
            export_by_calendar(state, events)
            begin_stock_round(state, events)
            ask_discards(state)


def ends(state: State) -> list[End]:
    """Only the calendar ends the game (18CE+-2)."""
    return [End("turn_cap", rounds_begun(state), ROUNDS, rounds_begun(state) >= ROUNDS)]


def money_in_game(state: State) -> int:
    """All money there is."""
    return state.facts.bank


def trains_in_game(state: State, card: str) -> int:
    """All trains of a level."""
    return state.facts.trains[card].count
