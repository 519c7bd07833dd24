"""What is worth trying in a turn of the stock round: a pass, shares, companies at several pars, sales, exchanges.

A plan is what is done one after the other; only its first action is decided on, but it is judged as a whole.
"""

from collections.abc import Iterator

from highiron.bots.bot import Sight
from highiron.bots.search.candidates import LEFT_TO_ESTIMATES, corners
from highiron.bots.steady.knowledge import knowledge_of
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.stock import passes_on, sale_result, without_passing_on
from highiron.bots.steady.stock_buy import capital_at_start, choose_par
from highiron.bots.steady.stock_values import first_train
from highiron.core.actions import Action, BuyShare, Par, Pass, SellShares, kind_of
from highiron.core.families import Span
from highiron.flow import engine
from highiron.steps.buying import share_price

Plan = tuple[Action, ...]
PARS = 3  # prices tried for one company
_OWN = ("pass", "buy_share", "par", "sell_shares")


def stock_plans(sight: Sight) -> list[Plan]:
    """Everything that a person would think of, each once."""
    found: list[Action] = []
    if sight.family("pass") is not None:
        found.append(Pass(seat=sight.seat))
    sold = list(sales(sight))
    found += [*purchases(sight), *starts(sight), *sold, *of_the_title(sight)]
    return [*((action,) for action in found), *exchanges(sight, sold)]


def purchases(sight: Sight) -> Iterator[BuyShare]:
    """A share of each company, from where it is cheapest."""
    state, family = sight.state, sight.family("buy_share")
    for box in family.boxes if family is not None else ():
        company = box["company"]
        sources = box["source"] if isinstance(box["source"], tuple) else (box["source"],)
        source = min(sources, key=lambda place: share_price(state, company, place))
        yield BuyShare(seat=sight.seat, company=company, source=source)


def starts(sight: Sight) -> Iterator[Par]:
    """Each company that the seat can bring afloat and to a first train, at the highest pars at which it can."""
    state, seat, family = sight.state, sight.seat, sight.family("par")
    for box in family.boxes if family is not None else ():
        company, cash = box["company"], state.cash[seat]
        prices = box["price"] if isinstance(box["price"], (tuple, Span)) else (box["price"],)
        highest = choose_par(state, seat, company, tuple(prices), cash)
        for price in sorted(price for price in prices if price <= highest)[-PARS:]:
            if first_train(state, company, capital_at_start(state, company, price, cash)) is not None:
                yield Par(seat=seat, company=company, price=price)


def sales(sight: Sight) -> Iterator[SellShares]:
    """Of each company one share, all that leave the presidency where it is, what passes it on, and all."""
    state, seat, family = sight.state, sight.seat, sight.family("sell_shares")
    for box in family.boxes if family is not None else ():
        company, domain = box["company"], box["count"]
        legal = set(domain if isinstance(domain, (tuple, Span)) else (domain,))
        wanted = {1, without_passing_on(state, seat, company), max(legal)}
        wanted |= {min((count for count in legal if passes_on(state, seat, company, count)), default=1)}
        for count in sorted(wanted & legal):
            yield SellShares(seat=seat, company=company, count=count)


def bought_in(sight: Sight) -> list[BuyShare | Par]:
    """Shares and companies to be had."""
    return [*purchases(sight), *starts(sight)]


def of_the_title(sight: Sight) -> list[Action]:
    """What only the title has: as its module says, else the corners of what is legal."""
    told = knowledge_of(sight.state).plans
    if told is not None:
        return told(sight)
    kinds = (*_OWN, *LEFT_TO_ESTIMATES)
    return [action for family in sight.families if family.kind not in kinds for action in corners(sight, family)]


def exchanges(sight: Sight, sold: list[SellShares]) -> Iterator[Plan]:
    """Selling what costs least to buy what was out of reach before, for want of money or of room."""
    state, seat = sight.state, sight.seat
    before = {(kind_of(action), action.company) for action in bought_in(sight)}
    outlook = Outlook(state)
    cheapest: dict[tuple[str, str], tuple[float, Plan]] = {}
    for sale in sold:
        after = engine.apply(state, sale)[0]
        if after.actor != seat:
            continue
        then = Sight(seat, after, [family for family in engine.legal(after) if family.seat == seat], sight.number)
        gain = sale_result(state, outlook, seat, sale.company, sale.count)
        for action in bought_in(then):
            key = kind_of(action), action.company
            if (
                key not in before
                and action.company != sale.company
                and (key not in cheapest or gain > cheapest[key][0])
            ):
                cheapest[key] = gain, (sale, action)
    yield from (plan for _, plan in cheapest.values())
