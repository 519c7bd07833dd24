"""Dividends in 1846 (1846-5.6) and how they move the price."""

import pytest

from tests.titles.t1846.boardroom import Boardroom


def earned(revenue: int, price: int = 100, options: dict[str, str] | None = None, **held: int) -> Boardroom:
    """NYC has run for that much."""
    table = Boardroom(options)
    table.found("NYC", price, "A", 0, ("2",), **held)
    table.operating_turn("NYC", "dividend", revenue=revenue)
    return table


@pytest.mark.parametrize(("revenue", "kept", "per_share"), [(90, 40, 5), (110, 50, 6), (10, 0, 1), (100, 50, 5)])
def test_10_50_half(revenue: int, kept: int, per_share: int) -> None:
    """1846-10.50, 1846-5.6.2: half is kept, rounded down to a multiple of 10."""
    table = earned(revenue, A=5, B=5)
    table.pays("half")
    assert table.cash("NYC") == kept
    assert table.cash("A") == 400 + 5 * per_share
    assert table.cash("B") == 400 + 5 * per_share


def test_10_51_full() -> None:
    """1846-10.51, 1846-5.6.1: players and treasury for their shares, nobody for those in the market."""
    table = earned(100, A=3, B=2, pool=2)
    bank = table.bank()
    table.pays("pay")
    assert (table.cash("A"), table.cash("B"), table.cash("NYC")) == (430, 420, 30)
    assert table.bank() == bank - 80


def test_half_pays_the_treasury_too() -> None:
    """1846-5.6.2: the rest is distributed as in full."""
    table = earned(110, A=3, B=2, pool=2)
    table.pays("half")
    assert (table.cash("A"), table.cash("B"), table.cash("NYC")) == (418, 412, 50 + 18)


def test_withhold() -> None:
    """1846-5.6.3: all to the treasury; the price falls."""
    table = earned(90, A=5)
    table.pays("retain")
    assert table.cash("NYC") == 90 and table.cash("A") == 400
    assert table.price("NYC") == 90


def test_three_choices() -> None:
    """1846-5.6.1: full, half, nothing; no fourth."""
    table = earned(90)
    assert table.offered("dividend", "kind") == ["pay", "half", "retain"]
    assert table.why_not("A", "dividend", company="NYC", kind="third") == {"unknown-dividend": "5.6.3"}


@pytest.mark.parametrize(
    ("paid", "default", "below"),
    [(40, 90, 90), (50, 90, 100), (60, 100, 100), (90, 100, 100), (100, 112, 112), (200, 124, 124), (300, 124, 124)],
)
def test_10_52_movement(paid: int, default: int, below: int) -> None:
    """1846-10.52, 1846-5.6.4, 1846-11.3: at 100; exactly half moves left by default, not with `below`."""
    for options, price in ((None, default), ({"half_threshold": "below"}, below)):
        table = earned(paid, 100, options)
        table.pays("pay")
        assert table.price("NYC") == price


def test_half_of_an_odd_price() -> None:
    """1846-5.6.4, 1846-11.3: 60 is less than half of 137, 70 is more."""
    for options in (None, {"half_threshold": "below"}):
        for paid, price in ((60, 124), (70, 137)):
            table = earned(paid, 137, options)
            table.pays("pay")
            assert table.price("NYC") == price


@pytest.mark.parametrize(
    ("price", "paid", "after"), [(165, 500, 212), (150, 450, 180), (165, 330, 195), (165, 490, 195), (165, 660, 212)]
)
def test_10_53_three_steps(price: int, paid: int, after: int) -> None:
    """1846-10.53, 1846-5.6.4: three times the price moves three steps from 165 on, never more."""
    table = earned(paid, price)
    table.pays("pay")
    assert table.price("NYC") == after


def test_10_54_the_end_of_the_market() -> None:
    """1846-10.54, 1846-2.8.2: at 550 there is no further right; one before it two steps are one."""
    table = earned(600, 550)
    table.pays("pay")
    assert table.price("NYC") == 550
    table = earned(1020, 510)
    table.pays("pay")
    assert table.price("NYC") == 550


def test_half_counts_what_was_distributed() -> None:
    """1846-5.6.4: of 110 at 60, half keeps 50 and pays 60: one step right; of 90 at 100 it pays 50: one left."""
    table = earned(110, 60)
    table.pays("half")
    assert table.price("NYC") == 70
    table = earned(90, 100)
    table.pays("half")
    assert table.price("NYC") == 90


def test_no_revenue_is_no_dividend() -> None:
    """1846-5.6.4, 1846-14.7: nothing is asked, and the price falls."""
    table = Boardroom()
    table.found("GT", 100, "A", 0, ("2",))
    table.operating_turn("GT", "run")
    assert table.company == ""
    assert table.price("GT") == 90


def test_down_to_nothing() -> None:
    """1846-6.5, 1846-2.8.2: at 10 withholding closes it, and its turn ends at once."""
    table = earned(50, 10, A=5)
    table.found("GT", 60, "B", 100, ("2",))
    table.give_private("TBC", "NYC")
    bank = table.bank()
    table.pays("retain")
    assert "NYC" not in table.state.shares and table.company == ""
    assert "TBC" not in table.state.privates
    assert table.bank() == bank


def test_the_turn_goes_on_with_trains() -> None:
    """1846-5.2.1: dividend, then trains."""
    table = earned(200, 100)
    table.pays("retain")
    assert table.step == "trains"


def test_10_28_independents_share() -> None:
    """1846-10.28, 1846-5.6.5: MS runs for 50; $25 each, without being asked."""
    table = Boardroom()
    table.give_private("MS", "B")
    table.operating_turn("MS", "dividend", revenue=50)
    assert table.cash("B") == 425
    assert table.cash("MS") == 60 + 25
    assert table.company == ""
