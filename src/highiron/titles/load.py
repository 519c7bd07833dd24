"""Reading the data files of a title into facts."""

import json
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from highiron.core.board import new_board
from highiron.core.events import Event
from highiron.core.facts import Charter, Corporation, Facts, Phase, Private, Train
from highiron.core.geometry import Hex, Layout, Map
from highiron.core.ids import BANK, IPO, POOL, UNLIMITED, seat_names
from highiron.core.market import Market
from highiron.core.placements import Placements
from highiron.core.state import State
from highiron.core.tiles import FIRST_STOP, JUNCTION, Shape, Stop, Tile
from highiron.flow.engine import settle


def read_json(*path: str) -> dict[str, Any]:
    """A data file below `titles/`."""
    place = files("highiron.titles")
    for part in path:
        place = place / part
    data = json.loads(place.read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


def read_beside(module: str, name: str) -> dict[str, Any]:
    """A data file beside the module of a title that lives elsewhere: `read_beside(__file__, "title.json")`."""
    data = json.loads(Path(module).with_name(name).read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


def read_words(module: str) -> dict[str, str]:
    """The Fluent messages beside the module of a title, by language: `en.ftl`, `fa.ftl` and so on."""
    return {place.stem: place.read_text(encoding="utf-8") for place in sorted(Path(module).parent.glob("*.ftl"))}


class KeysAsNumbers(dict[str, str]):
    """For a title without numbered rules: reasons carry the key of the rule."""

    def __missing__(self, key: str) -> str:
        return key


def read_facts(
    data: dict[str, Any],
    players: int,
    options: dict[str, str],
    board: dict[str, Any],
    board_name: str = "",
    **settled: Any,
) -> Facts:
    """Facts from the data of a title and its map, without their rules.

    `settled` is whatever the options or the number of players decide, by the names that `Facts` has for it. Tiles that
    only this title has stand in `shapes` of its data.
    """
    figures = data["players"][str(players)]
    shared = all_tiles()
    own = {tile_id: _tile(tile_id, _written(shape)) for tile_id, shape in data.get("shapes", {}).items()}
    tiles = {tile_id: own.get(tile_id) or shared[tile_id] for tile_id in data["tiles"]}
    plan = read_map(board_name or data["title"], board, tiles.values(), data.get("shifted", ""))
    figured: dict[str, Any] = {
        "title": data["title"],
        "name": data["name"],
        "rules_version": 1,
        "seats": seat_names(players),
        "options": options,
        "bank": figures.get("bank") or data["bank"],
        "cash": figures["cash"],
        "certificate_limit": figures.get("certificate_limit", 0),
        "market": Market(data["market"], data.get("marks"), tuple(data.get("gates", ()))),
        "corporations": {entry["id"]: read_corporation(entry) for entry in data["corporations"]},
        "privates": {entry["id"]: read_private(entry) for entry in data.get("privates", ())},
        "trains": {entry["id"]: read_train(entry) for entry in data["trains"]},
        "phases": tuple(read_phase(entry) for entry in data["phases"]),
        "plan": plan,
        "tiles": tiles,
        "supply": dict(data["tiles"]),
        "placements": Placements(
            plan,
            tiles,
            {old: tuple(new) for old, new in data["upgrades"].items()},
            {kind: tuple(first) for kind, first in data["first_tiles"].items()},
            tuple(data.get("regrouping", ())),
            tuple(data.get("most_exits", ())),
            bool(data.get("open_borders", False)),
            tuple(data.get("covering", ())),
        ),
        "bank_breaks_at": 0,
        "names": data.get("names", {}),
        "currency": data.get("currency", "$"),
        "rule_numbers": KeysAsNumbers(),
    }
    return Facts(**{**figured, **settled})


def opening_state(facts: Facts, seed: int, begin: Callable[[State, list[Event]], None]) -> State:
    """The first state: the players have their cash, all shares are unsold, all trains in the depot; then it begins."""
    state = State(facts, new_board(facts.plan))
    state.cash = {BANK: facts.bank, **dict.fromkeys((*facts.seats, *facts.corporations), 0)}
    for seat in facts.seats:
        state.cash[seat] = facts.cash
        state.cash[BANK] -= facts.cash
    for company, printed in facts.corporations.items():
        unsold = IPO if facts.initial_offering else company
        state.shares[company] = {unsold: printed.charter.shares, POOL: 0}
    state.privates = dict.fromkeys(facts.privates, BANK)
    state.trains = dict.fromkeys((*facts.corporations, POOL), ())
    state.depot = {card: facts.trains[card].count for card in facts.card_order}
    state.supply = dict(facts.supply)
    state.random = seed
    begin(state, [])
    settle(state, [])
    return state


def read_shape(data: dict[str, Any]) -> Shape:
    """Track such as `0-3` (edge to edge), `0-a` (edge to first stop), `0-j` (edge to junction), `a-b` (a link).

    What is alike is one object, so that it is drawn once for all numbers of players.
    """
    return _shape(_written(data))


def _written(data: dict[str, Any]) -> str:
    return json.dumps(data)


@lru_cache(maxsize=4096)
def _shape(text: str) -> Shape:
    data = json.loads(text)

    def end(text: str) -> int:
        if text.isdecimal():
            return int(text)
        return JUNCTION if text == "j" else FIRST_STOP + ord(text) - ord("a")

    stops = tuple(read_stop(stop) for stop in data.get("stops", []))
    paths: list[tuple[int, int]] = []
    for piece in data.get("track", []):
        first, second = sorted(end(text) for text in piece.split("-"))
        paths.append((first, second))
    return Shape(data["colour"], data.get("label", ""), stops, tuple(paths))


def read_stop(data: dict[str, Any]) -> Stop:
    value = data["value"]
    values = dict(value) if isinstance(value, dict) else {"yellow": value}
    return Stop(data["kind"], data.get("slots", 0), values, data.get("only_for", ""), data.get("near", -1.0))


@lru_cache(maxsize=4096)
def _tile(tile_id: str, text: str) -> Tile:
    return Tile(tile_id, _shape(text))


@cache
def all_tiles() -> dict[str, Tile]:
    """The catalogue shared by all titles."""
    return {tile_id: _tile(tile_id, _written(data)) for tile_id, data in read_json("tiles.json").items()}


def read_map(name: str, data: dict[str, Any], tiles: Iterable[Tile] = (), shifted: str = "") -> Map:
    """A map from its hexes. `tiles`: what may be laid on it, needed where some have links; `shifted`: see Layout."""
    return Map(
        name,
        tuple(_hex(hex_id, _written(entry)) for hex_id, entry in data.items()),
        Layout(shifted),
        max([len(tile.shapes[0].links) for tile in tiles], default=0),
    )


@lru_cache(maxsize=4096)
def _hex(hex_id: str, text: str) -> Hex:
    entry = json.loads(text)
    return Hex(
        hex_id,
        entry.get("name", ""),
        read_shape(entry),
        entry.get("terrain", ""),
        entry.get("cost", 0),
        tuple(entry.get("barriers", ())),
        tuple(entry.get("joined", ())),
        entry.get("area", ""),
        {int(edge): (kind, cost) for edge, (kind, cost) in entry.get("borders", {}).items()},
    )


def read_corporation(data: dict[str, Any]) -> Corporation:
    return Corporation(
        data["id"],
        data["name"],
        data["colour"],
        data["text_colour"],
        Charter(
            data.get("shares", 10),
            data.get("president_shares", 2),
            data.get("home", ""),
            data.get("home_stop", -1),
            tuple(data["token_prices"]),
        ),
        tuple(data.get("reserved", ("", 0, 0))),
    )


def read_private(data: dict[str, Any]) -> Private:
    low, high = data.get("price_range", (0, 0))
    return Private(
        data["id"],
        data["name"],
        data["face"],
        data["revenue"],
        tuple(data["blocks"]),
        low,
        high,
        data.get("price", 0),
        data.get("floor", 0),
        data.get("home", ""),
        data.get("treasury", 0),
        data.get("train", ""),
        data.get("colour", ""),
        data.get("text_colour", ""),
    )


def read_train(data: dict[str, Any]) -> Train:
    return Train(
        data["id"],
        data.get("reach", UNLIMITED),
        data["price"],
        data.get("count", -1),
        data.get("rusts_on", ""),
        data.get("available_after", ""),
        tuple(data.get("trade_in", ())),
        data.get("trade_in_reduction", 0),
        data.get("card", ""),
        data.get("paid", 0),
        data.get("obsolete_on", ""),
    )


def read_phase(data: dict[str, Any]) -> Phase:
    return Phase(
        data["id"],
        data.get("starts_with", ""),
        data["train_limit"],
        tuple(data["colours"]),
        data["operating_rounds"],
        data["values"],
        data.get("corporations_buy_privates", False),
        data.get("players_trade_privates", False),
        data.get("closes_privates", False),
    )
