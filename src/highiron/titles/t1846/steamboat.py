"""The steamboat of a player: its port and whom it serves are set before each operating round (1846-2.3.9)."""

from typing import ClassVar

import msgspec

from highiron.core.actions import Action, Assign, Pass
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, add_family, passing
from highiron.core.frames import Frame
from highiron.core.handler import Handler
from highiron.core.state import State
from highiron.flow.checks import not_now, wrong_seat
from highiron.titles.load import read_json
from highiron.titles.t1846.frames import Steamboat

STEAMBOAT = "SC"
PORTS: dict[str, int] = read_json("t1846", "title.json")["ports"]  # hex -> what the marker adds there


def ask_steamboat(state: State) -> None:
    """At the start of an operating round, before anybody operates: ask the player who owns it, if one does."""
    owner = state.privates.get(STEAMBOAT, "")
    if state.is_seat(owner):
        state.push(Steamboat(seat=owner))


class SteamboatHandler(Handler):
    """Port and company, each at most once a round, in any order; or a pass (1846-14.6)."""

    frame: ClassVar[type[Frame]] = Steamboat

    def companies(self, state: State) -> list[str]:
        """Whom it could serve instead: started corporations and independents that players own."""
        served = state.markers.get(STEAMBOAT, ("", ""))[1]
        return [company for company in served_companies(state) if company != served]

    def ports(self, state: State) -> list[str]:
        """Where the marker could go: only of use with a company, now or next (1846-14.6)."""
        port, served = state.markers.get(STEAMBOAT, ("", ""))
        frame = state.frame
        assert isinstance(frame, Steamboat)
        if not served and (frame.company_set or not self.companies(state)):
            return []
        return [other for other in PORTS if other != port]

    def targets(self, state: State) -> list[str]:
        frame = state.frame
        assert isinstance(frame, Steamboat)
        ports = [] if frame.port_set else self.ports(state)
        return ports + ([] if frame.company_set else self.companies(state))

    def families(self, state: State) -> list[Family]:
        seat = state.frame.seat
        found = [passing(seat)]
        boxes: list[Box] = [{"private": STEAMBOAT, "target": tuple(self.targets(state))}]
        add_family(found, "assign", seat, boxes)
        return found

    def explain(self, state: State, action: Action) -> list[Reason]:
        frame = state.frame
        assert isinstance(frame, Steamboat)
        reasons = wrong_seat(state, action, "president-acts")
        if isinstance(action, Pass):
            return reasons
        if not isinstance(action, Assign) or action.private != STEAMBOAT:
            return [*reasons, not_now(state, action, "step-order", self.kind)]
        if (action.target in PORTS and frame.port_set) or (
            action.target in served_companies(state) and frame.company_set
        ):
            reasons.append(Reason("marker-set-already", "1846-2.3.9", {"target": action.target}))
        elif action.target not in self.targets(state):
            args = {"private": STEAMBOAT, "target": action.target}
            reasons.append(Reason("marker-elsewhere", "1846-2.3.9", args))
        return reasons

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        if isinstance(action, Pass):
            state.pop()
            events.append(Event("passed", {"seat": action.seat}))
            return
        frame = state.frame
        assert isinstance(frame, Steamboat) and isinstance(action, Assign)
        port, served = state.markers.get(STEAMBOAT, ("", ""))
        if action.target in PORTS:
            state.markers[STEAMBOAT] = (action.target, served)
            state.replace_frame(msgspec.structs.replace(frame, port_set=True))
            events.append(Event("marker-placed", {"private": STEAMBOAT, "hex": action.target}))
        else:
            state.markers[STEAMBOAT] = (port, action.target)
            state.replace_frame(msgspec.structs.replace(frame, company_set=True))
            events.append(Event("steamboat-serves", {"company": action.target}))

    def settle(self, state: State, events: list[Event]) -> bool:
        """Nothing left to set: the round goes on."""
        if self.targets(state):
            return False
        state.pop()
        return True


def served_companies(state: State) -> list[str]:
    """Companies that the steamboat may serve."""
    independents = [
        private
        for private, owner in state.privates.items()
        if state.is_seat(owner) and state.facts.privates[private].operates
    ]
    return [*independents, *state.floated]


def forget_beneficiary(state: State, company: str) -> None:
    """A company that is gone has no use for the steamboat; the port stays marked."""
    port, served = state.markers.get(STEAMBOAT, ("", ""))
    if served == company:
        state.markers[STEAMBOAT] = (port, "")
