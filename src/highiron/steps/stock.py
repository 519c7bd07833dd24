"""The stock round: turns of players until all pass one after the other (1830-4.1)."""

from collections.abc import Callable
from typing import ClassVar

import msgspec

from highiron.core.actions import Action, Pass, SellShares
from highiron.core.events import Event, Reason
from highiron.core.families import Family, passing
from highiron.core.frames import Frame
from highiron.core.ids import POOL
from highiron.core.shares import move_price, operating_order, over_limits, unsold
from highiron.core.state import State
from highiron.flow.checks import not_now, reason, wrong_seat
from highiron.steps.floating import Follows, pay_capital
from highiron.steps.frames import StockRound
from highiron.steps.turn import Step, Turn


def up_when_sold_out(state: State, company: str, events: list[Event]) -> None:
    """A company all of whose shares are with players rises (1830-4.9.1)."""
    if not unsold(state, company) and not state.held(company, POOL):
        move_price(state, company, state.facts.market.up(state.cell(company)), events)


class StockTurns(Turn[StockRound]):
    """All steps of a turn are open in any order; a pass, or nothing left to do, ends the turn (1830-14.6).

    `at_end` moves the price of every floated company when the round is over; `then` begins what follows. With
    `mends_excess` whoever is over a limit has to sell first.
    """

    frame: ClassVar[type[Frame]] = StockRound

    def __init__(
        self,
        *steps: Step[StockRound],
        then: Callable[[State, list[Event]], None],
        at_end: Follows = up_when_sold_out,
        mends_excess: bool = True,
    ) -> None:
        super().__init__(*steps)
        self.mends_excess = mends_excess
        self.then = then
        self.at_end = at_end

    def turn_of(self, state: State) -> StockRound:
        turn = state.frame
        assert isinstance(turn, StockRound)
        return turn

    def seat_of(self, state: State, turn: StockRound) -> str:
        return turn.seat

    def step_name(self, state: State) -> str:
        return self.kind

    def step_for(self, turn: StockRound, action: Action) -> Step[StockRound] | None:
        for step in self.steps:
            if step.handles(action):
                return step
        return None

    def sells(self, state: State, turn: StockRound) -> bool:
        """Whether the player could sell something."""
        found: list[Family] = []
        for step in self.steps:
            if SellShares in step.kinds:
                step.add_families(state, turn, found, True)
        return bool(found)

    def must_sell(self, state: State, turn: StockRound) -> bool:
        """Over a limit, and able to mend it: nothing else until it is mended (1830-4.1.5)."""
        return self.mends_excess and over_limits(state, turn.seat) and self.sells(state, turn)

    def is_open_to_crowded(self, step: Step[StockRound]) -> bool:
        """Whether the step is open to a player who has to sell: selling alone is."""
        return SellShares in step.kinds

    def families(self, state: State) -> list[Family]:
        turn = self.turn_of(state)
        selling_only = self.must_sell(state, turn)
        found: list[Family] = [] if selling_only else [passing(turn.seat)]
        for step in self.steps:
            if not selling_only or step.anybody or self.is_open_to_crowded(step):
                step.add_families(state, turn, found, True)
        return found

    def explain(self, state: State, action: Action) -> list[Reason]:
        turn = self.turn_of(state)
        step = self.step_for(turn, action)
        if step is not None and step.anybody:
            return step.explain(state, turn, action, True)
        reasons = wrong_seat(state, action, "stock-turns")
        if (step is None or not self.is_open_to_crowded(step)) and self.must_sell(state, turn):
            reasons.append(reason(state, "must-sell-first", "over-limits", seat=turn.seat))
        if isinstance(action, Pass):
            return reasons
        if step is None:
            return [*reasons, not_now(state, action, "stock-turn-order", self.kind)]
        return reasons + step.explain(state, turn, action, True)

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        if isinstance(action, Pass):
            events.append(Event("passed", {"seat": action.seat}))
            self.end_turn(state)
        else:
            super().apply(state, action, events)

    def end_turn(self, state: State) -> None:
        turn = self.turn_of(state)
        follower, passes = state.next_seat(turn.seat), 0 if turn.acted else turn.passes + 1
        state.replace_frame(self.following_turn(turn, follower, passes))

    def following_turn(self, turn: StockRound, seat: str, passes: int) -> StockRound:
        """The frame of the next turn, with what is remembered of the round."""
        return StockRound(seat=seat, passes=passes, last_actor=turn.last_actor, sold=turn.sold, unpaid=turn.unpaid)

    def settle(self, state: State, events: list[Event]) -> bool:
        """End the round when all passed; end a turn that has nothing left to do."""
        turn = self.turn_of(state)
        if turn.passes >= len(state.facts.seats) - len(state.bankrupt):
            self.finish(state, turn, events)
            return True
        for step in self.steps:
            if step.asks(state, turn):
                return False
        self.end_turn(state)
        return True

    def finish(self, state: State, turn: StockRound, events: list[Event]) -> None:
        """Prices move, capital is paid, priority is set (1830-4.9)."""
        state.pop()
        for company in operating_order(state, state.floated):
            self.at_end(state, company, events)
        self.settle_debts(state, turn, events)
        state.priority = self.next_priority(state, turn)
        events.append(Event("stock-round-ended", {"priority": state.priority}))
        self.go_on(state, turn, events)

    def settle_debts(self, state: State, turn: StockRound, events: list[Event]) -> None:
        """What the round still owes its companies: their capital (1830-4.7.2)."""
        for company in turn.unpaid:
            pay_capital(state, company, events)

    def go_on(self, state: State, turn: StockRound, events: list[Event]) -> None:
        """What follows the round."""
        self.then(state, events)

    def next_priority(self, state: State, turn: StockRound) -> str:
        """Who has priority from now on: whoever follows the last one who did something (1830-4.9.2)."""
        return state.next_seat(turn.last_actor) if turn.last_actor else state.priority


def note(state: State, seat: str, **changes: object) -> None:
    """Remember in the frame what the turn has done."""
    turn = state.frame
    state.replace_frame(msgspec.structs.replace(turn, acted=True, fresh=False, last_actor=seat, **changes))
