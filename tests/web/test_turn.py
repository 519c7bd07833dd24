"""A turn by clicking: few clicks, a map that offers what can be done, prices as they are typed, runs that are seen."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bench.presses import MOST_CLICKS, MOST_KEYS, TITLES
from tests.web.arriving import bring
from tests.web.hand import Hand
from tests.web.positions import asks, record_until
from tests.web.turns import Keyboard, Turn, tiles_turn, turn_begins
from tests.web.watching import Watched


@pytest.mark.parametrize("title", TITLES)
def test_an_ordinary_operating_turn_takes_few_clicks(visitor: Watched, tmp_path: Path, title: str) -> None:
    page = visitor.page()
    bring(page, record_until(tmp_path, turn_begins, title), go_on=True)
    turn = Turn(page)
    turn.hand.await_turn()
    turn.play()
    assert turn.ran.startswith("Run for"), turn.ran
    assert turn.clicks <= MOST_CLICKS


def test_a_price_is_taken_as_it_is_typed(visitor: Watched, tmp_path: Path) -> None:
    page = visitor.page()
    bring(page, record_until(tmp_path, asks("auction", "bid", "take_private")), go_on=True)
    hand = Hand(page)
    hand.await_turn()
    cards = page.get_by_role("main").get_by_role("article")
    for private, cost in (("Schuylkill", "$20"), ("Camden", "Bid from $")):
        expect(cards.filter(has_text=private).get_by_role("button").filter(has_text=cost)).to_be_visible()
    hand.choose("^Bid")
    hand.pick("Private", "CA")
    price = hand.panel.get_by_role("spinbutton")
    price.fill("182")
    expect(hand.confirm).to_have_text(re.compile(r"Bid \W?\$182"))
    price.fill("901")
    expect(hand.confirm).to_be_disabled()
    expect(hand.confirm).to_have_text(re.compile(r"Bid \W?\$901"))
    expect(price).to_have_value("901")
    expect(hand.panel.locator(".fault")).to_contain_text(re.compile("[$]"))
    price.fill("190")
    before = hand.position
    price.press("Enter")
    expect(page.get_by_role("group", name="Positions of the game").get_by_role("status")).not_to_have_text(before)
    expect(page.get_by_role("region", name="Log")).to_contain_text("bids $190 on CA")


def test_a_tile_is_turned_where_it_lies_and_runs_stay_in_sight(visitor: Watched, tmp_path: Path) -> None:
    page = visitor.page()
    bring(page, record_until(tmp_path, tiles_turn), go_on=True)
    turn = Turn(page)
    turn.hand.await_turn()
    here = page.get_by_role("region", name="In this hex")
    turns = here.get_by_role("button", name="Turn clockwise")
    lit = page.locator("[data-hex].lit")
    for number in range(lit.count()):
        lit.nth(number).click()
        expect(here.locator(".primary")).to_have_text(re.compile("Lay #"))
        for tile in here.locator(".tile").all():
            if not turns.count():
                tile.click()
        if turns.count():
            break
    chosen = page.locator('[data-hex][aria-pressed="true"]')
    drawn = page.locator('g:has(> [data-hex][aria-pressed="true"]) > g use').first
    looks = drawn.get_attribute("href") or ""
    chosen.hover()
    page.mouse.wheel(0, 120)
    expect(drawn).not_to_have_attribute("href", looks)
    looks = drawn.get_attribute("href") or ""
    page.keyboard.press("r")
    expect(drawn).not_to_have_attribute("href", looks)
    turn.click_away(here.locator(".primary"))
    while not turn.hand.offers("^Run"):
        turn.click_away(turn.hand.kinds.last)
    turn.click_away(turn.hand.confirm)
    runs = page.locator("path.route")
    expect(page.get_by_text("ran for")).to_be_visible()
    expect(runs.first).to_be_attached()
    expect(page.locator(".paid-text").first).to_be_attached()
    page.get_by_role("button", name="One action back").click()
    expect(runs).to_have_count(0)
    page.get_by_role("region", name="Log").get_by_role("button", name=re.compile("runs its")).first.focus()
    expect(runs.first).to_be_attached()


def test_the_palette_and_keys_play_a_turn(visitor: Watched, tmp_path: Path) -> None:
    page = visitor.page()
    bring(page, record_until(tmp_path, turn_begins), go_on=True)
    keyboard = Keyboard(page)
    keyboard.hand.await_turn()
    keyboard.turn()
    assert keyboard.pressed <= MOST_KEYS


def test_what_others_did_stays_until_it_is_closed_and_can_be_stepped_through(visitor: Watched) -> None:
    page = visitor.page()
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").first.click()
    hand = Hand(page)
    hand.await_turn()
    for _ in range(2):
        hand.play("^Pass|^Drop")
        hand.await_turn()
    news = page.get_by_role("complementary", name="Players").locator(".since")
    expect(news).to_be_visible()
    last = hand.position
    news.get_by_role("button", name="Step").click()
    expect(page.get_by_text("What the others did")).to_be_visible()
    status = page.get_by_role("group", name="Positions of the game").get_by_role("status")
    expect(status).not_to_have_text(last)
    page.get_by_role("button", name="Back to now").click()
    expect(page.get_by_text("What the others did")).to_have_count(0)
    hand.await_turn()
    news.get_by_role("button", name="Close").click()
    expect(news).to_have_count(0)
