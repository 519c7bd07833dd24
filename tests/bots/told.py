"""What the thoughts of `steady` have to say: for every thought with a figure, the figure worked out again.

Prices, cash and counts come from the position and from what the action changes in it; what is for sale comes from the
rules, asked as if the seat were rich; what only an estimate can say comes from the estimate that the thought means.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from highiron.bots.bot import Decision, sight_of
from highiron.bots.steady.knowledge import Taste
from highiron.bots.steady.money import Treasury, bank_purchase
from highiron.bots.steady.outlook import Outlook, length_of
from highiron.bots.steady.privates import auction_value, draft_value, keeping_value
from highiron.bots.steady.questions import train_value
from highiron.bots.steady.stock_buy import capital_at_start, dump_risk
from highiron.bots.steady.stock_values import after_round, promised_value, share_value, train_need, will_float
from highiron.core.actions import Action, BuyTrain
from highiron.core.shares import certificate_limit, counted_certificates
from highiron.core.state import State
from highiron.flow import engine
from highiron.routes.solver import best_runs
from highiron.steps.depot import bank_offers
from highiron.steps.frames import Offer, StockRound
from highiron.steps.run import best_set, route_rules
from highiron.titles.t18ce.steady import wagon_income
from highiron.titles.t18ce.wagons import PRICE, add_wagons
from highiron.titles.t1817.frames import IpoBidding, Sale
from highiron.titles.t1817.loans import loans_of, loans_out
from highiron.titles.t1817.mergers import LARGER
from highiron.titles.t1817.stations import token_count
from highiron.titles.t1817.steady import growth
from highiron.titles.t1817.steady.figures import interest, is_doomed, value_of
from highiron.titles.t1817.steady.openings import best_plan, plan_for, private_worth, sizes_now
from highiron.titles.t1817.steady.sales import most_for
from highiron.titles.t1817.steady.turns import loan_cost

RICH = 100_000


def share_cost(state: State, action: Action) -> int:
    """What the purchase of a share costs, as the game tells it: what follows may bring money as well."""
    return next(int(event.args["price"]) for event in engine.apply(state, action)[1] if event.code == "share-bought")


class Moment:
    """A decision, and everything that its thought can be held against."""

    def __init__(self, state: State, number: int, decision: Decision, seed: int) -> None:
        sight = sight_of(state, number)
        self.state, self.seat, self.sight = sight.state, sight.seat, sight
        self.action: Any = decision.action
        self.code = decision.why.code
        self.args: dict[str, Any] = dict(decision.why.args)
        self.taste = Taste(seed)
        self.frame: Any = sight.state.frame
        self.full_state = state

    def __getattr__(self, name: str) -> Any:
        """A figure of the thought by its name."""
        if name in self.args:
            return self.args[name]
        raise AttributeError(f"{self.code} has no {name}: {self.args}")

    @property
    def is_1817(self) -> bool:
        return self.state.facts.title == "1817"

    @cached_property
    def after(self) -> State:
        return engine.apply(self.full_state, self.action)[0]

    @cached_property
    def outlook(self) -> Outlook:
        """In stock rounds the usual titles reckon with the companies that will float."""
        if isinstance(self.frame, StockRound) and not self.is_1817:
            return Outlook(after_round(self.state, self.seat))
        return Outlook(self.state)

    def share(self, company: str) -> float:
        """What a share of it will bring until the end."""
        return (value_of if self.is_1817 else share_value)(self.state, self.outlook, company)

    def paid(self, payer: str) -> int:
        """What the action costs that player or company."""
        return self.state.cash[payer] - self.after.cash[payer]

    def prices(self) -> list[int]:
        """What every share costs that the rules would sell to the seat if it had the money."""
        rich = self.full_state.copy()
        rich.cash[self.seat] = RICH
        found = []
        for family in engine.legal(rich):
            if family.kind == "buy_share" and family.seat == self.seat:
                for action in family:
                    found.append(share_cost(rich, action))
        return found

    def needs(self) -> int:
        """What trains of the seat's companies will cost it."""
        mine = [company for company in self.state.pars if self.state.presidents.get(company) == self.seat]
        return sum(train_need(self.state, self.outlook, company) for company in mine)


def earned(state: State, company: str, trains: tuple[str, ...]) -> int:
    lengths = tuple((train, length_of(state.facts.trains[train])) for train in trains)
    return best_runs(state.board, company, lengths, state.phase_facts.values, route_rules(state, company)).total


