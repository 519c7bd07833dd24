"""A train that the treasury cannot pay: the president's money and shares (1846-5.9)."""

import pytest

from tests.titles.t1846.boardroom import SITE, Boardroom

EITHER = {"ebuy_form": "either"}
ANY = {"ebuy_type": "any"}
DEAREST = {"ebuy_sale_limit": "dearest"}


def needy(
    options: dict[str, str] | None = None, treasury: int = 100, cash: int = 500, price: int = 100, **held: int
) -> Boardroom:
    """GT without a train, type II for sale, A its president."""
    table = Boardroom(options)
    table.set_phase("II")
    table.found("GT", price, "A", treasury, **held)
    table.set_cash("A", cash)
    table.train_step("GT")
    return table


def test_10_65_the_cheaper_form() -> None:
    """1846-10.65, 1846-5.9.3, 1846-11.6: $100 and the president's 60 for the 3/5; with `either` also 80 for the 4."""
    table = needy()
    assert table.from_depot() == {"3/5"}
    assert table.why_no_train("4") == {"help-only-for-cheapest": "11.6"}
    table.buys_train("3/5")
    assert table.cash("A") == 440 and table.cash("GT") == 0
    table = needy(EITHER)
    assert table.from_depot() == {"3/5", "4"}
    table.buys_train("4")
    assert table.cash("A") == 420 and table.cash("GT") == 0


def test_either_form_within_reach() -> None:
    """1846-11.6: only the cheaper one if treasury and president's cash do not reach the dearer one."""
    table = needy(EITHER, cash=79)
    assert table.from_depot() == {"3/5"}
    assert table.why_no_train("4") == {"not-enough-cash": "5.9.3"}


@pytest.mark.parametrize("options", [None, EITHER, EITHER | ANY | DEAREST])
def test_no_help_when_the_treasury_pays(options: dict[str, str] | None) -> None:
    """1846-11.6, 1846-5.9.1: $170 buy the 3/5; the president may not add ten, nor sell shares."""
    table = needy(options, treasury=170, A=4)
    assert table.from_depot() == {"3/5"}
    assert table.why_no_train("4") == {"not-enough-cash": "5.9.3"}
    assert table.why_no_sale("GT", 1) == {"no-forced-purchase": "5.9.4"}
    assert table.why_not("A", "pass") == {"must-buy-train": "5.8.5"}


def test_the_type() -> None:
    """1846-11.20, 1846-5.9.3: the cheapest train; with `any` a dearer type too, in the form that 11.6 allows."""
    for options, expected in (
        (None, {("pool", "3/5")}),
        (EITHER, {("pool", "3/5"), ("pool", "4")}),
        (ANY, {("pool", "3/5"), ("depot", "4/6")}),
        (EITHER | ANY, {("pool", "3/5"), ("pool", "4"), ("depot", "4/6"), ("depot", "5")}),
    ):
        table = Boardroom(options)
        table.set_phase("III")
        table.give_trains("pool", "3/5")
        table.found("GT", 100, "A", 100)
        table.set_cash("A", 600)
        table.train_step("GT")
        assert table.on_offer() == expected
        if options is None:
            assert table.why_no_train("4/6") == {"help-only-for-cheapest": "11.20"}
            assert table.why_no_train("4", "pool") == {"help-only-for-cheapest": "11.6"}
        if options == ANY:
            assert table.why_no_train("5") == {"help-only-for-cheapest": "11.6"}


def test_10_67_no_help_for_used_trains() -> None:
    """1846-10.67, 1846-5.9.3, 1846-5.9.1: a 4 for $50 with $30 is refused, for $30 it is not."""
    table = Boardroom()
    table.found("NYC", 100, "A", 0, ("4", "2"))
    table.set_phase("II")
    table.found("GT", 100, "A", 30)
    table.set_cash("A", 500)
    table.train_step("GT")
    assert table.why_no_train("4", "NYC", 50) == {"price-out-of-range": "5.8.2"}
    table.buys_train("4", "NYC", 30)
    assert table.trains("GT") == ("4",) and table.cash("A") == 500


