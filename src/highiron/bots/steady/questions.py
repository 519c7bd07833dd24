"""Small questions that interrupt a turn: a city to choose, a free token, a train to give up."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import any_move, decide
from highiron.bots.steady.emergency import sell_for_train
from highiron.bots.steady.outlook import Outlook
from highiron.core.actions import DiscardTrain, PlaceToken
from highiron.steps.frames import ChooseCity, Discard, FundTrain, PrivateToken


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
        later = Outlook(after)
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
