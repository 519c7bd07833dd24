"""A process that plays random moves at several tables until it is killed: `python -m tests.server.games.mover URL`.

For every move that was acknowledged it writes one line: game, person, seat, sequence before, key, action, sequence
after, fingerprint of the state after.
"""

import sys
import threading
from random import Random
from uuid import uuid4

import msgspec

from highiron.core.actions import action_to_data
from highiron.selfplay import RandomPlayers
from highiron.server.database.engine import Database
from highiron.server.games.models import NewSeat, NewTable
from highiron.server.games.service import Games
from tests.server.games.conftest import add_people

TABLES = 4


def play(games: Games, out: threading.Lock) -> None:
    """A hotseat table of its own, and after its end another one."""
    rng = Random(uuid4().int)
    players = RandomPlayers(rng)
    (ann,) = add_people(games.database, "Ann")
    seats = tuple(NewSeat(name, ann) for name in ("Ann", "Bob", "Cyd"))
    table = NewTable(host_id=ann, title="1830", players=3, mode="hotseat", seats=seats)
    live = games.start(games.create(table))
    while live.running:
        action, key = players.choose(live.state), uuid4().hex
        done = games.submit(live.game_id, ann, action.seat, live.sequence, key, action)
        told = [
            live.game_id,
            ann,
            action.seat,
            live.sequence,
            key,
            action_to_data(action),
            done.sequence,
            done.live.state.fingerprint(),
        ]
        with out:
            sys.stdout.write(msgspec.json.encode(told).decode() + "\n")
            sys.stdout.flush()
        live = done.live
        if rng.random() < 0.03 and live.position > 3:
            undone = games.undo(live.game_id, ann, "A", live.sequence, uuid4().hex, rng.randrange(live.position))
            live = undone.live  # type: ignore[union-attr]


def main() -> None:
    games = Games(Database(sys.argv[1]))
    out = threading.Lock()
    threads = [threading.Thread(target=play, args=(games, out), daemon=True) for _ in range(TABLES)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


if __name__ == "__main__":
    main()
