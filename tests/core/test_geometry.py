"""Maps: how coordinates lie, which hexes are neighbours, and the numbers of sides and links."""

import pytest

from highiron.core.geometry import Layout
from highiron.core.tiles import EDGES, Tile
from highiron.titles.load import read_map, read_shape

MIXED = Layout("BDFHJLNP")
TOWNS = {"colour": "yellow", "stops": [{"kind": "town", "value": 10}] * 2, "track": ["0-a", "3-b", "a-b"]}


@pytest.mark.parametrize(
    ("layout", "hex_id", "around"),
    [
        (Layout(), "E11", "F10 E9 D10 D12 E13 F12"),
        (MIXED, "G12", "H10 G10 F10 F12 G14 H12"),  # Zhangjiakou, in a row as it says
        (MIXED, "F16", "G16 F14 E16 E18 F18 G18"),  # Jinzhou, in a row that is shifted
    ],
)
def test_the_six_neighbours_of_a_hex(layout: Layout, hex_id: str, around: str) -> None:
    assert [layout.neighbour(hex_id, edge) for edge in range(EDGES)] == around.split()


@pytest.mark.parametrize("layout", [Layout(), MIXED])
@pytest.mark.parametrize("hex_id", ["C14", "D14", "G3", "H2"])
def test_neighbours_see_each_other_and_stand_a_hex_apart(layout: Layout, hex_id: str) -> None:
    column, row = layout.position(hex_id)
    for edge in range(EDGES):
        other = layout.neighbour(hex_id, edge)
        assert layout.neighbour(other, (edge + 3) % EDGES) == hex_id
        east, south = layout.position(other)
        assert (abs(east - column), abs(south - row)) == ((2, 0) if edge in (1, 4) else (1, 1))


def test_rows_with_the_same_numbers_meet_on_the_right_sides() -> None:
    blank = {"colour": "white"}
    plan = read_map("18CE", {"G14": blank, "G16": blank, "H14": blank, "F14": blank}, shifted=MIXED.shifted)
    home = plan.index["G14"]
    assert [plan.edge_between(home, plan.index[other]) for other in ("G16", "H14", "F14")] == [4, 5, 3]


def test_a_map_without_links_has_no_ways_but_edges() -> None:
    plan = read_map("plain", {"A1": {"colour": "white"}, "A3": {"colour": "white"}})
    assert (plan.ways, plan.links, plan.side_count) == (EDGES, 0, 1)
    assert max(plan.sides) == 0


@pytest.mark.parametrize("printed", [True, False])
def test_links_are_sections_of_their_own(printed: bool) -> None:
    """18CE-8.4: the link between two towns is track that is used once, whether printed or brought by a tile."""
    hexes = {"A1": TOWNS if printed else {"colour": "white"}, "A3": {"colour": "white"}}
    plan = read_map("linked", hexes, [] if printed else [Tile("D1", read_shape(TOWNS))])
    assert (plan.ways, plan.links, plan.side_count) == (8, 1, 1)
    for index in range(2):
        one, two = index * 8 + EDGES, index * 8 + EDGES + 1
        assert (plan.across[one], plan.across[two]) == (two, one)
        assert plan.sides[one] == plan.sides[two] == 1 + index
        assert plan.link_sections(index, 1) == 1 << 1 + index
    assert plan.edge_between(0, 1) == 4
    assert plan.edge_between(0, 0) == -1
