"""Trains of 1817: buying, trading, scrapping, export (sections 2.3, 5.6 and 5.9)."""

import pytest

from tests.titles.t1817.boardroom import SITE
from tests.titles.t1817.yard import Yard

BOTH = pytest.mark.parametrize("preset", ["", SITE])


def buy(table: Yard, train: str, price: int, source: str = "depot") -> None:
    table.play(table.actor, "buy_train", company=table.company, source=source, train=train, price=price)


def why_not_buy(table: Yard, train: str, price: int, source: str = "depot") -> dict[str, str]:
    return table.why_not(table.actor, "buy_train", company=table.company, source=source, train=train, price=price)


# --- buying ------------------------------------------------------------------------------------------------------


def test_trains_of_the_bank() -> None:
    """1817-5.41, 1817-5.42: the top of the stack and the open market at face value, while money lasts."""
    table = Yard()
    table.set_phase("3")
    table.found("R", 100, 5, "A", 500, trains=(), at=("F3",))
    table.give_trains("pool", "3")
    table.turn("R", "trains")
    assert set(table.offered("buy_train", "source")) == {"depot", "pool"}
    buy(table, "3", 250, "pool")
    buy(table, "3", 250)
    assert table.state.trains["R"] == ("3", "3") and table.cash("R") == 0


def test_nobody_has_to_buy_and_nobody_helps() -> None:
    """1817-5.45: the treasury pays alone, with loans."""
    table = Yard()
    table.set_phase("3")
    table.found("R", 100, 5, "A", 200, trains=(), at=("F3",))
    table.set_cash("A", 1000)
    table.turn("R", "trains")
    assert why_not_buy(table, "3", 250) == {"not-enough-cash": "5.42"}
    assert "pass" in table.kinds()
    table.play("A", "take_loan", company="R")
    buy(table, "3", 250)
    assert table.cash("R") == 50


def test_the_train_limit() -> None:
    """1817-2.17, 1817-5.41: a company at its limit is not asked."""
    table = Yard()
    table.set_phase("6")
    table.found("R", 100, 5, "A", 2000, trains=("5", "5"), at=("F3",))
    table.turn("R", "trains")
    assert table.step == "loans"


# --- from other companies ------------------------------------------------------------------------------------------


def test_e73_trains_of_other_companies() -> None:
    """E73, 1817-5.43, 1817-5.46: for a dollar from a company in grey, with consent; not from one in liquidation."""
    table = Yard()
    table.found("R", 100, 5, "A", 100, trains=(), at=("F3",))
    table.found("UR", "G2", 5, "B", 0, trains=("3",), at=("C14",))
    table.found("WT", "L", 5, "C", 0, trains=("3",), at=("C22",))
    table.set_phase("3")
    table.turn("R", "trains")
    assert why_not_buy(table, "3", 1, "WT") == {"train-not-for-sale": "5.43"}
    assert why_not_buy(table, "3", 0, "UR") == {"price-out-of-range": "5.43"}
    buy(table, "3", 1, "UR")
    assert table.actor == "B" and table.kinds() == {"answer"}
    table.play("B", "answer", accept=True)
    assert table.state.trains["R"] == ("3",) and table.cash("UR") == 1
    assert table.state.trains["UR"] == (), "1817-5.46: it may sell its last train"
    assert table.price("UR") == "G2"


def test_a_declined_offer_changes_nothing() -> None:
    """1817-5.43, train_sale_consent=required."""
    table = Yard()
    table.set_phase("3")
    table.found("R", 100, 5, "A", 100, trains=(), at=("F3",))
    table.found("UR", 90, 5, "B", 0, at=("C14",))
    table.turn("R", "trains")
    buy(table, "3", 60, "UR")
    table.play("B", "answer", accept=False)
    assert table.state.trains["R"] == () and table.cash("R") == 100 and table.step == "trains"


def test_consent_is_taken_as_given() -> None:
    """1817-5.43, train_sale_consent=assumed; between companies of one player nobody is asked anyway."""
    for preset, seller in ((SITE, "B"), ("", "A")):
        table = Yard(preset=preset)
        table.set_phase("3")
        table.found("R", 100, 5, "A", 100, trains=(), at=("F3",))
        table.found("UR", 90, 5, seller, 0, at=("C14",))
        table.turn("R", "trains")
        buy(table, "3", 60, "UR")
        assert table.state.trains["R"] == ("3",) and table.cash("UR") == 60


@pytest.mark.parametrize(("preset", "step"), [("", "loans"), (SITE, "trains")])
def test_idle_trains_keep_the_step_open_on_the_site(preset: str, step: str) -> None:
    """1817-13.19: trains of a company in liquidation cannot be bought, but a pass is recorded there."""
    table = Yard(preset=preset)
    table.set_phase("3")
    table.found("R", 100, 2, "A", 90, loans=1, at=("F3",))
    table.found("WT", "L", 5, "C", 0, at=("C22",))
    table.turn("R", "trains", rate=5)
    assert table.step == step


# --- scrapping -----------------------------------------------------------------------------------------------------


