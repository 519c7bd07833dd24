"""1830: what it is put together from, and the few things only it has."""

from highiron.core.actions import LayTile
from highiron.core.events import Event
from highiron.core.facts import Facts
from highiron.core.handler import Handler
from highiron.core.ids import IPO
from highiron.core.rules import Rules
from highiron.core.state import State
from highiron.flow.engine import end_game
from highiron.steps.auction import AuctionHandler, BiddingWarHandler
from highiron.steps.buying import BuyStep
from highiron.steps.depot import DiscardHandler, close_private
from highiron.steps.dividend import DividendStep
from highiron.steps.exchange import ExchangeStep
from highiron.steps.floating import Floats
from highiron.steps.frames import Auction, ChooseCity, OperatingRound, OperatingTurn, PrivateToken, SetPar
from highiron.steps.fund_train import FundTrainHandler
from highiron.steps.offers import Deal, OfferHandler, nothing_follows
from highiron.steps.operating import OperatingRoundHandler, OperatingTurns, home_stop
from highiron.steps.president_helps import PresidentHelps
from highiron.steps.privates import PrivatesStep
from highiron.steps.rounds import begin_operating_round, begin_operating_rounds, begin_stock_round
from highiron.steps.run import RunStep
from highiron.steps.selling import SellStep
from highiron.steps.starting import SetParHandler, StartStep
from highiron.steps.stock import StockTurns
from highiron.steps.swap_any_time import SwapAnyTime
from highiron.steps.token import ChooseCityHandler, PrivateTokenHandler, TokenStep, place
from highiron.steps.track import TilePrivilege, TrackStep
from highiron.steps.trade import TradeStep
from highiron.steps.trains import BuyTrains, Deals
from highiron.titles.load import opening_state


class PrivateAuction(AuctionHandler):
    """CA brings a share of PRR, BO the presidency of the B&O (1830-2.2.6, 1830-2.2.7)."""

    def on_sold(self, state: State, private: str, seat: str, events: list[Event]) -> None:
        if private == "CA":
            state.move_shares("PRR", IPO, seat, 1)
            events.append(Event("share-given", {"seat": seat, "company": "PRR", "count": 1}))
        elif private == "BO":
            shares = state.charter("B&O").president_shares
            state.move_shares("B&O", IPO, seat, shares)
            state.presidents["B&O"] = seat
            events.append(Event("share-given", {"seat": seat, "company": "B&O", "count": shares}))
            state.push(SetPar(seat=seat, company="B&O"))

    def on_finished(self, state: State, opener: str, events: list[Event]) -> None:
        state.priority = opener
        begin_stock_round(state, events)


class Operating(OperatingRoundHandler):
    """The next round of the set, the end of the game, or a stock round."""

    def on_finished(self, state: State, done: OperatingRound, events: list[Event]) -> None:
        if capped(state, events):
            return
        if done.number < done.of:
            begin_operating_round(state, done.number + 1, done.of, events)
        elif state.bank_broken:
            end_game(state, "bank", events)  # 1830-7.1
        else:
            begin_stock_round(state, events)

    def place_home(self, state: State, company: str, events: list[Event]) -> None:
        """Free and compulsory; ERIE chooses its city once a tile is there (1830-5.4.1, 1830-5.4.6)."""
        home = state.charter(company).home
        stop = home_stop(state, company)
        if stop < 0 and home in state.board.tiles:
            state.push(ChooseCity(seat=state.presidents[company], company=company, hex=home, lifted=False))
        else:
            place(state, company, home, max(stop, 0), 0, events)


class Track(TrackStep):
    """A tile may lift a token from a city without track (1830-5.3.10); DH's tile brings a token (1830-2.2.4)."""

    def on_laid(self, state: State, turn: OperatingTurn, action: LayTile, events: list[Event]) -> None:
        for company, placed in state.board.stations.items():
            if (action.hex, -1) in placed:
                state.push(ChooseCity(seat=turn.seat, company=company, hex=action.hex, lifted=True))
        if action.private == "DH" and state.tokens_left(turn.company) > 0:
            state.push(PrivateToken(seat=turn.seat, company=turn.company, hex=action.hex, private="DH"))