def test_the_president_sells() -> None:
    """1846-5.9.4: as much as is needed and no more; the price moves if the president of the corporation sells."""
    table = needy(cash=10, A=4)
    table.found("NYC", 30, "A", A=6)
    table.found("B&O", 20, "B", A=2)
    assert table.kinds() == {"sell_shares"}
    assert table.offered("sell_shares", "count", company="NYC") == [1, 2]  # $50 are missing
    assert table.why_no_sale("NYC", 3)["sells-too-much"] == "5.9.4"
    assert table.offered("sell_shares", "count", company="GT") == [1]
    assert table.why_no_train("3/5") == {"not-enough-cash": "5.9.3"}
    table.sells("B&O", 1)
    assert table.price("B&O") == 20
    assert table.why_no_sale("B&O", 1) == {"sold-this-turn": "4.2.1"}
    table.sells("NYC", 1)
    assert table.price("NYC") == 20
    assert table.kinds() == {"buy_train"}
    assert table.why_no_sale("GT", 1) == {"money-suffices": "5.9.4"}
    table.buys_train("3/5")
    assert table.cash("A") == 0


def test_limits_of_a_forced_sale() -> None:
    """1846-5.9.4, 1846-4.2.3, 1846-4.2.4, 1846-4.2.5: market limit, presidency of GT, companies that never operated."""
    table = needy(treasury=0, cash=0, price=60, A=4, B=3)
    table.found("NYC", 30, "B", 0, ("2",), B=3, A=2, pool=5)
    table.found("B&O", 40, "C", 0, ("2",), A=2)
    table.state.operated = ("GT", "NYC")
    assert table.why_no_sale("NYC", 1) == {"pool-full": "4.2.3"}
    assert table.why_no_sale("B&O", 1) == {"not-operated-yet": "4.2.5"}
    assert table.why_no_sale("GT", 2) == {"would-lose-presidency": "5.9.4"}
    assert [(a.company, a.count) for a in table.offers("sell_shares")] == [("GT", 1)]  # type: ignore[attr-defined]


def poor(options: dict[str, str] | None, treasury: int, *others: tuple[str, int, int]) -> Boardroom:
    """GT needs $160 for a 3/5; A has no cash and holds shares of these companies of B: name, price, number."""
    table = Boardroom(options)
    table.set_phase("II")
    table.found("GT", 100, "A", treasury)
    table.set_cash("A", 0)
    for company, price, count in others:
        table.found(company, price, "B", 0, A=count, B=4)
        table.state.operated = (*table.state.operated, company)
    table.train_step("GT")
    return table


@pytest.mark.parametrize("options", [None, EITHER | ANY | DEAREST])
def test_a_block_too_small_is_no_way_into_bankruptcy(options: dict[str, str] | None) -> None:
    """1846-5.9.4, 1846-4.2.1: $60 short with three shares at 30: one is refused, for no second block could follow."""
    table = poor(options, 100, ("NYC", 30, 3))
    assert 1 not in table.offered("sell_shares", "count", company="NYC")
    assert table.why_no_sale("NYC", 1) == {"sale-too-small": "5.9.4"}
    table.sells("NYC", 2)
    table.buys_train("3/5")
    assert not table.ended() and table.cash("A") == 0


def test_a_small_block_where_others_fill_the_gap() -> None:
    """1846-5.9.4: with shares of B&O to sell after it one of NYC is legal; without any hope every sale is."""
    table = poor(None, 100, ("NYC", 30, 3), ("B&O", 40, 1))
    table.sells("NYC", 1)
    table.sells("B&O", 1)
    table.buys_train("3/5")
    table = poor(None, 0, ("NYC", 30, 3))
    assert table.offered("sell_shares", "count", company="NYC") == [1, 2, 3]


def test_other_presidencies_may_pass() -> None:
    """1846-5.9.4: NYC goes to B by the sale, and so does its price."""
    table = needy(treasury=0)
    table.found("NYC", 40, "A", 0, ("2",), A=3, B=3)
    table.set_cash("A", 40)
    table.sells("NYC", 3)
    assert table.state.presidents["NYC"] == "B" and table.price("NYC") == 30
    table.buys_train("3/5")


