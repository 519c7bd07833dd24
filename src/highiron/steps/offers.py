"""Proposals that another player must agree to (1830-4.8.1, 1830-5.2.2, 1830-5.7.4)."""

from collections.abc import Callable
from typing import Any, ClassVar

from highiron.core.actions import Action, Answer, BuyPrivate, BuyTrain, TradePrivate, action_from_data, kind_of
from highiron.core.events import Event, Reason
from highiron.core.families import Family
from highiron.core.frames import Frame
from highiron.core.handler import Handler
from highiron.core.state import State
from highiron.flow.checks import not_now, wrong_seat
from highiron.steps.frames import Offer

Outcome = Callable[[State, Action, list[Event]], None]


class Deal:
    """The rule that asks for agreement, how the proposal is carried out, and what follows when it is declined."""

    def __init__(self, rule: str, complete: Outcome, declined: Outcome) -> None:
        self.rule = rule
        self.complete = complete
        self.declined = declined


def nothing_follows(state: State, proposal: Action, events: list[Event]) -> None:
    """A declined proposal usually changes nothing."""


class OfferHandler(Handler):
    """Agree or decline."""

    frame: ClassVar[type[Frame]] = Offer

    def __init__(self, deals: dict[str, Deal]) -> None:
        self.deals = deals

    def read(self, data: dict[str, Any]) -> Frame:
        return Offer(seat=data["seat"], proposal=action_from_data(data["proposal"]))

    def families(self, state: State) -> list[Family]:
        return [Family("answer", state.frame.seat, [{"accept": (True, False)}])]

    def explain(self, state: State, action: Action) -> list[Reason]:
        offer = state.frame
        assert isinstance(offer, Offer)
        rule = self.deals[kind_of(offer.proposal)].rule
        reasons = wrong_seat(state, action, rule)
        if not isinstance(action, Answer):
            reasons.append(not_now(state, action, rule, "offer"))
        return reasons

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        offer = state.pop()
        assert isinstance(offer, Offer) and isinstance(action, Answer)
        events.append(Event("offer-accepted" if action.accept else "offer-declined", {"seat": action.seat}))
        deal = self.deals[kind_of(offer.proposal)]
        if action.accept:
            deal.complete(state, offer.proposal, events)
        else:
            deal.declined(state, offer.proposal, events)


def ask(state: State, proposal: Action, to: str) -> None:
    """The proposal waits for that seat's answer."""
    state.push(Offer(seat=to, proposal=proposal))


def propose(state: State, proposal: TradePrivate | BuyPrivate | BuyTrain, to: str, events: list[Event]) -> None:
    """Ask the other side of a sale."""
    ask(state, proposal, to)
    what, item = ("train", proposal.train) if isinstance(proposal, BuyTrain) else ("private", proposal.private)
    buyer = proposal.buyer if isinstance(proposal, TradePrivate) else proposal.company
    args = {"seat": proposal.seat, "to": to, "buyer": buyer, "what": what, "item": item, "price": proposal.price}
    events.append(Event("offer-made", args))
