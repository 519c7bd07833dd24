"""Between the two tiles of a private that gives two (1846-2.3.5, 1846-14.9)."""

from typing import ClassVar

from highiron.core.actions import Action, Assign, LayTile, Pass
from highiron.core.events import Event, Reason
from highiron.core.families import Family, add_family, passing
from highiron.core.frames import Frame
from highiron.core.handler import Handler
from highiron.core.state import State
from highiron.flow.checks import wrong_seat
from highiron.steps.frames import OperatingTurn
from highiron.steps.operating import OperatingTurns
from highiron.steps.track import add_lay_family
from highiron.titles.t1846.frames import SecondTile
from highiron.titles.t1846.little_miami import are_joined
from highiron.titles.t1846.steamboat import STEAMBOAT
from highiron.titles.t1846.tile_rights import LINK, RIGHTS, TileRights, close_for_round


class SecondTileHandler(Handler):
    """The second tile, a pass, or anything else the turn allows, which forfeits the tile.

    By the rules ordinary lays forfeit it too, and the link of the Little Miami must be finished. `as_site` is the way
    of 18xx.games: other lays and the steamboat are refused, only a pass asks whether the link is there, and whatever
    else forfeits the tile ends all lays of privates for the round.
    """

    frame: ClassVar[type[Frame]] = SecondTile

    def __init__(self, rights: TileRights, turns: OperatingTurns, as_site: bool) -> None:
        self.rights = rights
        self.turns = turns
        self.as_site = as_site

    def families(self, state: State) -> list[Family]:
        pending = state.frame
        assert isinstance(pending, SecondTile)
        found: list[Family] = []
        if not self._link_missing(state):
            found.append(passing(pending.seat))
        add_lay_family(state, pending.seat, found, self.rights.second_lays(state, pending))
        if self.as_site or not self._link_missing(state):
            found += self._others(_without(state))
        return found

    def _others(self, state: State) -> list[Family]:
        """What forfeits the tile; the pass of the turn is not among it, for here a pass gives up the tile alone."""
        found: list[Family] = []
        for family in self.turns.families(state):
            if self.as_site and family.kind == "assign":
                add_family(found, "assign", family.seat, [box for box in family.boxes if box["private"] != STEAMBOAT])
            elif family.kind != "pass" and not (self.as_site and family.kind == "lay_tile"):
                found.append(family)
        return found

    def _link_missing(self, state: State) -> bool:
        pending = state.frame
        assert isinstance(pending, SecondTile)
        return pending.private == LINK and not are_joined(state.board)

    def explain(self, state: State, action: Action) -> list[Reason]:
        pending = state.frame
        assert isinstance(pending, SecondTile)
        rule = RIGHTS[pending.private].rule
        if isinstance(action, LayTile) and action.private == pending.private:
            return wrong_seat(state, action, "president-acts") + self.rights.explain_second(state, pending, action)
        missing = self._link_missing(state)
        reasons: list[Reason] = []
        if missing and (isinstance(action, Pass) or not self.as_site):
            hexes = list(RIGHTS[pending.private].hexes)
            reasons.append(Reason("cities-not-joined", rule, {"hexes": hexes}))
        if isinstance(action, Pass):
            return wrong_seat(state, action, "president-acts") + reasons
        steams = isinstance(action, Assign) and action.private == STEAMBOAT
        if self.as_site and (steams or isinstance(action, LayTile)):
            reasons.append(Reason("second-tile-first", rule, {"private": pending.private}))
        return reasons + self.turns.explain(_without(state), action)

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        pending = state.pop()
        assert isinstance(pending, SecondTile)
        turn = state.frame
        assert isinstance(turn, OperatingTurn)
        if isinstance(action, LayTile) and action.private == pending.private:
            self.rights.lay_extra(state, turn, action, events)
            return
        events.append(Event("second-tile-forfeited", {"private": pending.private}))
        if not isinstance(action, Pass):
            if self.as_site:
                close_for_round(state)
            self.turns.apply(state, action, events)


def _without(state: State) -> State:
    """The position as if the second tile had been given up."""
    after = state.copy()
    after.pop()
    return after
