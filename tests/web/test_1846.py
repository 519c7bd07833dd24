"""What the table of 1846 shows: the hand of the draft, bonuses, the steamboat, runs of cards; a table without hints."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.arriving import bring, say_name
from tests.web.hand import Hand
from tests.web.positions import asks, record_until, records_until
from tests.web.watching import Watched


def part(page: Page, name: str) -> None:
    """Open one of the parts of the game."""
    page.get_by_role("navigation", name="Parts of the game").get_by_role("button", name=name).click()


def test_the_hand_is_played_in_the_main_area_of_a_table_without_hints(visitor: Watched) -> None:
    visitor.expected.add(409)  # what a secret choice leads to is not worked out
    page = visitor.page()
    page.goto("/new?mode=hotseat&title=1846")
    page.get_by_role("combobox", name=re.compile("^Players")).select_option("3")
    page.get_by_role("checkbox", name="Everybody may ask for hints").uncheck()
    page.get_by_role("button", name="Start playing").click()
    say_name(page, "Host")
    page.get_by_role("button", name="show the board").click()
    hand = Hand(page)
    hand.await_turn()
    expect(hand.panel).to_contain_text("This table plays without hints.")
    cards = page.get_by_role("main").get_by_role("region", name="Keep one of these cards").get_by_role("listitem")
    expect(cards).to_have_count(5)
    part(page, "Map")
    page.get_by_role("button", name="What the map shows").click()
    page.get_by_text("What is what").click()
    expect(page.get_by_role("list").filter(has_text="east: what a run")).to_contain_text("port of the steamboat")
    page.get_by_role("button", name="As a list").click()
    expect(page.get_by_role("main")).to_contain_text(re.compile("more at the western end"))
    part(page, "Companies")
    cards.first.get_by_role("button").click()
    expect(page.get_by_role("heading", name="Hand the screen to")).to_be_visible()


def test_port_and_company_of_the_steamboat_are_apart_and_a_card_shows_its_runs(
    visitor: Watched, tmp_path: Path
) -> None:
    page = visitor.page()
    wanted = {"steamboat": asks("steamboat", "assign"), "ran": asks("operating_turn", "dividend")}
    records = records_until(tmp_path, wanted, "1846")
    bring(page, records["steamboat"], go_on=True)
    hand = Hand(page)
    hand.await_turn()
    assert hand.offers("^SC serves")
    hand.choose("^Place a marker")
    ports = page.locator("[data-hex].lit")
    expect(ports.first).to_be_attached()
    ports.first.click()
    place = hand.make().split()[-1]
    expect(page.get_by_role("region", name="Log")).to_contain_text(
        re.compile(rf"marker of \W?SC\W? now lies in {place}")
    )
    bring(page, records["ran"], go_on=True)
    hand.await_turn()
    part(page, "Companies")
    shows = page.get_by_role("article").locator("button.shows").first
    shows.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("–")
    shows.click()
    expect(page.get_by_role("heading", name=re.compile("ran for"))).to_be_visible()


def test_the_depot_tells_what_comes_and_buttons_tell_what_shares_bring(visitor: Watched, tmp_path: Path) -> None:
    page = visitor.page()
    bring(page, record_until(tmp_path, asks("operating_turn", "issue_shares"), "1846"), go_on=True)
    hand = Hand(page)
    hand.await_turn()
    # Whichever train of a card is bought first, the phase begins.
    expect(page.get_by_role("list", name="Next trains")).to_contain_text(re.compile(r"3/5.*starts phase \W?II"))
    expect(hand.kinds.filter(has_text=re.compile(r"Issue \W?one share")).first).to_contain_text(
        re.compile(r"for \W?\$\d")
    )
