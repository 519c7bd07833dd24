"""Sets of forty operating rounds, exports that bring an era's trains, the end in 2024 (18CE+-2, 18CE+-3, 18CE+-16)."""

from highiron.core.events import Event
from highiron.core.rules import End
from highiron.core.state import State
from highiron.flow.engine import end_game
from highiron.steps.depot import ask_discards, export_train
from highiron.steps.frames import OperatingRound
from highiron.steps.rounds import begin_stock_round
from highiron.titles.t18ce.eurasia.calendar import (
    AHEAD,
    ERAS,
    ROUND,
    ROUNDS,
    YEARS,
    era_at,
    era_of,
    rounds_begun,
    rounds_of_set,
    year_of,
)
from highiron.titles.t18ce.eurasia.growth import grow_centres
from highiron.titles.t18ce.eurasia.ledger import BLOCK, BUILT_MORE, BUSY, SETS, add, count_of, keep
from highiron.titles.t18ce.eurasia.settlement import BLOCK_TRAIN, FAST
from highiron.titles.t18ce.eurasia.world import is_on
from highiron.titles.t18ce.privates import close_all
from highiron.titles.t18ce.rounds import Operating, begin_round

BLOCK_YEAR = 2011  # the first through train from Chongqing to Duisburg (18CE+-16)


def begin_set(state: State, events: list[Event]) -> None:
    """A set of rounds, as many as the era has left at most."""
    state.note(SETS, int(state.notes.get(SETS, 0)) + 1)
    begin_numbered(state, 1, rounds_of_set(state), events)


def begin_numbered(state: State, number: int, of: int, events: list[Event]) -> None:
    """A round, which takes the calendar five years on."""
    state.note(ROUND, rounds_begun(state) + 1)
    keep(state, BUSY, {})
    if is_on(state, "block_trains") and BLOCK not in state.notes and year_of(state) + YEARS > BLOCK_YEAR:
        state.note(BLOCK, 1)
        state.depot = {**state.depot, BLOCK_TRAIN: state.facts.trains[BLOCK_TRAIN].count}
        events.append(Event("block-trains-sold", {"train": BLOCK_TRAIN}))
    begin_round(state, number, of, events)


def at_phase(state: State, card: str, events: list[Event]) -> None:
    """Privates close with their phase; no phase brings the end (18CE+-2)."""
    if state.phase_facts.starts_with == card and state.phase_facts.closes_privates:
        close_all(state, events)


def keep_to_era(state: State, card: str, events: list[Event]) -> None:
    """Phases are at most one era ahead: the last train that may be sold is built again and again (18CE+-3)."""
    last = AHEAD[era_of(state)]
    if state.facts.options["calendar"] == "on" and last and not state.depot[last]:
        state.depot = {**state.depot, last: 1}
        add(state, BUILT_MORE, last)
        events.append(Event("train-built-again", {"train": last}))


def export_by_calendar(state: State, events: list[Event]) -> None:
    """When a set has reached an era's first year, trains leave until the era's phase has begun (18CE+-3)."""
    begun = rounds_begun(state)
    wanted = ERAS[era_at(begun + 1)][3]
    while state.facts.options["calendar"] == "on" and state.phase < state.facts.phase_index[wanted]:
        card = export_train(state, events, True)
        if card:
            at_phase(state, card, events)
    keep_to_era(state, "", events)


class EurasianOperating(Operating):
    """What follows a round here."""

    def on_finished(self, state: State, done: OperatingRound, events: list[Event]) -> None:
        if rounds_begun(state) >= ROUNDS:
            end_game(state, "turn_cap", events)
        elif done.number < done.of:
            begin_numbered(state, done.number + 1, done.of, events)
        else:
            grow_centres(state)
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
    """All trains of a level, with those built beyond their number; block trains from their year on (18CE+-16)."""
    if (card == FAST and not is_on(state, "fast_trains")) or (card == BLOCK_TRAIN and BLOCK not in state.notes):
        return 0
    count = state.facts.trains[card].count
    return count if count < 0 else count + count_of(state, BUILT_MORE, card)


def without_later_trains(state: State) -> None:
    """Block trains come with their year, fast ones unless an option leaves them out."""
    gone = (BLOCK_TRAIN,) if is_on(state, "fast_trains") else (BLOCK_TRAIN, FAST)
    state.depot = {**state.depot, **dict.fromkeys(gone, 0)}
