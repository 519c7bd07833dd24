"""How random players play 1817, and what is counted of their games."""

from random import Random

from highiron.core.actions import Action, Dividend
from highiron.core.events import Event
from highiron.core.families import Family
from highiron.core.state import State
from highiron.selfplay import RARE, Habits, Temper
from highiron.steps.depot import cheapest_price
from highiron.steps.frames import Bidding, OperatingTurn, StockRound
from highiron.titles.t1817.actions import BidCompany
from highiron.titles.t1817.bidding import eligible
from highiron.titles.t1817.frames import CashCrisis, MergerTurn, Sale, SaleBidding, SeedAuction
from highiron.titles.t1817.loans import LOAN, loans_of, may_borrow
from highiron.titles.t1817.stations import TOKEN

KEEPS = 0.7  # how often a company in debt keeps its revenue
SALES = {"liquidation": "companies bought in liquidation", "takeover": "take-overs", "friendly": "friendly sales"}
COUNTED = {
    "converted": "conversions",
    "merged": "mergers",
    "share-shorted": "shorts",
    "gone-bankrupt": "bankruptcies",
    "company-liquidated": "companies liquidated by the bank",
    "end-called": "games with an 8-train",
    "loan-taken": "loans",
}


def notable(event: Event) -> str:
    """Growth, sales, shorts, loans and ends of players and of the game."""
    return SALES[event.args["kind"]] if event.code == "company-sold" else COUNTED.get(event.code, "")


def weigh(state: State, family: Family, temper: Temper, forced: bool) -> float | None:
    """Companies are founded, borrow for their trains, grow and are sold."""
    frame, kind = state.frame, family.kind
    if isinstance(frame, SeedAuction):
        return 0.4 if kind == "pass" else 3.0
    if isinstance(frame, SaleBidding):
        return 1.0 if kind == "pass" else _wants(state, frame, family)
    if isinstance(frame, Bidding):
        return 1.0 if kind == "pass" else temper.bids / 2
    if isinstance(frame, StockRound):
        return {"short": 0.2, "take_loan": 0.02, "redeem_shares": 0.3, "bid_company": 4.0}.get(kind)
    if isinstance(frame, OperatingTurn):
        return _in_turn(state, frame, kind)
    if isinstance(frame, MergerTurn):
        return _growing(state, frame, kind)
    if isinstance(frame, Sale):
        return {"offer_company": 0.5, "take_loan": 0.1, "repay_loan": 2.0, "pass": 1.0}.get(kind)
    if isinstance(frame, CashCrisis):
        return RARE if kind == "bankrupt" else 1.0
    return None


def _wants(state: State, frame: SaleBidding, family: Family) -> float:
    """A company is bought sooner by one that can pay without loans."""
    least = next(iter(family.boxes[0]["price"]))
    means = max(state.cash[company] for company in eligible(state, family.seat, frame.company))
    return 1.5 if least <= means + state.cash[frame.company] - state.loans.get(frame.company, 0) else 0.05


def _in_turn(state: State, turn: OperatingTurn, kind: str) -> float | None:
    """A loan where it brings a train that is missing, otherwise seldom."""
    company = turn.company
    if kind == "take_loan":
        if turn.step != "trains" or state.trains[company]:
            return 0.02
        missing = cheapest_price(state) - state.cash[company]
        return 20.0 if 0 < missing <= LOAN * may_borrow(state, company) else 0.02
    if kind == "buy_train" and state.trains[company] and loans_of(state, company):
        return 0.2
    if kind == "repay_loan":
        return 10.0
    return None


def _growing(state: State, turn: MergerTurn, kind: str) -> float | None:
    company = turn.company
    if kind == "convert":
        return 1.0 if state.cash[company] >= 2 * TOKEN else 0.2
    if kind == "take_loan":
        return 3.0 if turn.grew == "convert" and state.cash[company] < 2 * TOKEN else 0.2
    return {"merge": 2.0, "buy_share": 3.0, "sell_shares": 0.3, "pass": 1.0}.get(kind)


def pick(state: State, family: Family, rng: Random) -> Action | None:
    """New companies get much money, sold ones fetch little; a company in debt keeps its revenue."""
    if family.kind == "bid_company":
        box = family.boxes[int(rng.random() * len(family.boxes))]
        prices = list(box["price"])
        luck = rng.random()
        part = luck**6 if isinstance(state.frame, Bidding) else 1 - luck**2
        companies = box["company"] if isinstance(box["company"], tuple) else (box["company"],)
        company = companies[int(rng.random() * len(companies))]
        return BidCompany(seat=family.seat, company=company, price=prices[int(part * (len(prices) - 1))])
    if family.kind == "dividend":
        company = family.boxes[0]["company"]
        if loans_of(state, company) and rng.random() < KEEPS:
            return Dividend(seat=family.seat, company=company, kind="retain" if rng.random() < KEEPS else "half")
    return None


HABITS = Habits(weigh=weigh, notable=notable, pick=pick)
