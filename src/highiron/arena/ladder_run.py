"""A run of the ladder in a folder: played until it is sure enough or its budget ends, and gone on with later."""

from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path
from time import monotonic

import msgspec

from highiron.arena.ladder import Ladder, Pool, next_games, standing
from highiron.arena.parallel import cores, play_all
from highiron.arena.playing import Played
from highiron.arena.schedule import ArenaError

CHUNK = 4  # deals that are played between two looks at the ratings


class Run:
    """What has been played of one pool, kept in `FOLDER/TITLE.games.jsonl`: a line about the pool, then one a game."""

    def __init__(self, folder: Path, pool: Pool) -> None:
        self.pool = pool
        self.path = folder / f"{pool.title}.games.jsonl"
        self.played = self._read()

    def _read(self) -> list[Played]:
        text = self.path.read_bytes() if self.path.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]  # a line that was being written when it broke off is played again
        if not whole:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_bytes(msgspec.json.encode(self.pool) + b"\n")
            return []
        if whole != text:
            self.path.write_bytes(whole)
        first, *lines = whole.splitlines()
        try:
            begun = msgspec.json.decode(first, type=Pool)
            played = [msgspec.json.decode(line, type=Played) for line in lines]
        except msgspec.DecodeError as error:
            raise ArenaError(f"{self.path} is no run of a ladder: {error}") from None
        if begun.commit != self.pool.commit and msgspec.structs.replace(begun, commit=self.pool.commit) == self.pool:
            raise ArenaError(
                f"{self.path} was played by commit {begun.commit or 'unknown'}, and this is {self.pool.commit}: its "
                "bots may play otherwise; go on with that one, or name another folder"
            )
        if begun != self.pool:
            raise ArenaError(
                f"{self.path} was begun with {begun.players} players, seed {begun.seed} and the bots "
                f"{','.join(begun.bots)}; ask for the same, or for another folder"
            )
        return played

    def keep(self, one: Played) -> None:
        """Note a game; from then on it is not played again."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(one) + b"\n")
        self.played.append(one)

    def ladder(self) -> Ladder:
        """How everybody stands."""
        return standing(self.pool, self.played)


def play_on(
    run: Run,
    games: int,
    width: float,
    seconds: float | None = None,
    jobs: int = 0,
    progress: Callable[[Ladder], None] = lambda ladder: None,
) -> Generator[Played, None, None]:
    """Play until so many games are there, every interval is `width` or less on either side, or the time is over.

    Whole deals are played before it is looked at again, so that nobody has had the better seats.
    """
    until = float("inf") if seconds is None else monotonic() + seconds
    step = max(CHUNK, jobs or cores()) * run.pool.players
    while len(run.played) < games:
        done = {one.result.game for one in run.played}
        wanted = next_games(run.pool, done, min(games, len(run.played) + step))
        with closing(play_all(wanted, jobs)) as source:
            for one in source:
                run.keep(one)
                yield one
                if monotonic() >= until:
                    return
        ladder = run.ladder()
        progress(ladder)
        if ladder.widest <= width:
            return
