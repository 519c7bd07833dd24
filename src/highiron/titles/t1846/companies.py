"""Corporations buy privates and independents and use what they give, at any time of their turn (1846-5.2.1)."""

from typing import ClassVar

import msgspec

from highiron.core.actions import Action, Assign, BuyPrivate, LayTile, Pass, PlaceToken
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, add_family, passing
from highiron.core.state import State
from highiron.steps.depot import close_private
from highiron.steps.frames import OperatingRound, OperatingTurn
from highiron.steps.privates import PrivatesStep
from highiron.steps.token import open_slot, place
from highiron.steps.track import TrackStep, add_lay_family
from highiron.steps.turn import is_past
from highiron.titles.t1846.closing import leave_private
from highiron.titles.t1846.frames import noted
from highiron.titles.t1846.steamboat import PORTS, STEAMBOAT, forget_beneficiary
from highiron.titles.t1846.tile_rights import RIGHTS, TileRights
from highiron.titles.t1846.tokens import CHICAGO, city_of
from highiron.titles.t1846.track import is_independent

TERMINAL = "C&WI"
MARKER_HEXES = {"MPC": ("D6", "I1"), "BT": ("H12",)}
MARKER_RULES = {"MPC": "1846-2.3.8", "BT": "1846-2.3.11", STEAMBOAT: "1846-2.3.9"}
# Abilities that make the last step ask as long as they are unused (1846-14.7).
ONCE_ONLY = (TERMINAL, *RIGHTS, *MARKER_HEXES)
MAIL = "MAIL"


class CompaniesStep(PrivatesStep):
    """The last step of the turn; what it offers is open in all steps."""

    name = "companies"
    kinds: ClassVar[tuple[type[Action], ...]] = (BuyPrivate, LayTile, PlaceToken, Assign, Pass)

    def __init__(self, ask_owner: bool, track: TrackStep) -> None:
        super().__init__(ask_owner)
        self.rights = TileRights(track)

    def handles(self, action: Action) -> bool:
        """Of tiles and tokens only those of privates."""
        return isinstance(action, self.kinds) and getattr(action, "private", "-") != ""

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        """Also where nothing could be bought in the end or the unused ability has no place left (1846-14.7)."""
        company = turn.company
        if company not in state.presidents:
            return False
        unused = [name for name in ONCE_ONLY if state.privates.get(name) == company and name not in state.spent]
        if TERMINAL in unused and any(place == CHICAGO for place, _ in state.board.stations.get(company, ())):
            unused.remove(TERMINAL)  # a second token in the hex could never be placed
        if unused:
            return True
        if not state.phase_facts.corporations_buy_privates or state.cash[company] < 1 or needs_train(state, turn):
            return False
        return any(state.is_seat(owner) for owner in state.privates.values())

    # --- what is legal -----------------------------------------------------------------------------------------

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family], current: bool) -> None:
        if current:
            found.append(passing(turn.seat))
        company = turn.company
        if company not in state.presidents:
            return
        add_family(found, "buy_private", turn.seat, self.boxes(state, turn))
        add_lay_family(state, turn.seat, found, self.rights.lays(state, company))
        stop = city_of(state, TERMINAL)
        if not self._explain_token(state, turn, stop):
            box: Box = {"company": company, "hex": CHICAGO, "stop": stop, "private": TERMINAL}
            add_family(found, "place_token", turn.seat, [box])
        markers: list[Box] = []
        for private in MARKER_RULES:
            if not self._explain_marker(state, turn, private):
                markers.append({"private": private, "target": tuple(marker_hexes(state, private))})
        add_family(found, "assign", turn.seat, markers)

    # --- why not -----------------------------------------------------------------------------------------------

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        if isinstance(action, LayTile):
            return self.rights.explain(state, turn, action)
        if isinstance(action, PlaceToken):
            if action.private != TERMINAL:
                return [Reason("private-gives-no-token", "1846-2.3.2", {"private": action.private})]
            reasons = self._explain_token(state, turn, city_of(state, TERMINAL))
            if (action.hex, action.stop) != (CHICAGO, city_of(state, TERMINAL)):
                args = {"hexes": [CHICAGO], "city": str(city_of(state, TERMINAL))}
                reasons.append(Reason("privilege-elsewhere", "1846-2.3.2", args))
            return reasons
        if isinstance(action, Assign):
            if action.private not in MARKER_RULES:
                return [Reason("private-has-no-marker", "1846-2.3.1", {"private": action.private})]
            reasons = self._explain_marker(state, turn, action.private)
            if action.target not in marker_hexes(state, action.private):
                args = {"private": action.private, "target": action.target}
                reasons.append(Reason("marker-elsewhere", MARKER_RULES[action.private], args))
            return reasons
        return super().explain(state, turn, action, current)

    def against(self, state: State, turn: OperatingTurn, private: str) -> list[Reason]:
        """Independents and corporations in receivership buy nothing; an independent's train needs room."""
        company = turn.company
        if company not in state.presidents:
            receiver = company in state.shares
            rule = "1846-5.7.1" if receiver else "1846-2.2.2"
            return [Reason("company-buys-nothing", rule, {"company": company, "receiver": receiver})]
        reasons: list[Reason] = []
        limit = state.phase_facts.train_limit
        if is_independent(state, private) and state.limited_trains(company) >= limit:
            reasons.append(Reason("at-train-limit", "1846-2.2.3", {"company": company, "limit": limit}))
        if needs_train(state, turn):
            reasons.append(Reason("train-first", "1846-5.9.6", {"company": company}))
        return reasons

    def _explain_token(self, state: State, turn: OperatingTurn, stop: int) -> list[Reason]:
        """Against the free token in Chicago; it needs a slot, no connection and no token of the charter."""
        reasons = _explain_use(state, turn, TERMINAL, "1846-2.3.2")
        if TERMINAL in state.spent:
            reasons.append(Reason("privilege-spent", "1846-2.3.2", {"private": TERMINAL}))
        return reasons + open_slot(state, turn.company, CHICAGO, stop, [])

    def _explain_marker(self, state: State, turn: OperatingTurn, private: str) -> list[Reason]:
        """Against moving a marker now: MPC and BT once, the steamboat's port once a turn before the trains run."""
        rule = MARKER_RULES[private]
        reasons = _explain_use(state, turn, private, rule)
        if private in state.spent or (private == STEAMBOAT and noted(turn).steamed):
            reasons.append(Reason("privilege-spent", rule, {"private": private}))
        if private == STEAMBOAT and is_past(state, turn, "run"):
            reasons.append(Reason("privilege-not-now", rule, {"private": private}))
        return reasons

    # --- doing -------------------------------------------------------------------------------------------------

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        company = turn.company
        if isinstance(action, LayTile):
            self.rights.lay(state, turn, action, events)
        elif isinstance(action, PlaceToken):
            state.spent = (*state.spent, TERMINAL)
            place(state, company, action.hex, action.stop, 0, events)
            add_extra_token(state, company)
        elif isinstance(action, Assign):
            if action.private == STEAMBOAT:
                state.replace_frame(msgspec.structs.replace(turn, steamed=True))
            else:
                state.spent = (*state.spent, action.private)
            state.markers[action.private] = (action.target, company)
            events.append(Event("marker-placed", {"private": action.private, "hex": action.target}))
        else:
            super().apply(state, turn, action, events)

    def on_bought(self, state: State, company: str, private: str, events: list[Event]) -> None:
        """Markers become the buyer's own; an independent brings money, train and token (1846-14.9, 1846-14.10)."""
        if private in MARKER_RULES:
            port = state.markers.get(private, ("", ""))[0]
            state.markers[private] = (port, company)
        if is_independent(state, private):
            absorb(state, company, private, events)


