"""Sales of whole companies in 1817: what is offered, what a target is worth to a buyer, what follows."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import act, decide, passes
from highiron.bots.steady.knowledge import Taste
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.privates import power
from highiron.core.state import State
from highiron.titles.t1817.actions import BidCompany, OfferCompany, RepayLoan
from highiron.titles.t1817.bidding import LIQUIDATION, compensation, eligible, most_of_company
from highiron.titles.t1817.frames import Sale, SaleBidding
from highiron.titles.t1817.loans import LOAN, interest_rate, loans_of, may_borrow
from highiron.titles.t1817.shorts import shorts_of
from highiron.titles.t1817.stations import MOST_TOKENS, token_count
from highiron.titles.t1817.steady.figures import credit, train_worth, value_of

PRUDENT = 0.8  # of what a company is worth is bid at most
TOKEN_WORTH = 30  # what a token on the map is worth to a buyer
ASSUMED = 125  # what a loan taken over costs: it is repaid, or pays interest and lowers the price
LOSING = 0.8  # of its price is what a share is worth at most that is put up for sale
NO_BOUND = 1_000_000  # dollars
RESERVE = 60  # what a company keeps for track and tokens when it repays


def belongings_worth(state: State, outlook: Outlook, buyer: str, target: str) -> float:
    """Trains beyond what the buyer has room for count nothing; tokens, privates."""
    limit = state.phase_facts.train_limit
    mine = [train_worth(state, outlook, train) for train in state.trains[buyer]]
    theirs = [train_worth(state, outlook, train) for train in state.trains[target]]
    trains = sum(sorted(mine + theirs, reverse=True)[:limit], 0.0) - sum(sorted(mine, reverse=True)[:limit], 0.0)
    placed = len(state.board.stations.get(target, ()))
    tokens = TOKEN_WORTH * max(0, min(placed, MOST_TOKENS - token_count(state, buyer)))
    privates = sum(power(state, private) for private, owner in state.privates.items() if owner == target)
    return trains + tokens + privates / 2


def target_worth(state: State, outlook: Outlook, seat: str, buyer: str, sale: Sale) -> float:
    """What the buyer may pay: for what it gets, with money and debts, and with what the bid brings the seat back."""
    target = sale.company
    worth = belongings_worth(state, outlook, buyer, target)
    worth += state.cash[target] + compensation(state, target, sale.kind) - ASSUMED * loans_of(state, target)
    if sale.kind == LIQUIDATION and state.presidents.get(target) == seat:
        # What the bid does not cover of its debts he has to pay himself.
        worth += max(0, sale.set_aside_loans - sale.set_aside_cash)
    returned = (state.held(target, seat) - shorts_of(state, target, seat)) / state.charter(target).shares
    return worth * (1 + returned / 2)


def bearable_price(state: State, seat: str, target: str) -> int:
    """The most that may be paid for the target before the seat cannot pay what each of its shorts costs (1817-6.48)."""
    shorts = shorts_of(state, target, seat)
    shares = state.charter(target).shares
    return max(0, state.cash[seat]) * shares // shorts if shorts else NO_BOUND


def most_for(state: State, outlook: Outlook, seat: str, sale: Sale) -> tuple[int, str]:
    """The most that the seat would bid for the target, and the company that would buy it."""
    best, chosen = 0, ""
    bearable = bearable_price(state, seat, sale.company)
    for buyer in eligible(state, seat, sale.company):
        over = LOAN * may_borrow(state, buyer) - credit(state, buyer)
        means = most_of_company(state, buyer, sale.company, sale.kind) - over
        worth = min(int(PRUDENT * target_worth(state, outlook, seat, buyer, sale)), means, bearable)
        if worth > best:
            best, chosen = worth, buyer
    return best, chosen


def decide_bid(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """Bid the least while the target is worth more to one of the seat's companies."""
    state, frame, family = sight.state, sight.state.frame, sight.family("bid_company")
    sale = state.frames[-2]
    assert isinstance(frame, SaleBidding) and isinstance(sale, Sale)
    found, buyer = most_for(state, outlook, sight.seat, sale)
    most = int(found * taste.of(frame.company))
    if family is not None:
        price = min(family.boxes[0]["price"])
        if price <= most:
            bid = BidCompany(seat=sight.seat, company=frame.company, price=price)
            return decide(bid, "bids-for-target", target=frame.company, company=buyer, price=price, value=most)
    return passes(sight, "leaves-target", target=frame.company, value=most)


def decide_sale(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """Whether to offer a company, who buys, and what becomes of the loans."""
    state, sale = sight.state, sight.state.frame
    assert isinstance(sale, Sale)
    if sight.family("offer_company") is not None:
        return offer(sight, outlook, sale.company)
    family = sight.family("choose_buyer")
    if family is not None:
        box = family.boxes[0]
        names = box["company"] if isinstance(box["company"], tuple) else (box["company"],)
        buyer = max(names, key=lambda name: (target_worth(state, outlook, sight.seat, name, sale), name))
        return decide(act(family, box, company=buyer), "chooses-buyer", company=buyer, target=sale.company)
    must = sight.family("pass") is None
    if sight.family("repay_loan") is not None and (must or state.cash[sale.buyer] >= LOAN + RESERVE):
        action = RepayLoan(seat=sight.seat, company=sale.buyer)
        return decide(action, "repays-loan", company=sale.buyer, saved=interest_rate(state))
    return passes(sight, "keeps-its-loans", company=sale.buyer)


def offer(sight: Sight, outlook: Outlook, company: str) -> Decision | None:
    """A company whose shares will bring less than its price is better sold, if somebody pays that."""
    state = sight.state
    price, value = state.price(company), value_of(state, outlook, company)
    if value < LOSING * price:
        args = {"company": company, "price": price, "value": round(value)}
        return decide(OfferCompany(seat=sight.seat, company=company), "offers-company", **args)
    return passes(sight, "keeps-company", company=company, value=round(value))
