"""What titles have in common, and share in memory."""

from highiron.core.tiles import Tile
from highiron.titles import catalogue


def test_places_and_tiles_are_one_object_for_all_numbers_of_players() -> None:
    """What is drawn is known by the object: 18CE for four took as long as for three before."""
    three, four = (catalogue.facts_for("18CE", players) for players in (3, 4))
    assert three is not four
    assert all(one is other for one, other in zip(three.plan.hexes, four.plan.hexes, strict=True))
    tiles: list[tuple[Tile, Tile]] = [(tile, four.tiles[name]) for name, tile in three.tiles.items()]
    assert all(one is other for one, other in tiles)
    boards = [catalogue.facts_for("1830", 4), catalogue.facts_for("1846", 4)]
    assert boards[0].plan.hexes[0] is not boards[1].plan.hexes[0]
