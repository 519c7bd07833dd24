"""The turn of a company in an operating round (1817 section 5)."""

from typing import ClassVar

from highiron.core.facts import Facts
from highiron.core.frames import Frame
from highiron.core.handler import Handler
from highiron.steps.depot import DiscardHandler
from highiron.steps.dividend import DividendStep
from highiron.steps.money import MoneyPolicy
from highiron.steps.offers import Deal, OfferHandler, nothing_follows
from highiron.steps.operating import OperatingTurns
from highiron.steps.run import RunStep
from highiron.steps.token import TokenStep
from highiron.steps.track import TrackStep
from highiron.steps.trains import BuyTrains, Deals
from highiron.titles.t1817.frames import Turn
from highiron.titles.t1817.rounds import Operating, Rounds, call_end


class Turns(OperatingTurns):
    """The steps of 1817-5.4."""

    frame: ClassVar[type[Frame]] = Turn


def operating_handlers(facts: Facts, rounds: Rounds) -> list[Handler]:
    """What operating rounds need; `rounds` is told what begins and ends one."""
    options = facts.options
    asked = options["train_sale_consent"] == "required"
    trains = BuyTrains(MoneyPolicy(), Deals(asked=asked), at_phase=call_end)
    turn = Turns(TrackStep(()), TokenStep(), RunStep(options["require_max_revenue"] == "yes"), DividendStep(), trains)
    offers = OfferHandler({"buy_train": Deal("train-deals", trains.complete, nothing_follows)})
    return [Operating(rounds), turn, DiscardHandler(False), offers]
