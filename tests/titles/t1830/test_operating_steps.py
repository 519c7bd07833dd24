"""The steps of a turn, private purchases by corporations and the dividend (1830 sections 5.2 and 5.6)."""

from typing import Any

import pytest

from tests.scenario import Table


def altoona_pittsburgh(**changes: Any) -> Table:
    """PRR of A in Altoona, Pittsburgh next door: a 2 train earns 30."""
    table = Table(4, changes.pop("options", None), preset=changes.pop("preset", ""))
    table.start("PRR", 82, "A", **({"A": 6, "treasury": 500} | changes))
    table.lay("H10", "57", 1)
    return table


RUN = [{"train": "2", "path": ["H12.0", "H10.0"]}]

OTHER_STEPS: dict[str, dict[str, Any]] = {
    "lay_tile": {"company": "PRR", "hex": "H14", "tile": "9", "rotation": 1},
    "place_token": {"company": "PRR", "hex": "H10", "stop": 0},
    "run_trains": {"company": "PRR", "runs": RUN},
    "dividend": {"company": "PRR", "kind": "pay"},
    "buy_train": {"company": "PRR", "source": "depot", "train": "2", "price": 80},
}


def test_steps_in_order() -> None:
    """1830-5.2.1: home token, track, token, run, dividend, trains; each only in its place."""
    table = altoona_pittsburgh()
    table.give_trains("PRR", "2")
    table.operating_round()
    assert table.state.board.stations["PRR"] == (("H12", 0),)
    for kind, action in [
        ("lay_tile", OTHER_STEPS["lay_tile"]),
        ("place_token", OTHER_STEPS["place_token"]),
        ("run_trains", OTHER_STEPS["run_trains"]),
        ("dividend", OTHER_STEPS["dividend"]),
        ("buy_train", OTHER_STEPS["buy_train"]),
    ]:
        for other, fields in OTHER_STEPS.items():
            if other != kind:
                assert table.why_not("A", other, **fields)["not-now"] == "5.2.1", (kind, other)
        table.play("A", kind, **action)
    table.play("A", "pass")
    assert table.company == ""


@pytest.mark.parametrize("preset", ["", "18xx.games"])
def test_running_and_dividend_cannot_be_passed(preset: str) -> None:
    """1830-5.2.1: trains run if they can, and the revenue is paid or retained."""
    table = altoona_pittsburgh(preset=preset)
    table.give_trains("PRR", "2")
    table.operating_turn("PRR", "run")
    assert table.why_not("A", "pass") == {"not-now": "5.2.1"}
    table.play("A", "run_trains", company="PRR", runs=RUN)
    assert table.step == "dividend"
    assert table.why_not("A", "pass") == {"not-now": "5.2.1"}


def test_track_token_and_trains_are_optional() -> None:
    """1830-5.2.1."""
    table = altoona_pittsburgh()
    table.give_trains("PRR", "2")
    table.operating_turn("PRR")
    table.play("A", "pass")
    assert table.step == "token"
    table.play("A", "pass")
    table.play("A", "run_trains", company="PRR", runs=RUN)
    table.play("A", "dividend", company="PRR", kind="retain")
    assert table.step == "trains"
    table.play("A", "pass")
    assert table.company == ""


def test_10_73_prices_of_privates() -> None:
    """1830-10.73, 1830-2.2.1, 1830-5.2.2: DH for 35 to 140 in phase 3; nothing in phase 2; BO never."""
    table = altoona_pittsburgh()
    table.give_private("DH", "A")
    table.give_private("BO", "A")
    offer = {"company": "PRR", "private": "DH"}
    table.operating_turn("PRR")
    for price in (35, 70, 140):
        assert table.why_not("A", "buy_private", **offer, price=price) == {"phase-forbids": "5.2.2"}
    assert "buy_private" not in table.kinds()
    for phase in ("3", "4"):
        table.set_phase(phase)
        assert table.why_not("A", "buy_private", **offer, price=34) == {"price-out-of-range": "2.2.1"}
        assert table.why_not("A", "buy_private", **offer, price=141) == {"price-out-of-range": "2.2.1"}
        assert table.may("A", "buy_private", **offer, price=35)
        assert table.may("A", "buy_private", **offer, price=140)
        for price in (1, 110, 220, 440):
            assert table.why_not("A", "buy_private", company="PRR", private="BO", price=price) == {
                "private-never-sold": "2.2.7"
            }


def test_privates_are_bought_at_any_point_of_the_turn() -> None:
    """1830-5.2.2: in every step, any number, paid from the treasury to the owner."""
    table = altoona_pittsburgh()
    table.set_phase("3")
    table.give_trains("PRR", "3")
    for private in ("SV", "CS", "DH", "MH", "CA"):
        table.give_private(private, "A")
    cash = table.state.cash["A"]
    table.operating_turn("PRR")
    table.play("A", "buy_private", company="PRR", private="SV", price=40)
    table.play("A", "pass")
    assert table.step == "token"
    table.play("A", "buy_private", company="PRR", private="CS", price=20)
    table.play("A", "buy_private", company="PRR", private="DH", price=35)
    table.play("A", "pass")
    assert table.step == "run"
    table.play("A", "buy_private", company="PRR", private="MH", price=55)
    table.play("A", "run_trains", company="PRR", runs=[{"train": "3", "path": ["H12.0", "H10.0"]}])
    table.play("A", "buy_private", company="PRR", private="CA", price=80)
    assert table.step == "dividend"
    assert table.state.cash["A"] == cash + 40 + 20 + 35 + 55 + 80
    assert table.state.cash["PRR"] == 500 - 40 - 20 - 35 - 55 - 80
    assert set(table.state.privates.values()) == {"PRR"}


