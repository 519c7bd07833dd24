"""Stock and operating rounds of 1846: how they begin, in which order companies operate, how they end."""

from collections.abc import Callable
from typing import ClassVar

from highiron.core.actions import Action, RunTrains
from highiron.core.events import Event, Reason
from highiron.core.families import Family
from highiron.core.frames import Frame
from highiron.core.ids import BANK, POOL
from highiron.core.rules import End, when_bank_breaks
from highiron.core.shares import move_price
from highiron.core.state import State
from highiron.flow.engine import end_game
from highiron.steps.auction import pay_privates
from highiron.steps.frames import OperatingRound, OperatingTurn, StockRound
from highiron.steps.operating import OperatingRoundHandler, OperatingTurns
from highiron.steps.run import RunFamily, RunStep, best_set
from highiron.steps.token import place
from highiron.steps.turn import END
from highiron.titles.t1846.closing import are_all_closed, close_worthless, end_if_all_closed, in_receivership
from highiron.titles.t1846.frames import Round, Turn
from highiron.titles.t1846.setup import TWO
from highiron.titles.t1846.trains import ordered

Hook = Callable[[State, list[Event]], None]


def on_floated(state: State, company: str, events: list[Event]) -> None:
    """The home token at once, and IC's extra money (1846-4.4)."""
    place(state, company, state.charter(company).home, 0, 0, events)
    if company == "IC":
        state.pay(BANK, company, state.pars[company], events, "subsidy")


def move_at_end(state: State, company: str, events: list[Event]) -> None:
    """Right when all shares are with players, left when one is in the market (1846-4.6.1)."""
    held, market = state.shares[company], state.facts.market
    if held[POOL]:
        move_price(state, company, market.left(state.cell(company)), events)
    elif held[company] == 0:
        move_price(state, company, market.right(state.cell(company)), events)


class Rounds:
    """What follows what."""

    def __init__(self, turn_cap: int, with_blanks: bool, late: bool, at_start: Hook, before_first: Hook) -> None:
        self.turn_cap = turn_cap  # 0: none
        self.with_blanks = with_blanks
        self.late = late  # companies close, and the game ends, only when somebody would be asked (1846-14.16)
        self.at_start = at_start  # asks the owner of the steamboat, where there is one
        self.before_first = before_first  # goes on with the draft of two players after the rounds between its parts

    def begin_stock(self, state: State, events: list[Event]) -> None:
        if not self.turn_cap and is_stalled(events):
            end_game(state, "stalled", events)
            return
        state.turn += 1
        state.push(StockRound(seat=state.priority))
        events.append(Event("stock-round-began", {"turn": state.turn}))

    def after_stock(self, state: State, events: list[Event]) -> None:
        close_worthless(state, events)
        if not self.capped(state, events) and not self.ended(state, events):
            self.begin_operating(state, 1, events)

    def begin_operating(self, state: State, number: int, events: list[Event]) -> None:
        """Privates pay, then independents and corporations operate; the steamboat is set before (1846-5.1)."""
        of = state.phase_facts.operating_rounds
        events.append(Event("operating-round-began", {"turn": state.turn, "number": number, "of": of}))
        pay_privates(state, events)
        waiting = (*independents(state), *state.floated)
        ascending = state.turn == 1 and number == 1
        waiting = ordered(state, waiting, ascending)
        state.push(Round(seat="", number=number, of=of, waiting=waiting, ascending=ascending))
        self.at_start(state, events)

    def after_operating(self, state: State, done: OperatingRound, events: list[Event]) -> None:
        if self.capped(state, events) or self.ended(state, events):
            return
        if done.number < done.of:
            self.begin_operating(state, done.number + 1, events)
        elif state.turn == 0:
            self.before_first(state, events)
        elif state.bank_broken or self.last_turn(state):
            end_game(state, "bank" if state.bank_broken else "final_train", events)
        else:
            self.begin_stock(state, events)

    def last_turn(self, state: State) -> bool:
        """Two players: one whole turn after supply and market are empty (1846-8.4f)."""
        return 0 < state.final_turn <= state.turn

    def capped(self, state: State, events: list[Event]) -> bool:
        if not self.turn_cap or state.turn < self.turn_cap:
            return False
        end_game(state, "turn_cap", events)
        return True

    def ended(self, state: State, events: list[Event]) -> bool:
        return bool(state.ended) or end_if_all_closed(state, self.with_blanks, events)

    def is_due(self, state: State) -> bool:
        """Whether a company has to close or the game to end before anybody is asked (1846-2.8.2, 1846-7.2)."""
        if len(state.facts.seats) - len(state.bankrupt) <= 1:
            return True
        market = state.facts.market
        for token in state.market.values():
            if market.at(token).price == 0:
                return True
        return are_all_closed(state, self.with_blanks)

    def do_what_is_due(self, state: State, events: list[Event]) -> bool:
        """Close and end; by the way of 18xx.games only when the round or turn does not go on by itself (1846-14.16)."""
        if not self.is_due(state) or (self.late and goes_on(state)):
            return False
        if not close_worthless(state, events) and not self.ended(state, events):
            end_game(state, "bankrupt", events)
        return True


