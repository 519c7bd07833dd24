"""Holdings and the sheet with everything on it."""

import pytest

from highiron.core.ids import IPO, POOL
from highiron.core.shares import worth
from highiron.pictures import draw_holdings, draw_state
from highiron.pictures.headings import ENGLISH
from highiron.pictures.holdings import money
from highiron.pictures.svg import escape, number, safe_id, shortened, text_width
from tests.pictures.reading import fresh, parse, random_states, titles, with_class, words

NAMES = {"A": "Ada <script>alert('&')</script>", "B": 'B"ob & Bill', "C": "李 \x00\x1b\ud800 Wei", "D": "Dora" * 40}


def test_names_are_escaped_and_long_ones_are_cut() -> None:
    root = parse(draw_state(fresh(), NAMES))
    assert NAMES["B"] in words(root)
    assert "李  Wei" in words(root)
    assert not list(root.iter("script"))
    assert any(line.startswith("Dora") and line.endswith("…") for line in words(root))
    assert any(line.startswith("Ada <script") for line in words(root))
    assert NAMES["D"] in titles(root)


def test_holdings_show_money_shares_presidents_and_trains() -> None:
    state = fresh()
    state.shares["PRR"] = {IPO: 4, POOL: 1, "B": 5}
    state.presidents["PRR"] = "B"
    state.pars["PRR"] = 76
    state.market["PRR"] = (3, 6, 0)
    state.floated = ("PRR",)
    state.cash["PRR"] = 1234
    state.trains["PRR"] = ("2", "3")
    state.privates["SV"] = "C"
    root = parse(draw_holdings(state, {"B": "Bob"}))
    shown = words(root)
    assert shown.count("Bob") == 2  # as a player and as president
    assert {"5", money(1234), "76", "2 3", "SV", money(worth(state, "B"))} <= set(shown)
    assert titles(root).count(ENGLISH["president-mark"]) == 1
    assert titles(root).count(ENGLISH["priority-deal"]) == 1
    for train in state.facts.trains:
        assert train in shown


@pytest.mark.parametrize(("board", "players", "seed"), [("classic", 2, 7), ("plus", 6, 8)])
def test_the_sheet_of_random_games_is_well_formed_and_names_round_phase_and_bank(
    board: str, players: int, seed: int
) -> None:
    for state in random_states(board, players, seed):
        root = parse(draw_state(state, NAMES))
        assert any(line.startswith(state.facts.name) for line in words(root))
        assert any(line.startswith("Phase") and money(state.cash["bank"]) in line for line in words(root))
        assert with_class(root, "hi-head")


def test_words_come_from_the_table_of_headings() -> None:
    german = {**ENGLISH, "cash": "Bargeld", "phase": "Phase", "auction": "Versteigerung"}
    shown = words(parse(draw_state(fresh(), {}, german)))
    assert "Bargeld" in shown
    assert any("Versteigerung" in line for line in shown)


def test_numbers_and_ids_are_plain() -> None:
    assert [number(value) for value in (-0.001, 1.0, 2.5, 1 / 3)] == ["0", "1", "2.5", "0.33"]
    assert safe_id("B&O") == "B_26_O"
    assert len({safe_id(name) for name in ("B&O", "B-O", "BO", "B_26_O")}) == 4
    assert escape("<a & 'b'>\x07") == "&lt;a &amp; &#39;b&#39;&gt;"


def test_long_words_are_shortened_to_their_room() -> None:
    cut = shortened("Chesapeake & Ohio Railroad", 60, 10)
    assert cut.endswith("…")
    assert text_width(cut, 10) <= 60
    assert shortened("Erie", 60, 10) == "Erie"