def close_bo(state: State, company: str, events: list[Event]) -> None:
    """BO closes when the B&O buys its first train, from any source (1830-2.2.7)."""
    if company == "B&O" and "BO" in state.privates:
        close_private(state, "BO", events)


def after_stock_round(state: State, events: list[Event]) -> None:
    """A set of operating rounds, as many as the phase says (1830-2.4.2)."""
    if not capped(state, events):
        begin_operating_rounds(state, events)


def capped(state: State, events: list[Event]) -> bool:
    """18xx.games stops a game that reaches turn 100 (1830-11.17)."""
    cap = state.facts.options["turn_cap"]
    if cap == "none" or state.turn < int(cap):
        return False
    end_game(state, "turn_cap", events)
    return True


def make_rules(facts: Facts) -> Rules:
    """The handlers of 1830 with the options of these facts."""
    options = facts.options

    def chosen(name: str, value: str) -> bool:
        return options[name] == value

    ask = chosen("consent", "asked")
    floats = Floats(chosen("capital_timing", "sr_end"))
    exchange = ExchangeStep("MH", "NYC", chosen("mh_timing", "any_time"), floats)
    buyer_only = chosen("private_trade", "buyer_turn")
    trade = TradeStep(buyer_only, ("BO",) if buyer_only else (), {"CA": "PRR"} if buyer_only else {})
    stock = StockTurns(
        SellStep(price_of_turn_start=chosen("same_turn_sale_price", "start_of_turn")),
        BuyStep(floats, chosen("brown_from_ipo", "on")),
        StartStep(floats),
        trade,
        exchange,
        then=after_stock_round,
    )
    track = Track(
        (
            TilePrivilege("CS", "plain-tile-private", True, False, chosen("cs_timing", "whole_turn")),
            TilePrivilege("DH", "token-private", False, True, False),
        )
    )
    money = PresidentHelps(
        sell_once_agreed=ask,
        help_always_for_used=chosen("president_help", "always_for_used"),
        sell_without_need=chosen("forced_sale_condition", "any_buy_step"),
        price_floor_after_sale=chosen("forced_sale_purchase_floor", "on"),
        declared_bankruptcy=chosen("bankrupt_condition", "declared"),
        private_sales=chosen("emergency_private_sale", "allowed"),
        keep_sale_price=chosen("same_turn_sale_price", "start_of_turn"),
    )
    trains = BuyTrains(money, Deals(asked=ask), then=close_bo)
    privates = PrivatesStep(ask, track)
    operating = OperatingTurns(
        track,
        TokenStep(),
        RunStep(chosen("route_maximum", "challenge")),
        DividendStep(),
        trains,
        privates,
        exchange,
    )
    auction = PrivateAuction(options["auction_resume"], chosen("free_sv_pd", "moves"))
    pending: list[Handler] = [
        ChooseCityHandler(),
        PrivateTokenHandler(),
        DiscardHandler(chosen("discard_order", "market")),
        OfferHandler(
            {
                "trade_private": Deal("private-trade", trade.complete, nothing_follows),
                "buy_private": Deal("private-purchase", privates.complete, nothing_follows),
                "buy_train": Deal("train-deals", trains.complete, money.declined),
            }
        ),
        FundTrainHandler(money, trains.buy, chosen("train_sale_veto", "on")),
    ]
    if exchange.at_will:
        pending = [SwapAnyTime(handler, exchange) for handler in pending]
    handlers: list[Handler] = [
        auction,
        BiddingWarHandler(auction, chosen("auction_reentry", "on"), chosen("auction_order", "lowest_next")),
        SetParHandler(),
        stock,
        Operating(),
        operating,
        *pending,
    ]
    return Rules(handlers, lay_cost=track.cost_of_lay)


def begin_auction(state: State, events: list[Event]) -> None:
    """All privates are for sale first (1830 section 3)."""
    state.push(Auction(seat=state.facts.seats[0], opener=state.facts.seats[0]))


def first_state(facts: Facts, seed: int) -> State:
    """The start: all privates for sale, all shares in the initial offering (1830 section 1)."""
    return opening_state(facts, seed, begin_auction)