def ends(state: State) -> list[End]:
    """The bank; with two players also the last train (1846-7.1, 1846-8.4f)."""
    found = when_bank_breaks(state)
    if len(state.facts.seats) == TWO:
        left = sum(state.depot.values()) + len(state.trains[POOL])
        all_cards = sum(train.count for train in state.facts.trains.values())
        found.append(End("final_train", left, all_cards, bool(state.final_turn)))
    return found


def goes_on(state: State) -> bool:
    """Whether the next company comes, or the next step of a turn, before anybody is asked."""
    frame = state.frame
    if isinstance(frame, Round):
        return bool(frame.waiting)
    turns = state.facts.rules.handler_of(frame)
    return isinstance(frame, Turn) and isinstance(turns, Turns) and not turns.asks(state, frame)


def is_stalled(events: list[Event]) -> bool:
    """Whether a whole turn has gone by within one action in which nobody could act and nothing changed.

    It would go on like that for ever; 18xx.games goes on until its last turn (1846-14.5).
    """
    for event in reversed(events):
        if event.code == "stock-round-began":
            return True
        if event.code in ("cash-moved", "price-moved"):
            return False
    return False


def independents(state: State) -> list[str]:
    """Independent railways that players own; they operate (1846-2.2.2)."""
    return [
        private
        for private, owner in state.privates.items()
        if owner in state.facts.seats and state.facts.privates[private].operates
    ]


def decider(state: State, company: str) -> str:
    """The owner of an independent, the president, or for a company in receivership anybody (1846-5.7.1)."""
    if company in state.privates:
        return state.privates[company]
    return state.presidents.get(company) or state.in_play()[0]


class Operating(OperatingRoundHandler):
    """Independents first, then corporations in the order fixed when the round began (1846-5.1.2)."""

    frame: ClassVar[type[Frame]] = Round
    turn: ClassVar[type[OperatingTurn]] = Turn

    def __init__(self, rounds: Rounds) -> None:
        self.rounds = rounds

    def order(self, state: State, done: OperatingRound) -> list[str]:
        return list(done.waiting)

    def seat_of(self, state: State, company: str) -> str:
        return decider(state, company)

    def place_home(self, state: State, company: str, events: list[Event]) -> None:
        """It stands since the company was started."""

    def on_finished(self, state: State, done: OperatingRound, events: list[Event]) -> None:
        self.rounds.after_operating(state, done, events)


class Runs(RunStep):
    """Running is compulsory, and a company in receivership makes its best run by itself (1846-5.5.1, 1846-5.7.1).

    On 18xx.games both are left to the players: anybody enters a run for it, and a run may be empty (1846-5.5.9).
    """

    def __init__(self, must_run: bool) -> None:
        super().__init__(False, must_run)

    def settle(self, state: State, turn: OperatingTurn, events: list[Event]) -> bool:
        if not self.must_run or not in_receivership(state, turn.company):
            return False
        runs = best_set(state, turn.company).runs
        self.apply(state, turn, RunTrains(seat=turn.seat, company=turn.company, runs=runs), events)
        return True


class Turns(OperatingTurns):
    """The steps of a company's turn. On 18xx.games anybody may run the trains of a company in receivership."""

    frame: ClassVar[type[Frame]] = Turn

    def seat_of(self, state: State, turn: OperatingTurn) -> str:
        return decider(state, turn.company)

    def families(self, state: State) -> list[Family]:
        turn = self.turn_of(state)
        step = self.steps[self.places[turn.step]]
        if in_receivership(state, turn.company) and isinstance(step, RunStep):
            return [RunFamily(state, turn.company, seat, False, False) for seat in state.in_play()]
        return super().families(state)

    def explain(self, state: State, action: Action) -> list[Reason]:
        turn = self.turn_of(state)
        step = self.steps[self.places[turn.step]]
        if in_receivership(state, turn.company) and isinstance(step, RunStep) and isinstance(action, RunTrains):
            reasons = step.explain(state, turn, action, True)
            if action.company != turn.company:
                args = {"company": action.company, "turn": turn.company}
                reasons = [Reason("not-your-company", "1846-5.1.2", args), *reasons]
            if action.seat in state.bankrupt:
                reasons = [Reason("not-your-turn", "1846-5.10.1", {"seat": action.seat, "turn": turn.seat}), *reasons]
            return reasons
        return super().explain(state, action)

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        """Whether somebody is asked in this turn as it stands."""
        return turn.step != END and self.steps[self.places[turn.step]].asks(state, turn)
