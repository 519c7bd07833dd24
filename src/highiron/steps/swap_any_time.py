"""A private that may be swapped for a share at any moment, also while something else is pending (1830-11.6)."""

from typing import Any

import msgspec

from highiron.core.actions import Action, BuyPrivate, BuyTrain, TradePrivate
from highiron.core.events import Event, Reason
from highiron.core.families import Family
from highiron.core.frames import Frame
from highiron.core.handler import Handler
from highiron.core.state import State
from highiron.steps.exchange import ExchangeStep
from highiron.steps.frames import Discard, FundTrain, Offer, OperatingTurn, TurnFrame

# At will no turn counts.
_NO_TURN = TurnFrame(seat="", fresh=False)


class SwapAnyTime(Handler):
    """Asks what another handler asks, and lets the owner of the private swap it meanwhile."""

    def __init__(self, inner: Handler, exchange: ExchangeStep) -> None:
        self.inner = inner
        self.exchange = exchange

    def sort(self) -> type[Frame]:
        return self.inner.sort()

    def read(self, data: dict[str, Any]) -> Frame:
        return self.inner.read(data)

    def families(self, state: State) -> list[Family]:
        found = self.inner.families(state)
        self.exchange.add_families(state, _NO_TURN, found, False)
        return found

    def explain(self, state: State, action: Action) -> list[Reason]:
        if self.exchange.handles(action):
            return self.exchange.explain(state, _NO_TURN, action, False)
        return self.inner.explain(state, action)

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        if not self.exchange.handles(action):
            self.inner.apply(state, action, events)
            return
        self.exchange.apply(state, _NO_TURN, action, events)
        frame = state.frame
        if isinstance(frame, Offer) and is_void(state, frame):
            state.pop()
            events.append(Event("offer-lapsed", {"seat": frame.seat}))
        elif not isinstance(frame, (Offer, FundTrain)):
            ask_president(state, frame)

    def settle(self, state: State, events: list[Event]) -> bool:
        return self.inner.settle(state, events)

    def hide(self, frame: dict[str, Any], seat: str | None) -> dict[str, Any]:
        return self.inner.hide(frame, seat)

    def seen(self, frame: Frame, seat: str | None) -> Frame:
        return self.inner.seen(frame, seat)

    def step_name(self, state: State) -> str:
        return self.inner.step_name(state)


def is_void(state: State, offer: Offer) -> bool:
    """Whether the swap has taken away what the offer is about: the private, or the say over a company."""
    proposal = offer.proposal
    assert isinstance(proposal, (TradePrivate, BuyPrivate, BuyTrain))
    if not isinstance(proposal, BuyTrain) and proposal.private not in state.privates:
        return True
    if isinstance(proposal, TradePrivate):
        return False
    if state.presidents[proposal.company] != proposal.seat:
        return True
    return isinstance(proposal, BuyTrain) and state.presidents[proposal.source] != offer.seat


def ask_president(state: State, frame: Frame) -> None:
    """The company that has to choose may have a new president now."""
    for turn in state.frames:
        if isinstance(turn, OperatingTurn):
            company = frame.company if isinstance(frame, Discard) else turn.company
            state.replace_frame(msgspec.structs.replace(frame, seat=state.presidents[company]))
