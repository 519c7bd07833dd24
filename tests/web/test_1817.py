"""1817 on the page: what only its players do, by mouse, keyboard and touch."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.arriving import bring
from tests.web.conftest import Visitors
from tests.web.hand import Hand
from tests.web.positions import asks, records_until
from tests.web.watching import PHONE, Watched

WANTED = {
    "seed": asks("seed_auction", "bid"),
    "stock": asks("stock_round", "bid_company"),
    "short": asks("stock_round", "short", "sell_shares"),
    "bridge": asks("operating_turn", "place_bridge", "take_loan"),
    "merger": asks("merger_turn", "merge", "convert"),
    "sale": asks("sale_bidding", "bid_company"),
    "tokens": asks("token_choice", "remove_token"),
    "crisis": asks("cash_crisis", "sell_shares"),
}


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Games at these moments."""
    return records_until(tmp_path_factory.mktemp("records"), WANTED, "1817")


def seat_down(page: Page, record: Path) -> Hand:
    """Play all seats of a game from there on."""
    bring(page, record, go_on=True)
    hand = Hand(page)
    hand.await_turn()
    return hand


def lit(page: Page) -> Locator:
    """Hexes of the map that can be chosen."""
    return page.get_by_role("group", name="Map", exact=True).get_by_role("button", name=re.compile("Can be chosen"))


def test_privates_are_bid_for_and_companies_started(visitor: Watched, records: dict[str, Path]) -> None:
    page = visitor.page()
    hand = seat_down(page, records["seed"])
    assert hand.play("^Bid").startswith("Bid $")
    hand.await_turn()
    assert hand.play("^Drop out") == "Drop out"

    hand = seat_down(page, records["stock"])
    assert re.match(r"Bid \$\d+ for", hand.play("^Bid for a company"))
    hand.await_turn()
    hand.choose("^Place a token")  # its home, by keyboard on the map
    city = lit(page).nth(4)
    city.focus()
    page.keyboard.press("Enter")
    expect(city).to_have_attribute("aria-pressed", "true")
    hand.settle()
    assert hand.make().startswith("Token in")
    hand.await_turn()
    while hand.offers("^Drop out"):
        hand.play("^Drop out")
        hand.await_turn()
    while hand.offers("^Pay with a private"):
        assert re.match("Put .* into", hand.play("^Pay with a private"))
        hand.await_turn()
    expect(page.get_by_role("region", name="Log")).to_contain_text("for")


def test_shares_are_sold_short_and_loans_taken_with_what_follows(visitor: Watched, records: dict[str, Path]) -> None:
    page = visitor.page()
    hand = seat_down(page, records["short"])
    hand.point("^Sell .*short")
    expect(hand.panel.get_by_role("heading", name="What follows")).to_be_visible()
    expect(hand.panel.locator(".changes")).to_contain_text("Shorts")
    assert hand.play("^Sell .*short").endswith("short")

    hand = seat_down(page, records["bridge"])
    hand.choose("^Place a bridge")
    lit(page).first.click()
    hand.settle()
    assert hand.make().startswith("Bridge of")
    hand.await_turn()
    hand.point("^Loan for|^Take a loan")
    changes = hand.panel.locator(".changes")
    expect(changes).to_contain_text("price")
    expect(changes).to_contain_text("Loans")
    loan = hand.kinds.filter(has_text=re.compile("Loan for"))
    expect(loan).to_contain_text(re.compile(r"\$100\W* → \W*\$\d+"))
    hand.play("^Loan for|^Take a loan")
    expect(page.get_by_role("region", name="Log")).to_contain_text("borrows")


def test_companies_merge_once_the_other_president_agrees(visitors: Visitors, records: dict[str, Path]) -> None:
    hand = seat_down(visitors().page(), records["merger"])
    hand.point("^Merge")
    expect(hand.panel.get_by_role("heading", name=re.compile("^What follows"))).to_be_visible()
    expect(hand.panel.locator(".changes")).to_contain_text("Loans")

    page = visitors(viewport=PHONE, has_touch=True, is_mobile=True).page()
    hand = seat_down(page, records["merger"])
    hand.choose("^Merge")
    hand.settle()
    assert re.match("Merge .* with .* stays", hand.make())
    hand.await_turn()
    if hand.offers("^Accept"):
        expect(hand.panel).to_contain_text("merges with")
        hand.play("^Accept")
        hand.await_turn()
    follows = re.compile("^(Done trading|Buy|Sell|Loan|Done with loans|Take a token away|Give up)")
    expect(hand.kinds.filter(has_text=follows).first).to_be_visible()


def test_a_company_is_sold_and_its_buyer_settles_loans(visitor: Watched, records: dict[str, Path]) -> None:
    page = visitor.page()
    hand = seat_down(page, records["sale"])
    hand.choose("^Bid for a company")
    hand.panel.get_by_role("button", name="More").click()
    assert re.match(r"Bid \$\d+ for", hand.make())
    hand.await_turn()
    while hand.offers("^Drop out"):
        hand.play("^Drop out")
        hand.await_turn()
    if hand.offers("^Choose the buyer|buys"):
        hand.play("^Choose the buyer|buys")
    expect(page.get_by_role("region", name="Log")).to_contain_text(re.compile("buys .* for"))


def test_tokens_too_many_and_a_cash_crisis(visitor: Watched, records: dict[str, Path]) -> None:
    page = visitor.page()
    hand = seat_down(page, records["tokens"])
    hand.choose("^Take a token away|^Take the token")
    lit(page).first.click()
    hand.settle()
    assert hand.make().startswith("Take the token from")

    hand = seat_down(page, records["crisis"])
    assert not hand.offers("Pass")
    assert re.match("Sell .* of", hand.play("^Sell"))
