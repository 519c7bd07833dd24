"""Operating rounds and the turn of a corporation as an ordered list of steps (1830 section 5)."""

from abc import ABC, abstractmethod
from typing import ClassVar

import msgspec

from highiron.core.actions import Action, EndGame, SellShares
from highiron.core.events import Event, Reason
from highiron.core.frames import Frame
from highiron.core.handler import Handler
from highiron.core.shares import operating_order
from highiron.core.state import State
from highiron.flow.checks import reason, wrong_seat
from highiron.steps.frames import OperatingRound, OperatingTurn
from highiron.steps.turn import Turn


class OperatingRoundHandler(Handler, ABC):
    """Companies one after the other; the order of those still to come follows the market (1830-5.1)."""

    frame: ClassVar[type[Frame]] = OperatingRound
    turn: ClassVar[type[OperatingTurn]] = OperatingTurn  # the frame of a company's turn

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
        state.push(self.turn(seat=president, company=company))
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


class OperatingTurns(Turn[OperatingTurn]):
    """The turn of a company; its president decides."""

    frame: ClassVar[type[Frame]] = OperatingTurn

    def turn_of(self, state: State) -> OperatingTurn:
        turn = state.frame
        assert isinstance(turn, OperatingTurn)
        return turn

    def seat_of(self, state: State, turn: OperatingTurn) -> str:
        return state.presidents[turn.company]

    def explain_actor(self, state: State, turn: OperatingTurn, action: Action) -> list[Reason]:
        reasons = wrong_seat(state, action, "president-acts")
        company = turn.company if isinstance(action, SellShares) else getattr(action, "company", turn.company)
        if isinstance(action, EndGame):
            company = action.bankrupt
        if company != turn.company:
            reasons.append(reason(state, "not-your-company", "companies-in-turn", company=company, turn=turn.company))
        return reasons


def home_stop(state: State, company: str) -> int:
    """The city of the home hex that is the company's home, -1 when it may choose (1830-5.4.6).

    The home city is printed; after an upgrade it is the one that kept its track.
    """
    charter, plan = state.charter(company), state.facts.plan
    shape = state.board.shape_at(charter.home)
    printed = plan.hexes[plan.index[charter.home]].shape
    if len(shape.stops) == 1 or shape.stops[0].only_for == company:
        return 0
    if charter.home_stop < 0:
        return -1
    for edge in printed.stop_edges[charter.home_stop]:
        return shape.edge_stops[edge][0]
    return charter.home_stop
