"""Tiny: a title made for tests, on eight hexes. Companies of two sizes choose their home, borrow and merge."""

import json
from pathlib import Path
from typing import Any, ClassVar

from highiron.core.actions import Action, PlaceToken
from highiron.core.events import Event, Reason
from highiron.core.facts import Charter, Facts
from highiron.core.families import Box, Family
from highiron.core.frames import Frame
from highiron.core.handler import Handler
from highiron.core.ids import BANK
from highiron.core.laws import USUAL_LAWS
from highiron.core.rules import Rules
from highiron.core.shares import left_for_president, move_price
from highiron.core.state import State
from highiron.flow.checks import not_now, reason, wrong_seat
from highiron.flow.engine import end_game, settle
from highiron.steps.buying import BuyStep
from highiron.steps.choice import ChoiceStep
from highiron.steps.closing import remove_company
from highiron.steps.depot import DiscardHandler, ask_discards
from highiron.steps.dividend import DividendStep
from highiron.steps.floating import Floats
from highiron.steps.frames import OperatingRound, OperatingTurn, StockRound
from highiron.steps.operating import OperatingRoundHandler, OperatingTurns
from highiron.steps.run import RunStep
from highiron.steps.selling import SellStep
from highiron.steps.starting import StartStep
from highiron.steps.stock import StockTurns
from highiron.steps.token import TokenStep, open_slot, place
from highiron.steps.track import TrackStep
from highiron.steps.trains import TrainRules, TrainStep
from highiron.titles.load import opening_state, read_facts
from highiron.titles.title import Title

SMALL, LOAN, PER_SHARE, LAST_TURN = 5, 50, 25, 12


class TakeLoan(Action, frozen=True, tag="take_loan", kw_only=True):
    company: str


class Merge(Action, frozen=True, tag="merge", kw_only=True):
    company: str
    target: str


class ChooseHome(Frame, frozen=True, tag="choose_home", kw_only=True):
    company: str


class HomeHandler(Handler):
    frame: ClassVar[type[Frame]] = ChooseHome

    def families(self, state: State) -> list[Family]:
        company = getattr(state.frame, "company", "")
        free = tuple(hex_id for hex_id in state.facts.plan.index if not open_slot(state, company, hex_id, 0, []))
        return [Family("place_token", state.frame.seat, [{"company": company, "hex": free, "stop": 0, "private": ""}])]

    def explain(self, state: State, action: Action) -> list[Reason]:
        if not isinstance(action, PlaceToken):
            return [not_now(state, action, "1", self.kind)]
        free = action in self.families(state)[0]
        return wrong_seat(state, action, "1") or ([] if free else [reason(state, "no-home-there", "1", hex=action.hex)])

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        assert isinstance(action, PlaceToken)
        old = state.charter(action.company)
        home = Charter(old.shares, old.president_shares, action.hex, 0, old.token_prices)
        state.set_charter(action.company, home)
        place(state, action.company, action.hex, 0, 0, events)
        state.pop()

    def settle(self, state: State, events: list[Event]) -> bool:
        return not self.families(state)[0].count() and bool(state.pop())


