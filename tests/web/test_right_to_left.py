"""A made-up language that is read from right to left and has longer words: the layout turns and holds."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.arriving import bring
from tests.web.conftest import Visitors
from tests.web.positions import at_action, record_until
from tests.web.test_phone import PAGES, fits, unfold
from tests.web.watching import PHONE, WIDE, Watched

SPEAK = 'localStorage.setItem("highiron.settings", JSON.stringify({ language: "x-rtl" }))'


def speaking(visitor: Watched) -> Page:
    """A page in the made-up language from its first moment on."""
    visitor.context.add_init_script(SPEAK)
    return visitor.page()


@pytest.mark.parametrize("room", [WIDE, PHONE], ids=["wide", "phone"])
def test_pages_turn_and_hold(visitors: Visitors, room: dict[str, int]) -> None:
    page = speaking(visitors(viewport=room))
    for path in PAGES:
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        assert page.evaluate("document.documentElement.dir") == "rtl"
        unfold(page)
        fits(page)
    page.goto("/")
    brand, pages = page.get_by_role("banner").get_by_role("link").first, page.get_by_role("navigation").first
    brand_box, pages_box = brand.bounding_box(), pages.bounding_box()
    assert brand_box and pages_box and brand_box["x"] > pages_box["x"], "the page is read from the right"


@pytest.mark.parametrize("room", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_game_turns_but_its_map_does_not(visitors: Visitors, tmp_path: Path, room: dict[str, int]) -> None:
    visitor = visitors(viewport=room)
    page = visitor.page()
    bring(page, record_until(tmp_path, at_action(150)), go_on=True)
    address = page.url
    west_before, east_before = places(page)
    page.evaluate(SPEAK)
    page.goto(address)
    page.locator("[data-hex]").first.wait_for()
    west, east = places(page)
    assert west < east and west_before < east_before
    parts = page.locator("nav.tabs button:visible")
    for number in range(parts.count()):
        parts.nth(number).click()
        fits(page)


def places(page: Page) -> tuple[float, float]:
    """Where Chicago's area and Boston's area are on the screen, from the left."""
    page.locator("nav.tabs button").first.click()
    west, east = (page.locator(f'[data-hex="{hex_id}"]').bounding_box() for hex_id in ("F2", "F24"))
    assert west and east
    return west["x"], east["x"]
