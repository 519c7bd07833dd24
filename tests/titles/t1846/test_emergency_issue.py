"""The emergency issue (1846-5.9.6, 1846-11.5)."""

import pytest

from tests.titles.t1846.boardroom import SITE, Boardroom

ON = {"emergency_issue": "on"}


def needy(
    price: int = 100, treasury: int = 100, options: dict[str, str] | None = None, cash: int = 500, **held: int
) -> Boardroom:
    """GT without a train, type II for sale."""
    table = Boardroom(ON | (options or {}))
    table.set_phase("II")
    table.found("GT", price, "A", treasury, **(held or {"A": 4, "pool": 1}))
    table.set_cash("A", cash)
    table.train_step("GT")
    return table


def test_10_66_one_share() -> None:
    """1846-10.66, 1846-5.9.2, 1846-11.5: exactly one share, for $80, two steps left of 100; then either form."""
    table = needy()
    assert table.offered("issue_shares", "count") == [1]
    assert table.why_no_issue(2) == {"not-that-many-to-issue": "5.9.6"}
    assert table.kinds() == {"issue_shares"}
    table.issue(1)
    assert table.happened("price-moved") == [{"company": "GT", "from": 100, "to": 90}]
    assert table.cash("GT") == 180 and table.price("GT") == 90
    assert (table.held("GT", "GT"), table.held("GT", "pool")) == (4, 2)
    assert table.from_depot() == {"3/5", "4"}


def test_the_president_waits() -> None:
    """1846-5.9.6: while an issue is possible the president neither pays nor sells."""
    table = needy(cash=10, A=5)
    assert table.why_no_sale("GT", 1) == {"must-issue-first": "5.9.6"}
    assert table.why_no_train("3/5") == {"not-enough-cash": "5.9.3"}
    assert table.why_not("A", "pass") == {"must-buy-train": "5.8.5"}


def test_from_the_smallest_sufficient_set_to_the_dearer_form() -> None:
    """1846-5.9.6: one brings 80 (160: the 3/5), two bring 140 (the 4); three are too many."""
    table = needy(treasury=80, A=5)
    assert table.offered("issue_shares", "count") == [1, 2]
    table.issue(1)
    assert table.from_depot() == {"3/5"}  # a form beyond the treasury gets no help when the other is paid for
    table = needy(treasury=80, A=5)
    table.issue(2)
    assert table.price("GT") == 80 and table.cash("GT") == 80 + 140
    assert table.from_depot() == {"4"}
    assert table.why_no_train("3/5") == {"sold-for-dearer-form": "11.6"}


def test_the_largest_set_if_none_suffices() -> None:
    """1846-5.9.6: at 50 one share brings 30, two 40, three 30 and four nothing: the largest that brings money."""
    table = needy(price=50, treasury=20, A=5)
    assert table.offered("issue_shares", "count") == [3]
    assert table.why_no_issue(2) == {"not-that-many-to-issue": "5.9.6"}
    assert table.why_no_issue(4) == {"not-that-many-to-issue": "5.9.6"}
    table.issue(3)
    assert table.cash("GT") == 50 and table.price("GT") == 20
    assert table.why_no_issue(1) == {"not-that-many-to-issue": "5.9.6"}  # once a turn
    table.buys_train("3/5")  # now the president helps
    assert table.cash("A") == 500 - 110


def test_nothing_for_nothing() -> None:
    """1846-5.9.6: at 20 every issue would bring $0, so that the president pays."""
    table = needy(price=20, A=5)
    assert "issue_shares" not in table.kinds()
    table.buys_train("3/5")
    assert table.cash("A") == 440


def test_open_for_the_dearer_form() -> None:
    """1846-5.9.6: with $170 the 3/5 may be bought; or shares issued, and then only the 4 may be."""
    table = needy(treasury=170)
    assert table.kinds() == {"issue_shares", "buy_train"}
    assert table.from_depot() == {"3/5"}
    assert table.offered("issue_shares", "count") == [1]
    table.issue(1)
    assert table.from_depot() == {"4"}
    table = needy(treasury=180)
    assert "issue_shares" not in table.kinds()


def test_the_forms_of_the_cheapest_train() -> None:
    """1846-5.9.6: a type II train in the market counts, not the type III of the supply."""
    table = Boardroom(ON)
    table.set_phase("III")
    table.give_trains("pool", "3/5")
    table.found("GT", 100, "A", 100, A=5)
    table.train_step("GT")
    assert table.offered("issue_shares", "count") == [1]
    table.issue(1)
    assert table.on_offer() == {("pool", "3/5"), ("pool", "4")}


def test_what_is_barred_afterwards() -> None:
    """1846-5.9.6: no train of another corporation; no private or independent before a train is there."""
    table = needy(price=50, treasury=20, A=5)
    table.found("NYC", 60, "B", 0, ("4", "2"))
    table.give_private("TBC", "B")
    table.give_private("MS", "B")
    assert table.may("A", "buy_train", company="GT", source="NYC", train="4", price=20)
    assert table.may("A", "buy_private", company="GT", private="TBC", price=20)
    table.issue(3)
    assert table.why_no_train("4", "NYC", 20) == {"only-bank-trains": "5.9.6"}
    assert {pair[0] for pair in table.on_offer()} == {"depot"}
    for private in ("TBC", "MS"):
        assert table.why_no_buy(private, 20)["train-first"] == "5.9.6"
    assert "buy_private" not in table.kinds()
    table.set_cash("GT", 170)
    table.buys_train("3/5")
    assert table.may("A", "buy_private", company="GT", private="TBC", price=5)


def test_an_ordinary_issue_does_not_prevent_it() -> None:
    """1846-5.9.6: once per turn each; the emergency issue has its own limit of players less market."""
    table = Boardroom(preset=SITE)
    table.set_phase("II")
    table.found("GT", 100, "A", 0, A=5)
    table.operating_turn("GT", "build")
    table.issue(1)
    assert table.cash("GT") == 90
    table.play("A", "pass")
    assert table.step == "trains"
    assert table.offered("issue_shares", "count") == [1, 2]  # 70 at 90 after withholding: 160; 2 * 60: 210
    assert table.price("GT") == 90


@pytest.mark.parametrize("emergency", ["off", "on"])
def test_not_with_a_train(emergency: str) -> None:
    """1846-5.9.2: only a corporation without train issues in the train step."""
    table = Boardroom({"emergency_issue": emergency})
    table.found("GT", 100, "A", 100, ("2",), A=5)
    table.train_step("GT")
    assert table.why_no_issue(1) == {"not-that-many-to-issue": "5.9.6"}
    assert "issue_shares" not in table.kinds()
