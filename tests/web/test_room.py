"""Nothing lies over what it is about: on wide screens, laptops, phones upright and on their side, and magnified."""

import math
import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from bench.presses import TITLES
from highiron.core.families import Family
from highiron.core.state import State
from tests.web.arriving import bring
from tests.web.hand import Hand
from tests.web.positions import asks, record_until
from tests.web.turns import tiles_turn, turn_begins
from tests.web.watching import PHONE, WIDE, Watched

LAPTOP = {"width": 1280, "height": 720}
ON_ITS_SIDE = {"width": 740, "height": 360}
TWICE = {"width": 720, "height": 450}  # a page of 1440 by 900 points at 200 %
SLACK = 1.0  # points by which edges may touch


def box_of(part: Locator) -> FloatRect:
    """Where it is on the screen."""
    box = part.bounding_box()
    assert box is not None, f"{part} is not to be seen"
    return box


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Whether one lies over the other."""
    return (
        one["x"] + SLACK < other["x"] + other["width"]
        and other["x"] + SLACK < one["x"] + one["width"]
        and one["y"] + SLACK < other["y"] + other["height"]
        and other["y"] + SLACK < one["y"] + one["height"]
    )


def within(inner: FloatRect, outer: FloatRect) -> bool:
    """Whether nothing of it sticks out."""
    return (
        inner["x"] >= outer["x"] - SLACK
        and inner["y"] >= outer["y"] - SLACK
        and inner["x"] + inner["width"] <= outer["x"] + outer["width"] + SLACK
        and inner["y"] + inner["height"] <= outer["y"] + outer["height"] + SLACK
    )


def choose_turning_hex(page: Page) -> Locator:
    """Choose a lit hex in which a tile can be turned; gives what stands beside it."""
    here = page.get_by_role("region", name="In this hex")
    lit = page.locator("[data-hex].lit")
    for number in range(lit.count()):
        lit.nth(number).click()
        expect(here.locator(".primary")).to_have_text(re.compile("Lay #"))
        if here.get_by_role("button", name="Turn clockwise").count():
            return here
    raise AssertionError("no tile can be turned")


def runs_can_be_paid_out(_: State, families: list[Family]) -> bool:
    """A company has run its trains and decides on its dividend."""
    return any(family.kind == "dividend" for family in families)


@pytest.fixture
def track(visitor: Watched, tmp_path: Path) -> Page:
    """The page of a company that is asked for its track."""
    page = visitor.page()
    bring(page, record_until(tmp_path, tiles_turn), go_on=True)
    Hand(page).await_turn()
    return page


def test_the_hex_and_its_tiles_are_seen_on_every_screen(track: Page) -> None:
    here = choose_turning_hex(track)
    chosen = track.locator('[data-hex][aria-pressed="true"]')
    for size in (WIDE, LAPTOP, PHONE, ON_ITS_SIDE, TWICE):
        track.set_viewport_size({"width": size["width"], "height": size["height"]})
        track.wait_for_timeout(300)  # the map makes room
        screen: FloatRect = {"x": 0, "y": 0, "width": size["width"], "height": size["height"]}
        hexagon, board = box_of(chosen), box_of(track.locator("svg.board"))
        assert within(hexagon, board) and within(board, screen), size
        assert not overlap(hexagon, box_of(here)), size
        assert within(box_of(here.locator(".tile").first), screen), size
        assert within(box_of(here.locator(".primary")), screen), size
        assert not overlap(box_of(track.locator(".tools[role=toolbar]")), board), size
        assert not overlap(box_of(track.locator(".tabs")), box_of(track.locator(".actions"))), size
        bar = [part for part in track.locator(".bar > *").all() if part.is_visible()]
        for one, other in pairwise(bar):
            assert not overlap(box_of(one), box_of(other)), (size, one.inner_text(), other.inner_text())


def test_a_tile_is_turned_by_dragging_it_round(track: Page) -> None:
    choose_turning_hex(track)
    chosen = track.locator('[data-hex][aria-pressed="true"]')
    drawn = track.locator('g:has(> [data-hex][aria-pressed="true"]) > g use').first
    looks = drawn.get_attribute("href") or drawn.get_attribute("transform") or ""
    place = box_of(chosen)
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    reach = place["width"] / 3

    def go_to(angle: float) -> None:
        track.mouse.move(x + reach * math.cos(math.radians(angle)), y + reach * math.sin(math.radians(angle)))

    go_to(0)
    track.mouse.down()
    for angle in range(0, 75, 5):
        go_to(angle)
    track.mouse.up()
    expect(drawn).not_to_have_attribute("href", looks)
    expect(chosen).to_have_attribute("aria-pressed", "true")
    turned = drawn.get_attribute("href") or ""
    go_to(0)  # let go of, it stays as it is
    go_to(180)
    expect(drawn).to_have_attribute("href", turned)
    expect(track.get_by_role("region", name="In this hex").locator(".primary")).to_be_enabled()


def test_the_button_that_makes_the_move_covers_nothing_on_a_phone(visitor: Watched, tmp_path: Path) -> None:
    page = visitor.page()
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    bring(page, record_until(tmp_path, asks("operating_turn", "run_trains")), go_on=True)
    hand = Hand(page)
    hand.await_turn()
    expect(hand.confirm).to_have_text(re.compile("Run for"))
    expect(hand.panel.get_by_role("heading", name="What follows")).to_be_visible()
    assert not overlap(box_of(page.locator(".confirm")), box_of(page.locator(".actions .scroll")))
    assert not overlap(box_of(hand.panel), box_of(page.get_by_role("main")))
    assert page.locator(".actions .follows details").count() == 0  # everything that follows is told at once


@pytest.mark.parametrize("title", TITLES)
def test_the_bills_of_runs_lie_beside_the_board(visitor: Watched, tmp_path: Path, title: str) -> None:
    page = visitor.page()
    page.set_viewport_size({"width": LAPTOP["width"], "height": LAPTOP["height"]})
    bring(page, record_until(tmp_path, runs_can_be_paid_out, title), go_on=True)
    Hand(page).await_turn()
    page.locator(".work .shows").last.click()
    expect(page.locator(".receipts").get_by_role("listitem")).not_to_have_count(0)
    bills = box_of(page.locator(".receipts"))
    covered = [hexagon for hexagon in page.locator("[data-hex]").all() if overlap(box_of(hexagon), bills)]
    assert covered == []


@pytest.mark.parametrize("title", ["1830", "1817"])
def test_the_market_shows_whole_chips_and_borders(visitor: Watched, tmp_path: Path, title: str) -> None:
    page = visitor.page()
    bring(page, record_until(tmp_path, turn_begins, title), go_on=True)
    page.get_by_role("navigation", name="Parts of the game").get_by_role("button", name="Market").click()
    for size in (WIDE, LAPTOP, PHONE, ON_ITS_SIDE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        cut = page.evaluate(CUT_CHIPS)
        assert cut == [], size


# Chips that stick out of their cell, and cells that stick out of the market, where that cannot be scrolled.
CUT_CHIPS = """() => {
  const inside = (part, whole) => {
    const [a, b] = [part.getBoundingClientRect(), whole.getBoundingClientRect()];
    return a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  };
  const cells = [...document.querySelectorAll("main .cell")];
  if (!cells.length) return ["no cells"];
  return cells.flatMap((cell) => [...cell.querySelectorAll("*")].filter((chip) => !inside(chip, cell)))
    .map((chip) => chip.textContent);
}"""
