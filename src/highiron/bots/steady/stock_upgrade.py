"""Selling a share for a better one: when certificates or cash stand in the way of a purchase."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import decide
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.stock_buy import value_to
from highiron.bots.steady.stock_sell import sale_counts, sale_result, without_passing_on
from highiron.bots.steady.stock_values import cash_to_keep
from highiron.core.actions import SellShares
from highiron.core.ids import POOL
from highiron.core.shares import certificate_limit, counted_certificates, counts, holding_limit, unsold_at
from highiron.core.state import State
from highiron.steps.buying import certificates_for, share_price
from highiron.steps.frames import StockRound

CLEAR_GAIN = 0.5  # of its price is what the better share must gain at least: the price of what is sold falls


def sell_for_better(sight: Sight, outlook: Outlook) -> Decision | None:
    """Sell what brings least to make room or money for the best share that is out of reach."""
    state, seat = sight.state, sight.seat
    frame = state.frame
    sales = sale_counts(sight)
    if not isinstance(frame, StockRound) or frame.bought or not sales:
        return None
    free = state.cash[seat] - cash_to_keep(state, outlook, seat)
    full = counted_certificates(state, seat) >= certificate_limit(state)
    best, most = None, 0.0
    for company, price in wanted(state, frame):
        gain = value_to(state, outlook, seat, company) - price
        for other in sales:
            if other == company or (full and counts(state, company) and not counts(state, other)):
                continue
            count = max(1 if full and counts(state, company) else 0, -(-(price - free) // max(1, state.price(other))))
            if not 0 < count <= min(sales[other], without_passing_on(state, seat, other)):
                continue
            result = gain + sale_result(state, outlook, seat, other, count)
            if result > max(most, CLEAR_GAIN * price):
                sale = SellShares(seat=seat, company=other, count=count)
                best, most = decide(sale, "sells-for-better", company=other, count=count, wanted=company), result
    return best


def wanted(state: State, frame: StockRound) -> list[tuple[str, int]]:
    """Companies with shares for sale that the seat may still buy in this round, and their lowest price."""
    found: list[tuple[str, int]] = []
    for company in state.pars:
        if (frame.seat, company) in frame.sold:
            continue
        if state.held(company, frame.seat) >= holding_limit(state, company):
            continue
        sources = [
            source
            for source in (unsold_at(state, company), POOL)
            if certificates_for(state, company, source, frame.seat)
        ]
        if sources:
            found.append((company, min(share_price(state, company, source) for source in sources)))
    return found
