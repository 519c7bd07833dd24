"""Which round follows which: stock rounds, sets of operating rounds, exports and both ends (18CE-1.9, 18CE-17)."""

from typing import ClassVar

import msgspec

from highiron.core.events import Event
from highiron.core.frames import Frame
from highiron.core.rules import End
from highiron.core.shares import operating_order
from highiron.core.state import State
from highiron.flow.engine import end_game
from highiron.steps.auction import pay_privates
from highiron.steps.depot import ask_discards
from highiron.steps.frames import OperatingRound, OperatingTurn
from highiron.steps.operating import OperatingRoundHandler
from highiron.steps.rounds import begin_stock_round
from highiron.titles.t18ce import phases
from highiron.titles.t18ce.debts import charge_interest, owes_anything
from highiron.titles.t18ce.frames import Round, Turn
from highiron.titles.t18ce.private_tile import PrivateTileHandler
from highiron.titles.t18ce.stations import place_home
from highiron.titles.t18ce.wagons import end_first_round

INTEREST, INCOME, TILE = "interest", "income", "private_tile"


def begin_set(state: State, events: list[Event]) -> None:
    """A set of operating rounds, as many as the phase has now (18CE-16.2)."""
    begin_round(state, 1, state.phase_facts.operating_rounds, events)


def begin_round(state: State, number: int, of: int, events: list[Event]) -> None:
    """Interest, income and B come before the first company (18CE-7.1)."""
    events.append(Event("operating-round-began", {"turn": state.turn, "number": number, "of": of}))
    options = state.facts.options
    first = (INTEREST, INCOME) if options["or_start"] == "interest_first" else (INCOME, INTEREST)  # 18CE-19.13
    fixed = tuple(operating_order(state, state.floated)) if options["or_order"] == "fixed" else ()  # 18CE-19.14
    last = 1 if options["end_phase8"] == "second_round" and state.final_turn == state.turn else 0
    opening = (*first, TILE)
    state.push(
        Round(seat="", number=number, of=of, waiting=state.floated, opening=opening, fixed=fixed, last=last),
    )


class Operating(OperatingRoundHandler):
    """The opening of a round, its companies, and what follows."""

    frame: ClassVar[type[Frame]] = Round
    turn: ClassVar[type[OperatingTurn]] = Turn

    def __init__(self, private_tile: PrivateTileHandler) -> None:
        self.private_tile = private_tile

    def settle(self, state: State, events: list[Event]) -> bool:
        frame = state.frame
        assert isinstance(frame, Round)
        if not frame.opening:
            return super().settle(state, events)
        state.replace_frame(msgspec.structs.replace(frame, opening=frame.opening[1:]))
        if frame.opening[0] == INTEREST:
            if owes_anything(state):
                charge_interest(state, events)
        elif frame.opening[0] == INCOME:
            pay_privates(state, events)
        else:
            self.private_tile.ask(state)  # 18CE-2.5
        return True

    def order(self, state: State, done: OperatingRound) -> list[str]:
        assert isinstance(done, Round)
        if done.fixed:
            return [company for company in done.fixed if company in done.waiting]
        return operating_order(state, done.waiting)

    def place_home(self, state: State, company: str, events: list[Event]) -> None:
        """Free and compulsory, on the slot that was kept for it (18CE-8.1)."""
        place_home(state, company, events)

    def on_finished(self, state: State, done: OperatingRound, events: list[Event]) -> None:
        assert isinstance(done, Round)
        end_first_round(state)
        if done.last and done.number >= done.last:
            end_game(state, "last_phase", events)  # 18CE-C10
        elif done.number < done.of:
            begin_round(state, done.number + 1, done.of, events)
        elif state.bank_broken:
            end_game(state, "bank", events)  # 18CE-17.1
        elif state.turn == state.final_turn:
            end_game(state, "last_phase", events)  # 18CE-17.2
        elif at_set_limit(state):
            end_game(state, "turn_cap", events)  # 18CE-17.5
        else:
            phases.export(state, events)
            begin_stock_round(state, events)
            ask_discards(state)


def at_set_limit(state: State) -> bool:
    """Whether this is the last set that may be played (18CE-17.5)."""
    limit = state.facts.options["set_limit"]
    return limit != "none" and state.turn >= int(limit)


def ends(state: State) -> list[End]:
    """The bank, the last phase, and the limit of sets (18CE section 17)."""
    facts = state.facts
    left = max(0, state.cash["bank"] - facts.bank_breaks_at)
    found = [
        End("bank", left, facts.bank, state.bank_broken),
        End("last_phase", state.phase, len(facts.phases) - 1, bool(state.final_turn)),
    ]
    limit = facts.options["set_limit"]
    if limit != "none":
        found.append(End("turn_cap", state.turn, int(limit), at_set_limit(state)))
    return found
