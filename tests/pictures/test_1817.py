"""What 1817 has and other titles do not: grey and red spaces, sizes, loans and shorts."""

from highiron.game import Game
from highiron.pictures import draw_holdings, draw_market
from highiron.titles.t1817.stations import set_size
from tests.pictures.reading import parse, titles, with_class, words


def test_the_track_has_its_zones_on_the_ground_of_the_board() -> None:
    """1817-2.21."""
    root = parse(draw_market(Game("1817", 3).state))
    assert len(with_class(root, "hi-red")) == 1
    assert len(with_class(root, "hi-gray")) == 3
    assert {"liquidation", "acquisition", "40", "600"} <= set(titles(root))


def test_sizes_loans_and_shorts_are_told_once_there_are_any() -> None:
    state = Game("1817", 3).state.copy()
    before = words(parse(draw_holdings(state, {})))
    assert "Loans" not in before
    assert "Shares" not in before
    set_size(state, "R", 5)
    state.shares["R"] = {"A": 3, "pool": 1, "R": 3}
    state.shorts["R"] = {"B": 2}
    state.loans["R"] = 300
    state.floated = ("R",)
    shown = words(parse(draw_holdings(state, {})))
    assert {"Loans", "Shares", "300", "−2"} <= set(shown)
