"""Privates that change hands between players (1830-4.8, 1830-11.5)."""

from typing import ClassVar

from highiron.core.actions import Action, TradePrivate
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, Span, add_family
from highiron.core.ids import POOL
from highiron.core.shares import certificate_limit, counted_certificates, pass_presidency
from highiron.core.state import State
from highiron.flow.checks import private_not_for_sale, reason, short_of_cash
from highiron.steps.frames import StockRound
from highiron.steps.offers import propose
from highiron.steps.stock import note
from highiron.steps.turn import Step


class TradeStep(Step[StockRound]):
    """Trades in a stock turn.

    `buyer_only` is the way of 18xx.games: the acting player buys at $1 or more, the other side having agreed before;
    it is the turn's purchase, and some privates (`never_traded`) are left out. One that came with a share (`gifts`:
    private and company) is barred while that certificate is with a player; from the pool it follows the private.
    Otherwise the two sides agree by an offer.
    """

    name = "trade"
    kinds: ClassVar[tuple[type[Action], ...]] = (TradePrivate,)

    def __init__(
        self, buyer_only: bool, never_traded: tuple[str, ...], gifts: dict[str, str], first_turn: int = 2
    ) -> None:
        self.buyer_only = buyer_only
        self.never_traded = never_traded
        self.gifts = gifts
        self.first_turn = first_turn

    def asks(self, state: State, turn: StockRound) -> bool:
        """Whether the right to trade keeps the turn open.

        18xx.games keeps it open for any private of another player that companies may buy, even where it then
        refuses the trade (1830-14.6).
        """
        seat = turn.seat
        if not self.buyer_only:
            return bool(self._boxes(state, turn))
        return (
            state.turn >= 2
            and self._open(state, turn)
            and state.cash[seat] > 0
            and any(
                owner != seat and owner in state.facts.seats and state.facts.privates[private].price_high
                for private, owner in state.privates.items()
            )
        )

    def add_families(self, state: State, turn: StockRound, found: list[Family], current: bool) -> None:
        add_family(found, "trade_private", turn.seat, self._boxes(state, turn))

    def _boxes(self, state: State, turn: StockRound) -> list[Box]:
        if state.turn < self.first_turn or not self._open(state, turn):
            return []
        seat = turn.seat
        boxes: list[Box] = []
        for private, owner in state.privates.items():
            if owner not in state.facts.seats or self._barred(state, private):
                continue
            if owner != seat:
                boxes.extend(self._box(state, private, seat))
            elif not self.buyer_only:
                for buyer in state.facts.seats:
                    if buyer != seat:
                        boxes.extend(self._box(state, private, buyer))
        return boxes

    def _box(self, state: State, private: str, buyer: str) -> list[Box]:
        low = 1 if self.buyer_only else 0
        if state.cash[buyer] < low or not self._room(state, buyer):
            return []
        return [{"private": private, "buyer": buyer, "price": Span(low, state.cash[buyer])}]

    def _barred(self, state: State, private: str) -> bool:
        """Never traded, or its certificate may be with a player.

        Certificates are counted, not told apart: it is surely in the pool when no player has an ordinary one.
        """
        company = self.gifts.get(private, "")
        if not company:
            return private in self.never_traded
        for seat in state.facts.seats:
            ordinary = state.held(company, seat)
            if state.presidents.get(company) == seat:
                ordinary -= state.charter(company).president_shares
            if ordinary:
                return True
        return False

    def _open(self, state: State, turn: StockRound) -> bool:
        return state.phase_facts.players_trade_privates and not (self.buyer_only and turn.bought)

    def _room(self, state: State, buyer: str) -> bool:
        return self.buyer_only or counted_certificates(state, buyer) < certificate_limit(state)

    def explain(self, state: State, turn: StockRound, action: Action, current: bool) -> list[Reason]:
        assert isinstance(action, TradePrivate)
        reasons: list[Reason] = []
        private, buyer = action.private, action.buyer
        owner = state.privates.get(private, "")
        if state.turn < self.first_turn:
            reasons.append(reason(state, "no-trade-in-first-round", "private-trade"))
        if not self._open(state, turn):
            phase, why = state.phase_facts.id, "bought" if state.phase_facts.players_trade_privates else "phase"
            reasons.append(reason(state, "no-trade-now", "private-trade", why=why, phase=phase, bought=turn.bought))
        if not state.is_seat(owner):
            return [*reasons, private_not_for_sale(state, private, "private-trade")]
        if self._barred(state, private):
            return [*reasons, private_not_for_sale(state, private, "private-trade", self.gifts.get(private, private))]
        if buyer == owner or action.seat not in (buyer, owner) or (self.buyer_only and action.seat != buyer):
            only = self.buyer_only
            reasons.append(
                reason(state, "not-a-side-of-the-trade", "private-trade", private=private, owner=owner, only=only)
            )
        if action.price < (1 if self.buyer_only else 0):
            reasons.append(
                reason(state, "price-out-of-range", "private-trade", price=action.price, low=int(self.buyer_only))
            )
        if not self._room(state, buyer):
            has, limit = counted_certificates(state, buyer), certificate_limit(state)
            reasons.append(reason(state, "over-certificate-limit", "private-trade", has=has, limit=limit))
        return reasons + short_of_cash(state, buyer, action.price, "private-trade")

    def apply(self, state: State, turn: StockRound, action: Action, events: list[Event]) -> None:
        assert isinstance(action, TradePrivate)
        if self.buyer_only:
            self.complete(state, action, events)
            note(state, action.seat, bought=action.private, bought_from="trade")
            return
        owner = state.privates[action.private]
        propose(state, action, owner if action.seat == action.buyer else action.buyer, events)

    def complete(self, state: State, proposal: Action, events: list[Event]) -> None:
        assert isinstance(proposal, TradePrivate)
        private, buyer = proposal.private, proposal.buyer
        owner = state.privates[private]
        state.pay(buyer, owner, proposal.price, events, "private")
        state.privates[private] = buyer
        args = {"private": private, "from": owner, "to": buyer, "price": proposal.price}
        events.append(Event("private-traded", args))
        company = self.gifts.get(private, "")
        if company:
            state.move_shares(company, POOL, buyer, 1)  # 1830-11.5
            events.append(Event("share-given", {"seat": buyer, "company": company, "count": 1}))
            pass_presidency(state, company, events)
