"""18CE on the page: wagons, freight, debts and the rights of its privates, by mouse, keyboard and touch."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from highiron.core.families import Family
from highiron.core.state import State
from highiron.steps.frames import OperatingTurn
from highiron.steps.run import best_set
from tests.web.arriving import bring
from tests.web.conftest import Visitors
from tests.web.hand import Hand, plain
from tests.web.positions import asks, records_until
from tests.web.watching import PHONE, Watched


def runs_freight(state: State, families: list[Family]) -> bool:
    """A company whose best set of runs has a freight train."""
    turn = state.frame
    if not isinstance(turn, OperatingTurn) or not state.wagons.get(turn.company):
        return False
    running = any(family.kind == "run_trains" for family in families)
    return running and any(receipt.mode == "freight" for receipt in best_set(state, turn.company).receipts)


WANTED = {
    "auction": asks("auction", "bid"),
    "wagon": asks("operating_turn", "buy_wagon", "buy_train"),
    "freight": runs_freight,
    "exchange": asks("stock_round", "exchange_for_share"),
    "loan": asks("operating_turn", "train_loan", "sell_shares"),
    "repay": asks("repay", "repay_debt"),
    "tile": asks("private_tile", "lay_tile"),
    "station": asks("e_station", "place_token"),
}


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Games at these moments."""
    return records_until(tmp_path_factory.mktemp("records"), WANTED, "18CE")


def seat_down(page: Page, record: Path) -> Hand:
    """Play all seats of a game from there on."""
    bring(page, record, go_on=True)
    hand = Hand(page)
    hand.await_turn()
    return hand


def log_says(page: Page, text: str) -> None:
    expect(page.get_by_role("region", name="Log")).to_contain_text(re.compile(text))


def test_privates_are_bid_for_and_d_becomes_a_share(visitor: Watched, records: dict[str, Path]) -> None:
    """Amounts are in G everywhere (18CE-1.10)."""
    page = visitor.page()
    hand = seat_down(page, records["auction"])
    assert re.match(r"Bid \d+G on", hand.play("^Bid"))
    log_says(page, r"bids \d+G on")
    assert "$" not in plain(page.locator("main").inner_text())

    hand = seat_down(page, records["exchange"])
    assert re.match("Swap D for a share of", hand.play("^Swap"))
    log_says(page, "swaps D for a share")


def test_a_wagon_is_bought_and_pulled_for_more(visitors: Visitors, records: dict[str, Path]) -> None:
    """18CE-12.6, 18CE-10.8, on a phone by touch."""
    page = visitors(viewport=PHONE, has_touch=True, is_mobile=True).page()
    hand = seat_down(page, records["wagon"])
    assert re.match(r"Buy a wagon from the depot for 80G", hand.play("^Buy a wagon"))
    hand.await_turn()

    hand = seat_down(page, records["freight"])
    hand.choose("^Run")
    expect(hand.confirm).to_be_visible()
    expect(hand.panel).to_contain_text("reight")
    hand.confirm.tap()
    expect(hand.panel).to_contain_text("the dividend")


def test_what_is_missing_is_borrowed_and_paid_back(visitor: Watched, records: dict[str, Path]) -> None:
    """18CE-13.4, 18CE-13.7, by keyboard."""
    page = visitor.page()
    hand = seat_down(page, records["loan"])
    hand.kinds.filter(has_text=re.compile("borrow", re.IGNORECASE)).first.focus()
    page.keyboard.press("Enter")
    log_says(page, r"The bank lends .* \d+G")

    hand = seat_down(page, records["repay"])
    assert re.match(r"Pay back \d+G", hand.play("^Pay back"))
    log_says(page, "pays back")


def test_b_lays_its_tile_and_e_gives_a_station(visitor: Watched, records: dict[str, Path]) -> None:
    """18CE-2.5 and 18CE-2.8."""
    page = visitor.page()
    hand = seat_down(page, records["tile"])
    hand.choose("^Lay")
    lit = page.get_by_role("group", name="Map", exact=True).get_by_role("button", name=re.compile("Can be chosen"))
    if lit.count():
        lit.first.click()
    hand.settle()
    assert "G12" in hand.make()

    hand = seat_down(page, records["station"])
    hand.choose("^Place|^Token")
    if lit.count():
        lit.first.click()
    hand.settle()
    assert "K16" in hand.make()
