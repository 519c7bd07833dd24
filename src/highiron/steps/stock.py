"""The stock round: sell, buy, sell (1830 section 4)."""

from abc import ABC, abstractmethod

import msgspec

from highiron.core.actions import Action, BuyShare, Par, Pass, SellShares, TradePrivate
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, Span, add_family, passing
from highiron.core.handler import Handler
from highiron.core.ids import BANK, IPO, POOL
from highiron.core.shares import (
    certificate_limit,
    counted_certificates,
    counts,
    heir,
    holding_limit,
    is_afloat,
    largest_sale,
    move_price,
    operating_order,
    over_limits,
    pass_presidency,
    pool_room,
    sell_shares,
)
from highiron.core.state import State
from highiron.flow.checks import not_now, reason, short_of_cash, wrong_seat
from highiron.steps.exchange import ExchangeStep
from highiron.steps.frames import SetPar, StockRound
from highiron.steps.trade import TradeStep


class StockRules:
    """What differs between titles and options in a stock round."""

    def __init__(
        self,
        price_of_turn_start: bool = False,
        capital_at_round_end: bool = False,
        brown_from_ipo: bool = False,
        first_sale_turn: int = 2,
        sell_after_buying: bool = True,
        one_block: bool = False,
        president_sells_first: bool = False,
    ) -> None:
        self.price_of_turn_start = price_of_turn_start
        self.capital_at_round_end = capital_at_round_end
        self.brown_from_ipo = brown_from_ipo
        self.first_sale_turn = first_sale_turn
        self.sell_after_buying = sell_after_buying
        self.one_block = one_block  # all shares of a company sold in a turn are one sale (1846-4.2.1)
        self.president_sells_first = president_sells_first  # others only once the company has operated (1846-4.2.5)


