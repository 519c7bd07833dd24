"""A company's turn: its steps, and what they bring into the rules (18CE-7.3)."""

from typing import ClassVar

from highiron.core.facts import Facts
from highiron.core.frames import Frame
from highiron.core.handler import Handler
from highiron.steps.dividend import DividendStep
from highiron.steps.offers import Deal, nothing_follows
from highiron.steps.operating import OperatingTurns
from highiron.steps.token import TokenStep
from highiron.steps.trains import Deals
from highiron.titles.t18ce.buying_privates import Privates
from highiron.titles.t18ce.frames import Turn
from highiron.titles.t18ce.money import Loans
from highiron.titles.t18ce.phases import at_phase
from highiron.titles.t18ce.private_tile import PrivateTileHandler
from highiron.titles.t18ce.running import Runs
from highiron.titles.t18ce.stations import EStationHandler
from highiron.titles.t18ce.track import Track
from highiron.titles.t18ce.trains import Trains, kept


class Turns(OperatingTurns):
    """The turn of a company of 18CE."""

    frame: ClassVar[type[Frame]] = Turn


class Operation:
    """The steps in their order, what they may ask besides, and what is agreed on in them."""

    def __init__(self, facts: Facts) -> None:
        track, money = Track(), Loans()
        trains = Trains(money, Deals(asked=True, kept=kept), at_phase)
        privates = Privates(money)
        stations = TokenStep(several=facts.options["stations_per_turn"] == "unlimited")  # 18CE-19.20
        self.private_tile = PrivateTileHandler(track)
        self.handlers: tuple[Handler, ...] = (
            Turns(track, stations, Runs(), DividendStep(), trains, privates),
            self.private_tile,
            EStationHandler(),
        )
        self.deals = {
            "buy_private": Deal("private-purchase", privates.complete, nothing_follows),
            "buy_train": Deal("train-deals", trains.complete, nothing_follows),
            "buy_wagon": Deal("train-deals", trains.wagons.complete, nothing_follows),
            "sell_train": Deal("train-deals", trains.sales.complete, nothing_follows),
        }
        self.lay_cost = track.cost_of_lay
