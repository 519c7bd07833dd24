"""Station tokens (1830-5.4)."""

from typing import ClassVar

import msgspec

from highiron.core.actions import Action, Pass, PlaceToken
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, add_family, passing
from highiron.core.frames import Frame
from highiron.core.geometry import STOPS
from highiron.core.handler import Handler
from highiron.core.ids import BANK
from highiron.core.state import State
from highiron.flow.checks import not_now, reason, short_of_cash, wrong_seat
from highiron.steps.frames import ChooseCity, OperatingTurn, PrivateToken
from highiron.steps.operating import home_stop
from highiron.steps.turn import Step, next_step


def open_slot(state: State, company: str, hex_id: str, stop: int, kept: list[Reason]) -> list[Reason]:
    """Why the company may not take a slot of that city; empty when it may (1830-5.4.2, 1830-5.4.4, 1830-5.4.5).

    `kept` has a reason for each slot that is kept for somebody else.
    """
    shape = state.board.shape_at(hex_id)
    if not 0 <= stop < len(shape.stops) or not shape.stops[stop].is_city or shape.stops[stop].slots == 0:
        return [reason(state, "not-a-city", "token-places", hex=hex_id, stop=stop)]
    reasons: list[Reason] = []
    taken = len(state.board.tokens_at(hex_id, stop))
    slots = shape.stops[stop].slots
    if taken >= slots:
        reasons.append(reason(state, "no-slot-free", "token-places", hex=hex_id))
    elif taken + len(kept) >= slots:
        reasons += [why for at, why in enumerate(kept) if why not in kept[:at]]
    if any(place == hex_id for place, _ in state.board.stations.get(company, ())):
        reasons.append(reason(state, "token-already-in-hex", "one-token-a-hex", hex=hex_id))
    return reasons


def kept_homes(state: State, company: str, hex_id: str, stop: int) -> list[Reason]:
    """Slots of that city kept for the homes of others that have no token yet.

    They are all of them where the home may be either city (1830-5.4.6).
    """
    kept: list[Reason] = []
    for other in state.shares:
        if state.charter(other).home != hex_id or other == company or other in state.board.stations:
            continue
        home = home_stop(state, other)
        slots = state.board.shape_at(hex_id).stops[stop].slots if home < 0 else int(home == stop)
        rule = "home-choice" if home < 0 else "kept-slots"
        kept += [reason(state, "slot-reserved", rule, hex=hex_id, holder=other, why="home")] * slots
    return kept


def token_price(state: State, company: str) -> int:
    """The price of the next token (1830-5.4.3)."""
    return state.charter(company).token_prices[state.tokens_placed(company)]


def place(state: State, company: str, hex_id: str, stop: int, price: int, events: list[Event]) -> None:
    state.pay(company, BANK, price, events, "token")
    state.board = state.board.place(company, hex_id, stop)
    events.append(Event("token-placed", {"company": company, "hex": hex_id, "stop": stop, "price": price}))


class TokenStep(Step[OperatingTurn]):
    """One token a turn in a city the company can reach; with `several`, as many as it likes (18CE gap 20)."""

    name = "token"
    kinds: ClassVar[tuple[type[Action], ...]] = (PlaceToken, Pass)

    def __init__(self, several: bool = False) -> None:
        self.several = several

    def price(self, state: State, company: str, hex_id: str, stop: int) -> int:
        """What a token in that city costs: the next price of the charter, wherever it is (1830-5.4.3)."""
        return token_price(state, company)

    def least_price(self, state: State, company: str) -> int:
        """A lower bound on the price of the next token, to save looking at cities."""
        return token_price(state, company)

    def kept(self, state: State, company: str, hex_id: str, stop: int) -> list[Reason]:
        """A reason for each slot of the city that is kept for somebody else."""
        return kept_homes(state, company, hex_id, stop)

    def places(self, state: State, company: str) -> list[int]:
        """The stops that the company could put a token in: those in its reach."""
        return state.board.reach(company).stops()

    def may_stand(self, state: State, company: str, stop: int) -> bool:
        """Whether the stop is one of `places`."""
        return state.board.reach(company).has_stop(stop)

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        return not turn.tokened and bool(self.boxes(state, turn.company, state.cash[turn.company], first=True))

    def boxes(self, state: State, company: str, money: int, first: bool = False) -> list[Box]:
        """Cities with a slot for the company that it can pay with this money; just one of them when `first`."""
        if state.tokens_left(company) == 0 or money < self.least_price(state, company):
            return []
        board, plan = state.board, state.facts.plan
        shapes = board.shapes
        boxes: list[Box] = []
        for number in self.places(state, company):
            index, stop = number // STOPS, number % STOPS
            shape = shapes[index].stops[stop]
            if not shape.is_city or shape.slots == 0:
                continue
            here = board.tokens.get(number)
            if here is not None and len(here) >= shape.slots:
                continue
            hex_id = plan.hexes[index].id
            if open_slot(state, company, hex_id, stop, self.kept(state, company, hex_id, stop)):
                continue
            if self.price(state, company, hex_id, stop) > money:
                continue
            boxes.append({"company": company, "hex": hex_id, "stop": stop, "private": ""})
            if first:
                break
        return boxes

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family], current: bool) -> None:
        found.append(passing(turn.seat))
        add_family(found, "place_token", turn.seat, self.boxes(state, turn.company, state.cash[turn.company]))

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        if isinstance(action, Pass):
            return []
        assert isinstance(action, PlaceToken)
        company = turn.company
        known = 0 <= action.stop < len(state.board.shape_at(action.hex).stops)
        kept = self.kept(state, company, action.hex, action.stop) if known else []
        reasons = open_slot(state, company, action.hex, action.stop, kept)
        if action.private:
            reasons.append(reason(state, "privilege-not-now", "token-private", private=action.private))
        number = state.facts.plan.index[action.hex] * STOPS + action.stop
        if not known or not self.may_stand(state, company, number):
            reasons.append(reason(state, "city-not-reached", "token-places", hex=action.hex, company=company))
        if state.tokens_left(company) == 0:
            reasons.append(reason(state, "no-token-left", "token-count", company=company))
            return reasons
        price = self.price(state, company, action.hex, action.stop)
        return reasons + short_of_cash(state, company, price, "token-price")

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        if isinstance(action, PlaceToken):
            self.put(state, turn, action, events)
            if self.several:
                return
        else:
            events.append(Event("passed", {"seat": action.seat}))
        next_step(state, turn, tokened=True)

    def put(self, state: State, turn: OperatingTurn, action: PlaceToken, events: list[Event]) -> None:
        """Place the token of the turn and pay for it."""
        price = self.price(state, turn.company, action.hex, action.stop)
        place(state, turn.company, action.hex, action.stop, price, events)


