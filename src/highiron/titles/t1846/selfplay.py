"""How random players play 1846."""

from highiron.core.families import Family
from highiron.core.state import State
from highiron.selfplay import Habits, Temper
from highiron.titles.t1846.frames import OpenDraft


def weigh(state: State, family: Family, temper: Temper, forced: bool) -> float | None:
    """An open draft goes on for as long as everybody passes."""
    if not isinstance(state.frame, OpenDraft):
        return None
    return 0.5 if family.kind == "pass" else 3.0


# The bank breaks long before the last phase unless trains are bought.
HABITS = Habits(hurry=4.0, weigh=weigh)
