"""What facts do not tell about a title: how it opens, what its privates do, which frames and actions of its own it has.

Frames, dividends and auctions are asked of the rules. The rest comes from the module `env` of the title, by its
function `table`; its `NAMES` are the environments that there are of the title.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from highiron.core.facts import Facts
from highiron.core.families import Box
from highiron.core.frames import Frame
from highiron.core.state import State
from highiron.steps.dividend import DividendStep
from highiron.steps.frames import Auction
from highiron.steps.operating import OperatingTurns
from highiron.titles import catalogue

if TYPE_CHECKING:
    from highiron.env.sheet import Sheet

Value = str | int | bool
Entry = tuple[Value, ...]  # of the action list: the kind, then the values of its fields
Write = Callable[["Sheet", State, Frame], None]  # what a frame adds to an observation
WriteAlways = Callable[["Sheet", State], None]  # what a title adds to every observation
WriteView = Callable[["Sheet", dict[str, Any]], None]  # the same from the view of the frame that a seat has
Prices = Callable[[State, Box], list[tuple[str, int]]]  # the choices of a price that there are, each with its money
SectionPlan = tuple[str, tuple[tuple[str, ...], ...], int, int]  # name, axes, the least and the greatest number

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
        given_tiles: dict[str, tuple[str, ...]] | None = None,
        token_hexes: dict[str, str] | None = None,
        targets: dict[str, tuple[str, ...]] | None = None,
        fields: dict[str, tuple[str, ...]] | None = None,
        entries: tuple[Entry, ...] = (),
        prices: dict[str, Prices] | None = None,
        bid_for: tuple[str, ...] = (),
        without: tuple[str, ...] = (),
        most_shares: int = 0,
        debts: bool = False,
        stations: tuple[str, ...] = (),
        sections: tuple[SectionPlan, ...] = (),
        always: WriteAlways | None = None,
        writers: dict[str, Write] | None = None,
        view_writers: dict[str, WriteView] | None = None,
    ) -> None:
        handlers = facts.rules.handlers
        self.frames = tuple(handlers)  # kinds of frames
        auction = any(issubclass(handler.sort(), Auction) for handler in handlers.values())
        self.auctioned = tuple(facts.privates) if auction else ()  # privates of an opening auction
        self.bid_for = self.auctioned or bid_for  # privates that are bid for, in whatever auction
        self.cards = cards  # cards of an opening draft
        self.dividends = _dividends(facts)
        self.exchanged = exchanged  # privates that are swapped for a share
        self.traded = traded  # privates that players sell to each other
        self.tile_rights = tile_rights or {}  # private -> where it lays which tiles
        self.given_tiles = given_tiles or {}  # hex -> first tiles that only a private lays there
        self.token_hexes = token_hexes or {}  # private -> where it places a token
        self.targets = targets or {}  # private -> what its marker goes to
        # actions that only this title has
        self.fields = fields or {}  # kind -> what its entries of the action list name, in this order
        self.entries = entries  # all of them, by kind
        self.without = without  # shared kinds of action that this title does not have
        printed = max(corporation.charter.shares for corporation in facts.corporations.values())
        self.most_shares = max(most_shares, printed)  # of one company, in one hand
        self.debts = debts  # players may owe more than they have
        self.stations = stations  # privates whose markers stand on the board like tokens of a company
        self.prices = prices or {}  # kind -> its choices, where a price may be anything between two bounds
        # frames that only this title has, and its notes in shared ones
        self.sections = sections  # further parts of an observation
        self.always = always  # what goes into every observation of the title
        self.writers = writers or {}  # kind of frame -> what it adds to an observation, for every frame that is pending
        self.view_writers = view_writers or {}  # the same for a frame that hides something, from what the seat may see


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
    make: Callable[[Facts], TitleTable] = catalogue.told(facts.title, "env", "table", TitleTable)
    return make(facts)
