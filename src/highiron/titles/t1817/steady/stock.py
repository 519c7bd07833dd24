"""A turn of the stock round in 1817: the company that needs its tokens, shorts, shares, new companies."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import act, decide, passes
from highiron.bots.steady.knowledge import Taste
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.stock import for_sale, why_no_purchase
from highiron.core.actions import BuyShare, RedeemShares, SellShares
from highiron.core.ids import POOL
from highiron.core.shares import certificate_limit, counted_certificates, counts, largest_sale
from highiron.core.state import State
from highiron.titles.t1817.actions import BidCompany, ShortShare, TakeLoan
from highiron.titles.t1817.frames import Stock
from highiron.titles.t1817.shorts import shorts_of
from highiron.titles.t1817.stations import REQUIRED, TOKEN
from highiron.titles.t1817.steady.figures import interest, is_doomed, value_of
from highiron.titles.t1817.steady.openings import MOST_COMPANIES, best_plan, directed_by, payable_price
from highiron.titles.t1817.zones import is_white

OVERPRICED = 1.2  # sell when the price is so much above what the share will bring
WORTHLESS = 0.6  # of its price is what a share may be worth at most to be sold short
MOST_SHORTS = 5  # that one player has at a time
RISK = 0.5  # of what the player owns may be owed for shorts
BARGAIN = 1.05  # a share must bring so much more than it costs
FUNDING = 0.3  # what a dollar is worth that goes to the treasury of an own company
CLOSING = 1.1  # fear of dividends on a short makes the share worth more
RESERVE = 60  # what a company keeps for track when it buys shares back


def decide_stock(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """Save what would be lost, sell what is too dear, short the doomed, then the best purchase."""
    frame = sight.state.frame
    assert isinstance(frame, Stock)
    if frame.acting_for:
        return go_on_for(sight, outlook, frame) or passes(sight, "company-is-done", company=frame.acting_for)
    for consider in (pay_tokens, sell_down, sell_overpriced, short_doomed, purchase, redeem):
        decision = consider(sight, outlook, taste)
        if decision is not None:
            return decision
    return why_nothing(sight, frame)


def why_nothing(sight: Sight, frame: Stock) -> Decision | None:
    """A pass with what stands in the way of a purchase; no cash is kept for companies, which nobody has to help."""
    if sight.family("pass") is None:
        return None
    state, seat = sight.state, sight.seat
    full = counted_certificates(state, seat) >= certificate_limit(state)
    on_sale: list[int] = []
    with_room: list[int] = []
    for company, price in for_sale(state, frame):
        if is_white(state, company):
            on_sale.append(price)
            if not full or not counts(state, company) or shorts_of(state, company, seat):
                with_room.append(price)
    return why_no_purchase(sight, on_sale, with_room, 0)


# --- for a company -----------------------------------------------------------------------------------------------


def missing_for_tokens(state: State, company: str) -> int:
    return TOKEN * REQUIRED[state.charter(company).shares] - state.cash[company]


def pay_tokens(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """A new company without the money for its tokens borrows: else it is lost when the round ends."""
    state, frame, family = sight.state, sight.state.frame, sight.family("take_loan")
    assert isinstance(frame, Stock)
    if family is None:
        return None
    able = family.boxes[0]["company"]
    for company in frame.untokened:
        if company in able and state.presidents.get(company) == sight.seat and missing_for_tokens(state, company) > 0:
            return decide(TakeLoan(seat=sight.seat, company=company), "borrows-for-tokens", company=company)
    return None


def go_on_for(sight: Sight, outlook: Outlook, frame: Stock) -> Decision | None:
    """More loans while the tokens are not paid."""
    company = frame.acting_for
    if company in frame.untokened and sight.family("take_loan") and missing_for_tokens(sight.state, company) > 0:
        return decide(TakeLoan(seat=sight.seat, company=company), "borrows-for-tokens", company=company)
    return None


def redeem(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """A company with money to spare takes its shares off the market, where each would move its price down."""
    state, family = sight.state, sight.family("redeem_shares")
    for box in family.boxes if family is not None else ():
        company = box["company"]
        spare = state.cash[company] - interest(state, company) - RESERVE
        count = min(state.held(company, POOL), spare // state.price(company))
        if count > 0 and outlook.has_lasting_train(company):
            action = RedeemShares(seat=sight.seat, company=company, count=count)
            return decide(action, "redeems-shares", company=company, count=count)
    return None


# --- selling -----------------------------------------------------------------------------------------------------


def sell_down(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """Over the limit: what brings least."""
    family = sight.family("sell_shares")
    if family is None or sight.family("pass") is not None:
        return None
    box = min(
        family.boxes, key=lambda box: value_of(sight.state, outlook, box["company"]) - sight.state.price(box["company"])
    )
    return decide(act(family, box), "sells-over-limit", company=box["company"])


def sell_overpriced(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """What will bring clearly less than its price; a sale does not move the price."""
    state, seat, family = sight.state, sight.seat, sight.family("sell_shares")
    for box in family.boxes if family is not None else ():
        company = box["company"]
        value = value_of(state, outlook, company)
        keeps = state.presidents.get(company) == seat and not is_doomed(state, outlook, company)
        count = min(box["count"].high, largest_sale(state, company, seat, keep_presidency=keeps))
        if count and value * OVERPRICED < state.price(company):
            args = {"company": company, "count": count, "price": state.price(company), "value": round(value)}
            return decide(SellShares(seat=seat, company=company, count=count), "sells-overpriced", **args)
    return None


def short_doomed(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """Sell a share short of the company that will lose most of its price."""
    state, seat, family = sight.state, sight.seat, sight.family("short")
    if family is None:
        return None
    mine = {company: shorts_of(state, company, seat) for company in state.market}
    owed = sum(count * state.price(company) for company, count in mine.items())
    owned = max(0, state.cash[seat]) + sum(state.held(company, seat) * state.price(company) for company in state.market)
    if sum(mine.values()) >= MOST_SHORTS:
        return None
    best, most = None, 0.0
    companies = family.boxes[0]["company"]
    for company in companies if isinstance(companies, tuple) else (companies,):
        price = state.price(company)
        if owed + price > RISK * owned or not is_doomed(state, outlook, company):
            continue
        value = value_of(state, outlook, company) * taste.of(company)
        if value < WORTHLESS * price and price - value > most:
            args = {"company": company, "price": price, "value": round(value)}
            best, most = decide(ShortShare(seat=seat, company=company), "shorts-doomed", **args), price - value
    return best


# --- buying ------------------------------------------------------------------------------------------------------


def purchase(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """The share or the new company with the best gain for what it costs."""
    state, seat = sight.state, sight.seat
    room = state.cash[seat] / max(1, certificate_limit(state) - counted_certificates(state, seat))
    found: list[tuple[float, Decision]] = []
    family = sight.family("buy_share")
    for box in family.boxes if family is not None else ():
        company, price = box["company"], state.price(box["company"])
        source = POOL if POOL in box["source"] and not funds(state, seat, company) else box["source"][0]
        brings = value_of(state, outlook, company)
        value = share_value_to(state, outlook, seat, company, source, price, brings)
        if value > BARGAIN * price:
            args = {"company": company, "price": price, "value": round(brings)}
            action = BuyShare(seat=seat, company=company, source=source)
            if shorts_of(state, company, seat):
                decision = decide(action, "closes-short", **args)
            else:  # whatever is worth more than it brings is so by the money for the company
                decision = decide(action, "buys-to-fund" if value > brings else "buys-for-income", **args)
            found.append(((value - price) / max(price, room), decision))
    start = start_company(sight, outlook, taste, room)
    if start is not None:
        found.append(start)
    return max(found, key=lambda item: item[0])[1] if found else None


def funds(state: State, seat: str, company: str) -> bool:
    """Whether money for treasury shares helps a company of the seat."""
    return state.presidents.get(company) == seat and state.held(company, company) > 0


def share_value_to(
    state: State, outlook: Outlook, seat: str, company: str, source: str, price: int, brings: float
) -> float:
    """What one more share is worth to the seat: what it brings, safety from dividends, money for an own treasury."""
    if shorts_of(state, company, seat):
        return brings * CLOSING if not is_doomed(state, outlook, company) else brings
    if source == company and funds(state, seat, company) and not outlook.has_lasting_train(company):
        return brings + FUNDING * price
    return brings


def start_company(sight: Sight, outlook: Outlook, taste: Taste, room: float) -> tuple[float, Decision] | None:
    """Open the auction of a company where money and loans buy it a train."""
    state, seat, family = sight.state, sight.seat, sight.family("bid_company")
    if family is None or directed_by(state, seat) >= MOST_COMPANIES:
        return None
    plan = best_plan(state, outlook, seat)
    if plan is None:
        return None
    box = family.boxes[0]
    price = payable_price(box["price"], plan.price)
    if not price:
        return None
    names = box["company"] if isinstance(box["company"], tuple) else (box["company"],)
    company = max(names, key=lambda name: (taste.of(name), name))
    args = {"company": company, "price": price, "value": round(plan.worth), "train": plan.train.id}
    decision = decide(BidCompany(seat=seat, company=company, price=price), "opens-company", **args)
    return (plan.worth - price) / max(price, room), decision
