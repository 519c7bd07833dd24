"""Boards for the benchmarks of routes: full of track, made from a seed, the same on every machine."""

from random import Random

from highiron.core.board import Board, Placed, Station, build_board
from highiron.core.facts import Facts
from highiron.core.geometry import STOPS
from highiron.core.placements import Placement
from highiron.core.tiles import EDGES
from highiron.titles.catalogue import facts_for

COLOURS = ("yellow", "green", "brown", "gray")


def late_1830(seed: int, board: str = "classic", colour: str = "brown", supply: bool = True, tokens: int = 3) -> Board:
    """An 1830 board tiled at random up to a colour, track meeting track where it can, with tokens of all corporations.

    Without `supply` tiles never run out, which makes boards denser than any game can have.
    """
    rng = Random(seed)
    facts = facts_for("1830", 4, "", {"board": board})
    tiles = _tile(facts, rng, COLOURS[: COLOURS.index(colour) + 1], supply)
    return _with_tokens(facts, rng, tiles, tokens)


def late_1846(seed: int, tokens: int = 2) -> Board:
    """An 1846 board tiled at random up to gray, with tokens of all corporations."""
    rng = Random(seed)
    facts = facts_for("1846", 5)
    return _with_tokens(facts, rng, _tile(facts, rng, COLOURS, True), tokens)


def _tile(facts: Facts, rng: Random, colours: tuple[str, ...], supply: bool) -> dict[str, Placed]:
    """Colour by colour and again, as upgrades free tiles: always the tile that meets most track, where one fits."""
    plan = facts.plan
    tiles: dict[str, Placed] = {}
    left = dict(facts.supply)
    exits = [place.shape.exits for place in plan.hexes]
    for colour in colours * 5:
        # Hexes beside track come first, so that the little track there is holds together.
        waiting = [place.id for place in plan.hexes]
        rng.shuffle(waiting)
        while waiting:
            waiting.sort(key=lambda hex_id: -_pressure(facts, exits, hex_id))
            hex_id = waiting.pop(0)
            options = [
                option
                for option in facts.placements.on(hex_id, tiles.get(hex_id))
                if option.colour == colour and (not supply or left[option.tile] != 0)
            ]
            if not options:
                continue
            best = max(options, key=lambda option: (_meeting(facts, exits, hex_id, option), rng.random()))
            if hex_id in tiles:
                left[tiles[hex_id][0]] += 1
            left[best.tile] -= 1
            tiles[hex_id] = (best.tile, best.rotation)
            exits[plan.index[hex_id]] = best.exits
    return tiles


def _pressure(facts: Facts, exits: list[int], hex_id: str) -> int:
    """How many neighbours have track that leads to the hex."""
    index, ways = facts.plan.index[hex_id], facts.plan.ways
    found = 0
    for edge in range(EDGES):
        entry = facts.plan.across[index * ways + edge]
        found += entry >= 0 and exits[entry // ways] >> entry % ways & 1
    return found


def _meeting(facts: Facts, exits: list[int], hex_id: str, option: Placement) -> int:
    """How many exits of a tile meet track; empty hexes count a little."""
    index, ways = facts.plan.index[hex_id], facts.plan.ways
    score = 0
    for edge in range(EDGES):
        entry = facts.plan.across[index * ways + edge]
        if option.exits >> edge & 1 and entry >= 0:
            there = exits[entry // ways]
            score += 3 if there >> entry % ways & 1 else int(not there)
    return score


def _with_tokens(facts: Facts, rng: Random, tiles: dict[str, Placed], each: int) -> Board:
    """Home tokens for all, then more where slots are free."""
    stations: dict[str, tuple[Station, ...]] = {}
    board = build_board(facts.plan, facts.tiles, tiles, stations)
    for corporation in facts.corporations.values():
        board = board.place(corporation.id, corporation.charter.home, max(0, corporation.charter.home_stop))
    cities = [
        (place.id, index, stop.slots)
        for place, shape in zip(facts.plan.hexes, board.shapes, strict=True)
        for index, stop in enumerate(shape.stops)
        if stop.kind == "city" and stop.slots
    ]
    for corporation in facts.corporations.values():
        for hex_id, index, slots in rng.sample(cities, len(cities)):
            number = facts.plan.index[hex_id] * STOPS + index
            if len(board.stations[corporation.id]) >= each:
                break
            if len(board.tokens.get(number, ())) < slots and corporation.id not in board.companies_in(hex_id):
                board = board.place(corporation.id, hex_id, index)
    return board
