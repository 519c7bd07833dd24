"""What to sell in a stock round: companies that will cost more than they bring, and shares that cost too much."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import decide
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.stock_values import share_value, train_need
from highiron.core.actions import SellShares
from highiron.core.shares import heir, largest_sale
from highiron.core.state import State

WORTH_THE_TROUBLE = 60  # what a sale must gain at least: it shows weakness and the price falls
DUMP_FEAR = 0.5  # how likely a president who is short passes the company on to whoever holds most besides him
OVERPRICED = 1.15  # sell when the price is so much above what the share will bring


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
    best, gain = None, float(WORTH_THE_TROUBLE)
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
        if DUMP_FEAR * short + sale_result(state, outlook, seat, company, count) > WORTH_THE_TROUBLE:
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
        if sale_result(state, outlook, seat, company, count) > WORTH_THE_TROUBLE:
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
