"""Companies of 18CE that buy privates (18CE section 14), and E that becomes a train (18CE-2.8)."""

from highiron.core.events import Event, Reason
from highiron.core.state import State
from highiron.flow.checks import reason
from highiron.steps.depot import ask_discards, close_private
from highiron.steps.frames import OperatingTurn
from highiron.steps.privates import PrivatesStep
from highiron.steps.trains import has_room
from highiron.titles.t18ce.frames import EStation
from highiron.titles.t18ce.money import Loans
from highiron.titles.t18ce.privates import E, price_range
from highiron.titles.t18ce.stations import give_marker_up, may_replace

E_TRAIN = "2"


class Privates(PrivatesStep):
    """Open in the whole turn from phase 3 on, until they close (18CE-7.4, 18CE-14.1)."""

    def __init__(self, money: Loans) -> None:
        super().__init__(ask_owner=True)
        self.money = money

    def price_range(self, state: State, private: str) -> tuple[int, int]:
        return price_range(state, private)

    def sells(self, state: State, company: str, owner: str) -> bool:
        """Players sell, by one reading other companies too (18CE-C13)."""
        if state.facts.options["private_seller"] == "player":
            return state.is_seat(owner)
        return state.is_seat(owner) or (owner in state.shares and owner != company)

    def against(self, state: State, turn: OperatingTurn, private: str) -> list[Reason]:
        reasons: list[Reason] = []
        if turn.step == "trains" and not self.money.spends_freely(state, turn.company):
            reasons.append(reason(state, "train-comes-first", "train-first", company=turn.company))
        if private == E and state.facts.options["e_at_limit"] == "refused" and not has_room(state, turn.company):
            limit = state.phase_facts.train_limit
            reasons.append(reason(state, "at-train-limit", "train-limit", company=turn.company, limit=limit))
        return reasons

    def on_bought(self, state: State, company: str, private: str, events: list[Event]) -> None:
        """E turns into a train of level 2, unless those are obsolete, and its marker may be replaced (18CE-2.8)."""
        if private != E:
            return
        close_private(state, E, events)
        # An export of the last 3-train may have begun phase 4 before any 4-train was sold (18CE-19.37).
        if state.phase < state.facts.phase_index[state.facts.trains[E_TRAIN].rusts_on]:
            state.trains[company] = (*state.trains[company], E_TRAIN)
            events.append(Event("private-became-train", {"company": company, "private": E, "train": E_TRAIN}))
            ask_discards(state)
        if may_replace(state, company):
            state.push(EStation(seat=state.presidents[company], company=company))
        else:
            give_marker_up(state, events)
