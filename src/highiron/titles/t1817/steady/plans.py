"""What is worth trying in a turn of 1817's stock round beside shares: new companies, shorts, loans and redemptions."""

from highiron.bots.bot import Sight
from highiron.bots.steady.outlook import Outlook
from highiron.core.actions import Action, RedeemShares
from highiron.titles.t1817.actions import BidCompany, ShortShare, TakeLoan
from highiron.titles.t1817.steady.openings import SAFE, best_plan, payable_price, sizes_now

LATER = 1.5  # times the safe bid: enough for a better train
MOST_REDEEMED = 2  # shares taken off the market at once


def own_plans(sight: Sight) -> list[Action]:
    """Each of them once; of a new company only the bid counts, for all companies are alike before they have a home."""
    return [*openings(sight), *shorts(sight), *for_companies(sight)]


def openings(sight: Sight) -> list[Action]:
    """A new company for a little, for more, and for what estimates think best."""
    state, seat, family = sight.state, sight.seat, sight.family("bid_company")
    if family is None or not sizes_now(state):
        return []
    box = family.boxes[0]
    company = min(box["company"]) if isinstance(box["company"], tuple) else box["company"]
    plan = best_plan(state, Outlook(state), seat)
    bids = {SAFE, int(SAFE * LATER), plan.price if plan is not None else SAFE}
    prices = sorted({payable_price(box["price"], bid) for bid in bids} - {0})
    return [BidCompany(seat=seat, company=company, price=price) for price in prices]


def shorts(sight: Sight) -> list[Action]:
    """A share of each company that may be sold short."""
    family = sight.family("short")
    companies = [name for box in family.boxes for name in names_in(box["company"])] if family is not None else []
    return [ShortShare(seat=sight.seat, company=company) for company in companies]


def for_companies(sight: Sight) -> list[Action]:
    """A loan, or shares bought back, by each of the seat's companies."""
    found: list[Action] = []
    loans, redeemed = sight.family("take_loan"), sight.family("redeem_shares")
    for box in loans.boxes if loans is not None else ():
        found += [TakeLoan(seat=sight.seat, company=company) for company in names_in(box["company"])]
    for box in redeemed.boxes if redeemed is not None else ():
        counts = [count for count in numbers_in(box["count"]) if count <= MOST_REDEEMED]
        found += [RedeemShares(seat=sight.seat, company=box["company"], count=count) for count in counts]
    return found


def names_in(domain: object) -> tuple[str, ...]:
    return domain if isinstance(domain, tuple) else (str(domain),)


def numbers_in(domain: object) -> list[int]:
    return [domain] if isinstance(domain, int) else [int(str(number)) for number in domain]  # type: ignore[attr-defined]
