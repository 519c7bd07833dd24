"""Conversions and mergers in 1817: what the larger company would be worth to its owners, and its shares after that."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import decide, passes
from highiron.bots.steady.knowledge import Taste
from highiron.bots.steady.outlook import Outlook
from highiron.core.actions import Answer, BuyShare, SellShares
from highiron.core.shares import certificate_limit, counted_certificates
from highiron.core.state import State
from highiron.steps.frames import Offer
from highiron.titles.t1817.actions import Convert, Merge, TakeLoan
from highiron.titles.t1817.frames import MergerTurn
from highiron.titles.t1817.loans import LOAN, loans_left
from highiron.titles.t1817.mergers import LARGER, MORE_TOKENS, merged_cell
from highiron.titles.t1817.shorts import shorts_of
from highiron.titles.t1817.stations import MOST_TOKENS, TOKEN, token_count
from highiron.titles.t1817.steady.figures import Standing, liability, means, share_worth, standing_of, value_of

WORTH_IT = 20.0  # dollars that a growth must bring its president
CROWDED = 0.8  # of both revenues is left when two companies run as one
BARGAIN = 1.05  # a share must bring so much more than it costs
OVERPRICED = 1.2  # sell when the price is so much above what the share will bring
LIMIT = {2: 2, 5: 3, 10: 6}  # size -> shares that one player may hold


def decide_growth(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """Grow or not; then trade its shares, then loans for its tokens."""
    turn = sight.state.frame
    assert isinstance(turn, MergerTurn)
    if turn.step == "share_trade":
        return trade(sight, outlook, turn)
    if turn.step == "loans":
        return borrow_for_tokens(sight, turn)
    return grow(sight, outlook, turn)


# --- what becomes of it ------------------------------------------------------------------------------------------


def tokens_due(state: State, company: str, size: int) -> int:
    """What a conversion to that size has to pay for tokens."""
    return TOKEN * max(0, min(MORE_TOKENS[size], MOST_TOKENS - token_count(state, company)))


def converted(state: State, outlook: Outlook, company: str) -> Standing:
    """The company one size larger, with its tokens paid."""
    now = standing_of(state, outlook, company)
    size = LARGER[now.shares]
    due = tokens_due(state, company, size)
    return Standing(size, now.cell, now.trains, now.revenue, now.cash - due, now.loans, now.sure)


def merged(state: State, outlook: Outlook, company: str, other: str) -> Standing:
    """Both as one: money, debts and the best of their trains together."""
    first, second = standing_of(state, outlook, company), standing_of(state, outlook, other)
    longest = sorted((*first.trains, *second.trains), key=lambda train: -outlook.train_life(train))
    trains = tuple(longest[: state.phase_facts.train_limit])
    revenue = max(first.revenue, second.revenue, int(CROWDED * (first.revenue + second.revenue)))
    size, cell = LARGER[first.shares], merged_cell(state, company, other)
    sure = max(first.sure, second.sure)
    return Standing(size, cell, trains, revenue, first.cash + second.cash, first.loans + second.loans, sure)


def with_buyers(state: State, seat: str, standing: Standing, held: int) -> tuple[Standing, int]:
    """The same once its president has bought the treasury shares that he can pay; and how many those are."""
    price = state.facts.market.price(standing.cell)
    room = min(LIMIT[standing.shares] - held, certificate_limit(state) - counted_certificates(state, seat))
    bought = max(0, min(room, state.cash[seat] // price))
    return standing.with_cash(standing.cash + bought * price), bought


def gain_of(state: State, outlook: Outlook, seat: str, after: Standing, held: int, before: float) -> float:
    """What the growth brings a player who will hold so many shares, beyond what his shares were worth before."""
    price = state.facts.market.price(after.cell)
    funded, bought = with_buyers(state, seat, after, held)
    plain = held * share_worth(state, outlook, after) - liability(state, after)
    worth = (held + bought) * share_worth(state, outlook, funded) - liability(state, funded)
    return max(plain, worth - bought * price) - before


def worth_before(state: State, outlook: Outlook, seat: str, *companies: str) -> float:
    """What a player's shares of the companies are worth, less what a president may have to pay for them."""
    worth = sum([state.held(company, seat) * value_of(state, outlook, company) for company in companies], 0.0)
    directed = [company for company in companies if state.presidents[company] == seat]
    return worth - sum(liability(state, standing_of(state, outlook, company)) for company in directed)


