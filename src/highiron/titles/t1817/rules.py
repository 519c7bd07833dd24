"""1817: what it is put together from."""

from highiron.core.facts import Facts
from highiron.core.handler import Handler
from highiron.core.rules import Rules
from highiron.core.state import State
from highiron.steps.floating import Floats
from highiron.steps.offers import Deal, OfferHandler
from highiron.titles.t1817.company_turn import CompanyTurn
from highiron.titles.t1817.crisis import end_with_last_player
from highiron.titles.t1817.dividends import price_after_dividend
from highiron.titles.t1817.expansion import pay_inventor
from highiron.titles.t1817.ipo import HomeHandler, Ipo, IpoBiddingHandler, PaymentHandler, SizeHandler
from highiron.titles.t1817.laws import LAWS
from highiron.titles.t1817.merging import merger_handlers
from highiron.titles.t1817.operating import operating_handlers
from highiron.titles.t1817.pyramid import PyramidHandler
from highiron.titles.t1817.readings import CHARTS, readings
from highiron.titles.t1817.rounds import Rounds, ends
from highiron.titles.t1817.route_rules import rules_of
from highiron.titles.t1817.seed import SeedAuctionHandler, SeedBiddingHandler
from highiron.titles.t1817.stock import Buy, EndOfRound, Sell, Short, Stocks, price_stays
from highiron.titles.t1817.track import Track

LEAST_PLAYERS = 3


class Limits:
    """Certificates and shares that a player may have, by players still in the game (1817-1.2, 1817-7.10)."""

    def __init__(self, certificates: dict[int, int]) -> None:
        self.certificates = certificates

    def of_certificates(self, state: State) -> int:
        return self.certificates[max(LEAST_PLAYERS, len(state.facts.seats) - len(state.bankrupt))]


def of_shares(state: State, company: str, seat: str) -> int:
    """All of a 2-share company, 60 % of the others (1817-2.2)."""
    shares = state.charter(company).shares
    return shares if shares == 2 else shares * 3 // 5


def no_pool_limit(state: State, company: str) -> int:
    """The market takes any number (1817-4.15); short sales make more shares than the company has."""
    return 99


def make_rules(facts: Facts, certificates: dict[int, int], sizes: dict[str, tuple[int, ...]]) -> Rules:
    """The handlers of 1817 with the options of these facts."""
    options = facts.options

    def chosen(name: str, value: str) -> bool:
        return options[name] == value

    track = Track()
    expansion = chosen("volatility", "on")
    rounds = Rounds(chosen("final_ma_round", "play"))
    after_short = chosen("sr_sell_after_short", "allow")
    at_end = EndOfRound(chosen("short_squeeze", "on"), chosen("red_moves_at_sr_end", "yes"))
    stock = Stocks(
        Sell(after_short),
        Short(),
        Buy(Floats()),
        Ipo(),
        CompanyTurn(chosen("sr_loans_in_zones", "allow")),
        sell_first=chosen("forced_sale_timing", "first"),
        sell_after_short=after_short,
        closes_station=chosen("private_closing", "used_up"),
        begin_operating=rounds.begin_operating,
        at_end=at_end.move,
    )
    deals: dict[str, Deal] = {}
    pyramid = chosen("volatility", "on")
    auction = PyramidHandler(rounds.begin_stock) if pyramid else SeedAuctionHandler(rounds.begin_stock)
    handlers: list[Handler] = [
        auction,
        SeedBiddingHandler(auction),
        stock,
        HomeHandler(),
        IpoBiddingHandler(),
        SizeHandler(sizes),
        PaymentHandler(),
        *operating_handlers(facts, rounds, track, deals),
        *merger_handlers(facts, rounds, deals),
        OfferHandler(deals),
    ]
    return Rules(
        handlers,
        laws=LAWS,
        certificate_limit=Limits(certificates).of_certificates,
        holding_limit=of_shares,
        pool_limit=no_pool_limit,
        price_after_sale=price_stays,
        price_after_dividend=price_after_dividend,
        lay_cost=track.cost_of_lay,
        route_rules=rules_of,
        after_every_change=(pay_inventor, end_with_last_player) if expansion else (end_with_last_player,),
        trains_leave=True,
        ends=ends,
        readings=readings,
        charts=CHARTS,
    )