class LoanStep(ChoiceStep):
    name, kind, refused, rule = "loan", "take_loan", "no-loan", "2"
    kinds = (TakeLoan, *ChoiceStep.kinds)

    def boxes(self, state: State, turn: OperatingTurn) -> list[Box]:
        room = state.charter(turn.company).shares * PER_SHARE - state.loans.get(turn.company, 0)
        return [{"company": turn.company}] if room >= LOAN else []

    def do(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        state.loans[turn.company] = state.loans.get(turn.company, 0) + LOAN
        events.append(Event("loan-taken", {"company": turn.company, "amount": LOAN}))
        state.pay(BANK, turn.company, LOAN, events, "loan")
        move_price(state, turn.company, state.facts.market.left(state.cell(turn.company)), events)


class MergeStep(ChoiceStep):
    name, kind, refused, rule = "merge", "merge", "no-merger", "3"
    kinds = (Merge, *ChoiceStep.kinds)

    def boxes(self, state: State, turn: OperatingTurn) -> list[Box]:
        small = [c for c in state.floated if state.charter(c).shares == SMALL and state.presidents[c] == turn.seat]
        others = tuple(company for company in small if company != turn.company)
        return [{"company": turn.company, "target": others}] if others and turn.company in small else []

    def do(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Merge)
        company, target = action.company, action.target
        old, other, held = state.charter(company), state.charter(target), state.shares[company]
        prices = (*old.token_prices, *other.token_prices)
        state.set_charter(company, Charter(old.shares + other.shares, 2, old.home, old.home_stop, prices))
        for owner, count in state.shares[target].items():
            heir = company if owner == target else owner
            held[heir] = held.get(heir, 0) + count
        state.pay(target, company, state.cash[target], events, "merger")
        state.trains[company] += state.trains[target]
        state.loans[company] = state.loans.get(company, 0) + state.loans.get(target, 0)
        cell, stations = max(state.cell(company), state.cell(target)), state.board.stations.get(target, ())
        remove_company(state, target)
        for hex_id, stop in stations:
            if company not in state.board.companies_in(hex_id):
                state.board = state.board.place(company, hex_id, stop)
        events.append(Event("merged", {"company": company, "target": target}))
        move_price(state, company, cell, events)
        ask_discards(state)


class Trains(TrainStep):
    def must_buy(self, state: State, company: str) -> bool:
        return False


class Operating(OperatingRoundHandler):
    def place_home(self, state: State, company: str, events: list[Event]) -> None:
        state.push(ChooseHome(seat=state.presidents[company], company=company))

    def on_finished(self, state: State, done: OperatingRound, events: list[Event]) -> None:
        if done.number < done.of:
            begin_operating(state, events, done.number + 1)
        elif state.bank_broken or state.turn == LAST_TURN:
            end_game(state, "bank" if state.bank_broken else "turn_cap", events)
        else:
            begin_stock(state, events)


def begin_stock(state: State, events: list[Event]) -> None:
    state.turn += 1
    state.push(StockRound(seat=state.priority))


def begin_operating(state: State, events: list[Event], number: int = 1) -> None:
    of = state.phase_facts.operating_rounds
    state.push(OperatingRound(seat="", number=number, of=of, waiting=state.floated))


def loans_are_covered(state: State) -> list[str]:
    owed = [c for c, owes in state.loans.items() if owes > PER_SHARE * state.charter(c).shares or owes % LOAN]
    return [f"the loans of {company} are covered" for company in owed]


def about() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(Path(__file__).with_name("tiny.json").read_text(encoding="utf-8"))
    return data


def make_facts(players: int, options: dict[str, str]) -> Facts:
    data, floats = about(), Floats()
    facts = read_facts(data, players, options, data["map"], initial_offering=False, float_percent=20)
    trains = Trains(TrainRules(False, False, False, False, False, False, False))
    turn = OperatingTurns(MergeStep(), LoanStep(), TrackStep(()), TokenStep(), RunStep(True), DividendStep(), trains)
    stock = StockTurns(SellStep(), BuyStep(floats), StartStep(floats), then=begin_operating)
    handlers = [stock, Operating(), turn, HomeHandler(), DiscardHandler(False)]
    facts.rules = Rules(handlers, laws=(*USUAL_LAWS, loans_are_covered), price_after_sale=left_for_president)
    return facts


def new_state(facts: Facts, seed: int) -> State:
    state = opening_state(facts, seed)
    begin_stock(state, [])
    settle(state, [])
    return state


WORDS = """
kind-take_loan = take a loan
action-take_loan = { $company } takes a loan.
event-loan-taken = { $company } owes the bank { MONEY($amount) } more.
step-merge = merging
"""
TINY = Title("tiny", about, make_facts, new_state, actions=(TakeLoan, Merge), words={"en": WORDS})
