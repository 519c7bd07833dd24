"""The enumerated list of actions of an environment: the same for all games with the same facts, in a fixed order.

An entry is an action kind with the values that tell its actions apart. The company whose turn it is and the seat are
not among them: the position knows them. Where a price may be anything between two bounds an entry names one of a few
choices instead, such as `lowest`; `choices.py` turns it into money.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from highiron.core.facts import Facts
from highiron.core.ids import DEPOT, IPO, POOL
from highiron.env.title_tables import Entry, TitleTable, table_for

# Bids above the least that is allowed, and everything the bidder has.
RAISES: Final = (0, 5, 10, 15, 20, 30, 40, 60, 80, 100)
BIDS: Final = (*(f"+{more}" for more in RAISES), "highest")
# Prices that two sides agree on.
PRICES: Final = ("lowest", "middle", "face", "highest")
ASKED: Final = "asked"  # what the bank asks for a train: there is no choice

# Kind -> what its entries name, in this order. Kinds stand in the order of the list, a title's own after them.
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "pass": (),
    "bid": ("private", "price"),
    "take_private": ("private",),
    "choose_card": ("card",),
    "par": ("company", "price"),
    "buy_share": ("company", "source"),
    "sell_shares": ("company", "count"),
    "exchange_private": ("private", "source"),
    "trade_private": ("private", "buyer", "price"),
    "buy_private": ("private", "price"),
    "lay_tile": ("hex", "tile", "rotation", "private"),
    "place_token": ("hex", "stop", "private"),
    "run_trains": (),
    "dividend": ("kind",),
    "buy_train": ("source", "train", "trade_in", "price"),
    "discard_train": ("company", "train"),
    "issue_shares": ("count",),
    "redeem_shares": ("count",),
    "assign": ("private", "target"),
    "answer": ("accept",),
    "bankrupt": (),
}


class ActionList:
    """All entries, their numbers and their names."""

    def __init__(self, facts: Facts) -> None:
        table = table_for(facts)
        self.fields = FIELDS | table.fields
        self.prices = table.prices
        self.entries = tuple(_entries(facts, table))
        self.index = {entry: number for number, entry in enumerate(self.entries)}
        self.kinds: dict[str, slice] = {}  # kind -> its part of the list
        for number, entry in enumerate(self.entries):
            kind = str(entry[0])
            first = self.kinds[kind].start if kind in self.kinds else number
            self.kinds[kind] = slice(first, number + 1)

    def __len__(self) -> int:
        return len(self.entries)

    def describe(self, number: int) -> str:
        """An entry in words, e.g. `lay_tile hex=E11 tile=57 rotation=1`."""
        kind, *values = self.entries[number]
        named = zip(self.fields[str(kind)], values, strict=True)
        return " ".join([str(kind), *(f"{name}={value}" for name, value in named if value != "")])


@cache
def action_list(facts: Facts) -> ActionList:
    """The list for these facts; tables with the same facts share it."""
    return ActionList(facts)


def _entries(facts: Facts, table: TitleTable) -> Iterator[Entry]:
    yield ("pass",)
    yield from _opening(table)
    yield from _shares(facts, table)
    yield from _privates(facts, table)
    yield from _track(facts, table)
    yield from _tokens(facts, table)
    yield ("run_trains",)
    for kind in table.dividends:
        yield ("dividend", kind)
    yield from _trains(facts)
    if not facts.initial_offering:
        yield from _own_shares(facts, table)
    for private, targets in table.targets.items():
        for target in targets:
            yield ("assign", private, target)
    yield ("answer", True)
    yield ("answer", False)
    if "bankrupt" not in table.without:
        yield ("bankrupt",)
    yield from table.entries


def _opening(table: TitleTable) -> Iterator[Entry]:
    for private in table.bid_for:
        for choice in BIDS:
            yield ("bid", private, choice)
    for private in table.auctioned:
        yield ("take_private", private)
    for card in table.cards:
        yield ("choose_card", card)


def _shares(facts: Facts, table: TitleTable) -> Iterator[Entry]:
    for company in facts.corporations:
        for price in facts.market.par_prices if "par" not in table.without else ():
            yield ("par", company, price)
    for company in facts.corporations:
        for source in (IPO, POOL):
            yield ("buy_share", company, source)
    for company in facts.corporations:
        for count in range(1, table.most_shares + 1):
            yield ("sell_shares", company, count)


def _own_shares(facts: Facts, table: TitleTable) -> Iterator[Entry]:
    """What companies sell and buy back; which company it is, where a player acts for any of his own."""
    for kind in ("issue_shares", "redeem_shares"):
        named = "company" in table.fields.get(kind, ())
        for company in facts.corporations if named else ("",):
            for count in range(1, table.most_shares + 1) if kind not in table.without else ():
                yield (kind, company, count) if named else (kind, count)


def _privates(facts: Facts, table: TitleTable) -> Iterator[Entry]:
    for private in table.exchanged:
        for source in (IPO, POOL):
            yield ("exchange_private", private, source)
    for private in table.traded:
        for buyer in range(len(facts.seats)):  # counted clockwise from the acting seat, which is 0
            for choice in PRICES:
                yield ("trade_private", private, buyer, choice)
    for private, entry in facts.privates.items():
        if entry.price_high:
            for choice in PRICES:
                yield ("buy_private", private, choice)


def _track(facts: Facts, table: TitleTable) -> Iterator[Entry]:
    lays = {place.id: lays_on(facts, place.id, table.given_tiles.get(place.id, ())) for place in facts.plan.hexes}
    for hex_id, found in lays.items():
        for tile, rotation in found:
            if tile not in table.given_tiles.get(hex_id, ()):
                yield ("lay_tile", hex_id, tile, rotation, "")
    for private, (hexes, tiles) in table.tile_rights.items():
        for hex_id in hexes:
            for tile, rotation in lays[hex_id]:
                if tile in tiles:
                    yield ("lay_tile", hex_id, tile, rotation, private)


def lays_on(facts: Facts, hex_id: str, given: tuple[str, ...] = ()) -> list[tuple[str, int]]:
    """Every tile in every rotation that can ever lie in the hex, by the order of tiles; `given` come by privates."""
    placements = facts.placements
    known: set[tuple[str, int]] = {(one.tile, one.rotation) for one in placements.among(hex_id, None, given)}
    to_upgrade: list[tuple[str, int] | None] = [None, *sorted(known)]
    while to_upgrade:
        for placement in placements.on(hex_id, to_upgrade.pop()):
            lay = (placement.tile, placement.rotation)
            if lay not in known:
                known.add(lay)
                to_upgrade.append(lay)
    order = {tile: number for number, tile in enumerate(facts.tiles)}
    return sorted(known, key=lambda lay: (order[lay[0]], lay[1]))


def token_places(facts: Facts) -> list[tuple[str, int]]:
    """Every stop where a token can ever stand, as hex and number of the stop.

    A company's token also stands for the other stops of the hex that are for this company alone (1830-5.4.8).
    """
    found: list[tuple[str, int]] = []
    for place in facts.plan.hexes:
        shapes = [place.shape, *(facts.tiles[tile].shapes[rotation] for tile, rotation in lays_on(facts, place.id))]
        most = max(len(shape.stops) for shape in shapes)
        for stop in range(most):
            here = [shape.stops[stop] for shape in shapes if len(shape.stops) > stop]
            if any(one.slots or one.only_for for one in here):
                found.append((place.id, stop))
    return found


def _tokens(facts: Facts, table: TitleTable) -> Iterator[Entry]:
    places = token_places(facts)
    for hex_id, stop in places:
        yield ("place_token", hex_id, stop, "")
    for private, home in table.token_hexes.items():
        for hex_id, stop in places:
            if hex_id == home:
                yield ("place_token", hex_id, stop, private)


def _trains(facts: Facts) -> Iterator[Entry]:
    for train, entry in facts.trains.items():
        for source in (DEPOT, POOL):
            yield ("buy_train", source, train, "", ASKED)
        for old in entry.trade_in:
            yield ("buy_train", DEPOT, train, old, ASKED)
    for company in facts.corporations:
        for train in facts.trains:
            for choice in PRICES:
                yield ("buy_train", company, train, "", choice)
    for company in facts.corporations:
        for train in facts.trains:
            yield ("discard_train", company, train)
