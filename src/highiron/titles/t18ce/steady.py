"""What `steady` thinks of 18CE's companies and privates; its wagons, debts and the rights of B, D and E."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import act, decide, passes
from highiron.bots.steady.bot import decide_operating
from highiron.bots.steady.knowledge import Knowledge, Taste
from highiron.bots.steady.money import IDLE, Treasury
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.privates import closing_in, income, resale
from highiron.bots.steady.questions import decide_offer
from highiron.bots.steady.stock import decide_stock
from highiron.bots.steady.stock_values import after_round, share_value
from highiron.bots.steady.track import best_lay
from highiron.bots.steady.trains import loss
from highiron.core.actions import Answer, LayTile, Pass
from highiron.core.families import Box, Span
from highiron.core.frames import tag_of
from highiron.core.ids import DEPOT
from highiron.core.state import State
from highiron.steps.frames import Offer, StockRound
from highiron.titles.t18ce.frames import BuyWagon, EStation, PrivateTile, Repay, Turn
from highiron.titles.t18ce.privates import B, C, D, E, F
from highiron.titles.t18ce.wagons import PRICE, add_wagons, wagons_of

INTEREST = 0.5  # of a debt is added in every operating round (18CE-13.7)
SOLD_AGAIN = 0.5  # of the highest price is what a company will pay for a private that its owner keeps


# --- a company's turn -------------------------------------------------------------------------------------------


def decide_turn(sight: Sight, outlook: Outlook, taste: Taste) -> Decision:
    """As in every title, with a loan where shares cost more, and a wagon once no train is worth its price."""
    turn = sight.state.frame
    assert isinstance(turn, Turn)
    if sight.family("train_loan") is not None:
        borrowed = borrow(sight, outlook, turn.company)
        if borrowed is not None:
            return borrowed
    found = decide_operating(sight, outlook)
    if sight.family("buy_wagon") is None or not isinstance(found.action, Pass):
        return found
    return buy_wagon(sight, outlook, turn.company) or found


def borrow(sight: Sight, outlook: Outlook, company: str) -> Decision | None:
    """A loan where no share may be sold, or where all of them would cost more than the interest to come."""
    family, sales = sight.family("train_loan"), sight.family("sell_shares")
    assert family is not None
    interest = (1 + INTEREST) ** max(0, int(outlook.rounds_left()) - 1) - 1
    cheapest = min((loss(sight, outlook, box["company"], 1) for box in sales.boxes), default=0.0) if sales else 0.0
    if sales is not None and cheapest <= interest:
        return None
    amount = lowest(family.boxes[0]["amount"])
    return decide(act(family, family.boxes[0], amount=amount), "owes-for-train", company=company, amount=amount)


def lowest(domain: object) -> int:
    return domain.low if isinstance(domain, Span) else int(str(domain))


def buy_wagon(sight: Sight, outlook: Outlook, company: str) -> Decision | None:
    """A wagon of the bank when what it adds to the runs until the end is worth more to the director than its price."""
    state, family = sight.state, sight.family("buy_wagon")
    if family is None or wagons_of(state, company) >= len(state.trains[company]):
        return None
    offers = [box for box in family.boxes if box["source"] == DEPOT]
    earned = wagon_income(state, outlook, company) if offers else 0
    if not earned:
        return None
    treasury = Treasury(state, outlook, sight.seat, company)
    cash, trains = state.cash[company], state.trains[company]
    need = treasury.pain(outlook.shortage_after(company, trains, cash - PRICE))
    need -= treasury.pain(outlook.shortage_after(company, trains, cash))
    # What lies in a treasury at the end is nobody's: its price counts by what else the money could do.
    if treasury.part * (earned - PRICE * IDLE) <= need:
        return None
    return decide(act(family, offers[0]), "buys-wagon", company=company, price=PRICE, earned=int(earned))


def wagon_income(state: State, outlook: Outlook, company: str) -> float:
    """What one more wagon would add to the best runs on today's board: with today's trains, then with the next ones."""
    after = state.copy()
    add_wagons(after, company, 1)
    richer = Outlook(after)

    def gain(trains: tuple[str, ...]) -> int:
        return richer.revenue_with(company, trains) - outlook.revenue_with(company, trains)

    rounds = max(0.0, outlook.rounds_left() - 1)  # this round's runs are over
    trains = state.trains[company]
    until = min(rounds, max(outlook.train_life(train) for train in trains))
    later = gain(outlook.planned_trains(company)) if until < rounds else 0
    return gain(trains) * until + later * (rounds - until)


def answer_offer(sight: Sight, outlook: Outlook, taste: Taste) -> Decision:
    """A wagon is sold when it adds less to the own runs than its price; the rest is answered as in every title."""
    state, offer = sight.state, sight.state.frame
    assert isinstance(offer, Offer)
    proposal = offer.proposal
    if not isinstance(proposal, BuyWagon):
        return decide_offer(sight, outlook)
    seller = proposal.source
    without = state.copy()
    add_wagons(without, seller, -1)
    trains = state.trains[seller]
    missed = outlook.revenue_with(seller, trains) - Outlook(without).revenue_with(seller, trains)
    value = int(missed * outlook.rounds_left())
    answer = Answer(seat=sight.seat, accept=proposal.price > value)
    if answer.accept:
        return decide(answer, "sells-wagon", company=seller, price=proposal.price, value=value)
    return decide(answer, "keeps-wagon", company=seller, price=proposal.price, value=value)


# --- debts ------------------------------------------------------------------------------------------------------


def repay(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """As much as there is: nothing else grows by half in a round."""
    family = sight.family("repay_debt")
    if family is None:
        return None
    box = family.boxes[0]
    amount = highest(box["amount"])
    return decide(act(family, box, amount=amount), "repays-debt", amount=amount)


def highest(domain: object) -> int:
    return domain.high if isinstance(domain, Span) else int(str(domain))


# --- the rights of privates -------------------------------------------------------------------------------------


def lay_private_tile(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """B's tile where it adds revenue or leads on; else it waits for another round."""
    frame, family = sight.state.frame, sight.family("lay_tile")
    assert isinstance(frame, PrivateTile)
    lays = [lay for lay in family if isinstance(lay, LayTile)] if family is not None else []
    found = best_lay(sight.state, outlook, frame.company, lays)
    if found is None or not isinstance(found.action, LayTile):
        return passes(sight, "keeps-private-tile", company=frame.company)
    return decide(found.action, "uses-private", company=frame.company, private=found.action.private)


