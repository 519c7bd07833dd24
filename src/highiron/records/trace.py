"""The state after every action as lines of JSON, each with what changed since the one before."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from highiron.core.actions import kind_of
from highiron.core.ids import BANK, IPO, POOL
from highiron.core.shares import counted_certificates, worth
from highiron.core.state import State
from highiron.game import Game
from highiron.records import own
from highiron.records.files import is_own, play_site_action, read_site, read_text
from highiron.records.site_import import SiteImporter
from highiron.records.undo import standing_actions
from highiron.steps.frames import Auction, BiddingWar, OperatingRound, OperatingTurn, PrivateToken, SetPar

Ids = dict[str, int | str]  # seat -> the id a player has in the file


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
        if game.over:
            now |= {"round": last["round"], "acting": str(action.get("entity", ""))}  # 1830-14.2
        yield _line({"action": action["id"], "type": action["type"], **_change(last, now)})
        last = now
    yield _line(_end(game, ids))


def _line(data: dict[str, Any]) -> str:
    return msgspec.json.encode(data).decode()


def _start(state: State, ids: Ids, first: dict[str, Any]) -> dict[str, Any]:
    setup = {
        "players": list(ids.values()),
        "corporations": list(state.facts.corporations),
        "minors": [],
        "privates": list(state.facts.privates),
    }
    return {"action": 0, "type": "start", "setup": setup, "set": first}


def _end(game: Game, ids: Ids) -> dict[str, Any]:
    result = {str(ids[seat]): value for seat, value in game.result().items()}
    return {"end": True, "finished": game.over, "result": result, "reason": game.state.ended}


def _change(last: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    gone = [key for key in last if key not in now]
    data: dict[str, Any] = {"set": {key: value for key, value in now.items() if last.get(key, _NOTHING) != value}}
    if gone:
        data["unset"] = gone
    return data


_NOTHING = object()


def keys(state: State, ids: Ids) -> dict[str, Any]:
    """The state as flat keys, players by the ids of the file."""
    found: dict[str, Any] = {
        "round": _round(state),
        "phase": state.phase_facts.id,
        "bank": state.cash[BANK],
        "acting": _acting(state, ids),
        "priority": ids[state.priority],
    }
    # A gift certificate whose par is still to be named is shown only with its par (1830-14.4).
    top = state.frames[-1] if state.frames else None
    unset = top.company if isinstance(top, SetPar) else ""
    for seat, player in ids.items():
        own_shares = {c: held[seat] * 10 for c, held in state.shares.items() if held.get(seat) and c != unset}
        found[f"player/{player}/cash"] = state.cash[seat]
        found[f"player/{player}/value"] = worth(state, seat)
        found[f"player/{player}/privates"] = [p for p, owner in state.privates.items() if owner == seat]
        found[f"player/{player}/shares"] = own_shares
        found[f"player/{player}/certs"] = counted_certificates(state, seat)
        if seat in state.bankrupt:
            found[f"player/{player}/bankrupt"] = True
    for company, facts in state.facts.corporations.items():
        held = state.shares[company]
        president = state.presidents.get(company) if company != unset else None
        parred = company in state.pars
        found[f"company/{company}/par"] = state.pars.get(company)
        found[f"company/{company}/price"] = state.price(company) if parred else None
        found[f"company/{company}/cell"] = list(state.cell(company)) if parred else None
        found[f"company/{company}/president"] = ids[president] if president else None
        found[f"company/{company}/floated"] = company in state.floated
        found[f"company/{company}/ipo"] = held[IPO]
        found[f"company/{company}/treasury"] = held[IPO]
        found[f"company/{company}/market"] = held[POOL]
        found[f"company/{company}/size"] = facts.shares
        found[f"company/{company}/loans"] = 0
        found[f"company/{company}/cash"] = state.cash[company]
        found[f"company/{company}/trains"] = list(state.trains[company])
        found[f"company/{company}/privates"] = [p for p, owner in state.privates.items() if owner == company]
        tokens = sorted(hex_id for hex_id, stop in state.board.stations.get(company, ()) if stop >= 0)
        found[f"company/{company}/tokens"] = tokens
        found[f"company/{company}/tokens_left"] = len(facts.token_prices) - len(tokens)
    for hex_id, (tile, rotation) in state.board.tiles.items():
        found[f"tile/{hex_id}"] = f"{tile}r{rotation}"
    found["depot"] = _depot(state)
    found["pool_trains"] = list(state.trains[POOL])
    return found


def _depot(state: State) -> list[str]:
    """The next train and how many are left; an unlimited type counts as one (1830-14.2)."""
    left = {train: abs(count) for train, count in state.depot.items() if count}
    return [next(iter(left)), f"{sum(left.values())} left"]


def _round(state: State) -> str:
    for frame in state.frames[:1]:
        if isinstance(frame, Auction):
            return "ISR 1.1"
        if isinstance(frame, OperatingRound):
            return f"OR {state.turn}.{frame.number}"
    return f"SR {state.turn}.1"


def _acting(state: State, ids: Ids) -> str:
    """Who is shown as acting: a player, a company, or a private whose token is due (1830-14.2)."""
    if not state.frames:
        return ""
    frame = state.frames[-1]
    if isinstance(frame, PrivateToken):
        return frame.private
    if isinstance(frame, OperatingTurn):
        return frame.company
    if isinstance(frame, (Auction, BiddingWar, SetPar)):
        return str(ids[frame.seat])
    return getattr(frame, "company", "") or str(ids.get(frame.seat, ""))
