"""Operating rounds: what begins one, the turn of a company, what ends it (1817 section 5)."""

from typing import ClassVar, Final

from highiron.core.events import Event
from highiron.core.facts import Facts
from highiron.core.frames import Frame
from highiron.core.handler import Handler
from highiron.core.ids import BANK
from highiron.core.state import State
from highiron.steps.depot import DiscardHandler
from highiron.steps.offers import Deal, nothing_follows
from highiron.steps.operating import OperatingTurns
from highiron.steps.run import RunStep
from highiron.steps.token import TokenStep
from highiron.steps.track import TrackStep
from highiron.steps.trains import BuyTrains, Deals, no_others
from highiron.titles.t1817.borrowing import InterestStep, LoanStep, TrainCheck
from highiron.titles.t1817.bridges import BridgeStep
from highiron.titles.t1817.crisis import CashCrisisHandler
from highiron.titles.t1817.dividends import Dividends
from highiron.titles.t1817.expansion import begin_phase
from highiron.titles.t1817.frames import Turn
from highiron.titles.t1817.rounds import Operating, Rounds
from highiron.titles.t1817.trains import Treasury, export, idle_trains_stand, kept

MAIL: Final = {"MINM": 10, "MAIL": 15, "MAJM": 20}


class Turns(OperatingTurns):
    """The steps of 1817-5.4."""

    frame: ClassVar[type[Frame]] = Turn


def pay_mail(state: State, events: list[Event]) -> None:
    """Owners of mail contracts that have a train are paid, before anybody operates (1817-2.15)."""
    for private, amount in MAIL.items():
        owner = state.privates.get(private, "")
        if state.trains.get(owner):
            state.pay(BANK, owner, amount, events, "mail")


def operating_handlers(facts: Facts, rounds: Rounds, track: TrackStep, deals: dict[str, Deal]) -> list[Handler]:
    """What operating rounds need; `rounds` is told what begins and ends one."""
    options = facts.options
    assumed = options["train_sale_consent"] == "assumed"
    trains = BuyTrains(
        Treasury(),
        Deals(asked=not assumed, kept=kept, also_open=idle_trains_stand if assumed else no_others),
        at_phase=begin_phase,
    )
    turn = Turns(
        track,
        TokenStep(),
        RunStep(options["require_max_revenue"] == "yes"),
        Dividends(),
        trains,
        InterestStep(),
        LoanStep(),
        TrainCheck(),
        BridgeStep(options["bridge_window"] == "until_interest"),
    )
    deals["buy_train"] = Deal("train-deals", trains.complete, nothing_follows)
    rounds.at_start = pay_mail
    rounds.at_end = export
    return [
        Operating(rounds),
        turn,
        DiscardHandler(False, as_listed=True),
        CashCrisisHandler(options["crisis_bundle"] == "single", options["bankruptcy_check"] == "declared"),
    ]