# --- privates ----------------------------------------------------------------------------------------------------


def private_value(now: Moment) -> int:
    """What a private is worth to this player, opinions included."""
    if now.is_1817:
        return private_worth(now.state, now.private, now.taste)
    return int(auction_value(now.state, now.private) * now.taste.of(now.private))


def takes_private(now: Moment) -> None:
    assert now.price == now.state.facts.privates[now.private].face - now.frame.discount
    assert now.value == private_value(now)


def bids_for_private(now: Moment) -> None:
    assert now.price == now.action.price
    assert now.value == private_value(now)


def leaves_private(now: Moment) -> None:
    assert now.value == private_value(now)


def keeps_cash(now: Moment) -> None:
    assert now.cash == now.state.cash[now.seat]


def drafts_private(now: Moment) -> None:
    facts = now.state.facts.privates[now.private]
    if not now.frame.last:
        assert now.price == facts.face + facts.debt if hasattr(facts, "debt") else now.price > 0
    assert now.value == int(draft_value(now.state, now.private) * now.taste.of(now.private))


def weighs_offer(now: Moment) -> None:
    assert isinstance(now.frame, Offer)
    proposal: Any = now.frame.proposal
    assert now.price == proposal.price
    if isinstance(proposal, BuyTrain):
        assert now.value == train_value(now.state, now.outlook, proposal)
        sells = True
    else:
        assert now.value == keeping_value(now.state, proposal.private, now.outlook.rounds_left())
        sells = now.state.privates[proposal.private] == now.seat
    better, worse = (now.price, now.value) if sells else (now.value, now.price)
    assert now.action.accept == (now.code == "accepts-offer") == (better >= 1.2 * worse)


# --- stock rounds ------------------------------------------------------------------------------------------------


