"""A turn in the stock round: first what must go, then what to buy, then leave it."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import decide
from highiron.bots.steady.knowledge import knowledge_of
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.private_values import keeping_value
from highiron.bots.steady.stock_buy import best_purchase
from highiron.bots.steady.stock_sell import duck, dump, sell_because_of_limit, sell_overpriced
from highiron.bots.steady.stock_upgrade import sell_for_better
from highiron.bots.steady.stock_values import share_value
from highiron.bots.steady.taste import Taste
from highiron.core.actions import ExchangePrivate, Pass


def decide_stock(sight: Sight, outlook: Outlook, taste: Taste) -> Decision:
    """Sell what is in the way, swap a private that is worth less than its share, buy the best bargain, or pass."""
    if sight.family("pass") is None and sight.family("sell_shares") is not None:
        return sell_because_of_limit(sight, outlook)
    for consider in (swap_private, dump, duck, sell_overpriced):
        decision = consider(sight, outlook)
        if decision is not None:
            return decision
    purchase = best_purchase(sight, outlook, taste)
    if purchase is not None:
        return Decision(purchase.action, purchase.why)
    better = sell_for_better(sight, outlook)
    if better is not None:
        return better
    return decide(Pass(seat=sight.seat), "finds-nothing-to-buy")


def swap_private(sight: Sight, outlook: Outlook) -> Decision | None:
    """Swap a private for its share once the share is worth more."""
    family = sight.family("exchange_private")
    if family is None:
        return None
    state = sight.state
    box = family.boxes[0]
    private, source = box["private"], box["source"][0]
    company = knowledge_of(state).swaps.get(private, "")
    if company not in state.operated:
        return None
    value, kept = share_value(state, outlook, company), keeping_value(state, private, outlook.rounds_left())
    if value <= kept:
        return None
    action = ExchangePrivate(seat=sight.seat, private=private, source=source)
    return decide(action, "swaps-private", private=private, company=company, value=round(value))
