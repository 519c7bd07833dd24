"""A company's turn: its steps, and what they tell the rules (18CE-7.3)."""

from collections.abc import Callable

from highiron.core.facts import Facts
from highiron.core.handler import Handler
from highiron.core.route_rules import RouteRules
from highiron.core.rules import plain_runs
from highiron.core.state import State
from highiron.steps.dividend import DividendStep
from highiron.steps.money import MoneyPolicy
from highiron.steps.offers import Deal, nothing_follows
from highiron.steps.operating import OperatingTurns
from highiron.steps.privates import PrivatesStep
from highiron.steps.run import RunStep
from highiron.steps.token import TokenStep
from highiron.steps.track import TrackStep
from highiron.steps.trains import BuyTrains, Deals
from highiron.titles.t18ce.frames import Turn
from highiron.titles.t18ce.phases import at_phase


class Turns(OperatingTurns):
    """The turn of a company of 18CE."""

    frame = Turn


class Parts:
    """What the turn of a company brings into the rules."""

    def __init__(
        self,
        handlers: list[Handler],
        deals: dict[str, Deal],
        lay_cost: Callable[[State, str, str, str, int, str], int],
        route_rules: Callable[[State, str], RouteRules],
    ) -> None:
        self.handlers = handlers
        self.deals = deals
        self.lay_cost = lay_cost
        self.route_rules = route_rules


def operating_handlers(facts: Facts) -> Parts:
    """The steps in their order, with the frames that they may ask for."""
    track = TrackStep(())
    trains = BuyTrains(MoneyPolicy(), Deals(asked=True), at_phase=at_phase)
    privates = PrivatesStep(True)
    turn = Turns(track, TokenStep(), RunStep(True), DividendStep(), trains, privates)
    deals = {
        "buy_private": Deal("private-purchase", privates.complete, nothing_follows),
        "buy_train": Deal("train-deals", trains.complete, nothing_follows),
    }
    return Parts([turn], deals, track.cost_of_lay, plain_runs)