def test_the_owner_must_agree() -> None:
    """1830-5.2.2: B declines the first offer and accepts the second."""
    table = altoona_pittsburgh()
    table.set_phase("3")
    table.give_private("CS", "B")
    table.operating_turn("PRR")
    table.play("A", "buy_private", company="PRR", private="CS", price=20)
    assert table.actor == "B"
    assert table.why_not("A", "answer", accept=True) == {"not-your-turn": "5.2.2"}
    table.play("B", "answer", accept=False)
    assert (table.actor, table.state.privates["CS"], table.state.cash["PRR"]) == ("A", "B", 500)
    table.play("A", "buy_private", company="PRR", private="CS", price=80)
    table.play("B", "answer", accept=True)
    assert (table.state.privates["CS"], table.state.cash["PRR"], table.state.cash["B"]) == ("PRR", 420, 680)
    assert table.step == "track"


def test_with_consent_given_the_sale_is_done_at_once() -> None:
    """1830-5.2.2 with `consent = given`: the table agreed before."""
    table = altoona_pittsburgh(options={"consent": "given"})
    table.set_phase("3")
    table.give_private("CS", "B")
    table.operating_turn("PRR")
    table.play("A", "buy_private", company="PRR", private="CS", price=20)
    assert (table.actor, table.state.privates["CS"]) == ("A", "PRR")


def test_not_from_corporations_and_not_without_money() -> None:
    """1830-5.2.2: corporations never sell, and the treasury pays alone."""
    table = altoona_pittsburgh(treasury=50)
    table.start("NYC", 67, "B", B=6, treasury=500)
    table.set_phase("3")
    table.give_private("SV", "NYC")
    table.give_private("CS", "A")
    table.operating_turn("PRR")
    assert table.why_not("A", "buy_private", company="PRR", private="SV", price=20) == {"private-not-for-sale": "5.2.2"}
    assert table.why_not("A", "buy_private", company="PRR", private="CS", price=51) == {"not-enough-cash": "5.2.2"}
    assert table.offered("buy_private", "price", private="CS") == list(range(20, 51))


def test_not_in_the_turn_of_another() -> None:
    """1830-5.2.2: no privates outside the own turn."""
    table = altoona_pittsburgh()
    table.start("NYC", 100, "A", A=6, treasury=500)
    table.set_phase("3")
    table.give_private("CS", "A")
    table.operating_turn("NYC")
    assert table.why_not("A", "buy_private", company="PRR", private="CS", price=20)["not-your-company"] == "5.1.2"
    assert set(table.offered("buy_private", "company")) == {"NYC"}


def test_10_57_paying_out() -> None:
    """1830-10.57, 1830-5.6.2: of $50, 50% to the player, 20% for the pool to the treasury, 30% stay in the bank."""
    table = altoona_pittsburgh(A=5, pool=2)
    bank, cash = table.state.cash["bank"], table.state.cash["A"]
    table.operating_turn("PRR", "dividend", revenue=50)
    table.play("A", "dividend", company="PRR", kind="pay")
    assert table.state.cash["A"] == cash + 25
    assert table.state.cash["PRR"] == 500 + 10
    assert table.state.cash["bank"] == bank - 35
    assert table.cell("PRR") == "R2C7"


def test_every_shareholder_is_paid() -> None:
    """1830-5.6.2: 10% earn a tenth, whoever holds them."""
    table = altoona_pittsburgh(A=3, B=2, C=1, D=4)
    table.operating_turn("PRR", "dividend", revenue=130)
    table.play("A", "dividend", company="PRR", kind="pay")
    assert [table.state.cash[seat] for seat in "ABCD"] == [639, 626, 613, 652]
    assert table.state.cash["PRR"] == 500


def test_retaining() -> None:
    """1830-5.6.3: all of it goes to the treasury, and the token moves left; nothing between the two exists."""
    table = altoona_pittsburgh(A=5, pool=2)
    table.operating_turn("PRR", "dividend", revenue=50)
    assert table.why_not("A", "dividend", company="PRR", kind="half") == {"unknown-dividend": "5.6.3"}
    assert table.offered("dividend", "kind") == ["pay", "retain"]
    table.play("A", "dividend", company="PRR", kind="retain")
    assert table.state.cash["PRR"] == 550
    assert table.cell("PRR") == "R2C5"


def test_10_58_no_dividend_of_nothing() -> None:
    """1830-10.58, 1830-5.6.4: an empty run brings no choice; the token moves left."""
    table = altoona_pittsburgh(options={"route_maximum": "free"})
    table.give_trains("PRR", "2")
    table.operating_turn("PRR", "run")
    table.play("A", "run_trains", company="PRR", runs=[])
    assert table.step == "trains"
    assert table.cell("PRR") == "R2C5"
    assert table.why_not("A", "dividend", company="PRR", kind="pay") == {"not-now": "5.2.1"}


def test_without_a_train_the_token_moves_left_even_in_the_first_turn() -> None:
    """1830-5.6.4."""
    table = Table()
    table.start("B&M", 82, "A", A=6)
    table.operating_round()
    table.play("A", "pass")
    assert table.cell("B&M") == "R2C5"


def test_revenue_of_privates_is_apart() -> None:
    """1830-5.6.5: SV in PRR's treasury pays PRR at the start of the OR; the dividend does not know of it."""
    table = altoona_pittsburgh(options={"route_maximum": "free"}, A=6, pool=4)
    table.give_private("SV", "PRR")
    table.give_trains("PRR", "2")
    table.operating_turn("PRR", "run")
    table.play("A", "run_trains", company="PRR", runs=RUN)
    table.play("A", "dividend", company="PRR", kind="pay")
    assert table.happened("dividend-paid") == [{"company": "PRR", "revenue": 30, "per_share": 3}]
    assert table.state.cash["PRR"] == 500 + 4 * 3
