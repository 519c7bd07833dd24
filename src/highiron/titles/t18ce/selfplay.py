"""How random players play 18CE, and what is counted of their games."""

from highiron.core.events import Event
from highiron.core.families import Family
from highiron.core.state import State
from highiron.selfplay import Habits, Temper
from highiron.steps.frames import OperatingTurn, StockRound
from highiron.titles.t18ce.frames import Repay

COUNTED = {
    "tile-laid": "tiles",
    "token-placed": "stations",
    "train-bought": "trains bought",
    "train-exported": "trains exported",
    "wagon-bought": "wagons bought",
    "wagon-given": "wagons by F",
    "train-loan": "loans",
    "debt-repaid": "repayments",
    "private-became-train": "trains by E",
    "private-exchanged": "exchanges of D",
    "floated": "companies floated",
}


def notable(event: Event) -> str:
    """Phases, what is built and bought, loans, and runs of either kind."""
    if event.code == "train-ran":
        return "freight runs" if event.args["mode"] else "passenger runs"
    if event.code == "phase-began":
        return f"games that reached phase {event.args['phase']}"
    return COUNTED.get(event.code, "")


def weigh(state: State, family: Family, temper: Temper, forced: bool) -> float | None:
    """A wagon now and then, a loan where nothing else helps, and debts are paid back."""
    frame, kind = state.frame, family.kind
    if isinstance(frame, OperatingTurn):
        return {"buy_wagon": 0.5, "train_loan": 0.5}.get(kind)
    if isinstance(frame, Repay):
        return 1.0 if kind == "pass" else 4.0
    if isinstance(frame, StockRound) and kind == "exchange_for_share":
        return 0.3
    return None


HABITS = Habits(weigh=weigh, notable=notable)
