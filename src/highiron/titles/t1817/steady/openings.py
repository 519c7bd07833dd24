"""How `steady` bids for privates, starts companies and pays for them in 1817."""

from typing import Any

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import act, decide, passes
from highiron.bots.steady.forecast import usual_run
from highiron.bots.steady.knowledge import Taste
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.privates import power
from highiron.core.actions import Bid, PlaceToken
from highiron.core.facts import Train
from highiron.core.state import State
from highiron.steps.depot import bank_offers
from highiron.titles.t1817.actions import BidCompany
from highiron.titles.t1817.frames import IpoBidding, IpoHome, IpoPayment, IpoSize, SeedBidding
from highiron.titles.t1817.ipo import LEAST, MOST, faces, start_cell
from highiron.titles.t1817.loans import LOAN
from highiron.titles.t1817.seed import STEP
from highiron.titles.t1817.stations import REQUIRED, TOKEN
from highiron.titles.t1817.steady.figures import UNPROVEN, Standing, bearable_loans, pays_next_interest, share_worth

SCARCE = 0.33  # what a private is worth in cash, which is worth more when the game begins
OPENING = 0.6  # of its worth is bid at once, so that nobody wastes time
SEED_PART = 0.4  # of the starting cash may go into privates: the rest has to start a company
TRACK_MONEY = 40  # what a new company spends on track before its first train
SAFE = 110  # the least bid from which two loans and a missed dividend leave a price
DEAREST = {2: 220, 5: 300, 10: MOST}  # size -> more than that is not needed to begin with
MOST_COMPANIES = 3  # that one player directs
CLEARLY = 1.1  # a company must promise so much more than it costs
RAISED = 1.15  # how much above the first thought an auction may go
NEAR = 5  # hexes within which a stop promises something
TRIED = 4  # homes for which runs are worked out
RUNS = 3  # what a dollar of revenue at once counts against promises


# --- privates ----------------------------------------------------------------------------------------------------


def private_worth(state: State, private: str, taste: Taste) -> int:
    """A part of its face and its power: the bid is missing twice, in the hand and in the treasury."""
    face = state.facts.privates[private].face
    return int((face + power(state, private)) * SCARCE * taste.of(private))


def seed_budget(state: State, seat: str) -> int:
    """What the seat may still spend on privates."""
    return state.cash[seat] - int(state.facts.cash * (1 - SEED_PART))


