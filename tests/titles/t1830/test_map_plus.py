"""The 1830+ board: every change of 1830-2.5.6, and nothing else changed."""

import pytest

from highiron.core.geometry import Hex, Map, neighbour
from highiron.core.tiles import EDGES, Shape
from highiron.titles import catalogue

CLASSIC = catalogue.facts_for("1830", 4)
PLUS = catalogue.facts_for("1830", 4, "", {"board": "plus"})

CHANGED = "A17 A19 B20 C5 C7 C21 D22 D24 E5 E9 H12 I9 J4 J6 J8 I19 J2 I1 J16 J18 K15 K17 K3 K5 L4 L12 L14 K7 K9 K11"
CHANGED += " L6 L8 L10 K13 L16 K1 L2 M13"


def place(hex_id: str, plan: Map = PLUS.plan) -> Hex:
    return plan.hexes[plan.index[hex_id]]


def plain_track(shape: Shape) -> set[tuple[int, int]]:
    return {(edge, other) for edge in range(EDGES) for other in shape.through[edge] if edge < other}


def describe(hex_: Hex) -> tuple[object, ...]:
    """Everything printed in a hex."""
    shape = hex_.shape
    stops = [(stop.kind, stop.slots, tuple(stop.values.items()), stop.only_for) for stop in shape.stops]
    track = (sorted(plain_track(shape)), shape.stop_edges)
    return (hex_.name, shape.colour, shape.label, stops, track, hex_.terrain, hex_.cost, hex_.barriers, hex_.area)


def test_everything_not_listed_is_as_on_the_classic_board() -> None:
    """1830-2.5.6."""
    listed = set(CHANGED.split())
    unchanged = {hex_.id for hex_ in CLASSIC.plan.hexes} - listed
    assert {hex_.id for hex_ in PLUS.plan.hexes} - listed == unchanged
    for hex_id in unchanged:
        assert describe(place(hex_id)) == describe(place(hex_id, CLASSIC.plan)), hex_id


@pytest.mark.parametrize(
    ("hex_id", "terrain", "cost"),
    [("C5", "", 0), ("C21", "mountain", 40), ("D22", "mountain", 80)]
    + [(hex_id, "water", 40) for hex_id in ("I9", "J4", "J6", "J8", "J2", "J16", "J18", "K15", "K17")]
    + [(hex_id, "", 0) for hex_id in ("K5", "L4", "L12", "L14")]
    + [(hex_id, "mountain", 120) for hex_id in ("K9", "K11", "L6", "L8", "L10")],
)
def test_plain_hexes(hex_id: str, terrain: str, cost: int) -> None:
    """1830-2.5.6: new plain hexes and new terrain costs."""
    found = place(hex_id)
    assert (found.shape.colour, found.shape.stops, found.shape.exits) == ("white", (), 0)
    assert (found.terrain, found.cost) == (terrain, cost)


@pytest.mark.parametrize(
    ("hex_id", "name", "terrain", "cost"),
    [("K3", "Lexington", "", 0), ("K7", "Huntington", "mountain", 80), ("K13", "Richmond", "", 0)],
)
def test_new_cities(hex_id: str, name: str, terrain: str, cost: int) -> None:
    """1830-2.5.6: one city each, without track."""
    found = place(hex_id)
    assert (found.name, found.shape.colour, found.terrain, found.cost) == (name, "white", terrain, cost)
    assert [(stop.kind, stop.slots) for stop in found.shape.stops] == [("city", 1)]
    assert found.shape.exits == 0


def test_burlington_and_plattsburgh() -> None:
    """1830-2.5.6: two towns in B20."""
    found = place("B20")
    assert found.name == "Burlington & Plattsburgh"
    assert [stop.kind for stop in found.shape.stops] == ["town", "town"]
    assert found.cost == 0


def test_grey_hexes() -> None:
    """1830-2.5.6: track of A17, A19, D24, E9, I19 and L16."""
    assert plain_track(place("A17").shape) == {(0, 5), (0, 4), (4, 5)}
    assert plain_track(place("D24").shape) == {(0, 1), (0, 2)}
    assert plain_track(place("E9").shape) == {(2, 3), (1, 3)}
    for hex_id, sides in {"A19": (0, 1, 5), "I19": (0, 1, 2), "L16": (1, 2, 3)}.items():
        assert place(hex_id).shape.stop_edges == (sides,)
        assert plain_track(place(hex_id).shape) == set()
    for hex_id in ("A17", "A19", "D24", "E9", "I19", "L16"):
        assert not place(hex_id).buildable
        assert place(hex_id).shape.colour == "gray"


