"""Trains between companies of one president: no consent is needed, and the price is a way to move money."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import act, decide
from highiron.bots.steady.outlook import Outlook
from highiron.core.families import Box, Span
from highiron.core.ids import DEPOT, POOL
from highiron.core.state import State


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