def merger_gain(state: State, outlook: Outlook, seat: str, company: str, other: str) -> float:
    """What a merger that the company starts brings a player."""
    after = merged(state, outlook, company, other)
    before = worth_before(state, outlook, seat, company, other)
    if after.shares == LARGER[2]:
        starter, partner = state.presidents[company], state.presidents[other]
        price = state.facts.market.price(after.cell) if starter != partner else 0
        held = 2 if seat == starter else 1
        return gain_of(state, outlook, seat, after, held, before) - (price if seat == starter else 0)
    held = state.held(company, seat) + state.held(other, seat)
    held -= shorts_of(state, company, seat) + shorts_of(state, other, seat)
    return gain_of(state, outlook, seat, after, held, before)


def grow(sight: Sight, outlook: Outlook, turn: MergerTurn) -> Decision | None:
    """The merger or conversion that brings the president most; a partner must gain as well."""
    state, seat, company = sight.state, sight.seat, turn.company
    best, most = None, WORTH_IT
    if sight.family("convert") is not None:
        after = converted(state, outlook, company)
        if means(state, after) >= 0 and after.cash + LOAN * loans_left(state) >= 0:
            before = worth_before(state, outlook, seat, company)
            gain = gain_of(state, outlook, seat, after, state.held(company, seat), before)
            if gain > most:
                args = {"company": company, "shares": after.shares, "gain": int(gain)}
                best, most = decide(Convert(seat=seat, company=company), "converts", **args), gain
    family = sight.family("merge")
    for box in family.boxes if family is not None else ():
        other = box["target"]
        gain = merger_gain(state, outlook, seat, company, other)
        partner = state.presidents[other]
        if gain > most and (partner == seat or merger_gain(state, outlook, partner, company, other) > WORTH_IT):
            survivors = box["survivor"] if isinstance(box["survivor"], tuple) else (box["survivor"],)
            action = Merge(seat=seat, company=company, target=other, survivor=survivors[0])
            best, most = decide(action, "merges", company=company, target=other, gain=int(gain)), gain
    return best or passes(sight, "stays-as-it-is", company=company)


def answer_merger(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """Agree where the own shares gain; other offers are weighed as usual."""
    offer = sight.state.frame
    assert isinstance(offer, Offer)
    proposal = offer.proposal
    if not isinstance(proposal, Merge):
        return None
    gain = merger_gain(sight.state, outlook, sight.seat, proposal.company, proposal.target)
    args = {"company": proposal.company, "target": proposal.target, "gain": int(gain)}
    if gain > 0:
        return decide(Answer(seat=sight.seat, accept=True), "agrees-to-merger", **args)
    return decide(Answer(seat=sight.seat, accept=False), "declines-merger", **args)


# --- what follows ------------------------------------------------------------------------------------------------


def trade(sight: Sight, outlook: Outlook, turn: MergerTurn) -> Decision | None:
    """A share of the treasury where it brings more than it costs; all of them where they are too dear."""
    state, seat, company = sight.state, sight.seat, turn.company
    price, value = state.price(company), value_of(state, outlook, company)
    args = {"company": company, "price": price, "value": round(value)}
    family = sight.family("buy_share")
    if family is not None and value > BARGAIN * price:
        return decide(BuyShare(seat=seat, company=company, source=company), "buys-for-income", **args)
    if family is not None and needs_money(state, turn) and state.presidents[company] == seat:
        missing = tokens_due(state, company, state.charter(company).shares) - state.cash[company]
        buy = BuyShare(seat=seat, company=company, source=company)
        return decide(buy, "buys-for-tokens", company=company, price=price, missing=missing)
    sales = sight.family("sell_shares")
    if sales is not None and value * OVERPRICED < price:
        count = sales.boxes[0]["count"].high
        return decide(SellShares(seat=seat, company=company, count=count), "sells-overpriced", **args, count=count)
    return passes(sight, "finds-nothing-to-buy") if family is not None else passes(sight, "keeps-shares", **args)


def needs_money(state: State, turn: MergerTurn) -> bool:
    """Whether the tokens of a conversion cannot be paid from the treasury."""
    size = state.charter(turn.company).shares
    return turn.grew == "convert" and state.cash[turn.company] < tokens_due(state, turn.company, size)


def borrow_for_tokens(sight: Sight, turn: MergerTurn) -> Decision | None:
    """A conversion's tokens must be paid, or the company is lost."""
    if needs_money(sight.state, turn) and sight.family("take_loan") is not None:
        action = TakeLoan(seat=sight.seat, company=turn.company)
        return decide(action, "borrows-for-tokens", company=turn.company)
    return passes(sight, "keeps-its-loans", company=turn.company)
