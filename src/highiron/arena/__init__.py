"""Tournaments of bots: every line-up in every seat, on all cores or many machines, with ratings.

tournament = Tournament("1830", line_up(["steady", "random"], players=4), games=8, seed=1)
played = list(play_all(schedule(tournament), jobs=2))
print(summary(tournament, played).wins)
"""

from highiron.arena.parallel import play_all
from highiron.arena.playing import GameResult, Played, RefusedMove, play
from highiron.arena.schedule import ArenaError, Assignment, Tournament, line_up, schedule
from highiron.arena.summary import Summary, summary

__all__ = [
    "ArenaError",
    "Assignment",
    "GameResult",
    "Played",
    "RefusedMove",
    "Summary",
    "Tournament",
    "line_up",
    "play",
    "play_all",
    "schedule",
    "summary",
]