def _explain_use(state: State, turn: OperatingTurn, private: str, rule: str) -> list[Reason]:
    if state.privates.get(private) != turn.company or turn.company not in state.presidents:
        return [Reason("private-not-owned", rule, {"private": private})]
    return []


def needs_train(state: State, turn: OperatingTurn) -> bool:
    """After an emergency issue a train that is not obsolete comes first (1846-5.9.6)."""
    return noted(turn).forced_issue and state.limited_trains(turn.company) == 0


def marker_hexes(state: State, private: str) -> list[str]:
    """Where the private's marker may go; the steamboat's not where it is."""
    if private != STEAMBOAT:
        return list(MARKER_HEXES[private])
    return [port for port in PORTS if port != state.markers.get(private, ("", ""))[0]]


def add_extra_token(state: State, company: str) -> None:
    """The company's last token came from elsewhere than its charter."""
    state.extra_tokens[company] = state.extra_tokens.get(company, 0) + 1


def absorb(state: State, company: str, private: str, events: list[Event]) -> None:
    """An independent goes up in its buyer; its train has run for this round (1846-2.2.3)."""
    state.pay(private, company, state.cash[private], events, "independent")
    trains = state.trains[private]
    state.trains[company] = (*state.trains[company], *trains)
    del state.cash[private], state.trains[private]
    stations = state.board.stations.get(private, ())
    state.board = state.board.remove(private)
    for hex_id, stop in stations:
        if all(place != hex_id for place, _ in state.board.stations.get(company, ())):
            place(state, company, hex_id, stop, 0, events)
            add_extra_token(state, company)
    events.append(Event("independent-absorbed", {"private": private, "company": company, "trains": list(trains)}))
    frame = state.frames[0]
    if isinstance(frame, OperatingRound):
        ran = (*frame.ran, *((company, train) for train in trains))
        state.frames = (msgspec.structs.replace(frame, ran=ran), *state.frames[1:])
    forget_beneficiary(state, private)


def on_phase(state: State, card: str, events: list[Event]) -> None:
    """Phase III closes privates and independents, phase IV takes the markers (1846-6.2, 1846-6.3)."""
    if state.phase_facts.id == "III":
        for private, owner in list(state.privates.items()):
            if private == MAIL and not (state.is_seat(owner) and state.facts.options["mail_player_close"] == "yes"):
                continue  # 1846-2.3.3, 1846-11.10
            if state.is_seat(owner):
                leave_private(state, private, events)
            else:
                close_private(state, private, events)
    elif state.phase_facts.id == "IV" and state.markers:
        events.append(Event("markers-removed", {"privates": list(state.markers)}))
        state.markers = {}
