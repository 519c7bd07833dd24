"""Which decisions are worth looking ahead at, what is tried in them, and how far it is followed."""

from random import Random

from highiron.bots.bot import Sight
from highiron.bots.search.candidates import candidates
from highiron.bots.search.plans import Plan, stock_plans
from highiron.bots.steady.knowledge import knowledge_of
from highiron.core.actions import Action
from highiron.core.families import Box
from highiron.core.frames import frame_kind
from highiron.core.ids import DEPOT
from highiron.core.state import State
from highiron.steps.frames import OperatingTurn, StockRound

SHARES = "shares"  # a turn of the stock round
OPENING = "opening"  # a draft or an auction, before any company has a price
TRAINS = "trains"  # a purchase of trains on which much depends
OWN = "own"  # what only the title asks
MOST_TRIED = 8  # actions, outside the stock round


def moment_of(sight: Sight) -> str:
    """What kind of decision it is; "" where the estimates of `steady` do as well."""
    state, frame = sight.state, sight.state.frame
    if sight.seat != state.actor:
        return ""
    if isinstance(frame, StockRound):
        return "" if frame.bought else SHARES
    if frame_kind(frame) in knowledge_of(state).decisive:
        return OWN
    if isinstance(frame, OperatingTurn):
        return TRAINS if decides_much(sight) else ""
    return OPENING if not state.pars and len(sight.families) + sight.families[0].count() > 2 else ""


def decides_much(sight: Sight) -> bool:
    """Whether a train may be bought that others would lose trains by, or has to be with the president's own money."""
    trains, shares = sight.family("buy_train"), sight.family("sell_shares")
    if sight.family("pass") is None:
        return sum(len(family.boxes) for family in (trains, shares) if family is not None) > 1
    return trains is not None and any(takes_trains(sight.state, box) for box in trains.boxes)


def takes_trains(state: State, box: Box) -> bool:
    """Whether the purchase is the first of its kind and rusts trains that run."""
    if box["source"] != DEPOT:
        return False
    card = state.facts.trains[box["train"]].card
    if card in state.sold_trains:
        return False
    running = {train for owned in state.trains.values() for train in owned}
    return any(card in (state.facts.trains[train].rusts_on, state.facts.trains[train].obsolete_on) for train in running)


def plans_for(sight: Sight, first: Action, moment: str, luck: Random) -> list[Plan]:
    """What is tried, the first one given; each once."""
    if moment == SHARES:
        plans = stock_plans(sight)
    else:
        plans = [(action,) for action in candidates(sight, first, MOST_TRIED, luck)]
    return [(first,), *(plan for plan in plans if plan != (first,))]
