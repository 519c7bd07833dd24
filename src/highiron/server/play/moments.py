"""A game at one moment, as its viewers may know it: worked out once for each seat and shared by all who look through
it.
"""

import threading
from collections import OrderedDict
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import msgspec

from highiron.core.events import Event
from highiron.core.state import State
from highiron.flow import engine
from highiron.server.games.models import Live
from highiron.server.play.figures import figures_of, something_hidden
from highiron.server.play.wording import event_lines
from highiron.server.reference.keys import facts_key

REMEMBERED = 512  # games
BUSY = 8  # times as many, where they are being played
LATELY = 60.0  # seconds since the last move of a game that is being played
TRIES = 4  # games that are looked at to find one to forget

Told = tuple[dict[str, Any], str | None]  # a view, its `you` not to be relied on, and the seat it was shown to


@dataclass(frozen=True)
class Viewpoint:
    """Through whose eyes: the seats the viewer holds, and the one that was asked for ("" to follow the seat that
    acts).
    """

    mine: tuple[str, ...] = ()
    wanted: str = ""

    def seat(self, actor: str) -> str | None:
        """The seat whose view is shown; None for a spectator."""
        if self.wanted:
            return self.wanted
        if actor in self.mine:
            return actor
        return self.mine[0] if self.mine else None


@dataclass
class Moment:
    """One state of a game with what was worked out of it so far. `state` itself is never shown."""

    game_id: str
    sequence: int
    state: State = field(repr=False)
    names: dict[str, str]
    born: float = field(default_factory=monotonic)
    _views: dict[str | None, dict[str, Any]] = field(default_factory=dict, repr=False)
    _figures: dict[str, msgspec.Raw] = field(default_factory=dict, repr=False)
    _legal: list[tuple[str, dict[str, Any]]] | None = field(default=None, repr=False)
    _hidden: bool | None = field(default=None, repr=False)
    _lines: dict[tuple[int, str], list[str]] = field(default_factory=dict, repr=False)
    _changes: dict[tuple[int, int, str | None], tuple[Told, msgspec.Raw]] = field(default_factory=dict, repr=False)
    # The answer to a move and the streams want the same at the same time: the second waits for the first.
    _lock: "threading.RLock" = field(default_factory=threading.RLock, repr=False)

    @property
    def hidden(self) -> bool:
        """Whether something is hidden from a spectator."""
        with self._lock:
            if self._hidden is None:
                self._hidden = something_hidden(self.state)
            return self._hidden

    def view(self, seat: str | None) -> dict[str, Any]:
        """What the seat may know. Shared: not to be changed."""
        with self._lock:
            found = self._views.get(seat)
            if found is None:
                found = engine.view(self.state, seat) if self._own(seat) else {**self.view(None), "you": seat}
                self._views[seat] = found
            return found

    def told(self, seat: str | None) -> Told:
        """What a stream knows once it has this moment, for `changes`."""
        return self.view(seat if self._own(seat) else None), seat

    def changes(self, before: Told, seat: str | None) -> msgspec.Raw:
        """What differs in the seat's view from what was told before, as JSON: worked out once for all who saw both."""
        (old, you), (new, _) = before, self.told(seat)
        key = (id(old), id(new), seat if you != seat else None)
        with self._lock:
            found = self._changes.get(key)
            if found is None:
                differing = {name: value for name, value in new.items() if name != "you" and old.get(name) != value}
                if you != seat:
                    differing["you"] = seat
                # What was told before is kept, so that its id stays its own.
                found = self._changes[key] = (before, msgspec.Raw(msgspec.json.encode(differing)))
            return found[1]

    def _own(self, seat: str | None) -> bool:
        """Whether the seat's view differs from a spectator's by more than its name."""
        return seat is None or self.hidden

    def figures(self, locale: str) -> msgspec.Raw:
        """The figures as JSON."""
        with self._lock:
            found = self._figures.get(locale)
            if found is None:
                found = msgspec.Raw(msgspec.json.encode(figures_of(self.state, self.names, locale, self.hidden)))
                self._figures[locale] = found
            return found

    def lines(self, sequence: int, events: list[Event], locale: str) -> list[str]:
        """What an entry that led here says, put into words once for all viewers."""
        with self._lock:
            found = self._lines.get((sequence, locale))
            if found is None:
                found = self._lines[sequence, locale] = event_lines(events, self.names, locale, self.state.facts)
            return found

    def legal(self, viewpoint: Viewpoint) -> list[dict[str, Any]]:
        """The families of the viewer's seats; of the one that is looked through alone while something is hidden."""
        if not viewpoint.mine:
            return []
        with self._lock:
            if self._legal is None:
                self._legal = [(family.seat, family.to_data()) for family in engine.legal(self.state)]
        seats = (viewpoint.seat(self.state.actor),) if self.hidden else viewpoint.mine
        return [data for seat, data in self._legal if seat in seats]