@pytest.mark.parametrize(("hex_id", "name", "early", "late"), [("A19", "Montreal", 40, 60), ("L16", "Norfolk", 30, 50)])
def test_big_grey_cities(hex_id: str, name: str, early: int, late: int) -> None:
    """1830-2.5.6: two slots; the second value from phase 5."""
    stop = place(hex_id).shape.stops[0]
    assert (place(hex_id).name, stop.kind, stop.slots) == (name, "city", 2)
    assert [stop.value(phase.values) for phase in PLUS.phases] == [early] * 3 + [late] * 3


def test_atlantic_city_still_counts_10() -> None:
    """1830-2.5.6: only an exit more."""
    assert [(stop.kind, stop.value("brown")) for stop in place("I19").shape.stops] == [("town", 10)]


def test_detroit_and_windsor() -> None:
    """1830-2.5.6: one of the two cities is worth 20 and has track to side 1; still OO and $80."""
    found = place("E5")
    assert (found.shape.colour, found.shape.label, found.cost) == ("yellow", "OO", 80)
    assert found.shape.stop_edges == ((1,), ())
    assert [stop.value("yellow") for stop in found.shape.stops] == [20, 0]


def test_altoona_has_no_city() -> None:
    """1830-2.5.6, 1830-5.4.8: track like green tile 23, a halt for PRR alone without a slot."""
    found = place("H12")
    assert plain_track(found.shape) == {(1, 4), (1, 5)}
    assert {(stop.slots, stop.only_for) for stop in found.shape.stops} == {(0, "PRR")}
    assert not found.buildable


def test_barrier_in_the_north_west() -> None:
    """1830-2.5.6: a barrier between C5 and C7 beside the four of the classic board."""
    plan = PLUS.plan
    barred = set()
    for index, hex_ in enumerate(plan.hexes):
        for side in range(EDGES):
            other = neighbour(hex_.id, side)
            if other in plan.index and plan.across[index * EDGES + side] < 0:
                barred.add("/".join(sorted([hex_.id, other])))
    assert barred == {"C5/C7", "E7/F8", "C11/D12", "C13/D12", "B16/C17", "A11/A9", "K1/L2"}


@pytest.mark.parametrize(("entries", "early", "late"), [({"K1": [4], "L2": [3, 4]}, 30, 60), ({"M13": [2, 3]}, 30, 40)])
def test_gulf_and_deep_south_moved(entries: dict[str, list[int]], early: int, late: int) -> None:
    """1830-2.5.6: new hexes, old values; I1 is gone and J2, K13 are ordinary hexes."""
    for hex_id, sides in entries.items():
        shape = place(hex_id).shape
        assert shape.colour == "red"
        assert [list(edges) for edges in shape.stop_edges] == [sides]
        assert [shape.stops[0].value(phase.values) for phase in PLUS.phases] == [early] * 3 + [late] * 3
    assert len({place(hex_id).area for hex_id in entries}) == 1
    assert "I1" not in PLUS.plan.index


def plain(thing: object) -> dict[str, object]:
    """All attributes, also of a compiled object, which has no __dict__."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    return {name: getattr(thing, name) for name in names if not callable(getattr(thing, name))}


def test_same_game_on_both_boards() -> None:
    """1830-2.5.6, 1830-2.5.7: cash, limits, companies, trains and the supply of tiles do not change."""
    for players in range(2, 7):
        classic = catalogue.facts_for("1830", players)
        plus = catalogue.facts_for("1830", players, "", {"board": "plus"})
        assert (classic.cash, classic.certificate_limit, classic.bank) == (
            plus.cash,
            plus.certificate_limit,
            plus.bank,
        )
    assert PLUS.supply == CLASSIC.supply
    for ours, theirs in (
        (PLUS.corporations, CLASSIC.corporations),
        (PLUS.trains, CLASSIC.trains),
        (PLUS.privates, CLASSIC.privates),
    ):
        assert list(ours) == list(theirs)
        for name in ours:
            assert plain(ours[name]) == plain(theirs[name])


@pytest.mark.parametrize("value", ["0", "10", "30"])
def test_value_of_altoona_is_an_option(value: str) -> None:
    """1830-5.4.8: `opt:plus_altoona_value`."""
    facts = catalogue.facts_for("1830", 4, "", {"board": "plus", "plus_altoona_value": value})
    stops = facts.plan.hexes[facts.plan.index["H12"]].shape.stops
    assert {stop.value("yellow") for stop in stops} == {int(value)}
