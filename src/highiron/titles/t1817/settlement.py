"""What happens when a company is sold or liquidated (1817-6.40 to 1817-6.52)."""

from typing import Final

from highiron.core.events import Event
from highiron.core.ids import BANK, POOL
from highiron.core.shares import move_price
from highiron.core.state import State
from highiron.steps.merging import take_belongings, take_tokens
from highiron.titles.t1817.bidding import FRIENDLY, LIQUIDATION
from highiron.titles.t1817.frames import Sale
from highiron.titles.t1817.leaving import leave_play
from highiron.titles.t1817.loans import LOAN, loan_limit, loans_of, repay_loan, take_loan
from highiron.titles.t1817.trains import scrap_trains

PARACHUTE: Final = ("P20", 100)  # a private of the expansion, and what it pays the president who loses it (1817-9.6)


def set_aside(state: State, target: str, events: list[Event]) -> tuple[int, int]:
    """Before a liquidation cash and loans leave the charter; gives both (1817-6.33)."""
    cash, owed = state.cash[target], state.loans.pop(target, 0)
    state.pay(target, BANK, cash, events, "set-aside")
    return cash, owed


def hand_over(state: State, sale: Sale, buyer: str, events: list[Event]) -> int:
    """The buyer takes everything and pays, with loans where it must; gives the loans taken over (1817-6.40 to 6.42)."""
    target, price = sale.company, sale.price
    events.append(Event("company-sold", {"target": target, "company": buyer, "price": price, "kind": sale.kind}))
    pay_parachute(state, target, sale.winner, events)
    if sale.kind == FRIENDLY:
        # They count as sold to the market and leave play with the company, as all shares there do (1817-6.40).
        state.pay(BANK, target, state.held(target, target) * state.price(target), events, "shares")
    assumed = loans_of(state, target)
    take_belongings(state, buyer, target, events, "sale")
    take_tokens(state, buyer, target, two_cities=True)
    while state.cash[buyer] < price:
        take_loan(state, buyer, events)
    state.pay(buyer, BANK, price, events, "purchase")
    return assumed


def excess_loans(state: State, buyer: str) -> int:
    """Loans above its limit, which must be repaid (1817-6.44)."""
    return max(0, loans_of(state, buyer) - loan_limit(state, buyer))


def repay_excess(state: State, buyer: str, events: list[Event]) -> int:
    """Loans taken over that the limit does not allow are repaid at once; gives how many (1817-6.44)."""
    count = excess_loans(state, buyer)
    for _ in range(count):
        repay_loan(state, buyer, events, moves=False)
    return count


def keep_loans(state: State, buyer: str, count: int, events: list[Event]) -> None:
    """Every loan taken over and not repaid moves the price left (1817-6.45)."""
    for _ in range(count):
        move_price(state, buyer, state.facts.market.left(state.cell(buyer)), events)


def settle_accounts(state: State, sale: Sale, events: list[Event]) -> None:
    """Debts first, then shares and shorts; the company goes back to the pool (1817-6.47 to 1817-6.49)."""
    target, amount = sale.company, sale.price
    if sale.kind == LIQUIDATION:
        amount += sale.set_aside_cash - sale.set_aside_loans
        president = state.presidents.get(target)
        if amount < 0 and president is not None:  # nobody stands for a company without a president (1817-7.11)
            state.owe(president, BANK, -amount, events, "guarantee")
    each = max(0, amount) // state.charter(target).shares
    events.append(Event("shares-settled", {"company": target, "per_share": each}))
    for seat in state.facts.seats:
        state.pay(BANK, seat, each * state.held(target, seat), events, "settlement")
    for seat, count in state.shorts.get(target, {}).items():
        if seat != POOL and each:
            state.owe(seat, BANK, each * count, events, "settlement")
    leave_play(state, target, events)


def liquidate(state: State, target: str, events: list[Event]) -> None:
    """The bank's nothing wins; what the company has goes when its accounts are settled (1817-6.50)."""
    events.append(Event("company-liquidated", {"company": target}))
    pay_parachute(state, target, "", events)
    scrap_trains(state, target, events)


def pay_parachute(state: State, target: str, buyer: str, events: list[Event]) -> None:
    """Whoever loses the Golden Parachute to another player, or to the bank, is paid (1817-9.6)."""
    private, amount = PARACHUTE
    president = state.presidents.get(target)
    if state.privates.get(private) == target and president is not None and president != buyer:
        state.pay(BANK, president, amount, events, f"private {private}")


def to_repay(state: State, buyer: str, assumed: int) -> bool:
    """Whether a loan taken over can be given back."""
    return assumed > 0 and state.cash[buyer] >= LOAN