def take_station(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """A station in Shanghai for nothing is taken."""
    frame, family = sight.state.frame, sight.family("place_token")
    assert isinstance(frame, EStation)
    if family is None:
        return None
    box = family.boxes[0]
    return decide(act(family, box), "uses-private", company=frame.company, private=box["private"])


def invest(sight: Sight, outlook: Outlook, taste: Taste) -> Decision:
    """A turn of the stock round as in every title, after a look at what D could be exchanged for."""
    later = Outlook(after_round(sight.state, sight.seat))
    return exchange(sight, later) or decide_stock(sight, later, taste)


def exchange(sight: Sight, outlook: Outlook) -> Decision | None:
    """The most valuable share, once it is worth more than what D still brings."""
    family = sight.family("exchange_for_share")
    if family is None:
        return None
    state = sight.state

    def value(box: Box) -> float:
        return share_value(state, outlook, box["company"])

    best = max(family.boxes, key=value)
    rounds = min(outlook.rounds_left(), closing_in(state, outlook))
    if value(best) <= income(state, D) * rounds + SOLD_AGAIN * resale(state, D):
        return None
    args = {"private": D, "company": best["company"], "value": round(value(best))}
    return decide(act(family, best), "swaps-private", **args)


KNOWLEDGE = Knowledge(
    # Beijing and Shanghai begin with track and two cities near by; Chengdu and Kunming lie behind mountains (18CE-21).
    homes={"JZR": 1.2, "JHR": 1.1, "HKR": 1.2, "BCR": 0.85, "LLR": 1.0, "JGR": 1.05, "QTR": 0.9, "NKR": 0.85},
    gifts={F: 160},
    powers={B: 10, C: 30, E: 60},
    answers={
        tag_of(Turn): decide_turn,
        tag_of(StockRound): invest,
        tag_of(Offer): answer_offer,
        tag_of(Repay): repay,
        tag_of(PrivateTile): lay_private_tile,
        tag_of(EStation): take_station,
    },
)
