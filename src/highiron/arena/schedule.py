"""Who plays where: every line-up goes through all seats."""

from random import Random

import msgspec

from highiron.titles import catalogue

USUAL_PLAYERS = 4
MAX_ACTIONS = 10_000  # far beyond the longest game seen; a game that passes it counts as unfinished


class ArenaError(ValueError):
    """The tournament cannot be played; the message says why and what to do."""


class Tournament(msgspec.Struct, frozen=True):
    """What is to be played. `bots` has a name for every seat, see `line_up`; `keep` is the format of records."""

    title: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    preset: str = ""
    options: dict[str, str] = {}
    max_actions: int = MAX_ACTIONS
    keep: str = ""


class Assignment(msgspec.Struct, frozen=True):
    """One game: everything that decides how it goes. The deal and the rotation name it."""

    tournament: Tournament
    number: int
    deal: int  # the seed of the game
    rotation: int

    @property
    def bots(self) -> tuple[str, ...]:
        """By seat."""
        bots = self.tournament.bots
        return bots[-self.rotation :] + bots[: -self.rotation] if self.rotation else bots

    @property
    def name(self) -> str:
        return f"{self.tournament.title}-{len(self.bots)}p-{self.deal}-{self.rotation}"

    def bot_seed(self, seat: str) -> int:
        """Every bot of every game has its own luck."""
        return int(Random(f"{self.deal}/{self.rotation}/{seat}").random() * 2**31)


def line_up(named: list[str], players: int | None = None, title: str = "") -> tuple[str, ...]:
    """A bot for every player: the last one named fills the seats that are left.

    Without a number of players there are four (or the next number the title has), and more when more bots are named.
    """
    if not named:
        raise ArenaError("no bot is named")
    if players is None:
        counts = catalogue.player_counts(title)
        usual = min(counts, key=lambda count: abs(count - USUAL_PLAYERS))
        players = max(len(named), usual)
    if len(named) > players:
        raise ArenaError(f"{len(named)} bots are named for {players} players; name at most one for each")
    return (*named, *named[-1:] * (players - len(named)))


def schedule(tournament: Tournament) -> list[Assignment]:
    """All games. Each deal is played once from every seat: game i has deal S + i // N and rotation i % N."""
    players = len(tournament.bots)
    return [
        Assignment(tournament, number, tournament.seed + number // players, number % players)
        for number in range(tournament.games)
    ]