def open_private(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """The private whose least bid leaves most of a bargain; the seed money pays for the rest."""
    state, family = sight.state, sight.family("bid")
    best: tuple[int, Decision] | None = None
    for box in family.boxes if family is not None else ():
        private, least = box["private"], box["price"].low
        value = private_worth(state, private, taste)
        price = max(least, min(int(OPENING * value), box["price"].high) // STEP * STEP)
        if price <= min(value, seed_budget(state, sight.seat)) and (best is None or value - price > best[0]):
            bid = Bid(seat=sight.seat, private=private, price=price)
            best = value - price, decide(bid, "bids-for-private", private=private, price=price, value=value)
    if best is not None:
        return best[1]
    return passes(sight, "keeps-cash-for-company", cash=state.cash[sight.seat])


def raise_private(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """Raise by the least while it is worth more and the money is there."""
    state, family, frame = sight.state, sight.family("bid"), sight.state.frame
    assert isinstance(frame, SeedBidding)
    value, price = private_worth(state, frame.private, taste), frame.price + STEP
    if family is not None and price <= min(value, seed_budget(state, sight.seat)):
        bid = Bid(seat=sight.seat, private=frame.private, price=price)
        return decide(bid, "bids-for-private", private=frame.private, price=price, value=value)
    return passes(sight, "leaves-private", private=frame.private, value=value)


# --- new companies -----------------------------------------------------------------------------------------------


class Plan:
    """A company that could be started: its size, what is bid, the train it begins with, and what a share promises."""

    def __init__(self, size: int, price: int, train: Train, loans: int, worth: float) -> None:
        self.size = size
        self.price = price
        self.train = train
        self.loans = loans
        self.worth = worth  # of the president's two shares


def directed_by(state: State, seat: str) -> int:
    """How many companies the seat is president of."""
    return sum(president == seat for president in state.presidents.values())


def sizes_now(state: State) -> tuple[int, ...]:
    """Sizes of new companies in this phase."""
    sizes: Any = state.facts.rules.handlers["ipo_size"]
    return tuple(sizes.allowed(state))


def plan_for(state: State, outlook: Outlook, size: int, price: int, cash: int) -> Plan | None:
    """What comes of such a company; None when its money and loans that it can carry buy no train.

    `cash` is the part of the bid that is not paid with privates.
    """
    offers = bank_offers(state)
    purse = cash - TOKEN * REQUIRED[size] - TRACK_MONEY
    best: Plan | None = None
    for _, name, cost in offers:
        train = state.facts.trains[name]
        income = int(UNPROVEN * usual_run(state, train))
        needed = max(0, -(-(cost - purse) // LOAN))
        if needed > min(size, bearable_loans(state, "", income)):
            continue
        cell = start_cell(state, price)
        for _ in range(needed):
            cell = state.facts.market.left(cell)
        trains = (name,) * max(1, min(2, purse // cost))
        left = max(0, purse + LOAN * needed - cost * len(trains))
        if not pays_next_interest(state, needed, size, left, 0):
            continue
        standing = Standing(size, cell, trains, income * len(trains), left, needed)
        worth = 2 * share_worth(state, outlook, standing)
        if best is None or worth > best.worth:
            best = Plan(size, price, train, needed, worth)
    return best


def best_plan(state: State, outlook: Outlook, seat: str, least: int = LEAST, most: int = MOST) -> Plan | None:
    """The bid, up to what the seat can pay, with which a company promises most for its price."""
    purse = min(state.cash[seat] + sum(faces(state, seat)), most)
    found: list[Plan] = []
    for size in sizes_now(state):
        for price in sorted({SAFE, 150, 200, DEAREST[size], 260, 300, 350, MOST, purse - purse % STEP}):
            if (
                max(least, SAFE if purse >= SAFE else LEAST)
                <= price
                <= min(purse, DEAREST[size] if most == MOST else most)
            ):
                plan = plan_for(state, outlook, size, price, min(price, state.cash[seat]))
                if plan is not None and plan.worth > CLEARLY * price:
                    found.append(plan)
    return max(found, key=lambda plan: plan.worth - plan.price, default=None)


def payable_price(domain: Any, price: int) -> int:
    """The nearest bid that can be paid exactly, not above; 0 when there is none."""
    return max((bid for bid in domain if bid <= price), default=0)


def raise_company(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """Raise while a company with that start still promises clearly more than it costs."""
    state, family, frame = sight.state, sight.family("bid_company"), sight.state.frame
    assert isinstance(frame, IpoBidding)
    if family is None:
        return passes(sight, "cannot-raise", company=frame.company, price=frame.price, cash=state.cash[sight.seat])
    if directed_by(state, sight.seat) >= MOST_COMPANIES:
        return passes(sight, "directs-enough", count=directed_by(state, sight.seat))
    first = best_plan(state, outlook, sight.seat)
    if first is None:
        return passes(sight, "leaves-company", company=frame.company, price=frame.price)
    price = min((bid for bid in family.boxes[0]["price"] if bid >= SAFE), default=MOST)
    if price <= first.price * RAISED * taste.of(frame.company):
        for size in sizes_now(state):
            plan = plan_for(state, outlook, size, price, min(price, state.cash[sight.seat]))
            if plan is not None and plan.worth > CLEARLY * price:
                bid = BidCompany(seat=sight.seat, company=frame.company, price=price)
                args = {"company": frame.company, "price": price, "value": round(plan.worth)}
                return decide(bid, "bids-for-company", **args)
    return passes(sight, "leaves-company", company=frame.company, price=frame.price)


# --- home, size, payment -----------------------------------------------------------------------------------------


def distance(first: str, second: str) -> int:
    """Hexes from one to the other; columns count twice within a row."""
    rows = abs(ord(first[0]) - ord(second[0]))
    columns = abs(int(first[1:]) - int(second[1:]))
    return rows + max(0, columns - rows) // 2


def place_worth(state: State, hex_id: str, stop: int) -> float:
    """The city itself, and stops near by, the less the farther they are."""
    values = state.phase_facts.values
    total = 0.0
    for index, place in enumerate(state.facts.plan.hexes):
        stops = state.board.shapes[index].stops
        if not stops:
            continue
        worth = max(one.value(values) for one in stops) or 20
        far = distance(hex_id, place.id)
        if far == 0:
            total += worth
        elif far <= NEAR:
            total += worth / far
    rivals = len(state.board.tokens_at(hex_id, stop))
    return total - 10 * rivals


def choose_home(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """The city with most to reach; where track lies already, what the first train would earn at once."""
    state, frame = sight.state, sight.state.frame
    assert isinstance(frame, IpoHome)
    moves = [move for family in sight.families for move in family if isinstance(move, PlaceToken)]
    worth = {(move.hex, move.stop): place_worth(state, move.hex, move.stop) for move in moves}
    moves.sort(key=lambda move: -worth[move.hex, move.stop])
    train = min(bank_offers(state), key=lambda offer: offer[2])[1]

    def total(move: PlaceToken) -> float:
        after = state.copy()
        after.board = state.board.place(frame.company, move.hex, move.stop)
        return worth[move.hex, move.stop] + RUNS * Outlook(after).revenue_with(frame.company, (train,))

    near_track = [move for move in moves if move.hex in state.board.tiles]
    best = max((*moves[:TRIED], *near_track[:TRIED]), key=total)
    return decide(best, "chooses-home", company=frame.company, hex=best.hex)


def choose_size(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """The size whose shares promise most for what was bid; the whole bid lies in the treasury."""
    state, family, frame = sight.state, sight.family("choose_size"), sight.state.frame
    assert isinstance(frame, IpoSize)
    if family is None:
        return None
    box = family.boxes[0]
    sizes = box["shares"] if isinstance(box["shares"], tuple) else (box["shares"],)
    bid = state.cash[frame.company]
    plans = {size: plan_for(state, outlook, size, max(LEAST, bid), bid) for size in sizes}
    best = max(sizes, key=lambda size: (plan.worth if (plan := plans[size]) is not None else 0.0, size))
    return decide(act(family, box, shares=best), "chooses-size", company=frame.company, shares=best)


def pay_private(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """Privates go into the company, which alone can use them, as long as it keeps the money for a train."""
    state, family, frame = sight.state, sight.family("pay_private"), sight.state.frame
    assert isinstance(frame, IpoPayment)
    if family is None:
        return None
    box = family.boxes[0]
    names = box["private"] if isinstance(box["private"], tuple) else (box["private"],)
    best = max(names, key=lambda name: (power(state, name), name))
    left = state.cash[frame.company] - state.facts.privates[best].face
    loans = LOAN * state.charter(frame.company).shares
    if sight.family("pass") is not None and left + loans < min(offer[2] for offer in bank_offers(state)) + TRACK_MONEY:
        return passes(sight, "keeps-private", company=frame.company, private=best)
    return decide(act(family, box, private=best), "pays-with-private", company=frame.company, private=best)
