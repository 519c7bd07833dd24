"""A turn in the stock round: first what must go, then what to buy, then what to sell for something better."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import decide
from highiron.bots.steady.knowledge import Taste, knowledge_of
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.privates import keeping_value
from highiron.bots.steady.stock_buy import best_purchase, value_to
from highiron.bots.steady.stock_values import DUMP_FEAR, cash_to_keep, share_value, train_need
from highiron.core.actions import ExchangePrivate, Pass, SellShares
from highiron.core.ids import POOL
from highiron.core.shares import (
    certificate_limit,
    counted_certificates,
    counts,
    heir,
    holding_limit,
    largest_sale,
    unsold_at,
)
from highiron.core.state import State
from highiron.steps.buying import certificates_for, share_price
from highiron.steps.frames import StockRound

WORTH_THE_TROUBLE = 60  # what a sale must gain at least: it shows weakness and the price falls
OVERPRICED = 1.15  # sell when the price is so much above what the share will bring
CLEAR_GAIN = 0.5  # of its price is what the better share must gain at least: the price of what is sold falls


# --- selling ----------------------------------------------------------------------------------------------------


def price_after_sale(state: State, company: str, seat: str, count: int) -> int:
    """The market price after so many shares are sold."""
    return state.facts.market.price(state.facts.rules.price_after_sale(state, company, seat, count))


def sale_result(state: State, outlook: Outlook, seat: str, company: str, count: int) -> float:
    """What selling gains against keeping: money now, less what the shares would bring, less the fall of the rest."""
    price, value = state.price(company), share_value(state, outlook, company)
    left = state.held(company, seat) - count
    return count * (price - value) - left * (price - price_after_sale(state, company, seat, count))


def passes_on(state: State, seat: str, company: str, count: int) -> bool:
    """Whether the presidency of this seat goes to another after selling so many."""
    if state.presidents.get(company) != seat:
        return False
    other = heir(state, company, seat)
    return bool(other) and state.held(company, other) > state.held(company, seat) - count


def sale_counts(sight: Sight) -> dict[str, int]:
    """The most shares of each company that may be sold now."""
    family = sight.family("sell_shares")
    return {box["company"]: box["count"].high for box in family.boxes} if family is not None else {}


def dump(sight: Sight, outlook: Outlook) -> Decision | None:
    """Pass on a company whose next train its president would have to pay, when somebody is there to take it."""
    state, seat = sight.state, sight.seat
    best, gain = None, WORTH_THE_TROUBLE / outlook.character.trading
    for company, most in sale_counts(sight).items():
        short = train_need(state, outlook, company)
        if state.presidents.get(company) != seat or not short or can_wait(state, outlook, company):
            continue
        for count in range(1, most + 1):
            if passes_on(state, seat, company, count):
                saved = short + sale_result(state, outlook, seat, company, count)
                if saved > gain:
                    sale = _sale(sight, company, count)
                    best, gain = decide(sale, "dumps-company", company=company, count=count, short=short), saved
    return best


def duck(sight: Sight, outlook: Outlook) -> Decision | None:
    """Sell down to one share of a company whose president will want to pass it on: he needs somebody with more."""
    state, seat = sight.state, sight.seat
    for company, most in sale_counts(sight).items():
        short = train_need(state, outlook, company)
        president = state.presidents.get(company, "")
        if not short or president in ("", seat) or can_wait(state, outlook, company, sets=2):
            continue
        count = state.held(company, seat) - state.charter(company).president_shares + 1
        # Among equals it goes on from one to the next, and stays with the last.
        if not 0 < count <= most or state.held(company, heir(state, company, president)) > state.held(company, seat):
            continue
        if (
            DUMP_FEAR * short + sale_result(state, outlook, seat, company, count)
            > WORTH_THE_TROUBLE / outlook.character.trading
        ):
            sale = _sale(sight, company, count)
            return decide(sale, "sells-before-dump", company=company, seat=president, short=short)
    return None


def can_wait(state: State, outlook: Outlook, company: str, sets: int = 1) -> bool:
    """Whether its trains will probably last for so many sets of rounds, so that a later stock round is time enough.

    Who fears to be left with it has to go a set before its president would.
    """
    life = max((outlook.train_life(train) for train in state.trains[company]), default=0.0)
    return life > sets * state.phase_facts.operating_rounds + 1


def sell_overpriced(sight: Sight, outlook: Outlook) -> Decision | None:
    """Sell what will bring clearly less than its price, without giving up a company by the way."""
    state, seat = sight.state, sight.seat
    for company, most in sale_counts(sight).items():
        value = share_value(state, outlook, company)
        count = min(most, without_passing_on(state, seat, company))
        if not count or value * OVERPRICED > state.price(company):
            continue
        if sale_result(state, outlook, seat, company, count) > WORTH_THE_TROUBLE / outlook.character.trading:
            args = {"company": company, "count": count, "price": state.price(company), "value": round(value)}
            return decide(_sale(sight, company, count), "sells-overpriced", **args)
    return None


def sell_because_of_limit(sight: Sight, outlook: Outlook) -> Decision:
    """Over a limit something has to go: the share whose sale costs least."""
    state, seat = sight.state, sight.seat
    counts = sale_counts(sight)

    def loss(company: str) -> tuple[bool, float]:
        return passes_on(state, seat, company, 1), -sale_result(state, outlook, seat, company, 1)

    company = min(counts, key=loss)
    return decide(_sale(sight, company, 1), "sells-over-limit", company=company)


def without_passing_on(state: State, seat: str, company: str) -> int:
    """The most shares the seat can sell without giving up a presidency."""
    return largest_sale(state, company, seat, keep_presidency=state.presidents.get(company) == seat)


def _sale(sight: Sight, company: str, count: int) -> SellShares:
    return SellShares(seat=sight.seat, company=company, count=count)


# --- selling for something better -------------------------------------------------------------------------------


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
            if result > max(most, CLEAR_GAIN / outlook.character.trading * price):
                sale = SellShares(seat=seat, company=other, count=count)
                best, most = decide(sale, "sells-for-better", company=other, count=count, wanted=company), result
    return best


def wanted(state: State, frame: StockRound) -> list[tuple[str, int]]:
    """Those of them of which any player might hold one more, not just their president: worth a sale to get at."""
    return [
        (company, price)
        for company, price in for_sale(state, frame)
        if state.held(company, frame.seat) < holding_limit(state, company)
    ]


def for_sale(state: State, frame: StockRound) -> list[tuple[str, int]]:
    """Companies with shares for sale that the seat may still buy in this round, and their lowest price."""
    found: list[tuple[str, int]] = []
    for company in state.pars:
        if (frame.seat, company) in frame.sold:
            continue
        if state.held(company, frame.seat) >= holding_limit(state, company, frame.seat):
            continue
        sources = [
            source
            for source in (unsold_at(state, company), POOL)
            if certificates_for(state, company, source, frame.seat)
        ]
        if sources:
            found.append((company, min(share_price(state, company, source) for source in sources)))
    return found


# --- the turn ---------------------------------------------------------------------------------------------------


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
    return why_nothing(sight, outlook)


def why_nothing(sight: Sight, outlook: Outlook) -> Decision:
    """A pass, with what stands in the way of a purchase: the rules, the money, or that nothing is worth its price."""
    state, seat, frame = sight.state, sight.seat, sight.state.frame
    assert isinstance(frame, StockRound)
    on_sale = for_sale(state, frame)
    full = counted_certificates(state, seat) >= certificate_limit(state)
    outside = [(company, price) for company, price in on_sale if not (full and counts(state, company))]
    kept = cash_to_keep(state, outlook, seat)
    return why_no_purchase(sight, [price for _, price in on_sale], [price for _, price in outside], kept)


def why_no_purchase(sight: Sight, on_sale: list[int], with_room: list[int], kept: int) -> Decision:
    """A pass with the reason, by the prices of what is for sale to the seat, of what its limits allow, and the cash
    that it keeps."""
    state, seat = sight.state, sight.seat
    action, frame = Pass(seat=seat), state.frame
    if isinstance(frame, StockRound) and frame.bought:
        return decide(action, "has-bought")
    if not on_sale:
        return decide(action, "finds-nothing-for-sale")
    if not with_room:
        return decide(action, "has-no-room", limit=certificate_limit(state))
    cheapest = min(with_room)
    if cheapest > state.cash[seat]:
        return decide(action, "cannot-pay", cash=state.cash[seat], price=cheapest)
    if cheapest > state.cash[seat] - kept:
        return decide(action, "keeps-cash-for-trains", cash=state.cash[seat], kept=kept)
    return decide(action, "finds-nothing-to-buy")


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
