"""What only one title has and facts do not tell: how it opens, what its privates do, which frames it knows."""

from collections.abc import Callable
from typing import Final

from highiron.core.facts import Facts
from highiron.steps.dividend import PAY, RETAIN
from highiron.titles.t1846.companies import MARKER_HEXES, TERMINAL
from highiron.titles.t1846.draft import blank_cards
from highiron.titles.t1846.money import HALF
from highiron.titles.t1846.steamboat import PORTS, STEAMBOAT
from highiron.titles.t1846.tile_rights import RIGHTS
from highiron.titles.t1846.tokens import CHICAGO

TileRight = tuple[tuple[str, ...], tuple[str, ...]]  # hexes, tiles


class TitleTable:
    """The peculiarities of a title with one set of facts."""

    def __init__(
        self,
        frames: tuple[str, ...],
        auctioned: tuple[str, ...] = (),
        cards: tuple[str, ...] = (),
        dividends: tuple[str, ...] = (PAY, RETAIN),
        exchanged: tuple[str, ...] = (),
        traded: tuple[str, ...] = (),
        tile_rights: dict[str, TileRight] | None = None,
        token_hexes: dict[str, str] | None = None,
        targets: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.frames = frames  # kinds of frames
        self.auctioned = auctioned  # privates of an opening auction
        self.cards = cards  # cards of an opening draft
        self.dividends = dividends
        self.exchanged = exchanged  # privates that are swapped for a share
        self.traded = traded  # privates that players sell to each other
        self.tile_rights = tile_rights or {}  # private -> where it lays which tiles
        self.token_hexes = token_hexes or {}  # private -> where it places a token
        self.targets = targets or {}  # private -> what its marker goes to


def companies_of(facts: Facts) -> tuple[str, ...]:
    """Everything that can operate: corporations, then independent railways."""
    return (*facts.corporations, *(private for private, entry in facts.privates.items() if entry.operates))


def _table_1830(facts: Facts) -> TitleTable:
    privates = tuple(facts.privates)
    # The tiles of CS and DH are the first ones in their hexes (1830-2.2.3, 1830-2.2.4).
    rights: dict[str, TileRight] = {}
    for private in ("CS", "DH"):
        hex_id = facts.privates[private].blocks[0]
        rights[private] = ((hex_id,), facts.placements.candidates(hex_id, None))
    return TitleTable(
        frames=(
            "auction",
            "bidding_war",
            "set_par",
            "stock_round",
            "operating_round",
            "operating_turn",
            "choose_city",
            "private_token",
            "discard",
            "offer",
            "fund_train",
        ),
        auctioned=privates,
        exchanged=("MH",),
        traded=privates,
        tile_rights=rights,
        token_hexes={"DH": facts.privates["DH"].blocks[0]},
    )


def _table_1846(facts: Facts) -> TitleTable:
    players = len(facts.seats)
    hidden = players > 2  # two players draft with open cards and without blanks (1846-8.4)
    targets = {STEAMBOAT: (*PORTS, *companies_of(facts)), **MARKER_HEXES}
    return TitleTable(
        frames=(
            "draft" if hidden else "open_draft",
            "stock_round",
            "operating_round",
            "operating_turn",
            "steamboat",
            "second_tile",
            "discard",
            "offer",
        ),
        cards=(*facts.privates, *(blank_cards(players) if hidden else ())),
        dividends=(PAY, HALF, RETAIN),
        tile_rights={name: (right.hexes, right.tiles) for name, right in RIGHTS.items() if name in facts.privates},
        token_hexes={TERMINAL: CHICAGO},
        targets={private: found for private, found in targets.items() if private in facts.privates},
    )


_TABLES: Final[dict[str, Callable[[Facts], TitleTable]]] = {"1830": _table_1830, "1846": _table_1846}


def table_for(facts: Facts) -> TitleTable:
    """The table of the title these facts belong to."""
    return _TABLES[facts.title](facts)
