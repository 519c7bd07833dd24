"""Issuing and redeeming shares, and dividends by halves (1846-5.3, 5.6)."""

from typing import ClassVar

import msgspec

from highiron.core.actions import Action, IssueShares, Pass, RedeemShares
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, Span, add_family, passing
from highiron.core.ids import BANK, POOL
from highiron.core.market import Cell
from highiron.core.shares import move_price
from highiron.core.state import State
from highiron.flow.checks import asked_step, not_now
from highiron.steps.dividend import HALF, PAY, RETAIN, DividendStep
from highiron.steps.frames import OperatingTurn
from highiron.steps.turn import Step, is_past, next_step
from highiron.titles.t1846.closing import in_receivership
from highiron.titles.t1846.frames import noted


def player_held(state: State, company: str) -> int:
    """Shares in the hands of players."""
    return sum(count for owner, count in state.shares[company].items() if owner in state.facts.seats)


def most_issued(state: State, company: str) -> int:
    """How many shares may be issued: the market never holds more than the players (1846-5.3.2)."""
    held = state.shares[company]
    return max(0, min(held[company], player_held(state, company) - held[POOL]))


def steps_left(state: State, company: str, steps: int) -> int:
    """The price so many steps to the left of the present one."""
    cell = state.cell(company)
    for _ in range(steps):
        cell = state.facts.market.left(cell)
    return state.facts.market.price(cell)


def issue_price(state: State, company: str) -> int:
    return steps_left(state, company, 1)


def redeem_price(state: State, company: str) -> int:
    return state.facts.market.price(state.facts.market.right(state.cell(company)))


def issue_value(state: State, company: str) -> int:
    """What the largest issue would bring."""
    return most_issued(state, company) * issue_price(state, company)


class IssueStep(Step[OperatingTurn]):
    """Issue or redeem, once a turn (1846-5.3.1): a step of its own, or open until the dividend is settled."""

    name = "issue"
    kinds: ClassVar[tuple[type[Action], ...]] = (IssueShares, RedeemShares, Pass)

    def __init__(self, until_dividend: bool) -> None:
        self.until_dividend = until_dividend
        self.any_time = until_dividend

    def is_open(self, state: State, turn: OperatingTurn, current: bool) -> bool:
        if noted(turn).issued or turn.company not in state.shares or in_receivership(state, turn.company):
            return False
        return current or (self.until_dividend and not is_past(state, turn, "dividend"))

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        if self.until_dividend or not self.is_open(state, turn, True):
            return False
        return bool(most_issued(state, turn.company) or self.most_redeemed(state, turn.company))

    def most_redeemed(self, state: State, company: str) -> int:
        price = redeem_price(state, company)
        return min(state.shares[company][POOL], state.cash[company] // price)

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family], current: bool) -> None:
        if current:
            found.append(passing(turn.seat))
        if not self.is_open(state, turn, current):
            return
        company = turn.company
        for kind, most in (
            ("issue_shares", most_issued(state, company)),
            ("redeem_shares", self.most_redeemed(state, company)),
        ):
            boxes: list[Box] = [{"company": company, "count": Span(1, most)}] if most else []
            add_family(found, kind, turn.seat, boxes)

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        if isinstance(action, Pass):
            return [] if current else [not_now(state, action, "step-order", asked_step(state))]
        company = turn.company
        if company not in state.shares:
            return [Reason("not-a-corporation", "1846-2.2.2", {"company": company})]
        reasons: list[Reason] = []
        if noted(turn).issued:
            reasons.append(Reason("issued-already", "1846-5.3.1", {"company": company}))
        elif not self.is_open(state, turn, current):
            reasons.append(Reason("no-issue-now", "1846-5.3.1", {"company": company}))
        assert isinstance(action, (IssueShares, RedeemShares))
        issue = isinstance(action, IssueShares)
        most = most_issued(state, company) if issue else state.shares[company][POOL]
        if not 1 <= action.count <= most:
            rule = "1846-5.3.2" if issue else "1846-5.3.3"
            why = "issue" if issue else "redeem"
            args = {"company": company, "count": action.count, "counts": list(range(1, most + 1)), "why": why}
            reasons.append(Reason("not-that-many-to-issue", rule, args))
        need = 0 if issue else action.count * redeem_price(state, company)
        if need > state.cash[company]:
            args = {"owner": company, "need": need, "has": state.cash[company]}
            reasons.append(Reason("not-enough-cash", "1846-5.3.3", args))
        return reasons

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        company = turn.company
        if isinstance(action, Pass):
            events.append(Event("passed", {"seat": action.seat}))
            next_step(state, turn)
            return
        if isinstance(action, IssueShares):
            issue(state, company, action.count, issue_price(state, company), events)
        elif isinstance(action, RedeemShares):
            price = redeem_price(state, company)
            state.pay(company, BANK, action.count * price, events, "shares")
            state.move_shares(company, POOL, company, action.count)
            args = {"company": company, "count": action.count, "price": price}
            events.append(Event("shares-redeemed", args))
        done = msgspec.structs.replace(turn, issued=True)
        state.replace_frame(done)
        if not self.until_dividend:
            next_step(state, done)


def issue(state: State, company: str, count: int, price: int, events: list[Event]) -> None:
    """Treasury shares go to the market for this price each (1846-5.3.2)."""
    state.move_shares(company, company, POOL, count)
    events.append(Event("shares-issued", {"company": company, "count": count, "price": price}))
    state.pay(BANK, company, count * price, events, "shares")


def price_after_dividend(state: State, company: str, cell: Cell, paid: int) -> Cell:
    """Left below half the price, right from the price on, up to three steps (1846-5.6.4)."""
    market, price = state.facts.market, state.facts.market.price(cell)
    # By one option paying exactly half the price still moves it left.
    falls = 2 * paid <= price if state.facts.options["half_threshold"] == "at_most" else paid < price // 2
    if falls or paid == 0 or price == 0:
        return market.left(cell)
    for _ in range(min(paid // price, 3 if price >= 165 else 2)):
        cell = market.right(cell)
    return cell


class HalfDividendStep(DividendStep):
    """Full, half or nothing; the price compares what was paid with the price (1846-5.6)."""

    choices: ClassVar[tuple[str, ...]] = (PAY, HALF, RETAIN)

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        return turn.revenue > 0 and turn.company in state.presidents

    def kept(self, state: State, company: str, revenue: int, kind: str) -> int:
        """Half is rounded down to a multiple of 10 (1846-5.6.2)."""
        return revenue // 20 * 10 if kind == HALF else super().kept(state, company, revenue, kind)

    def skipped(self, state: State, turn: OperatingTurn, events: list[Event]) -> None:
        """Independents share by halves; receivership withholds and falls further without a train (1846-5.7.1)."""
        company = turn.company
        if company not in state.shares:
            self.share_with_owner(state, company, turn.revenue, events)
            return
        self.settle_revenue(state, company, turn.revenue, turn.revenue, events)
        if in_receivership(state, company) and not state.trains[company]:
            move_price(state, company, state.facts.market.left(state.cell(company)), events)

    def share_with_owner(self, state: State, private: str, revenue: int, events: list[Event]) -> None:
        """Half to the owner, half to the own treasury, exactly (1846-5.6.5)."""
        state.trains[private] = tuple(train for train in state.trains[private] if not state.is_obsolete(train))
        state.pay(BANK, state.privates[private], revenue // 2, events, "dividend")
        state.pay(BANK, private, revenue - revenue // 2, events, "revenue")
