"""Components and setup (18CE section 1)."""

import pytest

from highiron.core.ids import BANK, IPO
from highiron.flow import engine
from highiron.game import Game
from highiron.selfplay import play_random_game
from highiron.titles import catalogue
from highiron.titles.t18ce.privates import price_range
from tests.titles.t18ce.tables import Table18CE
from tests.words.reading import read


@pytest.mark.parametrize(("option", "bank"), [("true", 6600), ("false", 9000)])
def test_edge_case_1_the_bank(option: str, bank: int) -> None:
    """18CE-1.3 (EC-01): 9000 with the starting cash taken from it, or beside it."""
    state = Game("18CE", 4, options={"bank_includes_capital": option}).state
    assert [state.cash[seat] for seat in "ABCD"] == [600] * 4
    assert state.cash[BANK] == bank


@pytest.mark.parametrize("players", [2, 7])
def test_three_to_six_players(players: int) -> None:
    """18CE-1.1."""
    with pytest.raises(ValueError, match="3 to 6"):
        catalogue.facts_for("18CE", players)


def test_a_private_without_its_kind_is_told_what_to_type() -> None:
    """18CE-2: its id is `p:E`, the certificate says E; the reason names an id that works."""
    game = Game("18CE", 4)
    (reason,) = game.explain({"type": "bid", "private": "E", "price": 180})
    assert "such as p:A." in read(reason, game.state.facts)
    assert game.explain({"type": "bid", "private": "p:E", "price": 180}) == []


def test_the_companies() -> None:
    """18CE-1.4: eight of them, 20% and eight times 10%, all in the IPO; homes and markers as in the table."""
    table = Table18CE()
    homes = {company: printed.charter.home for company, printed in table.facts.corporations.items()}
    markers = {company: len(printed.charter.token_prices) for company, printed in table.facts.corporations.items()}
    assert homes == {
        "JZR": "G14",
        "JHR": "G16",
        "HKR": "K16",
        "BCR": "L6",
        "LLR": "I6",
        "JGR": "N10",
        "QTR": "I4",
        "NKR": "N4",
    }
    assert markers == {"JZR": 3, "JHR": 3, "HKR": 3, "BCR": 4, "LLR": 4, "JGR": 4, "QTR": 3, "NKR": 3}
    for company, printed in table.facts.corporations.items():
        assert (printed.charter.shares, printed.charter.president_shares) == (10, 2)
        assert table.state.shares[company] == {IPO: 10, "pool": 0}


def test_the_trains() -> None:
    """18CE-1.5: prices, numbers, and what makes them obsolete."""
    trains = Table18CE().facts.trains
    table = [(train.id, train.price, train.count, train.rusts_on) for train in trains.values() if train.price]
    assert table == [
        ("2", 80, 7, "4"),
        ("3", 180, 6, "6"),
        ("4", 300, 5, "8"),
        ("5", 500, 3, ""),
        ("6", 630, 2, ""),
        ("7", 780, 2, ""),
        ("8", 1000, -1, ""),
    ]


def test_the_phases() -> None:
    """18CE-8.5, 18CE-16.1: colours, limits, rounds, and who may buy privates; the off-board colours of 18CE-10.1."""
    phases = Table18CE().facts.phases
    assert [(p.id, p.train_limit, p.colours[-1], p.operating_rounds, p.values) for p in phases] == [
        ("2", 4, "yellow", 1, "yellow"),
        ("3", 4, "green", 2, "green"),
        ("4", 3, "green", 2, "green"),
        ("5", 3, "brown", 2, "brown"),
        ("6", 2, "brown", 2, "brown"),
        ("7", 2, "gray", 2, "gray"),
        ("8", 2, "gray", 3, "gray"),
    ]
    assert [p.id for p in phases if p.corporations_buy_privates] == ["3", "4", "5"]
    assert [p.id for p in phases if p.closes_privates] == ["6"]


def test_everything_is_open() -> None:
    """18CE-1.8: every seat sees the whole state but the stream of random numbers."""
    game = Game("18CE", 4, seed=3)
    told = set(game.state.to_data()) - {"random"}
    for seat in ("A", "D", None):
        assert told <= set(engine.view(game.state, seat))
    assert {"cash", "shares", "trains"} <= told


def test_names_in_two_languages() -> None:
    """Companies, privates and every place of the map have a Chinese name too."""
    facts = Table18CE().facts
    named = [place.id for place in facts.plan.hexes if place.name]
    chinese = facts.names["zh"]
    assert set(chinese) == {*facts.corporations, *facts.privates, *named}
    assert (chinese["JZR"], chinese["G14"], chinese["p:C"]) == ("京张铁路", "北京", "私营公司C：桥梁技术")
    assert facts.plan.hexes[facts.plan.index["G14"]].name == "Beijing"


def test_play_goes_auction_stock_round_and_set_in_turn() -> None:
    """18CE-1.9, 18CE-7.1: the kinds of rounds of a whole game, one after the other."""
    game = play_random_game("18CE", 3, 5)
    kinds: list[str] = []
    for number in range(len(game.actions)):
        kind = game.at(number).facts.rules.round_of(game.at(number)).kind
        if not kinds or kinds[-1] != kind:
            kinds.append(kind)
    assert kinds[0] == "auction"
    assert set(kinds[1::2]) == {"stock"}
    assert set(kinds[2::2]) == {"operating"}


def test_every_amount_is_whole_and_every_route_a_multiple_of_ten() -> None:
    """18CE-1.10: so a dividend never needs rounding."""
    table = Table18CE()
    values = [
        value
        for shape in (
            *(tile.shapes[0] for tile in table.facts.tiles.values()),
            *(p.shape for p in table.facts.plan.hexes),
        )
        for stop in shape.stops
        for value in stop.values.values()
    ]
    assert all(value % 10 == 0 for value in values)
    game = play_random_game("18CE", 4, 2)
    state = game.state
    assert all(isinstance(amount, int) for amount in (*state.cash.values(), *state.loans.values()))


def test_the_table_of_privates() -> None:
    """18CE-2.2, 18CE-2.4, 18CE-2.10, 18CE-14.1: faces, incomes, what companies may pay; A has no effect, F no price."""
    privates = Table18CE().facts.privates.values()
    assert [(p.code, p.face, p.revenue, p.price_low, p.price_high) for p in privates] == [
        ("A", 20, 5, 10, 30),
        ("B", 40, 10, 20, 60),
        ("C", 75, 15, 38, 112),
        ("D", 110, 20, 55, 165),
        ("E", 180, 25, 90, 270),
        ("F", 260, 35, 0, 0),
    ]
    sold = Table18CE(f_sale="allowed").facts.privates["p:F"]
    assert (sold.price_low, sold.price_high) == (130, 390)


@pytest.mark.parametrize(("option", "span"), [("printed", (10, 30)), ("reduced", (5, 15))])
def test_a_keeps_its_range_after_its_price_fell(option: str, span: tuple[int, int]) -> None:
    """18CE-14.2: bought for 10, its face value stays 20 unless the option says otherwise."""
    table = Table18CE(a_face_after_drop=option)
    for _ in range(8):
        table.play(table.actor, "pass")
    table.take("A A")
    assert table.state.cash["A"] == 590
    assert price_range(table.state, "p:A") == span
