"""The slots of cities as 18xx.games fills them: a token takes the first free slot, and leaves a gap (1817-6.30)."""

from highiron.core.actions import Action, LayTile
from highiron.core.events import Event
from highiron.core.geometry import STOPS
from highiron.core.state import State
from highiron.titles.t1817.actions import RemoveToken
from highiron.titles.t1817.frames import TokenChoice

City = tuple[str, int]  # hex and stop


class Slots:
    """Which company's token stands in which slot.

    The tokens of a company that is merged or bought stay where they are until those that are too many have been
    chosen; then each is taken away and one of the buyer put into the first free slot.
    """

    def __init__(self) -> None:
        self.cities: dict[City, list[str]] = {}  # "" is a gap
        self.heir = ""  # whose the tokens of `gone` will be
        self.gone = ""

    def free(self, city: City) -> int:
        """The first free slot."""
        slots = self.cities.get(city, [])
        return slots.index("") if "" in slots else len(slots)

    def of(self, company: str, city: City) -> int:
        """The slot of the company's token, or of one that it is taking over."""
        slots = self.cities[city]
        return slots.index(company) if company in slots else slots.index(self.gone)

    def follow(self, before: State, action: Action, after: State, events: list[Event]) -> None:
        """Enter what an action did to tokens."""
        if before.board is after.board:
            return
        if isinstance(action, LayTile):
            self._close_up(action.hex, after)
        if isinstance(action, RemoveToken):
            city = (action.hex, action.stop)
            self.cities[city][self.of(action.company, city)] = ""
        for event in events:
            if event.code in ("merged", "company-sold"):
                self._begin(event.args["company"], event.args["target"])
        if self.heir and not any(isinstance(frame, TokenChoice) for frame in after.frames):
            self._take_over()
        if not self.heir:
            self._compare(after)

    def _close_up(self, hex_id: str, after: State) -> None:
        """A new tile has no gaps; where cities become one, the tokens of the first come first."""
        old = sorted((city, slots) for city, slots in self.cities.items() if city[0] == hex_id)
        for city, _ in old:
            del self.cities[city]
        for _, slots in old:
            for company in slots:
                stops = [stop for place, stop in after.board.stations.get(company, ()) if place == hex_id]
                if stops:
                    self.cities.setdefault((hex_id, stops[0]), []).append(company)

    def _begin(self, heir: str, gone: str) -> None:
        """Where both have a token in one city, the heir's own is taken away at once."""
        self.heir, self.gone = heir, gone
        for slots in self.cities.values():
            if heir in slots and gone in slots:
                slots[slots.index(heir)] = ""

    def _take_over(self) -> None:
        for city, slots in self.cities.items():
            if self.gone in slots:
                slots[slots.index(self.gone)] = ""
                self._put(city, self.heir)
        self.heir = self.gone = ""

    def _put(self, city: City, company: str) -> None:
        slots, at = self.cities.setdefault(city, []), self.free(city)
        slots[at : at + 1] = [company]

    def _compare(self, after: State) -> None:
        """What has come or gone in any other way: tokens placed, companies that have left."""
        standing = {
            (after.facts.plan.hexes[number // STOPS].id, number % STOPS): companies
            for number, companies in after.board.tokens.items()
        }
        for city, slots in self.cities.items():
            for at, company in enumerate(slots):
                if company and company not in standing.get(city, ()):
                    slots[at] = ""
        for city, companies in standing.items():
            for company in companies:
                if company not in self.cities.get(city, []):
                    self._put(city, company)
