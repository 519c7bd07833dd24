"""Families: exact domains that can be counted, listed, sampled and asked."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from highiron.core.actions import BuyTrain, Pass, SellShares
from highiron.core.families import Family, Span, add_family, passing, single

SALES = Family("sell_shares", "A", [{"company": "PRR", "count": Span(1, 3)}, {"company": "NYC", "count": (1, 2)}])


@given(st.integers(-20, 20), st.integers(-20, 20), st.integers(1, 7))
def test_spans_are_ranges(low: int, high: int, step: int) -> None:
    span = Span(low, high, step)
    assert list(span) == list(range(low, high + 1, step))
    assert len(span) == len(list(span))
    assert {value for value in range(-30, 31) if value in span} == set(span)
    assert not len(span) or span.high in span


def test_spans_compare_by_value() -> None:
    assert Span(1, 5) == Span(1, 5)
    assert Span(1, 5) != Span(1, 6)
    assert hash(Span(1, 5)) == hash(Span(1, 5))
    assert "5" not in Span(1, 9)
    assert repr(Span(5, 20, 5)) == "Span(5, 20, 5)"


def test_count_and_list_agree() -> None:
    moves = list(SALES)
    assert SALES.count() == len(moves) == len(set(moves)) == 5
    assert moves[0] == SellShares(seat="A", company="PRR", count=1)
    assert all(move in SALES for move in moves)


def test_membership_looks_at_every_field() -> None:
    assert SellShares(seat="A", company="PRR", count=4) not in SALES
    assert SellShares(seat="B", company="PRR", count=1) not in SALES
    assert SellShares(seat="A", company="B&O", count=1) not in SALES
    assert Pass(seat="A") not in SALES
    assert "sell_shares" not in SALES


def test_every_move_can_be_sampled() -> None:
    rng = Random(1)
    assert {SALES.sample(rng) for _ in range(200)} == set(SALES)


def test_wide_prices_drown_nothing() -> None:
    """A train for any of a thousand prices is one box: the other one is sampled as often."""
    box = {"company": "PRR", "train": "2", "trade_in": ""}
    family = Family(
        "buy_train", "A", [box | {"source": "depot", "price": 80}, box | {"source": "NYC", "price": Span(1, 1000)}]
    )
    rng = Random(2)
    moves = [family.sample(rng) for _ in range(400)]
    cheap = sum(1 for move in moves if isinstance(move, BuyTrain) and move.source == "depot")
    assert 140 < cheap < 260
    assert family.count() == 1001


def test_small_makers() -> None:
    assert list(passing("C")) == [Pass(seat="C")]
    assert single("pass", "A").count() == 1
    found: list[Family] = []
    add_family(found, "pass", "A", [])
    assert found == []
    add_family(found, "pass", "A", [{}])
    assert [family.kind for family in found] == ["pass"]


def test_json_form() -> None:
    assert SALES.to_data() == {
        "type": "sell_shares",
        "seat": "A",
        "boxes": [
            {"company": "PRR", "count": {"from": 1, "to": 3, "step": 1}},
            {"company": "NYC", "count": [1, 2]},
        ],
    }
