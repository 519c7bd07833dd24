"""The map: mixed offset coordinates, open edges, the sea, off-board areas and how they are drawn."""

import pytest

from highiron.core.tiles import EDGES
from highiron.game import Game
from highiron.pictures.board_map import draw_map
from highiron.pictures.captions import terrain_sign
from tests.titles.t18ce.tables import Table18CE

SHIFTED = "BDFHJLNP"


@pytest.mark.parametrize(
    ("hex_id", "around"),
    [
        ("G14", ("H12", "G12", "F12", "F14", "G16", "H14")),  # a row that is not shifted
        ("H14", ("I14", "H12", "G14", "G16", "H16", "I16")),  # one that stands half a hex further east
        ("K16", ("L14", "K14", "J14", "J16", "K18", "L16")),
    ],
)
def test_every_row_has_even_numbers_and_every_other_row_is_shifted(hex_id: str, around: tuple[str, ...]) -> None:
    plan = Table18CE().facts.plan
    assert tuple(plan.layout.neighbour(hex_id, edge) for edge in range(EDGES)) == around
    assert all(int(place.id[1:]) % 2 == 0 for place in plan.hexes)
    assert plan.layout.shifted == SHIFTED


def test_what_the_map_is_made_of() -> None:
    """94 hexes; 11 off-board areas, each of its own (18CE-10.1); four gray and three yellow ones."""
    plan = Table18CE().facts.plan
    colours = [place.shape.colour for place in plan.hexes]
    assert {colour: colours.count(colour) for colour in colours} == {"white": 76, "red": 11, "gray": 4, "yellow": 3}
    areas = [place.area for place in plan.hexes if place.shape.colour == "red"]
    assert len(set(areas)) == len(areas)
    labels = [place.shape.label for place in plan.hexes if place.shape.stops and place.shape.stops[0].is_city]
    assert {label: labels.count(label) for label in labels} == {"": 14, "I": 9, "Y": 10, "M": 3}


def test_the_sea_is_closed_from_both_sides() -> None:
    """18CE-8.8: where two hexes share a blue edge, both say so."""
    plan = Table18CE().facts.plan
    for place in plan.hexes:
        for edge in place.barriers:
            other = plan.index.get(plan.layout.neighbour(place.id, edge))
            assert other is None or (edge + 3) % EDGES in plan.hexes[other].barriers


def test_terrain_costs_are_the_sum_of_the_features() -> None:
    """18CE-8.9: 20 for a river, 40 for hills, 60 for mountains."""
    costs = {"river": 20, "hill": 40, "mountain": 60}
    places = Table18CE().facts.plan.hexes
    assert all(place.cost == sum(costs[feature] for feature in place.terrain.split()) for place in places)
    assert {place.terrain for place in places} >= {"river", "hill", "mountain", "river hill", "river mountain"}


def test_the_picture_tells_terrain_sea_industry_and_arrows_apart() -> None:
    """Signs, not colours: waves, rounded hills, peaks, a thick line along the sea, letters, arrows, the marker of E."""
    signs = {terrain: terrain_sign(terrain) for terrain in ("river", "hill", "mountain")}
    assert len(set(signs.values())) == 3
    picture = draw_map(Game("18CE", 4).state)
    assert all(sign in picture for sign in signs.values())
    assert picture.count('class="hi-wall"') == 35
    assert "token of p:E" in picture or "token of E" in picture
    assert "北京" in picture and "Beijing" in picture
    for name in ("Europe", "Mongolia", "Russian Far East"):
        assert name in picture
