"""What a title decides, as one object that engine, bots, environment, records and page ask.

A title builds it once for each set of facts and hangs it on them: `state.facts.rules`. It is put together from
handlers and from small functions of a state; what a title does not name is as in most titles.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from highiron.core.events import Event, Reading
from highiron.core.frames import Frame, frame_kind
from highiron.core.handler import Handler, as_declared
from highiron.core.laws import USUAL_LAWS, Law
from highiron.core.market import Cell
from highiron.core.route_rules import Length, RouteRules
from highiron.core.shares import (
    by_price,
    down_for_each_share,
    half_of_all_shares,
    limit_by_companies,
    part_of_all_shares,
    wealth,
)
from highiron.core.state import State

Change = Callable[[State, list[Event]], bool]  # what happens by itself; True when something did


class Round:
    """Which round is played: its kind, the turn, its place in a set of rounds, and the kind of frame that it is."""

    def __init__(self, kind: str, turn: int, number: int = 0, of: int = 0, frame: str = "") -> None:
        self.kind = kind  # "" for none
        self.turn = turn
        self.number = number
        self.of = of
        self.frame = frame  # what a title may have two of for one kind of round


class Chart:
    """Figures of a title's own that are followed from round to round: of the game, or of its companies or players.

    `values` gives a number for each that has one, in the order in which they should stand; of the game under "".
    """

    def __init__(self, code: str, values: Callable[[State], dict[str, int]], money: bool = False) -> None:
        self.code = code  # names it for the catalogues: chart-CODE
        self.values = values
        self.money = money  # dollars, not pieces


class HexBonus:
    """A hex where runs can earn more, as the board marks it: what for, the sign there, and how much."""

    def __init__(self, hex_id: str, kind: str, sign: str, amount: int) -> None:
        self.hex_id = hex_id
        self.kind = kind  # names it for the catalogues: web-map-bonus-KIND
        self.sign = sign
        self.amount = amount


class End:
    """One way the game can end: how near it is (`has` of `limit`), and whether it is certain now."""

    def __init__(self, code: str, has: int, limit: int, certain: bool) -> None:
        self.code = code
        self.has = has
        self.limit = limit
        self.certain = certain


def moves_right_or_left(state: State, company: str, cell: Cell, paid: int) -> Cell:
    """Right for a dividend, left without one (1830-5.6.4)."""
    market = state.facts.market
    return market.right(cell) if paid else market.left(cell)


def printed_cost(state: State, company: str, hex_id: str, tile: str, rotation: int, private: str) -> int:
    """Terrain, once, with the first tile (1830-5.3.8)."""
    if hex_id in state.board.tiles:
        return 0
    return state.facts.plan.hexes[state.facts.plan.index[hex_id]].cost


def no_more_trains(state: State, company: str) -> tuple[tuple[str, Length], ...]:
    """A company runs the trains that it owns."""
    return ()


def plain_runs(state: State, company: str) -> RouteRules:
    """Every stop counts and pays its value."""
    return _plain_rules(state.facts.title)


@cache
def _plain_rules(title: str) -> RouteRules:
    return RouteRules(title)


def when_bank_breaks(state: State) -> list[End]:
    """The bank is broken; the set of operating rounds is played out (1830-7.1)."""
    left = max(0, state.cash["bank"] - state.facts.bank_breaks_at)
    return [End("bank", left, state.facts.bank, state.bank_broken)]


def all_in_the_bank(state: State) -> int:
    """All money comes from the bank's box."""
    return state.facts.bank


def printed_cards(state: State, card: str) -> int:
    """As many as were printed, -1 for any number."""
    return state.facts.trains[card].count


def nothing_to_read(state: State) -> list[Reading]:
    """Money, shares, trains and tokens say it all."""
    return []


def is_company(state: State, name: str, kind: str) -> bool:
    """Whether the name may stand as the company of an action of that kind: any company in the game."""
    return name in state.shares


def as_it_is(data: dict[str, Any]) -> dict[str, Any]:
    """States of earlier forms that differ in nothing but what the frames' handlers read."""
    return data


