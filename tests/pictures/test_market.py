"""The market shows prices, zones and tokens in the order in which they lie."""

from copy import copy
from xml.etree.ElementTree import Element

from highiron.core.market import Market
from highiron.game import Game
from highiron.pictures import draw_market
from tests.pictures.reading import all_of, fresh, parse, titles, tokens, with_class, words


def test_all_prices_par_cells_and_zone_marks_are_there() -> None:
    state = fresh()
    root = parse(draw_market(state))
    cells = state.facts.market.cells.values()
    shown = words(root)
    for price in {cell.price for cell in cells}:
        assert shown.count(str(price)) == sum(cell.price == price for cell in cells)
    assert len(with_class(root, "hi-par")) == sum(cell.is_par for cell in cells) + 1  # and one in the legend
    marks = {"yellow": 1, "orange": 2, "brown": 3}
    expected = sum(marks.get(cell.zone, 0) for cell in cells) + sum(marks.values())
    assert len(with_class(root, "hi-pip")) == expected


def test_place_0_lies_on_top_and_is_read_first() -> None:
    state = fresh()
    for count in range(1, 9):
        order = list(state.facts.corporations)[:count]
        state.market = {company: (0, 6, place) for place, company in enumerate(order)}
        root = parse(draw_market(state))
        assert tokens(root) == order[::-1], "the top token is drawn last"
        assert f"100: {', '.join(order)}" in titles(root)
        spots = [_spot(root, company) for company in order]
        assert spots == sorted(spots), "rows from above, then from the left"


def _spot(root: Element, company: str) -> tuple[float, float]:
    (group,) = [element for element in root.iter() if element.get("data-company") == company]
    (use,) = all_of(group, "use")
    return float(use.get("y", 0)), float(use.get("x", 0))


def test_marks_of_other_titles_are_written_out() -> None:
    """1817-2.21: cells without a price, and marks that no picture is made for."""
    state = fresh().copy()
    names = {"L": "liquidation", "A": "acquisition", "p": "par", "s": "safe"}
    state.facts = copy(state.facts)
    state.facts.market = Market(["L A A 40 50p 55ps"], names)
    state.market = {"PRR": (0, 1, 0), "NYC": (0, 5, 0)}
    root = parse(draw_market(state))
    shown = words(root)
    assert (shown.count("liquidation"), shown.count("acquisition"), shown.count("safe")) == (1, 2, 1)
    assert "0" not in shown
    assert {"liquidation", "acquisition: PRR", "40", "50", "55 safe: NYC"} <= set(titles(root))


def test_a_market_of_one_long_row_is_folded() -> None:
    state = Game("1846", 5).state.copy()
    state.market = {"PRR": (0, 29, 0)}
    root = parse(draw_market(state))
    assert float(root.get("width", 0)) < 16 * 54 + 60
    assert len(with_class(root, "hi-cell")) == 31
    assert tokens(root) == ["PRR"]