def missing_to_float(state: State, company: str) -> int:
    shares = state.charter(company).shares
    unsold = state.shares[company].get("ipo", 0) + state.shares[company].get(company, 0)
    return 0 if company in state.floated else max(0, -(-shares * state.facts.float_percent // 100) - shares + unsold)


def sets_par(now: Moment) -> None:
    assert now.price == now.after.pars[now.company]
    assert now.need == missing_to_float(now.state, now.company)


def starts_company(now: Moment) -> None:
    assert now.price == now.after.pars[now.company]
    cell = now.state.facts.market.pars[now.price]
    capital = capital_at_start(now.state, now.company, now.price, now.state.cash[now.seat])
    promised = promised_value(now.state, now.outlook, now.company, cell, capital)
    assert now.value == round(promised * now.taste.of(now.company))


def buys_share(now: Moment) -> None:
    """What it brings: less where it may never float, and less by what it would cost to be left with the company."""
    assert now.price == share_cost(now.full_state, now.action)
    value = now.share(now.company)
    if not now.is_1817 and now.state.presidents.get(now.company) != now.seat:
        if not missing_to_float(now.state, now.company):
            value -= dump_risk(now.state, now.outlook, now.seat, now.company)
        elif not will_float(now.state, now.seat, now.company):
            value *= 0.4
    assert now.value == round(value)
    if now.code in ("buys-for-income", "buys-outside-limit"):
        assert value > now.price * (1.05 if now.is_1817 else 1)
    if now.code == "buys-to-fund":
        assert now.after.cash[now.company] > now.state.cash[now.company]
    if now.code == "buys-to-take-control":
        assert now.after.presidents[now.company] == now.seat != now.state.presidents[now.company]


def swaps_private(now: Moment) -> None:
    assert now.value == round(now.share(now.company))
    assert now.after.held(now.company, now.seat) == now.state.held(now.company, now.seat) + 1


def dumps(now: Moment) -> None:
    assert now.short == train_need(now.state, now.outlook, now.company) > 0
    if now.code == "dumps-company":
        assert now.state.presidents[now.company] == now.seat != now.after.presidents[now.company]
    else:
        assert now.args["seat"] == now.state.presidents[now.company]


def sells_overpriced(now: Moment) -> None:
    assert now.count == now.state.held(now.company, now.seat) - now.after.held(now.company, now.seat)
    assert now.price == now.state.price(now.company)
    assert now.value == round(now.share(now.company))
    assert now.value < now.price


def counts_shares(now: Moment) -> None:
    assert now.count == now.state.held(now.company, now.seat) - now.after.held(now.company, now.seat) > 0


def has_no_room(now: Moment) -> None:
    assert counted_certificates(now.state, now.seat) >= certificate_limit(now.state) == now.limit
    assert not now.prices()


def cannot_pay(now: Moment) -> None:
    assert now.cash == now.state.cash[now.seat] < now.price == min(now.prices())


def keeps_cash_for_trains(now: Moment) -> None:
    assert now.cash == now.state.cash[now.seat]
    assert now.kept == now.needs() > 0
    assert now.cash >= min(now.prices()) > now.cash - now.kept


def finds_nothing_for_sale(now: Moment) -> None:
    assert not now.prices()


def finds_nothing_to_buy(now: Moment) -> None:
    """What is left beside the cash that is kept would pay for something, and nothing of that is worth it."""
    state, kept = now.state, 0 if now.is_1817 else now.needs()
    payable = [price for price in now.prices() if price <= state.cash[now.seat] - kept]
    assert payable
    family = now.sight.family("buy_share")
    assert family is not None
    for action in family:
        company: str = getattr(action, "company", "")
        cost = share_cost(now.full_state, action)
        if cost <= state.cash[now.seat] - kept:
            value = now.share(company)
            if not now.is_1817 and state.presidents.get(company) != now.seat:
                if not missing_to_float(state, company):
                    value -= dump_risk(state, now.outlook, now.seat, company)
                elif not will_float(state, now.seat, company):
                    value *= 0.4
            assert value <= cost * (1.05 if now.is_1817 else 1)


def has_bought(now: Moment) -> None:
    assert isinstance(now.frame, StockRound)
    assert now.frame.bought


# --- operating rounds --------------------------------------------------------------------------------------------


def lays_for_revenue(now: Moment) -> None:
    trains = now.outlook.planned_trains(now.company)
    assert now.gain == earned(now.after, now.company, trains) - earned(now.state, now.company, trains) > 0


def runs_best(now: Moment) -> None:
    assert now.revenue == best_set(now.state, now.company).total


def divides(now: Moment) -> None:
    assert now.revenue == now.frame.revenue
    assert now.action.kind == {"pays-out": "pay", "pays-half": "half", "retains": "retain"}[now.code]


def buys_train(now: Moment) -> None:
    assert now.price == now.action.price
    if now.args["source"] not in ("depot", "pool"):
        return
    purchase = bank_purchase(
        now.state, now.company, now.args["source"], now.args["train"], now.price, getattr(now.action, "trade_in", "")
    )
    worth = Treasury(now.state, now.outlook, now.seat, now.company).worth(purchase, now.state.cash[now.company])
    if now.is_1817 and not now.state.trains[now.company]:
        worth += lost_with(now)
    assert now.worth == int(worth) >= 0


def lost_with(now: Moment) -> int:
    """What a president loses with the company: its shares, and what it owes."""
    held = now.state.held(now.company, now.seat)
    return int(held * now.state.price(now.company) + now.state.loans.get(now.company, 0))


def pays_train(now: Moment) -> None:
    """By the company, and by its president what it lacks."""
    assert now.price == now.action.price
    assert now.args["train"] in now.after.trains[now.company] or now.after.frame != now.state.frame


def helps_sister(now: Moment) -> None:
    assert now.price == now.after.cash[now.args["source"]] - now.state.cash[now.args["source"]]


def counts_issue(now: Moment) -> None:
    assert now.count == now.after.held(now.company, "pool") - now.state.held(now.company, "pool")


def redeems(now: Moment) -> None:
    assert now.count == now.state.held(now.company, "pool") - now.after.held(now.company, "pool")


def buys_own_private(now: Moment) -> None:
    assert now.state.privates[now.private] == now.seat
    assert now.price == -now.paid(now.seat)


def sets_marker(now: Moment) -> None:
    trains = Outlook(now.after).planned_trains(now.company)
    assert now.gain == earned(now.after, now.company, trains) - earned(now.state, now.company, trains)


# --- 1817 --------------------------------------------------------------------------------------------------------


def opens_company(now: Moment) -> None:
    plan = best_plan(now.state, now.outlook, now.seat)
    assert plan is not None
    assert now.value == round(plan.worth)
    assert now.args["train"] == plan.train.id
    assert now.price == now.action.price <= plan.price < now.value


def bids_for_company(now: Moment) -> None:
    assert now.price == now.action.price
    cash = min(now.price, now.state.cash[now.seat])
    plans = [plan_for(now.state, now.outlook, size, now.price, cash) for size in sizes_now(now.state)]
    assert now.value in [round(plan.worth) for plan in plans if plan is not None]
    assert now.value > now.price


def leaves_company(now: Moment) -> None:
    assert isinstance(now.frame, IpoBidding)
    assert now.price == now.frame.price


def cannot_raise(now: Moment) -> None:
    assert isinstance(now.frame, IpoBidding)
    assert now.price == now.frame.price
    assert now.cash == now.state.cash[now.seat]
    assert now.sight.family("bid_company") is None


def directs_enough(now: Moment) -> None:
    assert now.count == list(now.state.presidents.values()).count(now.seat) >= 3


def chooses_size(now: Moment) -> None:
    assert now.shares == now.after.charter(now.company).shares


def rate_with(state: State, more: int = 0) -> int:
    """Five dollars for each five loans that are out, begun fives included (1817-2.29)."""
    return max(5, 5 * -(-(loans_out(state) + more) // 5))


def borrows_for_train(now: Moment) -> None:
    state, company = now.state, now.company
    offers = [offer for offer in bank_offers(state) if offer[1:] == (now.args["train"], now.price)]
    assert offers
    assert now.count == -(-(now.price + interest(state, company) - state.cash[company]) // 100) > 0
    assert now.args["rate"] == rate_with(state, now.count)
    purchase = bank_purchase(state, company, *offers[0])
    worth = Treasury(state, now.outlook, now.seat, company).worth(purchase, state.cash[company] + 100 * now.count)
    worth += 0 if state.trains[company] else lost_with(now)
    assert now.worth == int(worth - loan_cost(state, now.outlook, now.seat, company, now.count))


def repays_loan(now: Moment) -> None:
    assert now.saved == rate_with(now.state)
    assert loans_of(now.after, now.company) == loans_of(now.state, now.company) - 1


def shorts_doomed(now: Moment) -> None:
    assert now.price == -now.paid(now.seat) == now.state.price(now.company)
    assert now.value == round(now.share(now.company) * now.taste.of(now.company))
    assert is_doomed(now.state, now.outlook, now.company)


def closes_short(now: Moment) -> None:
    assert now.price == share_cost(now.full_state, now.action)
    assert now.value == round(now.share(now.company))
    assert now.after.shorts.get(now.company, {}).get(now.seat, 0) < now.state.shorts[now.company][now.seat]


def converts(now: Moment) -> None:
    state, company, outlook = now.state, now.company, now.outlook
    assert now.shares == now.after.charter(company).shares == LARGER[state.charter(company).shares]
    held, larger = state.held(company, now.seat), growth.converted(state, outlook, company)
    before = growth.worth_before(state, outlook, now.seat, company)
    assert now.gain == int(growth.gain_of(state, outlook, now.seat, larger, held, before)) >= 20


def merges(now: Moment) -> None:
    company, target = now.company, now.args["target"]
    assert now.gain == int(growth.merger_gain(now.state, now.outlook, now.seat, company, target))
    if now.code != "merges":
        assert now.action.accept == (now.code == "agrees-to-merger")


def buys_for_tokens(now: Moment) -> None:
    """A conversion pays for one token more, to five shares, or two, to ten, within eight (1817-6.20)."""
    size = now.state.charter(now.company).shares
    tokens = min({5: 1, 10: 2}[size], 8 - token_count(now.state, now.company))
    assert now.missing == 50 * tokens - now.state.cash[now.company] > 0
    assert now.price == share_cost(now.full_state, now.action)


def compares_share(now: Moment) -> None:
    assert now.args.get("price", now.state.price(now.company)) == now.state.price(now.company)
    assert now.value == round(value_of(now.state, now.outlook, now.company))
    if now.code == "offers-company":
        assert now.value < now.price


def weighs_target(now: Moment) -> None:
    sale: Any = now.state.frames[-2]
    assert isinstance(sale, Sale)
    most, buyer = most_for(now.state, now.outlook, now.seat, sale)
    assert now.value == int(most * now.taste.of(sale.company))
    if now.code == "bids-for-target":
        assert now.price == now.action.price <= now.value
        assert now.company == buyer


def builds_bridge(now: Moment) -> None:
    trains = now.outlook.planned_trains(now.company)
    assert now.gain == earned(now.after, now.company, trains) - earned(now.state, now.company, trains) > 0


def sells_for_debt(now: Moment) -> None:
    assert now.owes == -now.state.cash[now.seat] > 0
    counts_shares(now)


# --- 18CE --------------------------------------------------------------------------------------------------------


def buys_wagon(now: Moment) -> None:
    assert now.price == now.paid(now.company) == PRICE
    assert now.earned == int(wagon_income(now.state, now.outlook, now.company))


def weighs_wagon(now: Moment) -> None:
    proposal: Any = now.frame.proposal
    without = now.state.copy()
    add_wagons(without, now.company, -1)
    trains = now.state.trains[now.company]
    missed = earned(now.state, now.company, trains) - earned(without, now.company, trains)
    assert now.value == int(missed * now.outlook.rounds_left())
    assert now.price == proposal.price


def owes(now: Moment) -> None:
    assert (
        now.amount
        == now.action.amount
        == now.after.loans.get(now.seat, 0)
        + now.after.loans.get(now.company, 0)
        - now.state.loans.get(now.seat, 0)
        - now.state.loans.get(now.company, 0)
    )


def repays_debt(now: Moment) -> None:
    assert now.amount == now.action.amount == sum(now.state.loans.values()) - sum(now.after.loans.values())


CHECKS: dict[str, Callable[[Moment], None]] = {
    "takes-private": takes_private,
    "bids-for-private": bids_for_private,
    "leaves-private": leaves_private,
    "keeps-cash-for-shares": keeps_cash,
    "keeps-cash-for-company": keeps_cash,
    "drafts-private": drafts_private,
    "accepts-offer": weighs_offer,
    "declines-offer": weighs_offer,
    "sets-par-to-float": sets_par,
    "starts-company": starts_company,
    "buys-to-float": buys_share,
    "buys-to-keep-control": buys_share,
    "buys-to-take-control": buys_share,
    "buys-to-fund": buys_share,
    "buys-outside-limit": buys_share,
    "buys-for-income": buys_share,
    "swaps-private": swaps_private,
    "dumps-company": dumps,
    "sells-before-dump": dumps,
    "sells-overpriced": sells_overpriced,
    "sells-for-better": counts_shares,
    "sells-for-train": counts_shares,
    "has-no-room": has_no_room,
    "has-bought": has_bought,
    "cannot-pay": cannot_pay,
    "keeps-cash-for-trains": keeps_cash_for_trains,
    "finds-nothing-for-sale": finds_nothing_for_sale,
    "finds-nothing-to-buy": finds_nothing_to_buy,
    "lays-for-revenue": lays_for_revenue,
    "runs-best": runs_best,
    "pays-out": divides,
    "pays-half": divides,
    "retains": divides,
    "buys-train": buys_train,
    "must-buy-train": pays_train,
    "helps-sister": helps_sister,
    "issues-shares": counts_issue,
    "issues-for-train": counts_issue,
    "redeems-shares": redeems,
    "buys-own-private": buys_own_private,
    "sets-marker": sets_marker,
    "opens-company": opens_company,
    "bids-for-company": bids_for_company,
    "leaves-company": leaves_company,
    "cannot-raise": cannot_raise,
    "directs-enough": directs_enough,
    "chooses-size": chooses_size,
    "borrows-for-train": borrows_for_train,
    "repays-loan": repays_loan,
    "shorts-doomed": shorts_doomed,
    "closes-short": closes_short,
    "converts": converts,
    "merges": merges,
    "agrees-to-merger": merges,
    "declines-merger": merges,
    "buys-for-tokens": buys_for_tokens,
    "keeps-shares": compares_share,
    "offers-company": compares_share,
    "keeps-company": compares_share,
    "bids-for-target": weighs_target,
    "leaves-target": weighs_target,
    "builds-bridge": builds_bridge,
    "sells-for-debt": sells_for_debt,
    "buys-wagon": buys_wagon,
    "sells-wagon": weighs_wagon,
    "keeps-wagon": weighs_wagon,
    "owes-for-train": owes,
    "repays-debt": repays_debt,
}
