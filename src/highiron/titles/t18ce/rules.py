"""18CE: what it is put together from."""

from highiron.core.facts import Facts
from highiron.core.handler import Handler
from highiron.core.ids import DEPOT
from highiron.core.rules import Rules
from highiron.steps.auction import BiddingWarHandler
from highiron.steps.depot import DiscardHandler
from highiron.steps.floating import Floats
from highiron.steps.offers import Deal, OfferHandler, nothing_follows
from highiron.steps.selling import SellStep
from highiron.steps.starting import SetParHandler
from highiron.steps.trade import TradeStep
from highiron.titles.t18ce.auction import PrivateAuction
from highiron.titles.t18ce.debts import RepayHandler, score
from highiron.titles.t18ce.exchange import ExchangeStep
from highiron.titles.t18ce.laws import LAWS
from highiron.titles.t18ce.operating import Operation
from highiron.titles.t18ce.phases import money_in_game, trains_in_game
from highiron.titles.t18ce.privates import on_floated
from highiron.titles.t18ce.readings import CHARTS, readings
from highiron.titles.t18ce.rounds import Operating, begin_set, ends
from highiron.titles.t18ce.running import more_trains, rules_of
from highiron.titles.t18ce.stock import (
    Purchases,
    Starts,
    Stock,
    holding_limit,
    is_afloat,
    later_first,
    price_after_sale,
    right_when_sold_out,
)


def make_rules(facts: Facts) -> Rules:
    """The handlers of 18CE with the options of these facts."""
    options = facts.options

    def chosen(name: str, value: str) -> bool:
        return options[name] == value

    auction = PrivateAuction(facts)
    floats = Floats(then=on_floated, afloat=is_afloat)
    trade = TradeStep(False, (), {}, first_turn=1)
    stock = Stock(
        SellStep(until_bought=chosen("sr_turn", "sell_buy"), one_block=True, floated_only=True),
        Purchases(floats),
        Starts(floats),
        ExchangeStep(floats, chosen("d_is_purchase", "true"), chosen("d_by_company", "director_receives")),
        *((trade,) if chosen("private_trade", "in_sr") else ()),
        then=begin_set,
        at_end=right_when_sold_out,
        mends_excess=chosen("limit_excess", "sell_in_next_turn"),
    )
    operating = Operation(facts)
    handlers: list[Handler] = [
        auction,
        BiddingWarHandler(auction, False, False),
        SetParHandler(),
        stock,
        RepayHandler(),
        Operating(operating.private_tile),
        *operating.handlers,
        DiscardHandler(True, to=DEPOT if chosen("discarded_trains", "to_supply") else ""),
        OfferHandler({"trade_private": Deal("private-trade", trade.complete, nothing_follows), **operating.deals}),
    ]
    return Rules(
        handlers,
        laws=LAWS,
        holding_limit=holding_limit,
        price_after_sale=price_after_sale,
        order=later_first,
        lay_cost=operating.lay_cost,
        route_rules=rules_of,
        more_trains=more_trains,
        ends=ends,
        score=score,
        trains_leave=True,
        money=money_in_game,
        cards=trains_in_game,
        ties_after_actor=chosen("director_tie", "after_actor"),
        readings=readings,
        charts=CHARTS,
    )
