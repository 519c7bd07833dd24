"""Share trading that follows a conversion or a merger (1817-6.21 to 1817-6.26)."""

from typing import ClassVar, Final

import msgspec

from highiron.core.actions import Action, BuyShare, Pass, SellShares
from highiron.core.events import Event, Reason
from highiron.core.families import Family, Span, passing, single
from highiron.core.shares import certificate_limit, counted_certificates, holding_limit, sell_shares
from highiron.core.state import State
from highiron.flow.checks import reason, short_of_cash
from highiron.steps.buying import buy_share, explain_room
from highiron.steps.selling import explain_bundle
from highiron.steps.turn import Step
from highiron.titles.t1817.frames import MergerTurn
from highiron.titles.t1817.shorts import close_pairs, shorts_of

SHARE_TRADE: Final = "share_trade"  # the step in which the traders are asked, one after the other


def traders(state: State, company: str) -> tuple[str, ...]:
    """Who is asked: the president, then everybody clockwise (1817-6.22)."""
    return tuple(seat for seat in state.seats_from(state.presidents[company]) if seat not in state.bankrupt)


def explain_purchase(state: State, seat: str, company: str) -> list[Reason]:
    """Why the player may not take a share from the treasury; closing a short needs no room (1817-6.21, 1817-6.22)."""
    reasons: list[Reason] = []
    if not state.held(company, company):
        reasons.append(reason(state, "no-share-there", "trade-after-growth", company=company, source=company, held=0))
    if not shorts_of(state, company, seat):
        reasons += explain_room(state, seat, company, 1, 1)
    return reasons + short_of_cash(state, seat, state.price(company), "trade-after-growth")


def may_buy(state: State, seat: str, company: str) -> bool:
    """The same without words, because it is asked for every player."""
    if not state.held(company, company) or state.cash[seat] < state.price(company):
        return False
    if shorts_of(state, company, seat):
        return True
    room = counted_certificates(state, seat) < certificate_limit(state)
    return room and state.held(company, seat) < holding_limit(state, company)


def most_to_sell(state: State, seat: str, company: str) -> int:
    """All that a player has; the president does not sell here (1817-6.23)."""
    return 0 if state.presidents[company] == seat else state.held(company, seat)


class TradeStep(Step[MergerTurn]):
    """The president buys any number of treasury shares, then everybody buys one or sells some."""

    name = "share_trade"  # SHARE_TRADE, for tools that read the sources
    kinds: ClassVar[tuple[type[Action], ...]] = (BuyShare, SellShares, Pass)

    def __init__(self, new_president_goes_on: bool) -> None:
        self.new_president_goes_on = new_president_goes_on

    def asks(self, state: State, turn: MergerTurn) -> bool:
        return bool(turn.traders)

    def settle(self, state: State, turn: MergerTurn, events: list[Event]) -> bool:
        """Pass over who can do nothing."""
        seat, company = turn.traders[0], turn.company
        if may_buy(state, seat, company) or most_to_sell(state, seat, company):
            return False
        state.replace_frame(msgspec.structs.replace(turn, traders=turn.traders[1:]))
        return True

    def add_families(self, state: State, turn: MergerTurn, found: list[Family], current: bool) -> None:
        seat, company = turn.seat, turn.company
        found.append(passing(seat))
        if may_buy(state, seat, company):
            found.append(single("buy_share", seat, company=company, source=company))
        most = most_to_sell(state, seat, company)
        if most:
            found.append(single("sell_shares", seat, company=company, count=Span(1, most)))

    def explain(self, state: State, turn: MergerTurn, action: Action, current: bool) -> list[Reason]:
        if isinstance(action, Pass):
            return []
        assert isinstance(action, (BuyShare, SellShares))
        company = turn.company
        if action.company != company:
            return [reason(state, "other-company-traded", "trade-after-growth", company=company)]
        if isinstance(action, SellShares):
            if state.presidents[company] == action.seat:
                return [reason(state, "president-does-not-sell", "president-keeps", company=company)]
            return explain_bundle(state, action.seat, company, action.count)
        if action.source != company:
            return [reason(state, "only-from-treasury", "trade-after-growth", company=company)]
        return explain_purchase(state, action.seat, company)

    def apply(self, state: State, turn: MergerTurn, action: Action, events: list[Event]) -> None:
        seat, company = action.seat, turn.company
        was_president = state.presidents[company] == seat
        if isinstance(action, BuyShare):
            buy_share(state, seat, company, company, events)
        elif isinstance(action, SellShares):
            sell_shares(state, seat, company, action.count, state.price(company), events)
        else:
            events.append(Event("passed", {"seat": seat}))
        close_pairs(state, company, events)
        traded = turn.traded if seat in turn.traded else (*turn.traded, seat)
        left = turn.traders[1:]
        if was_president and isinstance(action, BuyShare):
            left = turn.traders
        elif not was_president and state.presidents[company] == seat and self.new_president_goes_on:
            # Whoever was passed over, the old president too, has not had a turn yet (1817-6.24, D13).
            left = (seat, *(other for other in traders(state, company) if other not in traded))
        state.replace_frame(msgspec.structs.replace(turn, traders=left, traded=traded))
