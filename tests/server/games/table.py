"""A table as the tests use it: who holds which seat, and moves with keys of their own."""

from itertools import count
from random import Random
from typing import Any

from highiron.core.actions import Action, action_from_data
from highiron.flow import engine
from highiron.selfplay import RandomPlayers
from highiron.server.games.models import Accepted, Live, Proposed, VoteInfo
from highiron.server.games.service import Games

KEYS = count(1)


class Table:
    """One game of a server."""

    def __init__(self, games: Games, game_id: str) -> None:
        self.games = games
        self.id = game_id
        self._players = RandomPlayers(Random(5))

    @property
    def live(self) -> Live:
        return self.games.live(self.id)

    def holder(self, seat: str) -> int:
        """The person who holds a seat."""
        found = self.live.seat(seat)
        assert found is not None and found.person_id is not None
        return found.person_id

    def key(self) -> str:
        return f"key-{next(KEYS)}"

    def act(self, kind: str, seat: str = "", **fields: Any) -> Accepted:
        """The seat that is asked (or another) does something."""
        seat = seat or self.live.actor
        return self.send(action_from_data({"type": kind, "seat": seat, **fields}))

    def send(self, action: Action, key: str = "") -> Accepted:
        live = self.live
        person = self.holder(action.seat)
        return self.games.submit(self.id, person, action.seat, live.sequence, key or self.key(), action)

    def random_action(self) -> Action:
        return self._players.choose(self.live.state)

    def play_random(self, moves: int) -> None:
        """So many random moves, each by whoever is asked."""
        for _ in range(moves):
            if not self.live.running:
                return
            self.send(self.random_action())

    def undo(self, seat: str, to: int | None = None) -> Accepted | Proposed:
        return self.games.undo(self.id, self.holder(seat), seat, self.live.sequence, self.key(), to)

    def redo(self, seat: str) -> Accepted | Proposed:
        return self.games.redo(self.id, self.holder(seat), seat, self.live.sequence, self.key())

    def propose(self, seat: str, kind: str, **detail: Any) -> VoteInfo:
        return self.games.propose(self.id, self.holder(seat), seat, kind, **detail)

    def answer(self, seat: str, vote: VoteInfo, agrees: bool = True) -> VoteInfo:
        return self.games.answer_vote(self.id, vote.id, self.holder(seat), agrees)

    def replayed(self) -> list[str]:
        """Fingerprints of all positions by replaying the actions that stand, from the start."""
        from highiron.titles.catalogue import new_state

        state = new_state(self.live.facts, self.live.seed)
        found = [state.fingerprint()]
        for action in self.games.actions(self.id):
            state, _ = engine.apply(state, action)
            found.append(state.fingerprint())
        return found