def test_e74_the_limit_falls_after_scrapping() -> None:
    """E74, 1817-2.20, 1817-2.19, 1817-5.41: two 2s and two 3s: the 2s go first and nothing is discarded."""
    table = Yard()
    table.set_phase("3")
    table.found("R", 100, 5, "A", 400, trains=("3", "3", "3", "3"), at=("F3",))
    table.found("UR", 90, 5, "B", trains=("2", "2", "3", "3"), at=("C14",))
    table.found("WT", "G1", 5, "C", trains=("3", "3", "3", "3"), at=("C22",))
    table.found("NYSW", 80, 10, "B", 500, trains=("3",), at=("B17",))
    table.set_depot("4", 8)
    table.turn("NYSW", "trains")
    buy(table, "4", 400)
    assert table.state.phase_facts.id == "4"
    assert table.state.trains["UR"] == ("3", "3")
    assert table.actor == "A" and table.kinds() == {"discard_train"}
    table.play("A", "discard_train", company="R", train="3")
    table.play("C", "discard_train", company="WT", train="3")
    assert table.state.trains["pool"] == ("3", "3") and table.company == "NYSW"


@BOTH
def test_e75_an_obsolete_train_runs_once_more(preset: str) -> None:
    """E75, 1817-2.18, 1817-5.40, 1817-5.44: it is not traded, counts against the limit, and goes after its run."""
    table = Yard(preset=preset)
    table.set_phase("4")
    table.found("R", 100, 5, "A", 100, trains=("2+", "4"), at=("C14",))
    table.found("UR", 90, 5, "B", 100, trains=("4",), at=("C22",))
    table.lay("C14", "6", 2)
    table.turn("UR", "trains")
    assert why_not_buy(table, "2+", 1, "R") == {"train-not-for-sale": "5.44"}
    assert table.state.limited_trains("R") == 2
    table.turn("R", "run")
    table.play("A", "run_trains", company="R", runs=[{"train": "4", "path": ["B13.0", "C14.0"]}])
    assert "2+" in table.state.trains["R"]
    table.pays("pay")
    assert list(table.state.trains["R"]) == ["4"]


def test_an_obsolete_train_goes_without_a_run_too() -> None:
    """1817-2.18, 1817-13.20."""
    table = Yard()
    table.set_phase("4")
    table.found("R", 100, 5, "A", 100, trains=("2+", "4"), at=("F3",))
    table.turn("R", "run")
    assert table.state.trains["R"] == ("4",)


# --- the end of a turn and of a round --------------------------------------------------------------------------------


def test_e77_a_company_without_a_train() -> None:
    """E77, 1817-5.58, 1817-2.25: to liquidation, with cash and loans."""
    table = Yard()
    table.found("R", 100, 5, "A", 500, loans=3, trains=(), at=("F3",))
    table.found("UR", 90, 5, "B", at=("C14",))
    table.turn("R", "loans")
    table.play("A", "pass")
    assert (table.price("R"), table.cash("R"), table.loans("R")) == ("L", 500, 3)
    assert table.company == "UR"


def end_of_round(table: Yard, number: int = 1, turn: int = 1) -> None:
    """The last company ends its turn."""
    table.state.turn = turn
    table.turn(table.state.floated[-1], "loans", number=number)
    table.play(table.actor, "pass")


@pytest.mark.parametrize("preset", ["", SITE])
def test_e76_the_first_trains_are_gone(preset: str) -> None:
    """E76, 1817-5.60, 1817-2.16, 1817-13.25: all 2s leave with the first round, and the phase stays."""
    table = Yard(preset=preset)
    table.found("R", 100, 2, "A", 100, trains=("2",), at=("F3",))
    end_of_round(table)
    assert table.state.depot["2"] == 0 and table.state.depot["2+"] == 4
    assert table.state.phase_facts.id == "2"


def test_e76_a_train_is_exported() -> None:
    """E76, 1817-5.59: of four 2+ one leaves; where all are sold a 3 leaves and its phase begins."""
    table = Yard()
    table.found("R", 100, 2, "A", 100, trains=("2",), at=("F3",))
    table.set_depot("2+", 4)
    end_of_round(table, 2)
    assert table.state.depot["2+"] == 3 and table.state.phase_facts.id == "2+"
    other = Yard()
    other.found("R", 100, 2, "A", 100, trains=("2+",), at=("F3",))
    other.set_depot("3", 12)
    end_of_round(other, 2)
    assert other.state.depot["3"] == 11 and other.state.phase_facts.id == "3"


def test_e78_export_scraps_and_discards() -> None:
    """E78, 1817-5.59, 1817-5.62: before the merger round; who has no train left waits for its next turn."""
    table = Yard()
    table.set_phase("5")
    table.found("UR", 110, 5, "B", trains=("5", "5", "4"), at=("C14",))
    table.found("WT", 100, 5, "C", trains=("3",), at=("C22",))
    table.found("R", 90, 5, "A", 100, trains=("5",), at=("F3",))
    table.set_depot("6", 4)
    end_of_round(table, 1, 3)
    assert table.state.phase_facts.id == "6"
    assert table.actor == "B" and table.kinds() == {"discard_train"}
    table.play("B", "discard_train", company="UR", train="4")
    assert table.state.trains["WT"] == () and table.price("WT") == 100


def test_export_in_the_last_phase() -> None:
    """1817-5.61: 8s are without number."""
    table = Yard()
    table.set_phase("8")
    table.state.final_turn = 9
    table.found("R", 90, 5, "A", 100, trains=("8",), at=("F3",))
    end_of_round(table, 1, 8)
    assert table.state.depot["8"] == -1 and table.state.final_turn == 9


@pytest.mark.parametrize(("supply", "cards"), [("unlimited", -1), ("40", 40)])
def test_how_many_2_trains_there_are(supply: str, cards: int) -> None:
    """1817-2.16, two_train_supply."""
    table = Yard(options={"two_train_supply": supply})
    assert table.state.depot["2"] == cards