class Moments:
    """The moments that were looked at last: of each game the present one and the one before it."""

    def __init__(self, remembered: int = REMEMBERED) -> None:
        self._remembered = remembered
        self._known: OrderedDict[str, tuple[Moment, ...]] = OrderedDict()
        self._lock = threading.Lock()

    def of(self, live: Live) -> Moment:
        """The moment of a game."""
        with self._lock:
            known = self._known.get(live.game_id, ())
            for moment in known:
                if moment.state is live.state and moment.names == live.names:
                    self._known.move_to_end(live.game_id)
                    return moment
            found = Moment(live.game_id, live.sequence, live.state, live.names)
            latest = sorted((*known, found), key=lambda moment: moment.sequence)[-2:]
            self._known[live.game_id] = tuple(latest)
            self._known.move_to_end(live.game_id)
            self._make_room(live.game_id)
            return found

    def _make_room(self, new: str) -> None:
        """Forget what was looked at longest ago, rather than what is being played: that has gone on meanwhile."""
        for _ in range(TRIES):
            game_id, known = next(iter(self._known.items()))
            if len(self._known) <= self._remembered or game_id == new:
                return
            played = len(known) > 1 and monotonic() - known[-1].born < LATELY
            if played and len(self._known) <= BUSY * self._remembered:
                self._known.move_to_end(game_id)
            else:
                del self._known[game_id]


def game_view(
    live: Live,
    moment: Moment,
    viewpoint: Viewpoint,
    locale: str,
    *,
    at: int | None = None,
    votes: list[Any] | None = None,
    programs: list[Any] | None = None,
    undo: Any = None,
) -> dict[str, Any]:
    """The content of a `GameView`. A past position has no legal moves."""
    actor = moment.state.actor
    seat = viewpoint.seat(actor)
    return {
        "game": live.game_id,
        "facts": facts_key(live.facts),
        "status": live.status,
        "mode": live.mode,
        "sequence": live.sequence,
        "position": live.position,
        "at": at,
        "actor": actor,
        "you": seat,
        "mine": viewpoint.mine,
        "names": live.names,
        "seats": seat_places(live, viewpoint.mine),
        "view": moment.view(seat),
        "figures": moment.figures(locale),
        "legal": moment.legal(viewpoint) if at is None and live.running else [],
        "votes": votes or [],
        "programs": programs or [],
        "undo": undo,
        "deadline": live.deadline if at is None and live.running else None,
    }


def seat_places(live: Live, mine: tuple[str, ...]) -> list[dict[str, Any]]:
    """The seats as `SeatPlace`s."""
    return [
        {
            "letter": seat.letter,
            "name": seat.name,
            "person": seat.person_id,
            "bot": seat.bot,
            "mine": seat.letter in mine,
            "asked": seat.asked,
            "worth": seat.worth,
            "rank": seat.rank,
            "left": seat.left,
        }
        for seat in live.seats
    ]
