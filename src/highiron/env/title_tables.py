"""What facts do not tell about a title: how it opens, what its privates do, which frames it knows.

Frames, dividends and auctions are asked of the rules. The rest comes from the module here that is named after the
title, by its function `table`; a title without one has nothing of the kind.
"""

from importlib import import_module
from importlib.util import find_spec

from highiron.core.facts import Facts
from highiron.steps.dividend import DividendStep
from highiron.steps.frames import Auction
from highiron.steps.operating import OperatingTurns

TileRight = tuple[tuple[str, ...], tuple[str, ...]]  # hexes, tiles


class TitleTable:
    """The peculiarities of a title with one set of facts."""

    def __init__(
        self,
        facts: Facts,
        cards: tuple[str, ...] = (),
        exchanged: tuple[str, ...] = (),
        traded: tuple[str, ...] = (),
        tile_rights: dict[str, TileRight] | None = None,
        token_hexes: dict[str, str] | None = None,
        targets: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        handlers = facts.rules.handlers
        self.frames = tuple(handlers)  # kinds of frames
        auction = any(issubclass(handler.sort(), Auction) for handler in handlers.values())
        self.auctioned = tuple(facts.privates) if auction else ()  # privates of an opening auction
        self.cards = cards  # cards of an opening draft
        self.dividends = _dividends(facts)
        self.exchanged = exchanged  # privates that are swapped for a share
        self.traded = traded  # privates that players sell to each other
        self.tile_rights = tile_rights or {}  # private -> where it lays which tiles
        self.token_hexes = token_hexes or {}  # private -> where it places a token
        self.targets = targets or {}  # private -> what its marker goes to


def _dividends(facts: Facts) -> tuple[str, ...]:
    """What a company may do with its revenue, as its steps say."""
    turns = [handler for handler in facts.rules.handlers.values() if isinstance(handler, OperatingTurns)]
    steps = [step for turn in turns for step in turn.steps if isinstance(step, DividendStep)]
    return steps[0].choices if steps else ()


def companies_of(facts: Facts) -> tuple[str, ...]:
    """Everything that can operate: corporations, then independent railways."""
    return (*facts.corporations, *(private for private, entry in facts.privates.items() if entry.operates))


def table_for(facts: Facts) -> TitleTable:
    """The table of the title these facts belong to."""
    name = f"{__package__}.t{facts.title.lower()}"
    if find_spec(name) is None:
        return TitleTable(facts)
    found: TitleTable = import_module(name).table(facts)
    return found
