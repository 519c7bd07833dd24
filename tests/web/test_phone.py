"""A phone of 360 by 740 points: nothing has to be scrolled sideways, and a move can be made."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from highiron.core.families import Family
from highiron.core.state import State
from highiron.steps.frames import OperatingTurn
from highiron.steps.run import what_if
from tests.web.arriving import bring, pass_by_call, table_by_calls
from tests.web.conftest import Visitors
from tests.web.hand import Hand
from tests.web.positions import at_action, record_until
from tests.web.watching import PHONE

PAGES = ["/", "/new", "/new?mode=hotseat", "/games", "/settings", "/account", "/nothing-here"]
# What sticks out at the side, unless it lies in something that is meant to be scrolled, or in a picture.
TOO_WIDE = """() => {
  const room = document.documentElement.clientWidth;
  const isArea = (part) => /auto|scroll/.test(getComputedStyle(part).overflowX);
  const scrolls = (part) => part && (isArea(part) || scrolls(part.parentElement));
  const out = (part) => {
    if (!part.checkVisibility({ contentVisibilityAuto: true })) return false;
    const box = part.getBoundingClientRect();
    const beside = box.width > 1 && (box.right > room + 1 || box.left < -1);
    return beside && !part.closest("svg") && !scrolls(part.parentElement);
  };
  const wide = [...document.querySelectorAll("body *")].filter(out);
  return wide.slice(0, 5).map((part) => `${part.tagName} ${part.className} ${part.textContent.trim().slice(0, 40)}`);
}"""


def unfold(page: Page) -> None:
    """Open everything that can be opened."""
    page.wait_for_load_state("networkidle")
    for summary in page.locator("details:not([open]) > summary").all():
        summary.click()


def fits(page: Page) -> None:
    """Nothing sticks out at the side."""
    page.wait_for_timeout(100)
    assert page.evaluate(TOO_WIDE) == []
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


@pytest.mark.parametrize("touch", [False, True], ids=["small", "touch"])
def test_no_page_has_to_be_scrolled_sideways(visitors: Visitors, touch: bool) -> None:
    page = visitors(viewport=PHONE, has_touch=touch, is_mobile=touch).page()
    for path in PAGES:
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        unfold(page)
        fits(page)


def test_a_turn_that_comes_by_itself_is_taken_by_a_tap(visitors: Visitors) -> None:
    other, phone = visitors(), visitors(viewport=PHONE, has_touch=True, is_mobile=True)
    address = table_by_calls(other, {"Bob": phone})
    game = address.rsplit("/", 1)[1]
    asked = [bool(one.context.request.get(f"/api/games/{game}/view").json()["legal"]) for one in (other, phone)]
    for one in (other, phone) if asked[0] else (phone,):
        pass_by_call(one, game)
    page = phone.page()
    page.goto(address)
    page.get_by_role("heading", name=re.compile("is thinking")).wait_for()
    pass_by_call(other, game)
    hand = Hand(page)
    hand.await_turn()
    # The first move has the focus, and what follows from it makes the panel higher.
    expect(hand.panel.get_by_role("heading", name="What follows")).to_be_visible()
    hand.kinds.last.tap()
    expect(hand.kinds.last).to_have_attribute("aria-pressed", "true")


def test_a_game_is_played_on_a_phone(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors(viewport=PHONE, has_touch=True, is_mobile=True).page()
    bring(page, record_until(tmp_path, at_action(150)), go_on=True)
    hand = Hand(page)
    hand.await_turn()
    parts = page.get_by_role("navigation", name="Parts of the game").get_by_role("button")
    for number in range(parts.count()):
        parts.nth(number).tap()
        fits(page)
    hand.play("")
    fits(page)


def train_earns(state: State, families: list[Family]) -> bool:
    """A company is about to run, and it earns something."""
    frame = state.frames[-1]
    if not isinstance(frame, OperatingTurn) or not any(family.kind == "run_trains" for family in families):
        return False
    return what_if(state, frame.company).now.total > 0


def test_runs_are_near_while_they_are_put_together(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors(viewport=PHONE, has_touch=True, is_mobile=True).page()
    bring(page, record_until(tmp_path, train_earns, "18CE"), go_on=True)
    hand = Hand(page)
    hand.await_turn()
    expect(hand.confirm).to_have_text(re.compile("Run for"))

    def size_of_a_hex() -> float:
        page.wait_for_timeout(500)
        box = page.locator("[data-hex]").first.bounding_box()
        return box["width"] if box else 0.0

    near = size_of_a_hex()
    page.get_by_role("button", name="The whole map").tap()
    assert near > 2 * size_of_a_hex()
