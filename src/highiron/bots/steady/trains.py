"""Trains: the best runs, what is bought for what it earns and in time to stay, between sisters, and in need."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import act, decide, passes
from highiron.bots.steady.money import Purchase, Treasury, bank_purchase
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.stock import price_after_sale
from highiron.core.actions import RunTrains
from highiron.core.families import Box, Span
from highiron.core.ids import DEPOT, POOL
from highiron.core.shares import heir
from highiron.core.state import State
from highiron.steps.depot import cheapest_price
from highiron.steps.frames import OperatingTurn
from highiron.steps.run import best_set

SPENT = 0.5  # what a dollar of the treasury counts against revenue
HELP = 2.0  # what a dollar of the president counts besides
CONTROL = 60.0  # what losing a presidency costs besides the shares
LEFT_BEHIND = 0.2  # of the worth of shares whose company somebody else runs


# --- running ----------------------------------------------------------------------------------------------------


def decide_runs(sight: Sight, outlook: Outlook, turn: OperatingTurn) -> Decision | None:
    """The best set of runs of the company."""
    if sight.family("run_trains") is None:
        return None
    best = best_set(sight.state, turn.company)
    action = RunTrains(seat=sight.seat, company=turn.company, runs=best.runs)
    return decide(action, "runs-best", company=turn.company, revenue=best.total)


# --- companies of one president ---------------------------------------------------------------------------------


def sister_offers(sight: Sight) -> list[Box]:
    """Trains of other companies of the same president."""
    state, family = sight.state, sight.family("buy_train")
    found: list[Box] = []
    for box in family.boxes if family is not None else []:
        if box["source"] not in (DEPOT, POOL) and state.presidents.get(box["source"]) == sight.seat:
            found.append(box)
    return found


def spare_trains(sight: Sight) -> list[Box]:
    """Those that the sister can spare: it keeps one as good."""
    return [box for box in sister_offers(sight) if spare(sight.state, box["source"], box["train"])]


def spare(state: State, company: str, train: str) -> bool:
    """Whether the company would still have a train of the kind, or a better one, after giving this one away."""
    others = list(state.trains[company])
    others.remove(train)
    reach = state.facts.trains[train].reach
    return any(state.facts.trains[other].reach >= reach for other in others)


def least_price(box: Box) -> int:
    price = box["price"]
    return int(price.low if isinstance(price, Span) else price)


def help_sister(sight: Sight, outlook: Outlook, company: str) -> Decision | None:
    """Take an old train off a sister that lacks room or money for one that stays.

    Only a company that has such a train itself does so: it cannot come to need the same help, so that no train goes
    round in circles.
    """
    family = sight.family("buy_train")
    if family is None or not outlook.has_lasting_train(company):
        return None
    for box in sister_offers(sight):
        price = fitting_price(sight.state, outlook, box)
        if price:
            args = {"company": company, "source": box["source"], "train": box["train"], "price": price}
            return decide(act(family, box, price=price), "helps-sister", **args)
    return None


def fitting_price(state: State, outlook: Outlook, box: Box) -> int:
    """What would let the sister buy a train that stays in its next turn; 0 when it needs none or more than that."""
    sister, train = box["source"], box["train"]
    goal = outlook.forecast.lasting_price(0)
    if outlook.has_lasting_train(sister) or not goal or outlook.train_life(train) >= outlook.rounds_left():
        return 0
    low, high = least_price(box), box["price"].high if isinstance(box["price"], Span) else least_price(box)
    missing = goal - state.cash[sister]
    has_room = len(state.trains[sister]) < state.phase_facts.train_limit
    if (missing <= 0 and has_room) or missing > high:
        return 0
    return max(low, missing)


# --- a train that must be bought --------------------------------------------------------------------------------


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


# --- the train step ---------------------------------------------------------------------------------------------


def decide_trains(sight: Sight, outlook: Outlook, turn: OperatingTurn) -> Decision | None:
    """The purchase that is worth most, a forced one if need be; None outside the step."""
    if sight.family("pass") is None:
        return decide_emergency(sight, outlook, turn)
    family = sight.family("buy_train")
    if family is None:
        return None
    state, company = sight.state, turn.company
    treasury = Treasury(state, outlook, sight.seat, company)
    cash = state.cash[company]
    found: list[tuple[float, Purchase, Box]] = []
    for box in family.boxes:
        if box["source"] in (DEPOT, POOL):
            offer = bank_purchase(state, company, box["source"], box["train"], box["price"], box["trade_in"])
            found.append((treasury.worth(offer, cash), offer, box))
    if not state.trains[company]:
        for box in spare_trains(sight):
            offer = Purchase(box["source"], box["train"], least_price(box), (box["train"],), ())
            found.append((treasury.worth(offer, cash), offer, box))
    if found:
        worth, best, box = max(found, key=lambda item: item[0])
        if worth > 0:
            args = {"company": company, "train": best.train, "source": best.source, "price": best.price}
            return decide(act(family, box, price=best.price), "buys-train", **args, worth=int(worth))
    return help_sister(sight, outlook, company) or passes(sight, "no-train-worth-it", company=company)