class StockRoundHandler(Handler, ABC):
    """Turns of players until all pass one after the other (1830-4.1)."""

    kind = "stock_round"

    def __init__(self, rules: StockRules, trade: TradeStep | None = None, exchange: ExchangeStep | None = None) -> None:
        self.rules = rules
        self.trade = trade
        self.exchange = exchange

    @abstractmethod
    def on_finished(self, state: State, events: list[Event]) -> None:
        """The stock round is over; the title starts the operating rounds."""

    # --- what a turn offers ------------------------------------------------------------------------------------

    def families(self, state: State) -> list[Family]:
        frame = state.frame
        assert isinstance(frame, StockRound)
        seat = frame.seat
        found: list[Family] = []
        sales = self.sale_boxes(state, frame)
        if sales and over_limits(state, seat):
            add_family(found, "sell_shares", seat, sales)
        else:
            found.append(passing(seat))
            add_family(found, "sell_shares", seat, sales)
            add_family(found, "buy_share", seat, self.purchase_boxes(state, frame))
            add_family(found, "par", seat, self.par_boxes(state, frame))
            if self.trade is not None:
                self.trade.add_families(state, frame, seat, found)
        if self.exchange is not None:
            self.exchange.add_families(state, found, seat, frame.fresh)
        return found

    def sale_boxes(self, state: State, frame: StockRound) -> list[Box]:
        if state.turn < self.rules.first_sale_turn or (frame.bought and not self.rules.sell_after_buying):
            return []
        boxes: list[Box] = []
        for company in state.market:
            most = largest_sale(state, company, frame.seat)
            if most and not self.sale_barred(state, frame, company):
                boxes.append({"company": company, "count": Span(1, most)})
        return boxes

    def sale_barred(self, state: State, frame: StockRound, company: str) -> list[Reason]:
        """Timing of a sale: one block a turn, and the president first (1846-4.2.1, 1846-4.2.5)."""
        reasons: list[Reason] = []
        if self.rules.one_block and any(sold == company for sold, _ in frame.sale_prices):
            reasons.append(reason(state, "sold-this-turn", "4.2.2", company=company))
        if self.rules.president_sells_first:
            reasons += explain_unoperated(state, frame.seat, company)
        return reasons

    def purchase_boxes(self, state: State, frame: StockRound) -> list[Box]:
        seat = frame.seat
        cash = state.cash[seat]
        full = counted_certificates(state, seat) >= certificate_limit(state)
        boxes: list[Box] = []
        for company in state.pars:
            if (seat, company) in frame.sold:
                continue
            held = state.shares[company]
            if held.get(seat, 0) >= holding_limit(state, company) or (full and counts(state, company)):
                continue
            sources = [
                source
                for source in (IPO, POOL)
                if certificates_for(state, company, source, seat)
                and cash >= share_price(state, company, source)
                and self.may_buy(state, frame, company, source)
            ]
            if sources:
                boxes.append({"company": company, "source": tuple(sources)})
        return boxes

    def may_buy(self, state: State, frame: StockRound, company: str, source: str) -> bool:
        """One purchase a turn; more in brown cells only, of one company, from the pool (1830-4.3.5, 1830-9.2).

        Where the trade of a private is the turn's purchase, brown shares may still follow it (1830-11.5).
        """
        if not frame.bought:
            return True
        if frame.bought_from == "par" or (frame.bought_from != "trade" and frame.bought != company):
            return False
        row, column = state.cell(company)
        if not state.facts.market.cells[row, column].multiple_purchase:
            return False
        return self.rules.brown_from_ipo or (frame.bought_from != IPO and source == POOL)

    def par_boxes(self, state: State, frame: StockRound) -> list[Box]:
        if frame.bought or counted_certificates(state, frame.seat) >= certificate_limit(state):
            return []
        cash = state.cash[frame.seat]
        boxes: list[Box] = []
        for company in state.shares:
            if company in state.pars or (frame.seat, company) in frame.sold:
                continue
            facts = state.facts.corporations[company]
            prices = tuple(p for p in state.facts.market.par_prices if p * facts.president_shares <= cash)
            if prices and state.held(company, frame.seat) + facts.president_shares <= holding_limit(state, company):
                boxes.append({"company": company, "price": prices})
        return boxes

    # --- why not -----------------------------------------------------------------------------------------------

    def explain(self, state: State, action: Action) -> list[Reason]:
        frame = state.frame
        assert isinstance(frame, StockRound)
        if self.exchange is not None and self.exchange.handles(action):
            return self.exchange.explain(state, action, frame.seat, frame.fresh)
        reasons = wrong_seat(state, action, "4.1.1")
        if not isinstance(action, SellShares) and over_limits(state, frame.seat) and self.sale_boxes(state, frame):
            reasons.append(reason(state, "must-sell-first", "4.1.5", seat=frame.seat))
        if isinstance(action, Pass):
            return reasons
        if isinstance(action, SellShares):
            return reasons + self.explain_sale(state, frame, action)
        if isinstance(action, BuyShare):
            return reasons + self.explain_purchase(state, frame, action)
        if isinstance(action, Par):
            return reasons + self.explain_par(state, frame, action)
        if isinstance(action, TradePrivate) and self.trade is not None:
            return reasons + self.trade.explain(state, frame, action)
        return [*reasons, not_now(state, action, "4.1.4", "stock_round")]

    def explain_sale(self, state: State, frame: StockRound, action: SellShares) -> list[Reason]:
        reasons: list[Reason] = []
        if state.turn < self.rules.first_sale_turn:
            reasons.append(reason(state, "no-sales-in-first-round", "4.2.1"))
        if frame.bought and not self.rules.sell_after_buying:
            reasons.append(reason(state, "already-bought", "4.1.4", bought=frame.bought))
        reasons += self.sale_barred(state, frame, action.company)
        return reasons + explain_bundle(state, action.seat, action.company, action.count)

    def explain_purchase(self, state: State, frame: StockRound, action: BuyShare) -> list[Reason]:
        company, source, seat = action.company, action.source, action.seat
        reasons: list[Reason] = []
        if source not in (IPO, POOL):
            return [reason(state, "unknown-source", "4.3.1", source=source)]
        if company not in state.pars:
            return [reason(state, "not-started", "4.3.2", company=company)]
        if not certificates_for(state, company, source, seat):
            reasons.append(reason(state, "no-share-there", "4.3.1", company=company, source=source))
        if not self.may_buy(state, frame, company, source):
            rule = "4.3.5" if frame.bought == company else "4.4.4"
            reasons.append(reason(state, "already-bought", rule, bought=frame.bought))
        if (seat, company) in frame.sold:
            reasons.append(reason(state, "sold-this-round", "4.2.6", company=company))
        reasons += explain_room(state, seat, company, 1, 1)
        return reasons + short_of_cash(state, seat, share_price(state, company, source), "4.3.1")

    def explain_par(self, state: State, frame: StockRound, action: Par) -> list[Reason]:
        company, seat = action.company, action.seat
        if company in state.pars or company not in state.shares:
            return [reason(state, "already-started", "4.5.1", company=company)]
        reasons: list[Reason] = []
        if frame.bought:
            reasons.append(reason(state, "already-bought", "4.4.4", bought=frame.bought))
        shares = state.corporation(company).president_shares
        reasons += explain_room(state, seat, company, shares, 1)
        if action.price not in state.facts.market.pars:
            prices = list(state.facts.market.par_prices)
            return [*reasons, reason(state, "not-a-par-price", "4.5.1", price=action.price, prices=prices)]
        return reasons + short_of_cash(state, seat, action.price * shares, "4.5.1")

    # --- doing -------------------------------------------------------------------------------------------------

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        frame = state.frame
        assert isinstance(frame, StockRound)
        seat = action.seat
        if self.exchange is not None and self.exchange.handles(action):
            company = self.exchange.apply(state, action, events)
            self.float_if_due(state, company, events)
            return
        if isinstance(action, Pass):
            events.append(Event("passed", {"seat": seat}))
            self.end_turn(state)
            return
        if isinstance(action, TradePrivate) and self.trade is not None:
            state.replace_frame(msgspec.structs.replace(frame, fresh=False))
            self.trade.apply(state, action, events)
            return
        if isinstance(action, SellShares):
            price = state.price(action.company)
            prices = dict(frame.sale_prices)
            first_price = prices.setdefault(action.company, price)
            if self.rules.price_of_turn_start:
                price = first_price
            sold = frame.sold if (seat, action.company) in frame.sold else (*frame.sold, (seat, action.company))
            sell_shares(state, seat, action.company, action.count, price, events)
            self.note(state, seat, sold=sold, sale_prices=tuple(prices.items()))
        elif isinstance(action, Par):
            self.start(state, action, events)
            self.note(state, seat, bought=action.company, bought_from="par")
        elif isinstance(action, BuyShare):
            buy_share(state, seat, action.company, action.source, events)
            self.note(state, seat, bought=action.company, bought_from=action.source)
            self.float_if_due(state, action.company, events)

    def note(self, state: State, seat: str, **changes: object) -> None:
        """Remember in the frame what the turn has done."""
        frame = state.frame
        state.replace_frame(msgspec.structs.replace(frame, acted=True, fresh=False, last_actor=seat, **changes))

    def start(self, state: State, action: Par, events: list[Event]) -> None:
        """Take the president's certificate at the chosen par (1830-4.5.1)."""
        company, seat = action.company, action.seat
        shares = state.corporation(company).president_shares
        payee = company if state.facts.treasury_shares else BANK
        state.pay(seat, payee, action.price * shares, events, "shares")
        state.move_shares(company, IPO, seat, shares)
        set_par(state, company, seat, action.price, events)
        self.float_if_due(state, company, events)

    def float_if_due(self, state: State, company: str, events: list[Event]) -> None:
        """Float at 60% sold; capital now or at the end of the round (1830-4.7)."""
        if company in state.floated or not is_afloat(state, company):
            return
        state.floated = (*state.floated, company)
        events.append(Event("floated", {"company": company}))
        self.on_floated(state, company, events)
        if state.facts.treasury_shares:
            return  # the shares themselves bring the money (1846-4.3.1)
        frame = state.frames[0]
        if self.rules.capital_at_round_end and isinstance(frame, StockRound):
            owed = msgspec.structs.replace(frame, unpaid=(*frame.unpaid, company))
            state.frames = (owed, *state.frames[1:])
        else:
            pay_capital(state, company, events)

    def on_floated(self, state: State, company: str, events: list[Event]) -> None:
        """What a company gets besides its capital when it floats."""
        return

    def end_turn(self, state: State) -> None:
        frame = state.frame
        assert isinstance(frame, StockRound)
        state.replace_frame(
            StockRound(
                seat=state.next_seat(frame.seat),
                passes=0 if frame.acted else frame.passes + 1,
                last_actor=frame.last_actor,
                sold=frame.sold,
                unpaid=frame.unpaid,
            )
        )

    def settle(self, state: State, events: list[Event]) -> bool:
        """End the round when all passed; end a turn that has nothing left to do (1830-14.6)."""
        frame = state.frame
        assert isinstance(frame, StockRound)
        if frame.passes >= len(state.in_play()):
            self.finish(state, frame, events)
            return True
        if self.has_choice(state, frame):
            return False
        self.end_turn(state)
        return True

    def has_choice(self, state: State, frame: StockRound) -> bool:
        return bool(
            self.sale_boxes(state, frame)
            or self.purchase_boxes(state, frame)
            or self.par_boxes(state, frame)
            or (self.trade is not None and self.trade.possible(state, frame, frame.seat))
            or (self.exchange is not None and self.exchange.waits_for(state, frame.seat))
        )

    def finish(self, state: State, frame: StockRound, events: list[Event]) -> None:
        """Sold-out companies rise, capital is paid, priority is set (1830-4.9)."""
        state.pop()
        for company in operating_order(state, state.floated):
            self.move_at_end(state, company, events)
        for company in frame.unpaid:
            pay_capital(state, company, events)
        if frame.last_actor:
            state.priority = state.next_seat(frame.last_actor)
        events.append(Event("stock-round-ended", {"priority": state.priority}))
        self.on_finished(state, events)

    def move_at_end(self, state: State, company: str, events: list[Event]) -> None:
        """A company all of whose shares are with players rises (1830-4.9.1)."""
        held = state.shares[company]
        if held[IPO] == 0 and held[POOL] == 0:
            move_price(state, company, state.facts.market.up(state.cell(company)), events)


