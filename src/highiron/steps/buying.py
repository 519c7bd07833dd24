"""Buying shares in a stock turn (1830-4.3)."""

from typing import ClassVar

import msgspec

from highiron.core.actions import Action, BuyShare
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family
from highiron.core.ids import BANK, IPO, POOL
from highiron.core.shares import (
    certificate_limit,
    counted_certificates,
    counts,
    holding_limit,
    pass_presidency,
    source_of,
    unsold_at,
)
from highiron.core.state import State
from highiron.flow.checks import reason, short_of_cash
from highiron.steps.floating import Floats
from highiron.steps.frames import StockRound
from highiron.steps.stock import note
from highiron.steps.turn import Step


class ShareFamily(Family):
    """Purchases of shares. Records may call the treasury of a company `ipo`; it is the same move."""

    def box_holds(self, box: Box, action: Action) -> bool:
        assert isinstance(action, BuyShare)
        treasury = action.source == IPO and box["company"] in box["source"]
        return super().box_holds(box, msgspec.structs.replace(action, source=box["company"]) if treasury else action)


class BuyStep(Step[StockRound]):
    """One certificate a turn; more in brown cells only, of one company, from the pool (1830-4.3.5, 1830-9.2)."""

    name = "buy"
    kinds: ClassVar[tuple[type[Action], ...]] = (BuyShare,)

    def __init__(self, floats: Floats, brown_from_ipo: bool = False) -> None:
        self.floats = floats
        self.brown_from_ipo = brown_from_ipo

    def asks(self, state: State, turn: StockRound) -> bool:
        return bool(self.boxes(state, turn, first=True))

    def boxes(self, state: State, turn: StockRound, first: bool = False) -> list[Box]:
        """What may be bought where; of just one company when `first`."""
        seat = turn.seat
        if self.barred(state, turn):
            return []
        cash = state.cash[seat]
        full = counted_certificates(state, seat) >= certificate_limit(state)
        boxes: list[Box] = []
        for company in state.pars:
            if turn.sold and (seat, company) in turn.sold:
                continue
            sources = [
                source
                for source in (unsold_at(state, company), POOL)
                if self.may_buy(state, turn, company, source)
                and certificates_for(state, company, source, seat)
                and cash >= share_price(state, company, source)
            ]
            if sources and self.has_room(state, seat, company, full):
                boxes.append({"company": company, "source": tuple(sources)})
                if first:
                    break
        return boxes

    def barred(self, state: State, turn: StockRound) -> list[Reason]:
        """What keeps the player from buying anything at all."""
        return []

    def has_room(self, state: State, seat: str, company: str, full: bool) -> bool:
        """Whether one more share keeps to the limits; `full`: the player has all certificates that count."""
        return state.held(company, seat) < holding_limit(state, company, seat) and not (full and counts(state, company))

    def explain_limits(self, state: State, seat: str, company: str) -> list[Reason]:
        """Why one more share would be too many."""
        return explain_room(state, seat, company, 1, 1)

    def may_buy(self, state: State, turn: StockRound, company: str, source: str) -> bool:
        """Where the trade of a private is the turn's purchase, brown shares may still follow it (1830-11.5)."""
        if not turn.bought:
            return True
        if turn.bought_from == "par" or (turn.bought_from != "trade" and turn.bought != company):
            return False
        if not state.facts.market.at(state.market[company]).multiple_purchase:
            return False
        return self.brown_from_ipo or (turn.bought_from != IPO and source == POOL)

    def add_families(self, state: State, turn: StockRound, found: list[Family], current: bool) -> None:
        boxes = self.boxes(state, turn)
        if boxes:
            found.append(ShareFamily("buy_share", turn.seat, boxes))

    def explain(self, state: State, turn: StockRound, action: Action, current: bool) -> list[Reason]:
        assert isinstance(action, BuyShare)
        company, seat = action.company, action.seat
        source = source_of(state, company, action.source)
        reasons = self.barred(state, turn)
        if source not in (unsold_at(state, company), POOL):
            return [
                reason(
                    state, "unknown-source", "share-purchase", source=action.source, unsold=unsold_at(state, company)
                )
            ]
        if company not in state.pars:
            return [reason(state, "not-started", "started-companies", company=company)]
        if not certificates_for(state, company, source, seat):
            held = state.held(company, source)
            reasons.append(reason(state, "no-share-there", "share-purchase", company=company, source=source, held=held))
        if not self.may_buy(state, turn, company, source):
            rule = "more-purchases" if turn.bought == company else "one-purchase"
            reasons.append(reason(state, "already-bought", rule, bought=turn.bought, action="buy_share"))
        if (seat, company) in turn.sold:
            reasons.append(reason(state, "sold-this-round", "sold-this-round", company=company))
        reasons += self.explain_limits(state, seat, company)
        return reasons + short_of_cash(state, seat, share_price(state, company, source), "share-purchase")

    def apply(self, state: State, turn: StockRound, action: Action, events: list[Event]) -> None:
        assert isinstance(action, BuyShare)
        source = source_of(state, action.company, action.source)
        buy_share(state, action.seat, action.company, source, events)
        note(state, action.seat, bought=action.company, bought_from=source)
        self.floats.check(state, action.company, events)


def share_price(state: State, company: str, source: str) -> int:
    """Par from the initial offering, market price from the pool and from the treasury."""
    return state.pars[company] if source == IPO else state.price(company)


def certificates_for(state: State, company: str, source: str, seat: str) -> int:
    """Certificates of one share that the seat could buy there.

    Without a president the 20% certificate lies in the pool: whoever has a share may trade up to it, nobody else
    can take it (1846-5.7.3).
    """
    there = state.held(company, source)
    if source == POOL and company not in state.presidents and state.held(company, seat) == 0:
        there -= state.charter(company).president_shares
    return max(0, there)


def explain_room(state: State, seat: str, company: str, shares: int, papers: int) -> list[Reason]:
    """The certificate limit and the limit on one corporation (1830-4.3.3, 1830-4.3.4)."""
    reasons: list[Reason] = []
    held = state.held(company, seat)
    limit = holding_limit(state, company, seat)
    if held + shares > limit:
        reasons.append(reason(state, "over-holding-limit", "holding-limit", company=company, has=held, limit=limit))
    count = counted_certificates(state, seat)
    if counts(state, company) and count + papers > certificate_limit(state):
        limit = certificate_limit(state)
        reasons.append(reason(state, "over-certificate-limit", "certificate-limit", has=count, limit=limit))
    return reasons


def buy_share(state: State, seat: str, company: str, source: str, events: list[Event]) -> None:
    """Pay and take one share: a treasury share pays the company, all others the bank (1830-4.3.1, 1846-4.3.1)."""
    price = share_price(state, company, source)
    state.pay(seat, company if source == company else BANK, price, events, "shares")
    state.move_shares(company, source, seat, 1)
    events.append(Event("share-bought", {"seat": seat, "company": company, "source": source, "price": price}))
    pass_presidency(state, company, events, seat)
