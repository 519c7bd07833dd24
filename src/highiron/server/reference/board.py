"""Board and tiles as a page draws them: all places and lines come from `highiron.pictures`."""

from highiron.core.facts import Facts
from highiron.core.geometry import Hex, Map
from highiron.core.tiles import EDGES, Shape, Tile
from highiron.pictures.captions import Words, coordinate
from highiron.pictures.hexagon import corners, hex_centre
from highiron.pictures.places import stop_places
from highiron.pictures.room import Room
from highiron.pictures.sides import sides
from highiron.pictures.svg import Point, baseline, safe_id
from highiron.pictures.symbols import words_on_tile
from highiron.pictures.tokens import slots_in_use
from highiron.pictures.ways import ways
from highiron.server.reference import models

_MORE = 2  # places for tokens beside a city whose slots are full


def outline() -> list[list[float]]:
    """The corners of a hex."""
    return [_rounded(corner) for corner in corners()]


def map_sides(plan: Map) -> list[models.SideFacts]:
    """Lines between hexes."""
    found = []
    for side in sides(plan):
        (x1, y1), (x2, y2), (x, y) = (_rounded(point) for point in (*side.ends, side.middle))
        classes = [f"hi-{class_}" for class_ in side.classes]
        found.append(models.SideFacts(classes, x1, y1, x2, y2, side.cost, x, y, round(side.width, 2)))
    return found


def also(facts: Facts, name: str) -> dict[str, str]:
    """The names of a company, private or hex in other languages."""
    return {language: found[name] for language, found in facts.names.items() if name in found}


def hex_facts(facts: Facts, place: Hex) -> models.HexFacts:
    """A hex as printed."""
    x, y = hex_centre(facts.plan.layout, place.id)
    shape = place.shape
    return models.HexFacts(
        id=place.id,
        x=round(x, 2),
        y=round(y, 2),
        name=place.name,
        also=also(facts, place.id),
        terrain=place.terrain,
        cost=place.cost,
        bonuses=[
            models.BonusFacts(bonus.kind, bonus.sign, bonus.amount)
            for bonus in facts.rules.hex_bonuses
            if bonus.hex_id == place.id
        ],
        neighbours=_neighbours(facts.plan, place),
        barriers=list(place.barriers),
        area=place.area,
        buildable=place.buildable,
        colour=shape.colour,
        label=shape.label,
        stops=_stops(shape),
        paths=[list(path) for path in shape.paths],
        ways=ways(shape),
        spots=[_spots(shape, 0)],
        symbol=f"hex-{safe_id(place.id)}",
        coordinate=_words(coordinate(place, Room())),
        names=_names(facts, place),
    )


def tile_facts(facts: Facts, tile: Tile) -> models.TileFacts:
    """A tile of the supply."""
    shape = tile.shapes[0]
    return models.TileFacts(
        id=tile.id,
        colour=tile.colour,
        label=tile.label,
        count=facts.supply[tile.id],
        stops=_stops(shape),
        paths=[list(path) for path in shape.paths],
        ways=ways(shape),
        spots=[_spots(shape, turns) for turns in range(EDGES)],
        symbol=f"tile-{safe_id(tile.id)}",
        canonical=list(tile.canonical),
        upgrades=list(facts.placements.upgrades.get(tile.id, ())),
    )


def _neighbours(plan: Map, place: Hex) -> list[str]:
    found = [plan.layout.neighbour(place.id, edge) for edge in range(EDGES)]
    return [other if other in plan.index else "" for other in found]


def _stops(shape: Shape) -> list[models.StopFacts]:
    return [
        models.StopFacts(stop.kind, stop.slots, dict(stop.values), stop.only_for, place.same_as)
        for stop, place in zip(shape.stops, stop_places(shape), strict=True)
    ]


def _spots(shape: Shape, turns: int) -> list[list[list[float]]]:
    """Places for the tokens of each stop; a stop without tokens has its own place only."""
    return [
        [_rounded(spot) for spot in slots_in_use(place, stop.slots, max(stop.slots, 1) + _MORE)]
        if stop.is_city
        else [_rounded(place.centre)]
        for stop, place in zip(shape.stops, stop_places(shape, turns), strict=True)
    ]


def _names(facts: Facts, place: Hex) -> dict[str, list[models.WordsFacts]]:
    """Where the name of the hex stands on each tile that can ever lie there."""
    if not place.name or not place.buildable:
        return {}
    found: dict[str, list[models.WordsFacts]] = {}
    for tile, turns in _possible(facts, place.id):
        _, name, _ = words_on_tile(place, facts.tiles[tile].shapes[0], turns)
        found[f"{tile}/{turns}"] = [_words(line) for line in name]
    return found


def _possible(facts: Facts, hex_id: str) -> list[tuple[str, int]]:
    """All tiles, with rotations, that lays and upgrades can bring to a hex."""
    found: dict[tuple[str, int], None] = {}
    beginnings: list[tuple[str, int] | None] = [None]
    while beginnings:
        placed = beginnings.pop()
        for placement in facts.placements.on(hex_id, placed):
            laid = (placement.tile, placement.rotation)
            if laid not in found:
                found[laid] = None
                beginnings.append(laid)
    return list(found)


def _words(words: Words) -> models.WordsFacts:
    x, y = words.centre
    return models.WordsFacts(words.text, round(x, 2), round(baseline(y, words.size), 2), round(words.size, 2))


def _rounded(point: Point) -> list[float]:
    return [round(value, 2) for value in point]
