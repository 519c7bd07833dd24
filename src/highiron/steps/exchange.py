"""A private that may be swapped for a share, also between the turns of others (1830-2.2.5)."""

from typing import ClassVar

from highiron.core.actions import Action, ExchangePrivate
from highiron.core.events import Event, Reason
from highiron.core.families import Family
from highiron.core.ids import IPO, POOL
from highiron.core.shares import holding_limit, pass_presidency
from highiron.core.state import State
from highiron.flow.checks import reason
from highiron.steps.floating import Floats
from highiron.steps.frames import StockRound, TurnFrame
from highiron.steps.turn import Step


class ExchangeStep(Step[TurnFrame]):
    """One private, one company, in stock turns and between all turns.

    `at_will` also allows it in the middle of another's turn (1830-11.6).
    """

    name = "exchange"
    kinds: ClassVar[tuple[type[Action], ...]] = (ExchangePrivate,)
    any_time = True
    anybody = True

    def __init__(self, private: str, company: str, at_will: bool, floats: Floats) -> None:
        self.private = private
        self.company = company
        self.at_will = at_will
        self.floats = floats

    def asks(self, state: State, turn: TurnFrame) -> bool:
        """The owner's own stock turn stays open for the swap; at will it can be made later (1830-14.6)."""
        if self.at_will or not isinstance(turn, StockRound) or state.privates.get(self.private) != turn.seat:
            return False
        found: list[Family] = []
        self.add_families(state, turn, found, True)
        return bool(found)

    def add_families(self, state: State, turn: TurnFrame, found: list[Family], current: bool) -> None:
        """Offer the swap to the owner."""
        owner = state.privates.get(self.private, "")
        if not owner or not self._timely(owner, turn) or not state.is_seat(owner):
            return
        if state.held(self.company, owner) >= holding_limit(state, self.company):
            return
        sources = tuple(source for source in (IPO, POOL) if self._available(state, source))
        if sources:
            found.append(Family("exchange_private", owner, [{"private": self.private, "source": sources}]))

    def _timely(self, owner: str, turn: TurnFrame) -> bool:
        return self.at_will or turn.fresh or (isinstance(turn, StockRound) and owner == turn.seat)

    def _available(self, state: State, source: str) -> bool:
        """A 10% certificate lies there; the president's certificate is none."""
        there = state.shares[self.company][source]
        if source == IPO and self.company not in state.pars:
            there -= state.charter(self.company).president_shares
        return there > 0

    def explain(self, state: State, turn: TurnFrame, action: Action, current: bool) -> list[Reason]:
        assert isinstance(action, ExchangePrivate)
        if action.private != self.private:
            return [reason(state, "private-has-no-exchange", "private-exchange", private=action.private)]
        reasons: list[Reason] = []
        owner = state.privates.get(self.private, "")
        if owner != action.seat:
            reasons.append(reason(state, "not-your-private", "private-exchange", private=self.private))
        elif not self._timely(owner, turn):
            reasons.append(reason(state, "only-between-turns", "private-exchange", private=self.private))
        if action.source not in (IPO, POOL):
            reasons.append(reason(state, "unknown-source", "private-exchange", source=action.source, unsold=IPO))
        elif not self._available(state, action.source):
            company, source, there = self.company, action.source, state.held(self.company, action.source)
            reasons.append(
                reason(state, "no-share-there", "private-exchange", company=company, source=source, held=there)
            )
        limit = holding_limit(state, self.company)
        held = state.held(self.company, action.seat)
        if held + 1 > limit:
            reasons.append(
                reason(state, "over-holding-limit", "private-exchange", company=self.company, has=held, limit=limit),
            )
        return reasons

    def apply(self, state: State, turn: TurnFrame, action: Action, events: list[Event]) -> None:
        """Swap and close the private; the company may float by it (1830-4.7.3)."""
        assert isinstance(action, ExchangePrivate)
        del state.privates[self.private]
        state.move_shares(self.company, action.source, action.seat, 1)
        args = {"seat": action.seat, "private": self.private, "company": self.company, "source": action.source}
        events.append(Event("private-exchanged", args))
        events.append(Event("private-closed", {"private": self.private}))
        pass_presidency(state, self.company, events)
        self.floats.check(state, self.company, events)
