"""Chapter 1: what it is put together from."""

from highiron.core.facts import Facts
from highiron.core.handler import Handler
from highiron.core.ids import DEPOT
from highiron.core.laws import nobody_is_short, nobody_owes, only_companies_own, pools_are_limited
from highiron.core.rules import Rules
from highiron.steps.auction import BiddingWarHandler
from highiron.steps.depot import DiscardHandler
from highiron.steps.floating import Floats
from highiron.steps.offers import Deal, OfferHandler, nothing_follows
from highiron.steps.selling import SellStep
from highiron.steps.token import TokenStep
from highiron.steps.trains import Deals
from highiron.titles.t18ce.auction import PrivateAuction
from highiron.titles.t18ce.buying_privates import Privates
from highiron.titles.t18ce.debts import RepayHandler, score
from highiron.titles.t18ce.eurasia.rounds import (
    EurasianOperating,
    at_phase,
    begin_set,
    ends,
    keep_to_era,
    money_in_game,
    trains_in_game,
)
from highiron.titles.t18ce.eurasia.running import EurasianDividends, EurasianRuns, price_after_dividend
from highiron.titles.t18ce.eurasia.stock import EurasianStarts
from highiron.titles.t18ce.eurasia.track import EurasianTrack
from highiron.titles.t18ce.eurasia.wagons import EurasianWagons
from highiron.titles.t18ce.exchange import ExchangeStep
from highiron.titles.t18ce.laws import directors_hold_most, nothing_lies_in_the_pool, wagons_belong_to_companies
from highiron.titles.t18ce.money import Loans
from highiron.titles.t18ce.operating import Turns
from highiron.titles.t18ce.private_tile import PrivateTileHandler
from highiron.titles.t18ce.readings import readings
from highiron.titles.t18ce.running import more_trains, rules_of
from highiron.titles.t18ce.stock import Purchases, Stock, holding_limit, is_afloat, later_first, price_after_sale
from highiron.titles.t18ce.stock import right_when_sold_out as at_end
from highiron.titles.t18ce.trains import Trains, kept


def make_rules(facts: Facts) -> Rules:
    """The handlers of Chapter 1 with the options of these facts."""
    options = facts.options

    def chosen(name: str, value: str) -> bool:
        return options[name] == value

    auction, floats = PrivateAuction(facts), Floats(afloat=is_afloat)
    stock = Stock(
        SellStep(until_bought=chosen("sr_turn", "sell_buy"), one_block=True, floated_only=True),
        Purchases(floats),
        EurasianStarts(floats),
        ExchangeStep(floats, chosen("d_is_purchase", "true"), chosen("d_by_company", "director_receives")),
        then=begin_set,
        at_end=at_end,
        mends_excess=chosen("limit_excess", "sell_in_next_turn"),
    )
    track, money = EurasianTrack(), Loans()
    trains = Trains(money, Deals(asked=True, kept=kept), at_phase, EurasianWagons(money), keep_to_era)
    privates = Privates(money)
    stations = TokenStep(several=chosen("stations_per_turn", "unlimited"))
    private_tile = PrivateTileHandler(track)
    deals = {
        "buy_private": Deal("private-purchase", privates.complete, nothing_follows),
        "buy_train": Deal("train-deals", trains.complete, nothing_follows),
        "buy_wagon": Deal("train-deals", trains.wagons.complete, nothing_follows),
        "sell_train": Deal("train-deals", trains.sales.complete, nothing_follows),
    }
    handlers: list[Handler] = [
        auction,
        BiddingWarHandler(auction, False, False),
        stock,
        RepayHandler(),
        EurasianOperating(private_tile),
        Turns(track, stations, EurasianRuns(), EurasianDividends(), trains, privates),
        DiscardHandler(True, to=DEPOT if chosen("discarded_trains", "to_supply") else ""),
        OfferHandler(deals),
    ]
    return Rules(
        handlers,
        laws=(
            nobody_owes,
            nobody_is_short,
            only_companies_own,
            pools_are_limited,
            directors_hold_most,
            wagons_belong_to_companies,
            nothing_lies_in_the_pool,
        ),
        holding_limit=holding_limit,
        price_after_sale=price_after_sale,
        price_after_dividend=price_after_dividend,
        order=later_first,
        lay_cost=track.cost_of_lay,
        route_rules=rules_of,
        more_trains=more_trains,
        ends=ends,
        score=score,
        trains_leave=True,
        money=money_in_game,
        cards=trains_in_game,
        ties_after_actor=chosen("director_tie", "after_actor"),
        readings=readings,
    )
