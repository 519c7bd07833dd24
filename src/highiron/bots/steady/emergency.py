"""A train that must be bought: the way that costs the president least."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import act, decide
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.sisters import least_price, spare_trains
from highiron.bots.steady.stock_sell import price_after_sale
from highiron.core.families import Box, Span
from highiron.core.ids import DEPOT, POOL
from highiron.core.shares import heir
from highiron.steps.depot import cheapest_price
from highiron.steps.frames import OperatingTurn

SPENT = 0.5  # what a dollar of the treasury counts against revenue
HELP = 2.0  # what a dollar of the president counts besides
CONTROL = 60.0  # what losing a presidency costs besides the shares
LEFT_BEHIND = 0.2  # of the worth of shares whose company somebody else runs


def decide_emergency(sight: Sight, outlook: Outlook, turn: OperatingTurn) -> Decision | None:
    """An own train for little, the bank's best train the money allows, an issue, shares; bankruptcy only at last."""
    for advise in (buy_from_sister, buy_from_bank, issue_for_train, sell_for_train):
        decision = advise(sight, outlook, turn.company)
        if decision is not None:
            return decision
    family = sight.family("bankrupt")
    if family is not None:
        return decide(next(iter(family)), "no-way-out", company=turn.company)
    return None


def buy_from_sister(sight: Sight, outlook: Outlook, company: str) -> Decision | None:
    """A train that a sister can spare, for the least money, if the bank's would cost the president something."""
    state, family = sight.state, sight.family("buy_train")
    boxes = spare_trains(sight)
    if family is None or not boxes or state.cash[company] >= cheapest_price(state):
        return None
    best = max(
        boxes, key=lambda box: (outlook.train_life(box["train"]), outlook.revenue_with(company, (box["train"],)))
    )
    action = act(family, best, price=least_price(best))
    return decide(action, "takes-sister-train", company=company, source=best["source"], train=best["train"])


def buy_from_bank(sight: Sight, outlook: Outlook, company: str) -> Decision | None:
    """The train that earns most for its price; the president's money counts double."""
    state, family = sight.state, sight.family("buy_train")
    boxes = [box for box in family.boxes if box["source"] in (DEPOT, POOL)] if family is not None else []
    if family is None or not boxes:
        return None
    cash = state.cash[company]

    def worth(box: Box) -> float:
        price = int(box["price"])
        rounds = max(1.0, outlook.train_life(box["train"]) - 0.5)
        earned = outlook.revenue_with(company, (box["train"],)) * rounds
        return earned - price * SPENT - HELP * max(0, price - cash)

    best = max(boxes, key=worth)
    args = {"company": company, "train": best["train"], "source": best["source"], "price": best["price"]}
    return decide(act(family, best), "must-buy-train", **args)


def issue_for_train(sight: Sight, outlook: Outlook, company: str) -> Decision | None:
    """As few shares as bring the money."""
    family = sight.family("issue_shares")
    if family is None:
        return None
    box = family.boxes[0]
    count = box["count"].low if isinstance(box["count"], Span) else min(box["count"])
    return decide(act(family, box, count=count), "issues-for-train", company=company, count=count)


def sell_for_train(sight: Sight, outlook: Outlook, company: str) -> Decision | None:
    """The shares whose sale costs least for each dollar it brings."""
    family = sight.family("sell_shares")
    if family is None:
        return None
    sales = [(box, count) for box in family.boxes for count in counts_of(box)]
    box, count = min(sales, key=lambda sale: loss(sight, outlook, sale[0]["company"], sale[1]))
    action = act(family, box, count=count)
    return decide(action, "sells-for-train", company=box["company"], count=count, to=company)


def counts_of(box: Box) -> list[int]:
    domain = box["count"]
    return list(domain) if isinstance(domain, (tuple, Span)) else [domain]


def loss(sight: Sight, outlook: Outlook, company: str, count: int) -> float:
    """What the sale costs the seat for each dollar it brings: value given up, the fall of the price, control."""
    state, seat = sight.state, sight.seat
    price = state.price(company)
    given = count * (outlook.share_value(company) - price)
    left = state.held(company, seat) - count
    fall = left * (price - price_after_sale(state, company, seat, count))
    if state.presidents.get(company) == seat:
        other = heir(state, company, seat)
        if other and state.held(company, other) > left:
            given += CONTROL + left * price * LEFT_BEHIND
    return (given + fall) / (count * price)
