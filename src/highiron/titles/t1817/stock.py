"""The stock round: a player acts for himself, or for one company that he presides over (1817 section 4)."""

from collections.abc import Callable
from typing import ClassVar

from highiron.core.actions import Action, SellShares
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, add_family
from highiron.core.frames import Frame
from highiron.core.ids import POOL
from highiron.core.market import Cell
from highiron.core.shares import move_price
from highiron.core.state import State
from highiron.flow.checks import reason
from highiron.steps.buying import BuyStep, explain_room
from highiron.steps.frames import StockRound
from highiron.steps.selling import SellStep
from highiron.steps.stock import StockTurns, note
from highiron.steps.turn import Step
from highiron.titles.t1817.actions import ShortShare
from highiron.titles.t1817.frames import Stock, noted
from highiron.titles.t1817.ipo import pay_required_tokens
from highiron.titles.t1817.rounds import LAST_PHASE
from highiron.titles.t1817.shorts import add_short, close_pairs, open_shorts, short_cap, shorts_of
from highiron.titles.t1817.zones import is_red, is_white, put_into_liquidation

SMALLEST = 2  # shares of a company that is never traded


def acts_for_company(turn: StockRound) -> bool:
    """Whether the turn is spent on a company (1817-4.5)."""
    return bool(noted(turn).acting_for)


def explain_own_turn(state: State, turn: StockRound) -> list[Reason]:
    """Who acts for a company does not act for himself (1817-4.5)."""
    company = noted(turn).acting_for
    return [reason(state, "turn-of-a-company", "company-turn", company=company)] if company else []


def explain_trade(state: State, company: str) -> list[Reason]:
    """Shares in the grey and red zones cannot be traded (1817-2.23)."""
    if company in state.market and not is_white(state, company):
        return [reason(state, "shares-illiquid", "illiquid-shares", company=company)]
    return []


def price_stays(state: State, company: str, seat: str, count: int) -> Cell:
    """No sale moves a price (1817-4.13)."""
    return state.cell(company)


class Sell(SellStep):
    """Any number of shares, before the purchase, and before the short unless the option says otherwise (1817-4.3)."""

    def __init__(self, after_short: bool) -> None:
        super().__init__(first_turn=1, until_bought=True)
        self.after_short = after_short

    def barred(self, state: State, turn: StockRound, company: str) -> list[Reason]:
        """What may not be sold now (1817-4.14)."""
        reasons = explain_own_turn(state, turn) + explain_trade(state, company)
        here = noted(turn)
        if here.shorted and not self.after_short:
            reasons.append(reason(state, "sale-after-short", "turn-for-oneself", company=here.shorted))
        if state.charter(company).shares == SMALLEST:
            reasons.append(reason(state, "two-share-company", "unsellable-shares", company=company))
        if company in here.started:
            reasons.append(reason(state, "started-this-round", "unsellable-shares", company=company))
        return reasons

    def apply(self, state: State, turn: StockRound, action: Action, events: list[Event]) -> None:
        super().apply(state, turn, action, events)
        assert isinstance(action, SellShares)
        close_pairs(state, action.company, events)


class Short(Step[StockRound]):
    """One short a turn (1817-4.20, 1817-4.21)."""

    name = "short"
    kinds: ClassVar[tuple[type[Action], ...]] = (ShortShare,)

    def asks(self, state: State, turn: StockRound) -> bool:
        return bool(self.boxes(state, turn))

    def boxes(self, state: State, turn: StockRound) -> list[Box]:
        here = noted(turn)
        if here.bought or here.shorted or here.acting_for or state.phase_facts.id == LAST_PHASE:
            return []
        found = tuple(c for c in state.floated if not self.explain_company(state, here, c))
        return [{"company": found}] if found else []

    def add_families(self, state: State, turn: StockRound, found: list[Family], current: bool) -> None:
        add_family(found, "short", turn.seat, self.boxes(state, turn))

    def explain_company(self, state: State, turn: Stock, company: str) -> list[Reason]:
        """Why shares of this company cannot be sold short by this player (1817-4.20)."""
        if company not in state.floated:
            return [reason(state, "not-started", "shorts", company=company)]
        reasons = explain_trade(state, company)
        if state.charter(company).shares == SMALLEST:
            reasons.append(reason(state, "two-share-company", "shorts", company=company))
        if open_shorts(state, company) >= short_cap(state, company):
            cap = short_cap(state, company)
            reasons.append(reason(state, "no-short-left", "shorts", company=company, cap=cap))
        if company in turn.started:
            reasons.append(reason(state, "started-this-round", "shorts", company=company))
        if state.held(company, turn.seat):
            reasons.append(reason(state, "short-of-own-share", "shorts", company=company))
        return reasons

    def explain(self, state: State, turn: StockRound, action: Action, current: bool) -> list[Reason]:
        assert isinstance(action, ShortShare)
        here = noted(turn)
        reasons = explain_own_turn(state, turn)
        if here.bought:
            reasons.append(reason(state, "already-bought", "turn-for-oneself", bought=here.bought, action="short"))
        if here.shorted:
            reasons.append(reason(state, "already-shorted", "one-short", company=here.shorted))
        if state.phase_facts.id == LAST_PHASE:
            reasons.append(reason(state, "no-more-shorts", "shorts", phase=LAST_PHASE))
        return reasons + self.explain_company(state, here, action.company)

    def apply(self, state: State, turn: StockRound, action: Action, events: list[Event]) -> None:
        assert isinstance(action, ShortShare)
        seat, company = action.seat, action.company
        add_short(state, company, seat, events)
        sold = turn.sold if (seat, company) in turn.sold else (*turn.sold, (seat, company))  # 1817-4.22
        note(state, seat, sold=sold, shorted=company)


