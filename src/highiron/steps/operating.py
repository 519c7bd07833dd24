"""Operating rounds and the turn of a corporation as an ordered list of steps (1830 section 5)."""

from abc import ABC, abstractmethod
from typing import ClassVar

import msgspec

from highiron.core.actions import Action, EndGame, SellShares
from highiron.core.board import Board
from highiron.core.events import Event, Reason
from highiron.core.facts import Facts
from highiron.core.families import Family
from highiron.core.handler import Handler
from highiron.core.shares import operating_order
from highiron.core.state import State
from highiron.flow.checks import not_now, reason, wrong_seat
from highiron.steps.exchange import ExchangeStep
from highiron.steps.frames import OperatingRound, OperatingTurn


class Step(ABC):
    """One step of a company's turn."""

    name = ""
    kinds: ClassVar[tuple[type[Action], ...]] = ()  # actions that belong to this step
    any_time = False  # its actions are accepted in every step of the turn

    def handles(self, action: Action) -> bool:
        """Whether the action belongs to this step, wherever the turn stands."""
        return isinstance(action, self.kinds)

    @abstractmethod
    def asks(self, state: State, turn: OperatingTurn) -> bool:
        """Whether the turn stops here for a choice."""

    @abstractmethod
    def add_families(self, state: State, turn: OperatingTurn, found: list[Family], current: bool) -> None:
        """Append what may be done; `current`: this is the step that asks, not one whose actions are always open."""

    @abstractmethod
    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        """All reasons against the action; the engine has checked the seat and the company already."""

    @abstractmethod
    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        """Do a legal action and move on, or stay, as the step sees fit."""

    def skipped(self, state: State, turn: OperatingTurn, events: list[Event]) -> None:
        """What follows when the step was not asked."""
        return

    def settle(self, state: State, turn: OperatingTurn, events: list[Event]) -> bool:
        """What happens by itself while the step asks; True when something did."""
        return False


class OperatingRoundHandler(Handler, ABC):
    """Companies one after the other; the order of those still to come follows the market (1830-5.1)."""

    kind = "operating_round"

    @abstractmethod
    def on_finished(self, state: State, done: OperatingRound, events: list[Event]) -> None:
        """The round is over; the title decides what follows."""

    @abstractmethod
    def place_home(self, state: State, company: str, events: list[Event]) -> None:
        """Put the home token on the board, or ask for its city."""

    def settle(self, state: State, events: list[Event]) -> bool:
        done = state.frame
        assert isinstance(done, OperatingRound)
        waiting = self.order(state, done)
        if not waiting:
            state.pop()
            events.append(Event("operating-round-ended", {"number": done.number}))
            self.on_finished(state, done, events)
            return True
        company = waiting[0]
        left = tuple(other for other in done.waiting if other != company)
        state.replace_frame(msgspec.structs.replace(done, waiting=left))
        president = self.seat_of(state, company)
        events.append(Event("turn-began", {"company": company, "seat": president}))
        state.push(OperatingTurn(seat=president, company=company))
        if company not in state.operated:
            state.operated = (*state.operated, company)
            self.place_home(state, company, events)
        return True

    def order(self, state: State, done: OperatingRound) -> list[str]:
        """Those still to come, the next one first."""
        return operating_order(state, done.waiting)

    def seat_of(self, state: State, company: str) -> str:
        """Who decides for the company: its president."""
        return state.presidents[company]


class OperatingTurnHandler(Handler):
    """Goes through the steps of a turn, skipping those that do not ask (1830-14.9)."""

    kind = "operating_turn"

    def __init__(self, steps: list[Step], exchange: ExchangeStep | None = None) -> None:
        self.steps = steps
        self.exchange = exchange

    def on_exchange(self, state: State, company: str, events: list[Event]) -> None:
        """A share left the initial offering in the middle of the round."""
        return

    def seat_of(self, state: State, turn: OperatingTurn) -> str:
        """Who decides for the company: its president."""
        return state.presidents[turn.company]

    def families(self, state: State) -> list[Family]:
        turn = state.frame
        assert isinstance(turn, OperatingTurn)
        found: list[Family] = []
        for index, step in enumerate(self.steps):
            if index == turn.step:
                step.add_families(state, turn, found, True)
            elif step.any_time:
                step.add_families(state, turn, found, False)
        if self.exchange is not None:
            self.exchange.add_families(state, found, "", turn.fresh)
        return found

    def explain(self, state: State, action: Action) -> list[Reason]:
        turn = state.frame
        assert isinstance(turn, OperatingTurn)
        if self.exchange is not None and self.exchange.handles(action):
            return self.exchange.explain(state, action, "", turn.fresh)
        reasons = wrong_seat(state, action, "5.1.5")
        company = turn.company if isinstance(action, SellShares) else getattr(action, "company", turn.company)
        if isinstance(action, EndGame):
            company = action.bankrupt
        if company != turn.company:
            reasons.append(reason(state, "not-your-company", "5.1.2", company=company, turn=turn.company))
        current = self.steps[turn.step]
        step = self._step_for(turn, action)
        if step is None:
            return [*reasons, not_now(state, action, "5.2.1", current.name)]
        return reasons + step.explain(state, turn, action, step is current)

    def step_name(self, state: State) -> str:
        turn = state.frame
        assert isinstance(turn, OperatingTurn)
        return self.steps[turn.step].name

    def _step_for(self, turn: OperatingTurn, action: Action) -> Step | None:
        current = self.steps[turn.step]
        if current.handles(action):
            return current
        for step in self.steps:
            if step.any_time and step.handles(action):
                return step
        return None

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        turn = state.frame
        assert isinstance(turn, OperatingTurn)
        if self.exchange is not None and self.exchange.handles(action):
            self.on_exchange(state, self.exchange.apply(state, action, events), events)
            return
        step = self._step_for(turn, action)
        assert step is not None
        if turn.fresh:
            turn = msgspec.structs.replace(turn, fresh=False)
            state.replace_frame(turn)
        step.apply(state, turn, action, events)

    def settle(self, state: State, events: list[Event]) -> bool:
        """Move on to the next step that asks, or end the turn."""
        turn = state.frame
        assert isinstance(turn, OperatingTurn)
        if turn.step >= len(self.steps):
            state.pop()
            return True
        president = self.seat_of(state, turn)
        if turn.seat != president:
            turn = msgspec.structs.replace(turn, seat=president)
            state.replace_frame(turn)
        step = self.steps[turn.step]
        if step.asks(state, turn):
            return step.settle(state, turn, events)
        next_step(state, turn)  # first, for what follows may push a frame of its own
        step.skipped(state, turn, events)
        return True


def next_step(state: State, turn: OperatingTurn, **changes: object) -> None:
    """The step is done; go to the next one."""
    state.replace_frame(msgspec.structs.replace(turn, step=turn.step + 1, **changes))


def home_stop(facts: Facts, board: Board, company: str) -> int:
    """The city of the home hex that is the company's home, -1 when it may choose (1830-5.4.6).

    The home city is printed; after an upgrade it is the one that kept its track.
    """
    corporation = facts.corporations[company]
    shape = board.shape_at(corporation.home)
    printed = facts.plan.hexes[facts.plan.index[corporation.home]].shape
    if len(shape.stops) == 1 or shape.stops[0].only_for == company:
        return 0
    if corporation.home_stop < 0:
        return -1
    for edge in printed.stop_edges[corporation.home_stop]:
        return shape.edge_stops[edge][0]
    return corporation.home_stop
