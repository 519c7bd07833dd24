"""Privates of the expansion that live on trains: the Inventor and the Scrapper (1817-9.6)."""

from typing import Final

from highiron.core.events import Event
from highiron.core.ids import BANK
from highiron.core.state import State
from highiron.titles.t1817.rounds import call_end

INVENTOR: Final = "P14"
INVENTIONS: Final = {"2": 20, "3": 30, "4": 40, "5": 50, "6": 60, "7": 70, "8": 80}
LEAVING: Final = ("train-bought", "train-exported", "first-trains-gone", "train-discarded", "trains-rusted")
SCRAPPER: Final = "P15"
SCRAP: Final = {"2": 30, "2+": 30, "3": 75, "4": 150}


def pay_inventor(state: State, events: list[Event]) -> bool:
    """Once for each number, when a train of it leaves whoever had it; what was paid stands in the markers."""
    owner = state.privates.get(INVENTOR, "")
    if owner not in state.shares:
        return False
    left = dict.fromkeys(event.args["train"] for event in events if event.code in LEAVING)
    new = [train for train in left if train in INVENTIONS and f"{INVENTOR}.{train}" not in state.markers]
    for train in new:
        state.markers[f"{INVENTOR}.{train}"] = ("", "")
        state.pay(BANK, owner, INVENTIONS[train], events, "inventor")
    return bool(new)


def pay_scrap(state: State, owner: str, trains: list[str], events: list[Event]) -> None:
    """The owner's trains are scrapped."""
    if state.privates.get(SCRAPPER) == owner:
        state.pay(BANK, owner, sum(SCRAP.get(train, 0) for train in trains), events, "scrap")


def begin_phase(state: State, card: str, events: list[Event]) -> None:
    """What follows the first train of a card, besides phase and rust: scrap is paid, the end may be called."""
    for event in list(events):
        if event.code == "trains-rusted" and state.facts.trains[event.args["train"]].rusts_on == card:
            pay_scrap(state, event.args["owner"], [event.args["train"]] * event.args["count"], events)
    call_end(state, card, events)
