"""Corporations that buy privates from players (1830-5.2.2)."""

from typing import ClassVar

from highiron.core.actions import Action, BuyPrivate, Pass
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, Span, add_family, passing
from highiron.core.state import State
from highiron.flow.checks import asked_step, not_now, private_not_for_sale, reason, short_of_cash
from highiron.steps.frames import OperatingTurn
from highiron.steps.offers import propose
from highiron.steps.track import TrackStep
from highiron.steps.turn import Step, next_step


class PrivatesStep(Step[OperatingTurn]):
    """Open during the whole turn; asks at its end while something can be bought or a private's tile is unused."""

    name = "privates"
    kinds: ClassVar[tuple[type[Action], ...]] = (BuyPrivate, Pass)
    any_time = True

    def __init__(self, ask_owner: bool, track: TrackStep | None = None) -> None:
        self.ask_owner = ask_owner
        self.track = track

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        if self.boxes(state, turn):
            return True
        return self.track is not None and self.track.has_late_privilege(state, turn.company)

    def against(self, state: State, turn: OperatingTurn, private: str) -> list[Reason]:
        """What this title has against the purchase of that private, besides phase, owner, price and money."""
        return []

    def price_range(self, state: State, private: str) -> tuple[int, int]:
        """The lowest and the highest price; no corporation may buy it where the highest is 0."""
        facts = state.facts.privates[private]
        return facts.price_low, facts.price_high

    def sells(self, state: State, company: str, owner: str) -> bool:
        """Whether the owner may sell to the company: players do."""
        return owner in state.facts.seats

    def on_bought(self, state: State, company: str, private: str, events: list[Event]) -> None:
        """What a purchase brings besides the private."""

    def boxes(self, state: State, turn: OperatingTurn) -> list[Box]:
        """Privates of players with the prices that the company may pay."""
        if not state.phase_facts.corporations_buy_privates:
            return []
        company = turn.company
        cash = state.cash[company]
        boxes: list[Box] = []
        for private, owner in state.privates.items():
            low, high = self.price_range(state, private)
            if high and low <= cash and self.sells(state, company, owner):
                if self.against(state, turn, private):
                    continue
                price = Span(low, min(high, cash))
                boxes.append({"company": company, "private": private, "price": price})
        return boxes

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family], current: bool) -> None:
        if current:
            found.append(passing(turn.seat))
        add_family(found, "buy_private", turn.seat, self.boxes(state, turn))

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        if isinstance(action, Pass):
            return [] if current else [not_now(state, action, "step-order", asked_step(state))]
        assert isinstance(action, BuyPrivate)
        low, high = self.price_range(state, action.private)
        reasons: list[Reason] = []
        if not state.phase_facts.corporations_buy_privates:
            reasons.append(reason(state, "phase-forbids", "private-purchase", phase=state.phase_facts.id))
        if not self.sells(state, turn.company, state.privates.get(action.private, "")):
            reasons.append(private_not_for_sale(state, action.private, "private-purchase"))
        if not high:
            reasons.append(reason(state, "private-never-sold", "private-never-sold", private=action.private))
        elif not low <= action.price <= high:
            reasons.append(reason(state, "price-out-of-range", "private-price", price=action.price, low=low, high=high))
        reasons += self.against(state, turn, action.private)
        return reasons + short_of_cash(state, turn.company, action.price, "private-purchase")

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        if isinstance(action, Pass):
            events.append(Event("passed", {"seat": action.seat}))
            next_step(state, turn)
            return
        assert isinstance(action, BuyPrivate)
        owner = state.privates[action.private]
        seller = state.presidents.get(owner, owner)
        if self.ask_owner and seller != action.seat:
            propose(state, action, seller, events)
        else:
            self.complete(state, action, events)

    def complete(self, state: State, proposal: Action, events: list[Event]) -> None:
        """The treasury pays the owner and the corporation has the private."""
        assert isinstance(proposal, BuyPrivate)
        owner = state.privates[proposal.private]
        state.pay(proposal.company, owner, proposal.price, events, "private")
        state.privates[proposal.private] = proposal.company
        args = {"private": proposal.private, "from": owner, "to": proposal.company, "price": proposal.price}
        events.append(Event("private-traded", args))
        self.on_bought(state, proposal.company, proposal.private, events)
