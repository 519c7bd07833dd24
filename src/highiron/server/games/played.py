"""A game that was played elsewhere, written down where it was replayed, so that it is stored without playing it."""

import msgspec

from highiron.core.actions import action_to_data
from highiron.core.shares import worth
from highiron.game import Game
from highiron.server.games.journal import EVERY, ranks, round_of
from highiron.server.games.written import state_to_text, to_json


class PlayedEntry(msgspec.Struct, frozen=True):
    """One action with what it set off, as JSON."""

    seat: str
    action: str
    events: str


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is stored of a game."""

    title: str
    rules_version: int
    preset: str
    options: dict[str, str]
    seed: int
    names: list[str]
    entries: list[PlayedEntry]
    checkpoints: list[tuple[int, str]]  # entries so far, and the state as JSON
    over: bool
    actor: str
    round: str
    why_ended: str
    fingerprint: str
    worth: dict[str, int]
    ranks: dict[str, int]


def played(game: Game) -> Played:
    """Write a game down."""
    state, last = game.state, len(game.actions)
    points = sorted({*range(EVERY, last + 1, EVERY), last} - {0})
    return Played(
        title=state.facts.title,
        rules_version=state.facts.rules_version,
        preset=game.preset,
        options=dict(state.facts.options),
        seed=game.seed,
        names=list(game.names.values()),
        entries=[
            PlayedEntry(action.seat, to_json(action_to_data(action)), to_json(game.events(number)))
            for number, action in enumerate(game.actions, 1)
        ],
        checkpoints=[(number, state_to_text(game.at(number))) for number in points],
        over=game.over,
        actor=state.actor,
        round=round_of(state),
        why_ended=state.ended,
        fingerprint=state.fingerprint(),
        worth={seat: worth(state, seat) for seat in state.facts.seats},
        ranks=ranks(state),
    )
