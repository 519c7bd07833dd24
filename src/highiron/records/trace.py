"""The state after every action as lines of JSON, each with what changed since the one before."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from highiron.core.actions import kind_of
from highiron.core.ids import POOL, printed
from highiron.core.state import State
from highiron.game import Game
from highiron.records import own
from highiron.records.files import is_own, play_site_action, read_site, read_text
from highiron.records.site import Ids, site_of
from highiron.records.site_import import SiteImporter
from highiron.records.trace_keys import keys
from highiron.records.undo import standing_actions


def trace_lines(path: str | Path) -> Iterator[str]:
    """The trace of a record of either format; numbers and types of actions are the file's own."""
    text = read_text(path)
    yield from _own_trace(text) if is_own(text) else _site_trace(text)


def _own_trace(text: str) -> Iterator[str]:
    game = own.read_game(text)
    ids: Ids = {seat: seat for seat in game.state.facts.seats}
    last = keys(game.at(0), ids)
    yield _line(_start(game.at(0), ids, last))
    for number, action in enumerate(game.actions, 1):
        now = keys(game.at(number), ids)
        if game.at(number).ended:
            now |= {"round": last["round"], "acting": ""}
        yield _line({"action": number, "type": kind_of(action), **_change(last, now)})
        last = now
    yield _line(_end(game, ids))


def _site_trace(text: str) -> Iterator[str]:
    source = read_site(text)
    importer = SiteImporter(source)
    game = importer.game
    ids: Ids = dict(zip(game.state.facts.seats, (player.id for player in source.players), strict=True))
    last = keys(game.state, ids)
    yield _line(_start(game.state, ids, last))
    for action in standing_actions(source.actions):
        play_site_action(importer, action)
        now = keys(game.state, ids)
        # The file tells which of several given-up trains was bought; our state knows only how many are left.
        now["pool_trains"] = importer.book.stock.shown(POOL)
        if game.over:
            now |= {"round": last["round"], "acting": str(action.get("entity", ""))}  # 1830-14.2
        yield _line({"action": action["id"], "type": action["type"], **_change(last, now)})
        last = now
    yield _line(_end(game, ids))


def _line(data: dict[str, Any]) -> str:
    return msgspec.json.encode(data).decode()


def _start(state: State, ids: Ids, first: dict[str, Any]) -> dict[str, Any]:
    setup: dict[str, Any] = {
        "players": list(ids.values()),
        "corporations": [printed(company) for company in state.shares],
        "minors": [printed(private) for private in state.privates if state.facts.privates[private].operates],
        "privates": [printed(private) for private in state.privates],
    } | site_of(state.facts.title).setup(state)
    return {"action": 0, "type": "start", "setup": setup, "set": first}


def _end(game: Game, ids: Ids) -> dict[str, Any]:
    result = {str(ids[seat]): value for seat, value in game.result().items()}
    reason = site_of(game.state.facts.title).ends.get(game.state.ended, game.state.ended)
    return {"end": True, "finished": game.over, "result": result, "reason": reason}


def _change(last: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    gone = [key for key in last if key not in now]
    data: dict[str, Any] = {"set": {key: value for key, value in now.items() if last.get(key, _NOTHING) != value}}
    if gone:
        data["unset"] = gone
    return data


_NOTHING = object()
