"""Games that go on by themselves, in the order in which they do: first those that people play in."""

import threading
from collections import OrderedDict

from highiron.server.games.models import Live


def waited_for(live: Live) -> bool:
    """Whether a person plays in the game, and so waits for its bots."""
    return any(seat.person_id is not None and not seat.gone for seat in live.seats)


class DriverQueue:
    """Two lines, each in the order of coming; a game stands in one of them once."""

    def __init__(self) -> None:
        self._waited: OrderedDict[str, None] = OrderedDict()
        self._alone: OrderedDict[str, None] = OrderedDict()
        self._changed = threading.Condition()
        self._closed = False

    @property
    def sizes(self) -> tuple[int, int]:
        """Games with people, games of bots alone."""
        return len(self._waited), len(self._alone)

    def put(self, game_id: str, waited: bool) -> None:
        """A game wants to go on."""
        with self._changed:
            line = self._waited if waited else self._alone
            line.setdefault(game_id)
            self._changed.notify_all()

    def get(self, any_game: bool) -> tuple[str, bool] | None:
        """The next game, and whether a person waits for it; None at the end. Who does not take `any_game` is kept free
        for people: bots that play alone think as long as they like.
        """
        with self._changed:
            while not self._closed:
                if self._waited:
                    return self._waited.popitem(last=False)[0], True
                if any_game and self._alone:
                    return self._alone.popitem(last=False)[0], False
                self._changed.wait()
            return None

    def close(self) -> None:
        """Let everybody go who waits for a game."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