class ChooseCityHandler(Handler):
    """Name the city; free, and not the token of the turn."""

    frame: ClassVar[type[Frame]] = ChooseCity

    def families(self, state: State) -> list[Family]:
        frame = state.frame
        assert isinstance(frame, ChooseCity)
        stops = tuple(stop for stop in range(len(state.board.shape_at(frame.hex).stops)) if self._free(state, stop))
        box: Box = {"company": frame.company, "hex": frame.hex, "stop": stops, "private": ""}
        return [Family("place_token", frame.seat, [box])]

    def _free(self, state: State, stop: int) -> bool:
        frame = state.frame
        assert isinstance(frame, ChooseCity)
        shape = state.board.shape_at(frame.hex)
        return 0 <= stop < len(shape.stops) and len(state.board.tokens_at(frame.hex, stop)) < shape.stops[stop].slots

    def explain(self, state: State, action: Action) -> list[Reason]:
        frame = state.frame
        assert isinstance(frame, ChooseCity)
        rule = "lifted-tokens" if frame.lifted else "home-choice"
        reasons = wrong_seat(state, action, rule)
        if not isinstance(action, PlaceToken) or action.private:
            return [*reasons, not_now(state, action, rule, "choose_city")]
        if action.company != frame.company or action.hex != frame.hex:
            reasons.append(reason(state, "other-token-due", rule, company=frame.company, hex=frame.hex))
        elif not self._free(state, action.stop):
            reasons.append(reason(state, "no-slot-free", rule, hex=action.hex))
        return reasons

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        frame = state.pop()
        assert isinstance(frame, ChooseCity) and isinstance(action, PlaceToken)
        if frame.lifted:
            state.board = state.board.settle(frame.company, frame.hex, action.stop)
            args = {"company": frame.company, "hex": frame.hex, "stop": action.stop, "price": 0}
            events.append(Event("token-placed", args))
        else:
            place(state, frame.company, frame.hex, action.stop, 0, events)


class PrivateTokenHandler(Handler):
    """Place the free token or decline it for good."""

    frame: ClassVar[type[Frame]] = PrivateToken

    def families(self, state: State) -> list[Family]:
        frame = state.frame
        assert isinstance(frame, PrivateToken)
        box: Box = {"company": frame.company, "hex": frame.hex, "stop": 0, "private": frame.private}
        return [passing(frame.seat), Family("place_token", frame.seat, [box])]

    def explain(self, state: State, action: Action) -> list[Reason]:
        frame = state.frame
        assert isinstance(frame, PrivateToken)
        reasons = wrong_seat(state, action, "token-private")
        if isinstance(action, Pass):
            return reasons
        if not isinstance(action, PlaceToken):
            return [*reasons, not_now(state, action, "token-private", "private_token")]
        if (action.company, action.hex, action.private) != (frame.company, frame.hex, frame.private):
            reasons.append(reason(state, "other-token-due", "token-private", company=frame.company, hex=frame.hex))
        elif action.stop != 0:
            reasons.append(reason(state, "not-a-city", "token-private", hex=action.hex, stop=action.stop))
        return reasons

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        frame = state.pop()
        assert isinstance(frame, PrivateToken)
        if isinstance(action, PlaceToken):
            place(state, frame.company, frame.hex, 0, 0, events)
            turn = state.frame
            assert isinstance(turn, OperatingTurn)
            state.replace_frame(msgspec.structs.replace(turn, tokened=True))
        else:
            events.append(Event("passed", {"seat": action.seat}))
