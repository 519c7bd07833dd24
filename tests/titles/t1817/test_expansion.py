"""Privates of the expansion that work in operating rounds (1817-9.5 to 1817-9.7)."""

import pytest

from tests.titles.t1817.yard import Yard

ON = {"volatility": "on"}


def company_at(hex_id: str, *privates: str, cash: int = 100) -> Yard:
    table = Yard(options=ON)
    table.found("R", 100, 5, "A", cash, trains=(), at=(hex_id,))
    for private in privates:
        table.give_private(private, "R")
    return table


@pytest.mark.parametrize(
    ("privates", "costs"), [((), (0, 20)), (("P18",), (10, 0)), (("P19",), (0, 10)), (("P18", "P19"), (0, 0))]
)
def test_cheaper_operations(privates: tuple[str, ...], costs: tuple[int, int]) -> None:
    """1817-9.6: Express Track and Efficient Track."""
    table = company_at("F3", *privates)
    table.turn("R")
    assert (table.tile("F3", "57", 0), table.tile("E4", "9", 0)) == costs


@pytest.mark.parametrize(("private", "hex_id", "cost"), [("P16", "C14", 0), ("P17", "D7", 20), ("P24", "F3", 0)])
def test_special_cities(private: str, hex_id: str, cost: int) -> None:
    """1817-9.6: like the steel mill; the lake of Toledo is paid for."""
    table = company_at("I16", private)
    table.turn("R")
    rotations = table.offered("lay_tile", "rotation", private=private)
    assert table.tile(hex_id, "X00", rotations[0], private) == cost


def test_the_loan_shark_wants_interest() -> None:
    """1817-9.6: ten more in every round, also without loans, with loans where it must be."""
    table = company_at("F3", "P12", cash=5)
    table.give_trains("R", "3")
    table.turn("R", "interest", rate=20)
    assert (table.cash("R"), table.loans("R"), table.price("R")) == (5 + 100 - 20 - 10, 1, 90)


def test_the_inventor_is_paid_once_for_each_number() -> None:
    """1817-9.6: also for a train that is sold between companies; nothing for 2+."""
    table = company_at("F3", "P14", cash=500)
    table.found("UR", 90, 5, "A", 0, trains=("2+",), at=("C14",))
    table.set_depot("2", 5)
    table.turn("R", "trains")
    table.play("A", "buy_train", company="R", source="depot", train="2", price=100)
    assert table.cash("R") == 500 - 100 + 20
    table.play("A", "buy_train", company="R", source="depot", train="2", price=100)
    table.play("A", "buy_train", company="R", source="UR", train="2+", price=1)
    assert table.cash("R") == 500 - 200 + 20 - 1


def test_the_scrapper_is_paid_for_its_own_trains() -> None:
    """1817-9.6: at the moment of scrapping; for a 2+ after its last run."""
    table = company_at("F3", "P15", cash=400)
    table.set_phase("3")
    table.give_trains("R", "2", "2", "2+")
    table.found("UR", 90, 5, "B", 0, trains=("2",), at=("C14",))
    table.set_depot("4", 8)
    table.turn("R", "trains")
    table.play("A", "buy_train", company="R", source="depot", train="4", price=400)
    assert table.cash("R") == 60 and table.cash("UR") == 0
    table.turn("R", "run")
    assert table.cash("R") == 90 and table.state.trains["R"] == ("4",)


def test_ranches() -> None:
    """1817-9.7: like mines, with the fee of the ground; none next to a large city, and removed when one comes."""
    table = company_at("F3", "P23", "P24")
    table.lay("F3", "57", 0)
    table.turn("R")
    assert "no-place-for-mine" in table.why_no_tile("I8", "9", 0, "P23")
    assert table.tile("G2", "9", 0, "P23") == 0
    assert table.state.markers == {"P23.1": ("G2", "")}
    table.turn("R")
    assert table.why_no_tile("G2", "82", 0)["mine-stays"] == "2.14"
    table.give_trains("R", "2")
    assert table.earns("R", "2", "H1.0", "G2", "F3.0") == 20 + 20 + 10


def test_a_large_city_removes_ranches() -> None:
    """1817-9.7."""
    table = company_at("H3", "P24")
    table.lay("G2", "9", 0)
    table.state.markers = {"P23.1": ("G2", "")}
    table.turn("R")
    table.tile("F3", "X00", table.offered("lay_tile", "rotation", private="P24")[0], "P24")
    assert table.state.markers == {"P23.1": ("", "")}
    table.give_private("P22", "R")
    table.turn("R")
    assert "ranch-near-city" in table.why_no_tile("F5", "9", 1, "P22")
