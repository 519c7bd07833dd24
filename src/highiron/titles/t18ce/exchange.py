"""D: a private given up for a share of any company, in place of the purchase of a stock turn (18CE-2.7)."""

from typing import ClassVar

from highiron.core.actions import Action
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, add_family
from highiron.core.ids import IPO, POOL
from highiron.core.shares import certificate_limit, counted_certificates, holding_limit, pass_presidency
from highiron.core.state import State
from highiron.flow.checks import reason
from highiron.steps.buying import certificates_for
from highiron.steps.depot import close_private
from highiron.steps.floating import Floats
from highiron.steps.frames import StockRound
from highiron.steps.stock import note
from highiron.steps.turn import Step
from highiron.titles.t18ce.frames import ExchangeForShare
from highiron.titles.t18ce.privates import D
from highiron.titles.t18ce.stock import begin_second_sale, explain_debtor


class ExchangeStep(Step[StockRound]):
    """It costs nothing, and a player's own does not raise the number of certificates (18CE-6.6)."""

    name = "exchange"
    kinds: ClassVar[tuple[type[Action], ...]] = (ExchangeForShare,)

    def __init__(self, floats: Floats, is_purchase: bool, by_company: bool) -> None:
        self.floats = floats
        self.is_purchase = is_purchase  # 18CE-19.36
        self.by_company = by_company  # the director of a company that owns it may exchange it too (18CE-19.5)

    def owner(self, state: State) -> str:
        """The player who may exchange it, "" for nobody."""
        owner = state.privates.get(D, "")
        if owner in state.presidents and self.by_company:
            return state.presidents[owner]
        return owner if state.is_seat(owner) else ""

    def against(self, state: State, turn: StockRound) -> list[Reason]:
        """Why nothing can be had for it now."""
        if not self.is_purchase:
            return []
        reasons = explain_debtor(state, turn.seat)
        if turn.bought:
            bought = turn.bought
            reasons.append(reason(state, "already-bought", "one-purchase", bought=bought, action="exchange_for_share"))
        return reasons

    def explain_certificates(self, state: State, seat: str) -> list[Reason]:
        """The share is one certificate more for a director who gives up the company's private (18CE-6.4, 18CE-19.5)."""
        has, limit = counted_certificates(state, seat), certificate_limit(state)
        if state.privates.get(D) == seat or has < limit:
            return []
        return [reason(state, "over-certificate-limit", "certificate-limit", has=has, limit=limit)]

    def asks(self, state: State, turn: StockRound) -> bool:
        return bool(self.boxes(state, turn))

    def boxes(self, state: State, turn: StockRound) -> list[Box]:
        if self.owner(state) != turn.seat or self.against(state, turn) or self.explain_certificates(state, turn.seat):
            return []
        boxes: list[Box] = []
        for company in state.pars:
            if state.held(company, turn.seat) >= holding_limit(state, company, turn.seat):
                continue
            if self.is_purchase and (turn.seat, company) in turn.sold:
                continue
            sources = tuple([place for place in (IPO, POOL) if certificates_for(state, company, place, turn.seat)])
            if sources:
                boxes.append({"private": D, "company": company, "source": sources})
        return boxes

    def add_families(self, state: State, turn: StockRound, found: list[Family], current: bool) -> None:
        add_family(found, "exchange_for_share", turn.seat, self.boxes(state, turn))

    def explain(self, state: State, turn: StockRound, action: Action, current: bool) -> list[Reason]:
        assert isinstance(action, ExchangeForShare)
        company, seat, source = action.company, action.seat, action.source
        if action.private != D:
            return [reason(state, "private-has-no-exchange", "private-exchange", private=action.private)]
        reasons = self.against(state, turn)
        if self.owner(state) != seat:
            reasons.append(reason(state, "not-your-private", "private-exchange", private=D))
        else:
            reasons += self.explain_certificates(state, seat)
        if company not in state.pars:
            return [*reasons, reason(state, "not-started", "private-exchange", company=company)]
        if source not in (IPO, POOL):
            return [*reasons, reason(state, "unknown-source", "private-exchange", source=source, unsold=IPO)]
        held, limit = state.held(company, seat), holding_limit(state, company, seat)
        if not certificates_for(state, company, source, seat):
            there = state.held(company, source)
            reasons.append(
                reason(state, "no-share-there", "private-exchange", company=company, source=source, held=there)
            )
        if held >= limit:
            reasons.append(reason(state, "over-holding-limit", "holding-limit", company=company, has=held, limit=limit))
        if self.is_purchase and (seat, company) in turn.sold:
            reasons.append(reason(state, "sold-this-round", "sold-this-round", company=company))
        return reasons

    def apply(self, state: State, turn: StockRound, action: Action, events: list[Event]) -> None:
        assert isinstance(action, ExchangeForShare)
        company, seat, source = action.company, action.seat, action.source
        state.move_shares(company, source, seat, 1)
        events.append(
            Event("private-exchanged", {"seat": seat, "private": D, "company": company, "source": source}),
        )
        close_private(state, D, events)
        pass_presidency(state, company, events, seat)
        if self.is_purchase:
            note(state, seat, bought=company, bought_from=source)
            begin_second_sale(state)
        self.floats.check(state, company, events)