def share_price(state: State, company: str, source: str) -> int:
    """Par from the initial offering, market price from the pool; treasury shares cost the market price too."""
    if source == IPO and not state.facts.treasury_shares:
        return state.pars[company]
    return state.price(company)


def certificates_for(state: State, company: str, source: str, seat: str) -> int:
    """Certificates of one share that the seat could buy there.

    Without a president the 20% certificate lies in the pool: whoever has a share may trade up to it, nobody else
    can take it (1846-5.7.3).
    """
    there = state.shares[company][source]
    if source == POOL and company not in state.presidents and state.held(company, seat) == 0:
        there -= state.corporation(company).president_shares
    return max(0, there)


def explain_unoperated(state: State, seat: str, company: str) -> list[Reason]:
    """Only its president sells shares of a company that has not operated yet (1846-4.2.5)."""
    if company in state.operated or state.presidents.get(company) == seat:
        return []
    return [reason(state, "not-operated-yet", "4.2.5", company=company)]


def explain_bundle(state: State, seat: str, company: str, count: int) -> list[Reason]:
    """Why these shares may not go to the pool (1830-4.2)."""
    if company not in state.market:
        return [reason(state, "no-price-yet", "4.2.5", company=company)]
    if count < 1:
        return [reason(state, "sell-at-least-one", "4.2.2", count=count)]
    held = state.held(company, seat)
    if held < count:
        return [reason(state, "not-that-many-shares", "4.2.2", company=company, has=held, count=count)]
    reasons: list[Reason] = []
    if pool_room(state, company) < count:
        reasons.append(reason(state, "pool-full", "4.2.3", company=company, room=max(0, pool_room(state, company))))
    if state.presidents.get(company) == seat:
        certificate, other = state.corporation(company).president_shares, heir(state, company, seat)
        if held - count < certificate and (not other or state.held(company, other) < certificate):
            reasons.append(reason(state, "president-cannot-sell-that-far", "4.2.4", company=company))
    return reasons


