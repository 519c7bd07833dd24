"""Money for a train that must be bought: the president's help, forced sales, bankruptcy (1830-5.8, 1830-5.9)."""

import msgspec

from highiron.core.events import Event, Reason
from highiron.core.families import Box, Span
from highiron.core.ids import BANK
from highiron.core.shares import largest_sale, operating_order, sell_shares
from highiron.core.state import State
from highiron.flow.checks import reason
from highiron.steps.depot import cheapest_price
from highiron.steps.frames import OperatingTurn
from highiron.steps.selling import explain_bundle


def money(state: State, company: str) -> int:
    """Treasury and president's cash together."""
    return state.cash[company] + state.cash[state.presidents[company]]


def most_for_sale(state: State, company: str, other: str) -> int:
    """Shares of `other` the president of `company` may sell, without losing `company` (1830-5.8.5b)."""
    return largest_sale(state, other, state.presidents[company], keep_presidency=other == company)


def forced_price(state: State, other: str) -> int:
    """What a share of `other` brings: the price of its first sale of the turn, where that one stays (1830-4.2.2)."""
    for frame in state.frames:
        if isinstance(frame, OperatingTurn):
            for company, price in frame.sale_prices:
                if company == other:
                    return price
    return state.price(other)


def sell_for_train(state: State, seat: str, other: str, count: int, keep_price: bool, events: list[Event]) -> int:
    """Sell and return the price of a share; with `keep_price` later sales of the turn bring the same (1830-5.8.5a)."""
    price = forced_price(state, other)
    if keep_price:
        for at, frame in enumerate(state.frames):
            if isinstance(frame, OperatingTurn):
                prices = tuple((dict(frame.sale_prices) | {other: price}).items())
                changed = msgspec.structs.replace(frame, sale_prices=prices)
                state.frames = (*state.frames[:at], changed, *state.frames[at + 1 :])
    sell_shares(state, seat, other, count, price, events)
    return price


def liquid(state: State, company: str) -> int:
    """What the president could still raise by selling shares at present prices."""
    return sum(most_for_sale(state, company, other) * forced_price(state, other) for other in state.market)


def sale_boxes(state: State, company: str, need: int) -> list[Box]:
    """Sales that raise the money, none of them longer than needed (1830-5.8.5c)."""
    missing = need - money(state, company)
    if missing <= 0:
        return []
    boxes: list[Box] = []
    for other in state.market:
        price = forced_price(state, other)
        most = min(most_for_sale(state, company, other), -(-missing // price))
        if most > 0:
            boxes.append({"company": other, "count": Span(1, most)})
    return boxes


def explain_sale(state: State, company: str, other: str, count: int, need: int) -> list[Reason]:
    """Why these shares may not be sold for the train."""
    seat = state.presidents[company]
    reasons = explain_bundle(state, seat, other, count)
    if reasons:
        return reasons
    missing = need - money(state, company)
    if missing <= 0:
        reasons.append(reason(state, "money-suffices", "forced-sale", need=need, has=money(state, company)))
    elif (count - 1) * forced_price(state, other) >= missing:
        price = forced_price(state, other)
        reasons.append(reason(state, "sells-too-much", "forced-sale", missing=missing, price=price))
    if most_for_sale(state, company, other) < count:
        reasons.append(reason(state, "would-lose-presidency", "forced-sale", company=company))
    return reasons


def contribute(state: State, company: str, price: int, events: list[Event]) -> None:
    """The treasury pays all it has, the president the rest (1830-5.8.3)."""
    missing = price - state.cash[company]
    if missing > 0:
        state.pay(state.presidents[company], company, missing, events, "contribution")


def go_bankrupt(state: State, company: str, sell_first: bool, events: list[Event]) -> None:
    """The president loses all cash, and the game ends (1830-5.9, 1830-14.15)."""
    seat = state.presidents[company]
    if sell_first:
        for other in operating_order(state, tuple(state.market)):
            count = most_for_sale(state, company, other)
            if count:
                sell_shares(state, seat, other, count, forced_price(state, other), events)
    state.pay(seat, BANK, state.cash[seat], events, "bankruptcy")
    state.bankrupt = (*state.bankrupt, seat)
    events.append(Event("bankrupt", {"seat": seat, "company": company}))
    state.ended = "bankrupt"
    events.append(Event("game-ended", {"why": "bankrupt"}))


def cannot_pay(state: State, company: str, count_shares: bool) -> bool:
    """Treasury, president's cash and, if they count, all that may be sold are below the cheapest bank train."""
    funds = money(state, company) + (liquid(state, company) if count_shares else 0)
    return funds < cheapest_price(state)
