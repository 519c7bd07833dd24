"""Stations of 18CE: homes, and Shanghai's marker that a company may replace (18CE sections 8.1 and 9, 18CE-2.8)."""

from typing import ClassVar

from highiron.core.actions import Action, Pass, PlaceToken
from highiron.core.events import Event, Reason
from highiron.core.facts import Charter
from highiron.core.families import Box, Family, passing
from highiron.core.frames import Frame
from highiron.core.handler import Handler
from highiron.core.state import State
from highiron.flow.checks import not_now, reason, wrong_seat
from highiron.steps.token import place
from highiron.titles.t18ce.frames import EStation
from highiron.titles.t18ce.privates import SHANGHAI, E, unmark_shanghai


def reserve_homes(state: State) -> None:
    """Where reserved slots block, the home markers stand on the board from the start (18CE-19.23)."""
    if state.facts.options["reserved_slot"] == "blocks":
        for company, printed in state.facts.corporations.items():
            state.board = state.board.place(company, printed.charter.home, 0)


def place_home(state: State, company: str, events: list[Event]) -> None:
    """Free and compulsory, on the slot that was kept for it (18CE-8.1)."""
    home = state.charter(company).home
    if company in state.board.stations:
        events.append(Event("token-placed", {"company": company, "hex": home, "stop": 0, "price": 0}))
    else:
        place(state, company, home, 0, 0, events)


def may_replace(state: State, company: str) -> bool:
    """Whether a marker of the company could stand where E's stands (18CE-2.8, 18CE-9.4)."""
    own = any(hex_id == SHANGHAI for hex_id, _ in state.board.stations.get(company, ()))
    return E in state.board.stations and state.tokens_left(company) > 0 and not own


def give_marker_up(state: State, events: list[Event]) -> None:
    """E has become a train and nobody replaces its marker: it leaves, or stays by option (18CE-19.6)."""
    if state.facts.options["e_station_declined"] == "removed":
        unmark_shanghai(state, events)


class EStationHandler(Handler):
    """The director of a company that has bought E replaces its marker, or does not (18CE-2.8)."""

    frame: ClassVar[type[Frame]] = EStation

    def families(self, state: State) -> list[Family]:
        frame = state.frame
        assert isinstance(frame, EStation)
        box: Box = {"company": frame.company, "hex": SHANGHAI, "stop": 0, "private": E}
        return [passing(frame.seat), Family("place_token", frame.seat, [box])]

    def explain(self, state: State, action: Action) -> list[Reason]:
        frame = state.frame
        assert isinstance(frame, EStation)
        reasons = wrong_seat(state, action, "token-private")
        if isinstance(action, Pass):
            return reasons
        if not isinstance(action, PlaceToken):
            return [*reasons, not_now(state, action, "token-private", "e_station")]
        if (action.company, action.hex, action.private) != (frame.company, SHANGHAI, E):
            reasons.append(reason(state, "other-token-due", "token-private", company=frame.company, hex=SHANGHAI))
        elif action.stop != 0:
            reasons.append(reason(state, "not-a-city", "token-private", hex=action.hex, stop=action.stop))
        return reasons

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        frame = state.pop()
        assert isinstance(frame, EStation)
        if isinstance(action, PlaceToken):
            state.board = state.board.remove(E)
            place(state, frame.company, SHANGHAI, 0, 0, events)
            if state.facts.options["e_marker_ladder"] == "not_counted":
                keep_ladder(state, frame.company)
        else:
            events.append(Event("passed", {"seat": action.seat}))
            give_marker_up(state, events)


def keep_ladder(state: State, company: str) -> None:
    """The marker is gone from the charter, but the next station costs what it would have cost (18CE-9.3)."""
    old = state.charter(company)
    prices = old.token_prices[:-1]
    state.set_charter(company, Charter(old.shares, old.president_shares, old.home, old.home_stop, prices))
    state.extra_tokens[company] = state.extra_tokens.get(company, 0) + 1
