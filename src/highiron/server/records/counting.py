"""Statistics of stored games, worked out once for each moment that somebody asks about."""

import threading
from collections import OrderedDict

from highiron.flow import engine
from highiron.server.games.models import Live
from highiron.server.games.service import Games
from highiron.server.records.statistics import Collector
from highiron.server.records.statistics_models import Statistics
from highiron.titles.catalogue import new_state

REMEMBERED = 64


class Counting:
    """Follows games that are asked about again; what was taken back is forgotten by starting anew."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._lock = threading.Lock()
        self._known: OrderedDict[str, tuple[int, Collector]] = OrderedDict()  # game -> tip of its line, and figures

    def statistics(self, live: Live) -> Statistics:
        """The game's statistics up to now."""
        with self._lock:
            tip, known = self._known.pop(live.game_id, (0, None))
        if known is None or not self._on_line(live, tip, known.position):
            known = Collector(new_state(live.facts, live.seed))
        for action in self._games.actions(live.game_id, known.position, live.position):
            known.follow(*engine.apply(known.state, action))
        with self._lock:
            self._known[live.game_id] = (live.tip, known)
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return known.statistics(live.names)

    def _on_line(self, live: Live, tip: int, position: int) -> bool:
        """Whether nothing that was counted has been taken back since."""
        if live.tip == tip:
            return live.position == position
        later = self._games.entries(live.game_id, after=tip, limit=10_000, until=live.tip)
        return live.position >= position and all(entry.kind == "action" for entry in later)