class Rules:
    """The handlers of a title and its answers. One object per title and set of options, shared by all its games."""

    def __init__(
        self,
        handlers: list[Handler],
        *,
        after_every_change: tuple[Change, ...] = (),
        laws: tuple[Law, ...] = USUAL_LAWS,
        certificate_limit: Callable[[State], int] = limit_by_companies,
        holding_limit: Callable[[State, str, str], int] = part_of_all_shares,
        pool_limit: Callable[[State, str], int] = half_of_all_shares,
        price_after_sale: Callable[[State, str, str, int], Cell] = down_for_each_share,
        price_after_dividend: Callable[[State, str, Cell, int], Cell] = moves_right_or_left,
        order: Callable[[State, tuple[str, ...]], list[str]] = by_price,
        lay_cost: Callable[[State, str, str, str, int, str], int] = printed_cost,
        route_rules: Callable[[State, str], RouteRules] = plain_runs,
        more_trains: Callable[[State, str], tuple[tuple[str, Length], ...]] = no_more_trains,
        ends: Callable[[State], list[End]] = when_bank_breaks,
        score: Callable[[State, str], int] = wealth,
        known_company: Callable[[State, str, str], bool] = is_company,
        renew: Callable[[dict[str, Any]], dict[str, Any]] = as_it_is,
        trains_leave: bool = False,
        money: Callable[[State], int] = all_in_the_bank,
        cards: Callable[[State, str], int] = printed_cards,
        ties_after_actor: bool = False,
        readings: Callable[[State], list[Reading]] = nothing_to_read,
        charts: tuple[Chart, ...] = (),
        hex_bonuses: tuple[HexBonus, ...] = (),
    ) -> None:
        self.handlers = {handler.kind: as_declared(handler) for handler in handlers}
        self._by_sort: dict[type[Frame], Handler] = {}  # the same by the sorts of frames met so far
        # Run by the engine after every action and everything that follows, until nothing changes any more.
        self.after_every_change = after_every_change
        self.laws = laws  # checked by the conformance suite; a title lists those of USUAL_LAWS that it keeps
        self.certificate_limit = certificate_limit  # state -> certificates a player may have
        self.holding_limit = holding_limit  # state, company, seat -> shares of it that the player may have
        self.pool_limit = pool_limit  # state, company -> shares of it that the pool may have
        self.price_after_sale = price_after_sale  # state, company, seller, shares -> where its price goes
        # state, company, where its price stands, what it paid in all -> where its price goes
        self.price_after_dividend = price_after_dividend
        self.order = order  # state, companies -> the order in which they operate
        # state, company, hex, tile, rotation, the private that gives the tile or "" -> dollars for the lay
        self.lay_cost = lay_cost
        self.route_rules = route_rules  # state, company -> how its runs are valued
        self.more_trains = more_trains  # state, company -> what it may run as a train besides its trains
        self.ends = ends
        self.known_company = known_company  # state, name, kind of action -> whether it may be the action's company
        self.score = score  # state, seat -> what a player would have in the end
        self.trains_leave = trains_leave  # cards leave the depot, or go with their owner, without being bought
        self.money = money  # state -> all money there is
        # Whether a tie for a presidency is counted from the player whose deal it was, not from the president.
        self.ties_after_actor = ties_after_actor
        self.cards = cards  # state, train card -> how many there are, -1 for any number
        self.readings = readings  # state -> what people at the table want to see besides the usual figures
        self.charts = charts  # what statistics follow besides the usual figures
        self.hex_bonuses = hex_bonuses  # hexes that the board marks because runs can earn more there
        self.renew = renew  # a state written down in an earlier form -> the present form

    def handler_of(self, frame: Frame) -> Handler:
        """Who answers for the frame."""
        found = self._by_sort.get(type(frame))
        if found is None:
            found = self._by_sort[type(frame)] = self.handlers[frame_kind(frame)]
        return found

    def read_frame(self, data: dict[str, Any]) -> Frame:
        """A frame from its plain form, also of an earlier one."""
        return self.handlers[data["frame"]].read(data)

    def round_of(self, state: State) -> Round:
        """Which round it is, or was when the game ended."""
        for frame in state.frames:
            if frame.round:
                number, of = getattr(frame, "number", 0), getattr(frame, "of", 0)
                return Round(frame.round, state.turn, number, of, frame_kind(frame))
        return Round("", state.turn)
