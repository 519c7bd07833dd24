"""What follows what: stock round, then operating rounds with a merger and acquisition round after each (1817-1.6)."""

from collections.abc import Callable
from typing import ClassVar, Final

from highiron.core.events import Event
from highiron.core.frames import Frame
from highiron.core.rules import End
from highiron.core.shares import operating_order
from highiron.core.state import State
from highiron.flow.engine import end_game
from highiron.steps.depot import ask_discards
from highiron.steps.frames import OperatingRound, OperatingTurn
from highiron.steps.operating import OperatingRoundHandler
from highiron.titles.t1817.frames import Round, Stock, Turn
from highiron.titles.t1817.loans import interest_rate
from highiron.titles.t1817.shorts import bank_closes_shorts
from highiron.titles.t1817.zones import is_red

Hook = Callable[[State, list[Event]], None]
RoundsHook = Callable[[State, int, int, int, list[Event]], None]  # number, of, operating rounds of the next set

SET: Final = 2  # operating rounds of a set
LAST_SET: Final = 3  # of the last one, when the end was called in the second round of a set (1817-8.3)
LAST_PHASE: Final = "8"


def no_hook(state: State, events: list[Event]) -> None:
    """Nothing happens."""


class Rounds:
    """The sequence of the game. What begins an operating round, ends it and lies between two is told by others."""

    def __init__(self, last_sales: bool) -> None:
        self.last_sales = last_sales  # a merger and acquisition round follows the last operating round (1817-8.3)
        self.at_start: Hook = no_hook  # mail contracts (1817-5.1)
        self.at_end: Hook = no_hook  # the export of a train (1817-5.59)
        self.begin_mergers: RoundsHook = self.skip_mergers

    def skip_mergers(self, state: State, number: int, of: int, then_of: int, events: list[Event]) -> None:
        """No mergers and sales between operating rounds."""
        self.after_sales(state, number, of, then_of, events)

    def begin_stock(self, state: State, events: list[Event], rounds: int = SET) -> None:
        """The bank closes shorts in the market, then players act from the priority deal on (1817-4.1, 1817-4.2)."""
        state.turn += 1
        state.push(Stock(seat=state.priority, rounds=rounds))
        events.append(Event("stock-round-began", {"turn": state.turn}))
        bank_closes_shorts(state, events)

    def begin_operating(self, state: State, number: int, of: int, events: list[Event]) -> None:
        """The interest is fixed, mail is paid, then the companies out of liquidation operate (1817-5.1, 1817-5.2)."""
        events.append(Event("operating-round-began", {"turn": state.turn, "number": number, "of": of}))
        rate = interest_rate(state)
        companies = tuple(company for company in state.floated if not is_red(state, company))
        waiting = tuple(operating_order(state, companies))
        called = bool(state.final_turn)
        state.push(Round(seat="", number=number, of=of, waiting=waiting, rate=rate, called=called))
        events.append(Event("interest-fixed", {"rate": rate}))
        self.at_start(state, events)

    def after_operating(self, state: State, done: Round, events: list[Event]) -> None:
        """A train is exported, then companies merge and are sold (1817-5.59, 1817-6.1)."""
        self.at_end(state, events)
        if state.ended:
            return
        called_now = bool(state.final_turn) and not done.called
        then_of = LAST_SET if called_now and done.number == done.of else SET
        if self.is_last(state, done.number, done.of) and not self.last_sales:
            self.after_sales(state, done.number, done.of, then_of, events)
        else:
            self.begin_mergers(state, done.number, done.of, then_of, events)
        ask_discards(state)  # what the export has made too many is given up before anything else (1817-13.25)

    def is_last(self, state: State, number: int, of: int) -> bool:
        return state.turn == state.final_turn and number == of

    def after_sales(self, state: State, number: int, of: int, then_of: int, events: list[Event]) -> None:
        """The next operating round of the set, a stock round, or the end (1817-1.6, 1817-8.3)."""
        if state.ended:
            return
        if number < of:
            self.begin_operating(state, number + 1, of, events)
        elif self.is_last(state, number, of):
            end_game(state, "last_train", events)
        else:
            self.begin_stock(state, events, then_of)


def call_end(state: State, card: str, events: list[Event]) -> None:
    """The first 8-train leaves the bank: three more operating rounds follow this one (1817-8.1, 1817-8.2)."""
    if card == LAST_PHASE:
        state.final_turn = state.turn + 1
        events.append(Event("end-called", {"turn": state.final_turn}))


def ends(state: State) -> list[End]:
    """The last train, or one player left (1817-7.16, 1817-8.1)."""
    trains = [card for card in state.facts.card_order if card != LAST_PHASE]
    left = sum(max(0, state.depot[card]) for card in trains)
    count = sum(max(0, state.facts.trains[card].count) for card in trains)
    return [End("last_train", left, count, bool(state.final_turn))]


class Operating(OperatingRoundHandler):
    """Companies by price; a space's first comer first (1817-5.2)."""

    frame: ClassVar[type[Frame]] = Round
    turn: ClassVar[type[OperatingTurn]] = Turn

    def __init__(self, rounds: Rounds) -> None:
        self.rounds = rounds

    def order(self, state: State, done: OperatingRound) -> list[str]:
        """As it was fixed, without those that have gone into liquidation since (1817-5.3)."""
        return [company for company in done.waiting if not is_red(state, company)]

    def place_home(self, state: State, company: str, events: list[Event]) -> None:
        """It stands since the company was started."""

    def on_finished(self, state: State, done: OperatingRound, events: list[Event]) -> None:
        assert isinstance(done, Round)
        self.rounds.after_operating(state, done, events)
