"""Small questions that interrupt a turn: offers, a city to choose, a free token, a train to give up."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import any_move, decide
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.privates import keeping_value
from highiron.bots.steady.trains import sell_for_train
from highiron.core.actions import Answer, BuyPrivate, BuyTrain, DiscardTrain, PlaceToken, TradePrivate
from highiron.core.state import State
from highiron.steps.frames import ChooseCity, Discard, FundTrain, Offer, PrivateToken

CLEARLY = 1.2  # a deal must be so much better than none: the other side knows why it asks


# --- what others propose ----------------------------------------------------------------------------------------


def decide_offer(sight: Sight, outlook: Outlook) -> Decision:
    """Weigh the price against what is given or taken."""
    state, seat = sight.state, sight.seat
    offer = state.frame
    assert isinstance(offer, Offer)
    proposal = offer.proposal
    assert isinstance(proposal, (TradePrivate, BuyPrivate, BuyTrain))
    price = proposal.price
    if isinstance(proposal, BuyTrain):
        value, sells, item = train_value(state, outlook, proposal), True, proposal.train
    else:
        item = proposal.private
        sells = state.privates.get(item) == seat
        value = keeping_value(state, item, outlook.rounds_left())
    accept = price >= value * CLEARLY if sells else price * CLEARLY <= value
    answer = Answer(seat=seat, accept=accept)
    return decide(answer, "accepts-offer" if accept else "declines-offer", item=item, price=price, value=value)


def train_value(state: State, outlook: Outlook, proposal: BuyTrain) -> int:
    """What a company would miss without the train: what a new one costs, or its runs until it rusts."""
    facts = state.facts.trains[proposal.train]
    seller = proposal.source
    others = list(state.trains[seller])
    others.remove(proposal.train)
    missed = outlook.revenue(seller) - outlook.revenue_with(seller, tuple(others))
    life = outlook.train_life(proposal.train)
    return max(int(missed * life), facts.price if not others else 0)


# --- what a turn asks -------------------------------------------------------------------------------------------


def decide_question(sight: Sight, outlook: Outlook) -> Decision:
    """An answer to whatever lies on top of the turn."""
    frame = sight.state.frame
    found: Decision | None = None
    if isinstance(frame, ChooseCity):
        found = choose_city(sight, outlook, frame)
    elif isinstance(frame, PrivateToken):
        found = take_token(sight, frame)
    elif isinstance(frame, Discard):
        found = give_up_train(sight, outlook)
    elif isinstance(frame, FundTrain):
        found = sell_for_train(sight, outlook, frame.proposal.company)
    return found if found is not None else any_move(sight)


def choose_city(sight: Sight, outlook: Outlook, frame: ChooseCity) -> Decision:
    """The city from which the company would earn most; for a rival's token the one where it earns least."""
    state = sight.state
    family = sight.families[0]
    moves = [move for move in family if isinstance(move, PlaceToken)]
    friendly = state.presidents.get(frame.company) == sight.seat

    def worth(move: PlaceToken) -> int:
        board = state.board
        if frame.lifted:
            after = state.copy()
            after.board = board.settle(frame.company, frame.hex, move.stop)
        else:
            after = state.copy()
            after.board = board.place(frame.company, frame.hex, move.stop)
        later = Outlook(after, outlook.character)
        revenue = later.revenue_with(frame.company, later.planned_trains(frame.company))
        exits = len(after.board.shape_at(frame.hex).stop_edges[move.stop])
        return (revenue + exits) * (1 if friendly else -1)

    return decide(max(moves, key=worth), "chooses-city", company=frame.company, hex=frame.hex)


def take_token(sight: Sight, frame: PrivateToken) -> Decision | None:
    """A free token is taken."""
    family = sight.family("place_token")
    if family is None:
        return None
    return decide(next(iter(family)), "uses-private", company=frame.company, private=frame.private)


def give_up_train(sight: Sight, outlook: Outlook) -> Decision:
    """The train without which the company earns most, the one that would go first among equals."""
    state = sight.state

    def kept(move: DiscardTrain) -> tuple[float, float]:
        others = list(state.trains[move.company])
        others.remove(move.train)
        lasting = max((outlook.train_life(train) for train in others), default=0.0)
        return outlook.revenue_with(move.company, tuple(others)) + lasting, -outlook.train_life(move.train)

    moves = [move for family in sight.families for move in family if isinstance(move, DiscardTrain)]
    best = max(moves, key=kept)
    return decide(best, "gives-up-train", company=best.company, train=best.train)