@pytest.mark.parametrize("preset", ["", SITE])
def test_10_68_not_to_nothing(preset: str) -> None:
    """1846-10.68, 1846-5.9.4: GT at $10 may not be sold; another corporation at $10 may, and closes."""
    table = Boardroom(preset=preset)
    table.set_phase("II")
    table.found("GT", 10, "A", 155, A=5)
    table.found("NYC", 10, "A", 0, ("2",), A=4)
    table.set_cash("A", 0)
    table.train_step("GT")
    assert table.why_no_sale("GT", 1) == {"would-close-company": "5.9.4"}
    assert table.offered("sell_shares", "company") == ["NYC"]
    table.sells("NYC", 1)
    assert "NYC" not in table.state.shares
    table.buys_train("3/5")
    assert table.cash("A") == 5


def test_receivership_shares_are_no_money() -> None:
    """1846-5.7.2: shares of a corporation in receivership cannot be sold for a train."""
    table = needy(cash=10, A=4)
    table.found("NYC", 60, "B", 0, ("2",), A=1)
    table.receiver("NYC")
    assert table.why_no_sale("NYC", 1) == {"in-receivership": "5.7.2"}
    assert table.offered("sell_shares", "company") == ["GT"]


def test_how_far_the_president_may_sell() -> None:
    """1846-11.21, 1846-11.6: for the cheapest only, or for the dearest; then the train must cost more than before."""
    for options, sells in ((EITHER, False), (EITHER | DEAREST, True)):
        table = needy(options, treasury=100, cash=65)
        table.found("NYC", 40, "A", 0, ("2",), A=4)
        assert table.from_depot() == {"3/5"}  # 165 is enough for that
        assert table.may("A", "sell_shares", company="NYC", count=1) == sells
        if not sells:
            assert table.why_no_sale("NYC", 1) == {"money-suffices": "5.9.4"}
            continue
        assert table.why_no_sale("NYC", 2) == {"sells-too-much": "5.9.4"}
        table.sells("NYC", 1)
        assert table.from_depot() == {"4"}
        assert table.why_no_train("3/5") == {"sold-for-dearer-form": "11.6"}
        table.buys_train("4")
        assert table.cash("A") == 65 + 40 - 80


def test_the_dearest_train_of_supply_and_market() -> None:
    """1846-11.21: the dearest form of the dearest train on offer."""
    table = Boardroom(EITHER | ANY | DEAREST)
    table.set_phase("III")
    table.give_trains("pool", "3/5")
    table.found("GT", 100, "A", 100)
    table.found("NYC", 100, "A", 0, ("4",), A=7)
    table.set_cash("A", 200)
    table.train_step("GT")
    assert table.offered("sell_shares", "count") == [2]  # $500 less $300; $400 would leave nothing to buy
    table.sells("NYC", 2)
    assert table.on_offer() == {("depot", "4/6"), ("depot", "5")}


def test_selling_up_to_a_train_that_may_be_bought() -> None:
    """1846-11.21, 1846-11.20: where the president helps with the cheapest type only, its dearer form is the measure."""
    table = Boardroom(EITHER | DEAREST)
    table.set_phase("III")
    table.give_trains("pool", "3/5")
    table.found("GT", 100, "A", 100)
    table.found("NYC", 10, "A", 0, ("4",), A=7)
    table.set_cash("A", 65)
    table.train_step("GT")
    assert table.offered("sell_shares", "count") == [2]  # $15 are missing for the 4; $500 are out of the question
    assert table.on_offer() == {("pool", "3/5"), ("NYC", "4")}


def test_only_trains_of_the_bank_after_a_sale() -> None:
    """1846-14.17e, 1846-5.9.6: once shares are sold another corporation's train is out."""
    table = needy(treasury=100, cash=10, A=5)
    table.found("NYC", 60, "B", 0, ("4", "2"))
    assert table.may("A", "buy_train", company="GT", source="NYC", train="4", price=5)
    table.sells("GT", 1)
    assert table.why_no_train("4", "NYC", 5) == {"only-bank-trains": "5.9.6"}


def test_no_emergency_issue_by_default() -> None:
    """1846-5.9.2, 1846-11.5: off, the president pays at once."""
    table = needy(A=4)
    assert table.why_no_issue(1) == {"not-that-many-to-issue": "5.9.6"}
    assert "issue_shares" not in table.kinds()
    table.buys_train("3/5")


def test_in_play_with_the_preset() -> None:
    """1846-14.14: the contribution is the price less the treasury."""
    table = Boardroom(preset=SITE)
    table.found("GT", 100, "A", 30, pool=2)
    table.train_step("GT")
    table.buys_train("2")
    assert table.cash("A") == 350 and table.cash("GT") == 0
