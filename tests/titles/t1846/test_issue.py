"""Issuing and redeeming shares in 1846 (1846-5.3)."""

import pytest

from tests.titles.t1846.boardroom import SITE, Boardroom


def treasury(price: int = 100, cash: int = 500, preset: str = "", step: str = "issue", **held: int) -> Boardroom:
    """NYC at the start of its turn."""
    table = Boardroom(preset=preset)
    table.found("NYC", price, "A", cash, ("2",), **(held or {"A": 4, "pool": 1}))
    table.operating_turn("NYC", step, revenue=100 if step == "dividend" else 0)
    return table


def test_10_29_issue() -> None:
    """1846-10.29, 1846-5.3.2, 1846-5.3.4, 1846-11.9: four with players, one in the market: up to three at 90 each."""
    table = treasury()
    bank = table.bank()
    assert table.offered("issue_shares", "count") == [1, 2, 3]
    assert table.why_no_issue(4) == {"not-that-many-to-issue": "5.3.2"}
    assert table.why_no_issue(0) == {"not-that-many-to-issue": "5.3.2"}
    table.issue(3)
    assert table.cash("NYC") == 500 + 270 and table.bank() == bank - 270
    assert table.price("NYC") == 100
    assert (table.held("NYC", "NYC"), table.held("NYC", "pool"), table.held("NYC", "A")) == (2, 4, 4)


def test_no_more_than_the_treasury_has() -> None:
    """1846-5.3.2: nine shares with players leave one to issue."""
    table = treasury(A=5, B=4)
    assert table.offered("issue_shares", "count") == [1]


def test_10_30_redeem() -> None:
    """1846-10.30, 1846-5.3.3, 1846-5.3.4: one step to the right each, and the price stays."""
    table = treasury(A=4, pool=2)
    bank = table.bank()
    table.play("A", "redeem_shares", company="NYC", count=2)
    assert table.cash("NYC") == 500 - 224 and table.bank() == bank + 224
    assert table.price("NYC") == 100
    assert (table.held("NYC", "NYC"), table.held("NYC", "pool")) == (6, 0)


def test_redeem_what_is_there_and_can_be_paid() -> None:
    """1846-5.3.3: no more than the market holds, no more than the treasury pays."""
    table = treasury(cash=223, A=4, pool=2)
    assert table.offered("redeem_shares", "count") == [1]
    assert table.why_not("A", "redeem_shares", company="NYC", count=2) == {"not-enough-cash": "5.3.3"}
    assert table.why_not("A", "redeem_shares", company="NYC", count=3) == {
        "not-that-many-to-issue": "5.3.3",
        "not-enough-cash": "5.3.3",
    }


@pytest.mark.parametrize("preset", ["", SITE])
def test_10_31_one_or_the_other_once(preset: str) -> None:
    """1846-10.31, 1846-5.3.1: whoever issued may not redeem in the turn, nor issue again, and the other way round."""
    for first, second in (("issue_shares", "redeem_shares"), ("redeem_shares", "issue_shares")):
        table = treasury(preset=preset, step="build" if preset else "issue", A=4, pool=2)
        table.play("A", first, company="NYC", count=1)
        for kind in (first, second):
            refused = table.why_not("A", kind, company="NYC", count=1)
            assert refused == ({"issued-already": "5.3.1"} if preset else {"not-now": "5.2.1"})
        assert not {first, second} & table.kinds()


def test_it_may_be_left() -> None:
    """1846-5.3.1: optional; a pass leads to track."""
    table = treasury()
    assert table.step == "issue"
    table.play("A", "pass")
    assert table.step == "build"
    assert not table.kinds() & {"issue_shares", "redeem_shares"}


def test_in_the_first_turn_too() -> None:
    """1846-5.3.1: a corporation that was just started may issue."""
    table = Boardroom()
    table.stock_turn("A", turn=1)
    table.play("A", "par", company="NYC", price=100)
    table.pass_all("B", "C", "D", "E", "A")
    assert table.step == "issue" and table.offered("issue_shares", "count") == [1, 2]
    table.issue(2)
    assert table.cash("NYC") == 200 + 180


def test_at_ten_an_issue_brings_nothing() -> None:
    """1846-5.3.4: legal, for $0; the price stays."""
    table = treasury(price=10)
    table.issue(2)
    assert table.cash("NYC") == 500
    assert table.price("NYC") == 10 and table.held("NYC", "pool") == 3


@pytest.mark.parametrize(("step", "later"), [("build", True), ("run", True), ("dividend", True), ("trains", False)])
def test_the_window(step: str, later: bool) -> None:
    """1846-11.8, 1846-5.3.1, 1846-5.2.1: before track only; with the option until the dividend is settled."""
    for preset in ("", SITE):
        table = treasury(preset=preset, step=step)
        assert table.step == step
        allowed = later and preset == SITE
        assert table.may("A", "issue_shares", company="NYC", count=1) == allowed
        assert table.may("A", "redeem_shares", company="NYC", count=1) == allowed
        if allowed:
            table.issue(1)
            assert table.step == step


def test_with_the_option_it_never_asks() -> None:
    """1846-11.8, 1846-14.7: a turn without anything else goes by."""
    table = Boardroom(preset=SITE)
    table.found("GT", 100, "A", 0, ("2",), A=4, pool=1)
    table.operating_turn("GT", "issue")
    assert table.step == "build"  # it could issue for a tile
    assert table.may("A", "issue_shares", company="GT", count=1)
    table.play("A", "pass")
    assert table.company == ""  # no route, no money: the turn is over


def test_players_only() -> None:
    """1846-5.3.2: with as many in the market as with players nothing can be issued; the step asks for redeeming."""
    table = treasury(A=3, pool=3)
    assert table.why_no_issue(1) == {"not-that-many-to-issue": "5.3.2"}
    assert table.kinds() == {"pass", "redeem_shares"}
    table = treasury(cash=50, A=3, pool=3)
    assert table.step == "build"
