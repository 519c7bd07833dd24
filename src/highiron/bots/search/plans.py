"""What is worth trying in a turn of the stock round: a pass, shares, companies at several pars, and sales."""

from collections.abc import Iterator

from highiron.bots.bot import Sight
from highiron.bots.steady.stock import passes_on, without_passing_on
from highiron.bots.steady.stock_buy import capital_at_start, choose_par
from highiron.bots.steady.stock_values import first_train
from highiron.core.actions import Action, BuyShare, Par, Pass, SellShares
from highiron.core.families import Span
from highiron.steps.buying import share_price

PARS = 3  # prices tried for one company


def stock_plans(sight: Sight) -> list[Action]:
    """Everything that a person would think of, each once."""
    found: list[Action] = []
    if sight.family("pass") is not None:
        found.append(Pass(seat=sight.seat))
    return [*found, *purchases(sight), *starts(sight), *sales(sight)]


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
