"""Stock and operating rounds of 1846: how they begin, in which order companies operate, how they end."""

from collections.abc import Callable

from highiron.core.actions import Action, RunTrains
from highiron.core.events import Event, Reason
from highiron.core.families import Family
from highiron.core.ids import BANK, IPO, POOL
from highiron.core.shares import move_price
from highiron.core.state import State
from highiron.flow.engine import end_game
from highiron.steps.auction import pay_privates
from highiron.steps.depot import DiscardHandler
from highiron.steps.frames import OperatingRound, OperatingTurn, StockRound
from highiron.steps.operating import OperatingRoundHandler, OperatingTurnHandler, Step
from highiron.steps.run import RunFamily, RunStep, best_set
from highiron.steps.stock import StockRoundHandler, StockRules
from highiron.steps.token import place
from highiron.titles.t1846.closing import are_all_closed, close_worthless, end_if_all_closed, in_receivership
from highiron.titles.t1846.trains import ordered

Hook = Callable[[State, list[Event]], None]


class Stock(StockRoundHandler):
    """Sell, then buy at most one certificate (1846-4.1.2)."""

    def __init__(self, rounds: "Rounds") -> None:
        super().__init__(
            StockRules(first_sale_turn=1, sell_after_buying=False, one_block=True, president_sells_first=True)
        )
        self.rounds = rounds

    def on_floated(self, state: State, company: str, events: list[Event]) -> None:
        """The home token at once, and IC's extra money (1846-4.4)."""
        place(state, company, state.corporation(company).home, 0, 0, events)
        if company == "IC":
            state.pay(BANK, company, state.pars[company], events, "subsidy")

    def move_at_end(self, state: State, company: str, events: list[Event]) -> None:
        """Right when all shares are with players, left when one is in the market (1846-4.6.1)."""
        held, market = state.shares[company], state.facts.market
        if held[POOL]:
            move_price(state, company, market.left(state.cell(company)), events)
        elif held[IPO] == 0:
            move_price(state, company, market.right(state.cell(company)), events)

    def settle(self, state: State, events: list[Event]) -> bool:
        if close_worthless(state, events) or self.rounds.ended(state, events):
            return True
        return super().settle(state, events)

    def on_finished(self, state: State, events: list[Event]) -> None:
        close_worthless(state, events)
        if not self.rounds.capped(state, events) and not self.rounds.ended(state, events):
            self.rounds.begin_operating(state, 1, events)


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

    def begin_operating(self, state: State, number: int, events: list[Event]) -> None:
        """Privates pay, then independents and corporations operate; the steamboat is set before (1846-5.1)."""
        of = state.phase_facts.operating_rounds
        events.append(Event("operating-round-began", {"turn": state.turn, "number": number, "of": of}))
        pay_privates(state, events)
        waiting = (*independents(state), *state.floated)
        ascending = state.turn == 1 and number == 1
        waiting = ordered(state, waiting, ascending)
        state.push(OperatingRound(seat="", number=number, of=of, waiting=waiting, ascending=ascending))
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
        if len(state.in_play()) <= 1 or any(state.price(company) == 0 for company in state.market):
            return True
        return are_all_closed(state, self.with_blanks)

    def at_rest(self, state: State, events: list[Event]) -> bool:
        """Do what is due; True, for there is something to look at again."""
        if not close_worthless(state, events) and not self.ended(state, events):
            end_game(state, "bankrupt", events)
        return True


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


class Operating(OperatingRoundHandler):
    """Independents first, then corporations in the order fixed when the round began (1846-5.1.2)."""

    def __init__(self, rounds: Rounds) -> None:
        self.rounds = rounds

    def order(self, state: State, done: OperatingRound) -> list[str]:
        return list(done.waiting)

    def seat_of(self, state: State, company: str) -> str:
        """The owner of an independent, the president, or for a company in receivership anybody (1846-5.7.1)."""
        if company in state.privates:
            return state.privates[company]
        return state.presidents.get(company) or state.in_play()[0]

    def place_home(self, state: State, company: str, events: list[Event]) -> None:
        """It stands since the company was started."""

    def settle(self, state: State, events: list[Event]) -> bool:
        done = state.frame
        assert isinstance(done, OperatingRound)
        if self.rounds.is_due(state) and not (self.rounds.late and done.waiting):
            return self.rounds.at_rest(state, events)
        return super().settle(state, events)

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


class Turns(OperatingTurnHandler):
    """The steps of a company's turn. On 18xx.games anybody may run the trains of a company in receivership."""

    def __init__(self, steps: list[Step], rounds: Rounds, operating: Operating) -> None:
        super().__init__(steps)
        self.rounds = rounds
        self.operating = operating

    def seat_of(self, state: State, turn: OperatingTurn) -> str:
        return self.operating.seat_of(state, turn.company)

    def families(self, state: State) -> list[Family]:
        turn = state.frame
        assert isinstance(turn, OperatingTurn)
        step = self.steps[turn.step]
        if in_receivership(state, turn.company) and isinstance(step, RunStep):
            return [RunFamily(state, turn.company, seat, False, False) for seat in state.in_play()]
        return super().families(state)

    def explain(self, state: State, action: Action) -> list[Reason]:
        turn = state.frame
        assert isinstance(turn, OperatingTurn)
        step = self.steps[turn.step]
        if in_receivership(state, turn.company) and isinstance(step, RunStep) and isinstance(action, RunTrains):
            reasons = step.explain(state, turn, action, True)
            if action.company != turn.company:
                args = {"company": action.company, "turn": turn.company}
                reasons = [Reason("not-your-company", "1846-5.1.2", args), *reasons]
            if action.seat in state.bankrupt:
                reasons = [Reason("not-your-turn", "1846-5.10.1", {"seat": action.seat, "turn": turn.seat}), *reasons]
            return reasons
        return super().explain(state, action)

    def settle(self, state: State, events: list[Event]) -> bool:
        """18xx.games lets a company whose price fell to 0 go on until somebody is asked (1846-14.16)."""
        turn = state.frame
        assert isinstance(turn, OperatingTurn)
        if self.rounds.is_due(state) and not (self.rounds.late and not self.asks(state, turn)):
            return self.rounds.at_rest(state, events)
        return super().settle(state, events)

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        return turn.step < len(self.steps) and self.steps[turn.step].asks(state, turn)


class Discards(DiscardHandler):
    """What is due comes before anybody is asked for a train."""

    def __init__(self, rounds: Rounds) -> None:
        super().__init__(False)
        self.rounds = rounds

    def settle(self, state: State, events: list[Event]) -> bool:
        if super().settle(state, events):
            return True
        return self.rounds.is_due(state) and self.rounds.at_rest(state, events)
