"""A company's turn in 1817: loans for trains, repaying, bridges, and players who cannot pay."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import decide, passes
from highiron.bots.steady.forecast import usual_run
from highiron.bots.steady.knowledge import Taste
from highiron.bots.steady.money import Purchase, Treasury, bank_purchase
from highiron.bots.steady.outlook import Outlook
from highiron.core.actions import BuyTrain, SellShares
from highiron.core.families import Family
from highiron.core.state import State
from highiron.steps.depot import bank_offers
from highiron.steps.frames import OperatingTurn
from highiron.titles.t1817.actions import PlaceBridge, RemoveToken, RepayLoan, TakeLoan
from highiron.titles.t1817.frames import TokenChoice
from highiron.titles.t1817.loans import LOAN, interest_rate, loans_of, may_borrow
from highiron.titles.t1817.private_tokens import put_token
from highiron.titles.t1817.steady.figures import BEARABLE, RISING, UNPROVEN, interest, pays_next_interest, value_of

HORIZON = 8.0  # rounds for which a loan is probably kept
STEP_PART = 0.07  # of its price is what a share loses by a step to the left
COMES_BACK = 0.6  # of that is lost for good: a repaid loan moves the price right again
RESERVE = 60  # what a company keeps for track and tokens when it repays


def decide_turn(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """What only companies of 1817 do; all the rest is as usual."""
    turn = sight.state.frame
    assert isinstance(turn, OperatingTurn)
    bridge = place_bridge(sight, outlook, turn.company)
    if bridge is not None:
        return bridge
    if turn.step == "trains":
        return borrow_for_train(sight, outlook, turn.company)
    if turn.step == "loans":
        return repay(sight, turn.company) or passes(sight, "keeps-its-loans", company=turn.company)
    return None


# --- loans -------------------------------------------------------------------------------------------------------


def loan_cost(state: State, outlook: Outlook, seat: str, company: str, count: int) -> float:
    """What so many loans cost the president: his part of the interest, and the fall of the price."""
    part = state.held(company, seat) / state.charter(company).shares
    rate = interest_rate(state, count) + RISING
    rounds = min(HORIZON, outlook.rounds_left())
    fall = state.held(company, seat) * state.price(company) * STEP_PART * COMES_BACK
    return count * (part * rate * rounds + fall)


def is_bearable(state: State, outlook: Outlook, company: str, purchase: Purchase, count: int) -> bool:
    """Whether the trains it would have carry the interest."""
    usual = UNPROVEN * sum(usual_run(state, state.facts.trains[train]) for train in purchase.trains)
    income = max(float(outlook.revenue_with(company, purchase.trains)), usual)
    return (loans_of(state, company) + count) * (interest_rate(state, count) + RISING) <= BEARABLE * income


def is_safe(state: State, outlook: Outlook, company: str, purchase: Purchase, count: int) -> bool:
    """Whether interest can be paid now and the next time, once so many loans have been taken for the purchase."""
    loans, limit, rate = loans_of(state, company), state.charter(company).shares, interest_rate(state, count)
    most = loans + may_borrow(state, company)
    loans += count
    cash = state.cash[company] + LOAN * count - purchase.price
    due = interest(state, company) + rate * count
    while cash < due and loans < most:
        loans, cash, due = loans + 1, cash + LOAN, due + rate
    if cash < due:
        return False
    return pays_next_interest(state, loans, limit, cash - due, outlook.revenue_with(company, purchase.trains))


def borrow_for_train(sight: Sight, outlook: Outlook, company: str) -> Decision | None:
    """A loan where the best train is worth the interest; the train itself where the company has none."""
    state, seat = sight.state, sight.seat
    if state.limited_trains(company) >= state.phase_facts.train_limit:
        return None
    cash, most, due = state.cash[company], may_borrow(state, company), interest(state, company)
    treasury = Treasury(state, outlook, seat, company)
    saved = (
        0 if state.trains[company] else state.held(company, seat) * state.price(company) + state.loans.get(company, 0)
    )
    best: tuple[float, Purchase, int] | None = None
    for source, train, price in bank_offers(state):
        count = max(0, -(-(price + due - cash) // LOAN)) if price > cash else 0
        if count > most:
            continue
        purchase = bank_purchase(state, company, source, train, price)
        if count and not is_bearable(state, outlook, company, purchase, count):
            continue
        if state.trains[company] and not is_safe(state, outlook, company, purchase, count):
            continue
        worth = treasury.worth(purchase, cash + LOAN * count) + saved - loan_cost(state, outlook, seat, company, count)
        if worth > 0 and (best is None or worth > best[0]):
            best = worth, purchase, count
    if best is None:
        return None
    worth, purchase, count = best
    args = {"company": company, "train": purchase.train, "price": purchase.price, "worth": int(worth)}
    if count and sight.family("take_loan") is not None:
        loan = TakeLoan(seat=seat, company=company)
        return decide(loan, "borrows-for-train", **args, count=count, rate=interest_rate(state, count))
    buy = BuyTrain(seat=seat, company=company, source=purchase.source, train=purchase.train, price=purchase.price)
    family = sight.family("buy_train")
    if count or family is None or not in_family(family, buy):
        return None
    return decide(buy, "buys-train", **args, source=purchase.source)


def in_family(family: Family, buy: BuyTrain) -> bool:
    return any((box["source"], box["train"]) == (buy.source, buy.train) for box in family.boxes)


def repay(sight: Sight, company: str) -> Decision | None:
    """Money that is not needed for track goes back: a loan can be had again, and interest cannot."""
    state = sight.state
    if sight.family("repay_loan") is None or state.cash[company] < LOAN + RESERVE:
        return None
    saved = interest_rate(state)
    return decide(RepayLoan(seat=sight.seat, company=company), "repays-loan", company=company, saved=saved)


# --- tokens ------------------------------------------------------------------------------------------------------


def place_bridge(sight: Sight, outlook: Outlook, company: str) -> Decision | None:
    """A bridge where the company's own runs earn by it."""
    state, family = sight.state, sight.family("place_bridge")
    if family is None or sight.family("run_trains") is not None or not state.trains[company]:
        return None
    trains = outlook.planned_trains(company)
    now = outlook.revenue_with(company, trains)
    best: tuple[int, PlaceBridge] | None = None
    for move in family:
        assert isinstance(move, PlaceBridge)
        after = state.copy()
        put_token(after, move.private, move.hex, [])
        gain = Outlook(after).revenue_with(company, trains) - now
        if gain > 0 and (best is None or gain > best[0]):
            best = gain, move
    if best is None:
        return None
    return decide(best[1], "builds-bridge", company=company, hex=best[1].hex, gain=best[0])


def choose_token(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """The token in the city that brings least; runs are too dear to be worked out for each."""
    state, frame = sight.state, sight.state.frame
    assert isinstance(frame, TokenChoice)
    moves = [move for family in sight.families for move in family if isinstance(move, RemoveToken)]

    def worth(move: RemoveToken) -> tuple[int, int]:
        shape = state.board.shape_at(move.hex)
        return shape.stops[move.stop].value(state.phase_facts.values), len(shape.stop_edges[move.stop])

    best = min(moves, key=worth)
    return decide(best, "gives-up-token", company=frame.company, hex=best.hex)


# --- debts of a player -------------------------------------------------------------------------------------------


def raise_cash(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """The shares that bring least beyond their price, no more of them than the debt demands."""
    state, family = sight.state, sight.family("sell_shares")
    if family is None:
        return None
    box = min(family.boxes, key=lambda box: value_of(state, outlook, box["company"]) / state.price(box["company"]))
    needed = -(state.cash[sight.seat] // state.price(box["company"]))
    count = max(1, min(box["count"].high, needed))
    action = SellShares(seat=sight.seat, company=box["company"], count=count)
    return decide(action, "sells-for-debt", company=box["company"], count=count, owes=-state.cash[sight.seat])