def explain_room(state: State, seat: str, company: str, shares: int, papers: int) -> list[Reason]:
    """The certificate limit and the limit on one corporation (1830-4.3.3, 1830-4.3.4)."""
    reasons: list[Reason] = []
    held = state.held(company, seat)
    limit = holding_limit(state, company)
    if held + shares > limit:
        reasons.append(reason(state, "over-holding-limit", "4.3.3", company=company, has=held, limit=limit))
    count = counted_certificates(state, seat)
    if counts(state, company) and count + papers > certificate_limit(state):
        limit = certificate_limit(state)
        reasons.append(reason(state, "over-certificate-limit", "4.3.4", has=count, limit=limit))
    return reasons


def buy_share(state: State, seat: str, company: str, source: str, events: list[Event]) -> None:
    """Pay par or market price to the bank and take one share (1830-4.3.1)."""
    price = share_price(state, company, source)
    payee = company if source == IPO and state.facts.treasury_shares else BANK
    state.pay(seat, payee, price, events, "shares")
    state.move_shares(company, source, seat, 1)
    events.append(Event("share-bought", {"seat": seat, "company": company, "source": source, "price": price}))
    pass_presidency(state, company, events)


def set_par(state: State, company: str, seat: str, price: int, events: list[Event]) -> None:
    """The company has its par, its place in the market and its president."""
    state.pars[company] = price
    state.presidents[company] = seat
    state.move_token(company, state.facts.market.pars[price])
    events.append(Event("company-started", {"company": company, "seat": seat, "par": price}))


def pay_capital(state: State, company: str, events: list[Event]) -> None:
    """Full capital: ten times par (1830-4.7.2)."""
    amount = state.pars[company] * state.corporation(company).shares
    state.pay(BANK, company, amount, events, "capital")


class SetParHandler(Handler):
    """Any par value; the gift has no limit by cash (1830-4.5.1)."""

    kind = "set_par"

    def families(self, state: State) -> list[Family]:
        frame = state.frame
        assert isinstance(frame, SetPar)
        prices = tuple(state.facts.market.par_prices)
        return [Family("par", frame.seat, [{"company": frame.company, "price": prices}])]

    def explain(self, state: State, action: Action) -> list[Reason]:
        frame = state.frame
        assert isinstance(frame, SetPar)
        reasons = wrong_seat(state, action, "3.9")
        if not isinstance(action, Par):
            return [*reasons, not_now(state, action, "3.9", "set_par")]
        if action.company != frame.company:
            reasons.append(reason(state, "other-par-due", "3.9", company=frame.company))
        if action.price not in state.facts.market.pars:
            prices = list(state.facts.market.par_prices)
            reasons.append(reason(state, "not-a-par-price", "4.5.1", price=action.price, prices=prices))
        return reasons

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Par)
        state.pop()
        set_par(state, action.company, action.seat, action.price, events)
