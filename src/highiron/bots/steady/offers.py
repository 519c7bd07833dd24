"""Answers to what other players propose: agree only to what is clearly better than no deal."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import decide
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.private_values import keeping_value
from highiron.core.actions import Answer, BuyTrain
from highiron.core.state import State
from highiron.steps.frames import Offer

CLEARLY = 1.2  # a deal must be so much better than none: the other side knows why it asks


def decide_offer(sight: Sight, outlook: Outlook) -> Decision:
    """Weigh the price against what is given or taken."""
    state, seat = sight.state, sight.seat
    offer = state.frame
    assert isinstance(offer, Offer)
    proposal = offer.proposal
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