class Buy(BuyStep):
    """One share from treasury or market; who is short of it may buy beyond the limit of certificates (1817-4.28)."""

    def may_buy(self, state: State, turn: StockRound, company: str, source: str) -> bool:
        return not turn.bought and not acts_for_company(turn) and is_white(state, company)

    def has_room(self, state: State, seat: str, company: str, full: bool) -> bool:
        """A share that closes a short counts nowhere (1817-4.9)."""
        return shorts_of(state, company, seat) > 0 or super().has_room(state, seat, company, full)

    def explain_limits(self, state: State, seat: str, company: str) -> list[Reason]:
        return [] if shorts_of(state, company, seat) else explain_room(state, seat, company, 1, 1)

    def explain(self, state: State, turn: StockRound, action: Action, current: bool) -> list[Reason]:
        reasons = super().explain(state, turn, action, current)
        company = getattr(action, "company", "")
        if company not in state.pars:
            return reasons
        named = explain_own_turn(state, turn) + explain_trade(state, company)
        if named and not turn.bought:
            reasons = [why for why in reasons if why.code != "already-bought"]
        return named + reasons

    def apply(self, state: State, turn: StockRound, action: Action, events: list[Event]) -> None:
        super().apply(state, turn, action, events)
        company: str = getattr(action, "company", "")
        close_pairs(state, company, events)
        pay_required_tokens(state, company, events)


class Stocks(StockTurns):
    """Turns of players; at the end prices move and companies without their tokens are lost (1817-4.47, 1817-4.50)."""

    frame: ClassVar[type[Frame]] = Stock

    def __init__(
        self,
        *steps: Step[StockRound],
        sell_first: bool,
        sell_after_short: bool,
        closes_station: bool,
        begin_operating: Callable[[State, int, int, list[Event]], None],
        at_end: Callable[[State, str, list[Event]], None],
    ) -> None:
        super().__init__(*steps, then=nothing_here, at_end=at_end)
        self.sell_first = sell_first
        self.sell_after_short = sell_after_short
        self.closes_station = closes_station
        self.begin_operating = begin_operating

    def is_open_to_crowded(self, step: Step[StockRound]) -> bool:
        """Who is over the limit sells; he may short before where sales may follow that (1817-4.11)."""
        if SellShares in step.kinds:
            return True
        return ShortShare in step.kinds and self.sell_after_short and not self.sell_first

    def following_turn(self, turn: StockRound, seat: str, passes: int) -> StockRound:
        here = noted(turn)
        return Stock(
            seat=seat,
            passes=passes,
            last_actor=here.last_actor,
            sold=here.sold,
            rounds=here.rounds,
            started=here.started,
            untokened=here.untokened,
        )

    def settle_debts(self, state: State, turn: StockRound, events: list[Event]) -> None:
        """Companies that could not buy their tokens go into liquidation, in the order of the list (1817-4.47)."""
        lost = noted(turn).untokened
        for company in state.facts.corporations:
            if company in lost:
                put_into_liquidation(state, company, events)
        if self.closes_station and state.privates.get("TS") in state.facts.corporations:
            del state.privates["TS"]  # 1817-13.16
            events.append(Event("private-closed", {"private": "TS"}))

    def go_on(self, state: State, turn: StockRound, events: list[Event]) -> None:
        self.begin_operating(state, 1, noted(turn).rounds, events)


def nothing_here(state: State, events: list[Event]) -> None:
    """The round knows itself what follows."""


class EndOfRound:
    """Prices at the end of a stock round (1817-4.50)."""

    def __init__(self, squeeze: bool, red_moves: bool) -> None:
        self.squeeze = squeeze  # two spaces for more than all shares (1817-9.3)
        self.red_moves = red_moves  # a sold-out company leaves the red space

    def move(self, state: State, company: str, events: list[Event]) -> None:
        shares, market = state.charter(company).shares, state.facts.market
        red = is_red(state, company)
        stays = red and (not self.red_moves or company not in state.presidents)  # 1817-7.11: such a one is liquidated
        if shares == SMALLEST or stays:
            return
        held = state.shares[company]
        with_players = sum(held.get(seat, 0) for seat in state.facts.seats)
        cell = state.cell(company)
        if with_players >= shares:
            cell = market.right(cell)
            if self.squeeze and with_players > shares:
                cell = market.right(cell)
        move_price(state, company, cell, events)  # a move of its own: who comes back has arrived anew (1817-2.24)
        if not red:
            for _ in range(held[POOL]):
                cell = market.left(cell)
            move_price(state, company, cell, events)
