"""A private that may be swapped for a share, also between the turns of others (1830-2.2.5)."""

from highiron.core.actions import Action, ExchangePrivate
from highiron.core.events import Event, Reason
from highiron.core.families import Family
from highiron.core.ids import IPO, POOL
from highiron.core.shares import holding_limit, pass_presidency
from highiron.core.state import State
from highiron.flow.checks import reason


class ExchangeStep:
    """One private, one company. `any_time` also allows it in the middle of another's turn (1830-11.6)."""

    def __init__(self, private: str, company: str, any_time: bool) -> None:
        self.private = private
        self.company = company
        self.any_time = any_time

    def handles(self, action: Action) -> bool:
        return isinstance(action, ExchangePrivate)

    def add_families(self, state: State, found: list[Family], turn_of: str, fresh: bool) -> None:
        """Offer the swap to the owner. `turn_of`: whose stock turn it is, "" in an operating round."""
        owner = state.privates.get(self.private, "")
        if not owner or not self._timely(owner, turn_of, fresh) or not state.is_seat(owner):
            return
        if state.held(self.company, owner) >= holding_limit(state, self.company):
            return
        sources = tuple(source for source in (IPO, POOL) if self._available(state, source))
        if sources:
            found.append(Family("exchange_private", owner, [{"private": self.private, "source": sources}]))

    def waits_for(self, state: State, seat: str) -> bool:
        """Whether the seat's own stock turn stays open for the swap; with `any_time` it can be made later (14.6)."""
        if self.any_time or state.privates.get(self.private) != seat:
            return False
        found: list[Family] = []
        self.add_families(state, found, seat, False)
        return bool(found)

    def _timely(self, owner: str, turn_of: str, fresh: bool) -> bool:
        return self.any_time or owner == turn_of or fresh

    def _available(self, state: State, source: str) -> bool:
        """A 10% certificate lies there; the president's certificate is none."""
        there = state.shares[self.company][source]
        if source == IPO and self.company not in state.pars:
            there -= state.corporation(self.company).president_shares
        return there > 0

    def explain(self, state: State, action: Action, turn_of: str, fresh: bool) -> list[Reason]:
        assert isinstance(action, ExchangePrivate)
        if action.private != self.private:
            return [reason(state, "private-has-no-exchange", "2.2.5", private=action.private)]
        reasons: list[Reason] = []
        owner = state.privates.get(self.private, "")
        if owner != action.seat:
            reasons.append(reason(state, "not-your-private", "2.2.5", private=self.private))
        elif not self._timely(owner, turn_of, fresh):
            reasons.append(reason(state, "only-between-turns", "2.2.5", private=self.private))
        if action.source not in (IPO, POOL):
            reasons.append(reason(state, "unknown-source", "2.2.5", source=action.source))
        elif not self._available(state, action.source):
            reasons.append(reason(state, "no-share-there", "2.2.5", company=self.company, source=action.source))
        limit = holding_limit(state, self.company)
        held = state.held(self.company, action.seat)
        if held + 1 > limit:
            reasons.append(
                reason(state, "over-holding-limit", "2.2.5", company=self.company, has=held, limit=limit),
            )
        return reasons

    def apply(self, state: State, action: Action, events: list[Event]) -> str:
        """Swap, close the private, and return the company whose share was taken."""
        assert isinstance(action, ExchangePrivate)
        del state.privates[self.private]
        state.move_shares(self.company, action.source, action.seat, 1)
        args = {"seat": action.seat, "private": self.private, "company": self.company, "source": action.source}
        events.append(Event("private-exchanged", args))
        events.append(Event("private-closed", {"private": self.private}))
        pass_presidency(state, self.company, events)
        return self.company
