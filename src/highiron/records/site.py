"""One title as 18xx.games writes it, in files of games and in traces.

Reading, writing and tracing do what most titles need. What only one title has stands in its module `site` as `SITE`, a
`Site` of its own class; a title without one needs nothing of its own. Companies, privates and certificates have
their printed codes in files and traces, and our ids everywhere in here: `Codes` and `printed` turn one into the other.
"""

from typing import TYPE_CHECKING, Any

from highiron.core.actions import Action
from highiron.core.events import Event
from highiron.core.frames import Frame
from highiron.core.state import State
from highiron.records.book import Book
from highiron.steps.frames import PrivateToken
from highiron.titles import catalogue

if TYPE_CHECKING:
    from highiron.records.site_export import SiteExporter
    from highiron.records.site_import import SiteImporter

Data = dict[str, Any]  # an entry of a file, or the keys of a trace
Ids = dict[str, int | str]  # seat -> the id a player has in the file

# What traces call the rounds, and our reasons for an end where that site has another word.
ROUNDS = {"auction": "ISR", "draft": "DR", "stock": "SR", "operating": "OR"}
ENDS = {"agreement": "manually_ended"}


class Site:
    """What a title may say; whatever it leaves alone is as in most titles."""

    def __init__(
        self,
        optional_rules: dict[str, tuple[str, str]] | None = None,
        names: dict[int, str] | None = None,
        exchanges: dict[str, str] | None = None,
        printed: dict[str, int] | None = None,
        rounds: dict[str, str] | None = None,
        ends: dict[str, str] | None = None,
        prices_told: bool = True,
    ) -> None:
        self.optional_rules = optional_rules or {}  # their optional rule -> our option and its value
        self.names = names or {}  # number of players -> name there, where it is not the title
        self.exchanges = exchanges or {}  # private -> company whose share it may be swapped for
        # Printed hexes are numbered there too, equal ones from 0 on; here are those with a city and another number.
        self.printed = printed or {}
        self.rounds = ROUNDS | (rounds or {})
        self.ends = ENDS | (ends or {})
        self.prices_told = prices_told  # what a corporation pays or gets for its own shares stands in the file

    def book(self, state: State) -> Book:
        """Who has which piece when a game begins."""
        return Book(state)

    # --- reading -----------------------------------------------------------------------------------------------

    def read(self, importer: "SiteImporter", state: State, data: Data) -> Action | None:
        """Our action for an entry that means something else here than in most titles; None for all others.

        Pieces that the entry names are put into `importer.named`. May raise as `SiteImporter.translate` does.
        """
        return None

    def again(self, before: State, after: State, data: Data) -> bool:
        """Whether the entry, which was just played, does the same a second time."""
        return False

    # --- writing -----------------------------------------------------------------------------------------------

    def pieces(self, exporter: "SiteExporter", before: State, action: Action) -> list[str] | None:
        """The individual pieces that one of the title's own actions will name; None for all others."""
        return None

    def write(
        self, exporter: "SiteExporter", before: State, action: Action, named: list[str], events: list[Event]
    ) -> Data | None:
        """An entry without its number for an action that is written otherwise than usual; None for all others."""
        return None

    # --- who is shown as acting ----------------------------------------------------------------------------------

    def private_asked(self, frame: Frame) -> str:
        """The private that a pending frame asks about; "" for all other frames."""
        return frame.private if isinstance(frame, PrivateToken) else ""

    def acting(self, state: State, ids: Ids) -> str | None:
        """Who is shown as acting, as traces write it, where a frame of the title's own is pending; else None."""
        return None

    # --- traces --------------------------------------------------------------------------------------------------

    def setup(self, state: State) -> Data:
        """What the first line of a trace tells beyond players, companies and privates, or otherwise."""
        return {}

    def amend(self, state: State, ids: Ids, keys: Data) -> None:
        """Change the keys of a state where this title's differ from the usual ones."""


_USUAL = Site()


def site_of(title: str) -> Site:
    """What the title says about itself."""
    return catalogue.told(title, "site", "SITE", _USUAL)
