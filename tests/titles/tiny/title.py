"""Tiny: a title made for tests, on eight hexes. Companies of two sizes choose their home, borrow and merge."""

from functools import partial

from highiron.core.actions import Action, PlaceToken
from highiron.core.events import Event
from highiron.core.facts import Facts
from highiron.core.families import Box
from highiron.core.frames import Frame
from highiron.core.ids import BANK
from highiron.core.laws import USUAL_LAWS
from highiron.core.rules import Rules
from highiron.core.shares import left_for_president, move_price
from highiron.core.state import State
from highiron.flow.engine import end_game
from highiron.steps.buying import BuyStep
from highiron.steps.choice import ChoiceHandler, ChoiceStep
from highiron.steps.depot import DiscardHandler
from highiron.steps.dividend import DividendStep
from highiron.steps.floating import Floats
from highiron.steps.frames import OperatingRound, OperatingTurn
from highiron.steps.merging import absorb
from highiron.steps.money import MoneyPolicy
from highiron.steps.operating import OperatingRoundHandler, OperatingTurns
from highiron.steps.rounds import begin_operating_round, begin_operating_rounds, begin_stock_round
from highiron.steps.run import RunStep
from highiron.steps.selling import SellStep
from highiron.steps.starting import StartStep
from highiron.steps.stock import StockTurns
from highiron.steps.token import TokenStep, open_slot, place
from highiron.steps.track import TrackStep
from highiron.steps.trains import BuyTrains, Deals
from highiron.titles.load import opening_state, read_beside, read_facts
from highiron.titles.title import Title

SMALL, LOAN, PER_SHARE, LAST_TURN = 5, 50, 25, 12


class Borrow(Action, frozen=True, tag="borrow", kw_only=True):
    company: str


class Join(Action, frozen=True, tag="join", kw_only=True):
    company: str
    target: str


class ChooseHome(Frame, frozen=True, tag="choose_home", kw_only=True):
    company: str


class HomeHandler(ChoiceHandler):
    frame = ChooseHome
    offers, refused, rule = "place_token", "no-home-there", "1"

    def boxes(self, state: State) -> list[Box]:
        company = getattr(state.frame, "company", "")
        free = tuple(hex_id for hex_id in state.facts.plan.index if not open_slot(state, company, hex_id, 0, []))
        return [{"company": company, "hex": free, "stop": 0, "private": ""}] if free else []

    def do(self, state: State, action: Action, events: list[Event]) -> None:
        assert isinstance(action, PlaceToken)
        state.set_charter(action.company, state.charter(action.company).at(action.hex, 0))
        place(state, action.company, action.hex, 0, 0, events)


class LoanStep(ChoiceStep):
    name, offers, refused, rule = "loan", "borrow", "no-loan", "2"

    def boxes(self, state: State, turn: OperatingTurn) -> list[Box]:
        room = state.charter(turn.company).shares * PER_SHARE - state.loans.get(turn.company, 0)
        return [{"company": turn.company}] if room >= LOAN else []

    def do(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        state.loans[turn.company] = state.loans.get(turn.company, 0) + LOAN
        events.append(Event("loan-taken", {"company": turn.company, "amount": LOAN}))
        state.pay(BANK, turn.company, LOAN, events, "loan")
        move_price(state, turn.company, state.facts.market.left(state.cell(turn.company)), events)


class JoinStep(ChoiceStep):
    name, offers, refused, rule = "join", "join", "no-merger", "3"

    def boxes(self, state: State, turn: OperatingTurn) -> list[Box]:
        small = [c for c in state.floated if state.charter(c).shares == SMALL and state.presidents[c] == turn.seat]
        others = tuple(company for company in small if company != turn.company)
        return [{"company": turn.company, "target": others}] if others and turn.company in small else []

    def do(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Join)
        cell = max(state.cell(action.company), state.cell(action.target))
        absorb(state, action.company, action.target, events)
        move_price(state, action.company, cell, events)


class Operating(OperatingRoundHandler):
    def place_home(self, state: State, company: str, events: list[Event]) -> None:
        state.push(ChooseHome(seat=state.presidents[company], company=company))

    def on_finished(self, state: State, done: OperatingRound, events: list[Event]) -> None:
        if done.number < done.of:
            begin_operating_round(state, done.number + 1, done.of, events)
        elif state.bank_broken or state.turn == LAST_TURN:
            end_game(state, "bank" if state.bank_broken else "turn_cap", events)
        else:
            begin_stock_round(state, events)


def loans_are_covered(state: State) -> list[str]:
    return [f"{c} owes too much" for c, owes in state.loans.items() if owes > PER_SHARE * state.charter(c).shares]


def make_facts(players: int, options: dict[str, str]) -> Facts:
    data, floats = about(), Floats()
    facts = read_facts(data, players, options, data["map"], initial_offering=False, float_percent=20)
    trains = BuyTrains(MoneyPolicy(), Deals(asked=False))
    turn = OperatingTurns(JoinStep(), LoanStep(), TrackStep(()), TokenStep(), RunStep(True), DividendStep(), trains)
    stock = StockTurns(SellStep(), BuyStep(floats), StartStep(floats), then=begin_operating_rounds)
    handlers = [stock, Operating(), turn, HomeHandler(), DiscardHandler(False)]
    facts.rules = Rules(handlers, laws=(*USUAL_LAWS, loans_are_covered), price_after_sale=left_for_president)
    return facts


about = partial(read_beside, __file__, "tiny.json")
WORDS = "action-borrow = { $company } takes a loan.\nevent-loan-taken = { $company } borrows { MONEY($amount) }.\n"
new_state = partial(opening_state, begin=begin_stock_round)
TINY = Title("tiny", about, make_facts, new_state, actions=(Borrow, Join), words={"en": WORDS})
