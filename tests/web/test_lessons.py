"""Learning in the browser: by mouse and by keyboard, wide and on a phone, with a wrong try and the right one."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from highiron.lessons.puzzles import puzzles
from tests.web.conftest import Visitors
from tests.web.test_axe import AXE, faults
from tests.web.watching import PHONE, WIDE


def press(page: Page, wanted: Locator) -> None:
    """Go by Tab to a button or choice, and press it, without a mouse."""
    wanted.wait_for()
    for _ in range(60):
        if wanted.evaluate("button => button === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached by keyboard")


def confirm(page: Page, words: Locator) -> None:
    """Press the move once more, where that is what makes it."""
    again = words.locator("button[data-again], button.primary")
    page.wait_for_timeout(300)
    if again.count():
        press(page, again.first)


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_lesson_is_taken(visitors: Visitors, viewport: dict[str, int]) -> None:
    page = visitors(viewport=viewport, color_scheme="dark" if viewport is PHONE else "light").page()
    page.goto("/learn")
    page.get_by_role("link", name="What 18xx is").click()
    words = page.get_by_role("complementary", name="Lesson")
    expect(words.get_by_text(re.compile("^Step .?1.? of .?6.?$"))).to_be_visible()
    words.get_by_role("button", name="Next").click()
    expect(page.get_by_role("heading", name="Companies", exact=True)).to_be_visible()
    page.keyboard.press("n")
    expect(words.get_by_text("Run the trains of the B&O.")).to_be_visible()
    words.get_by_role("button", name="Run trains").click()
    words.locator("button.primary").click()
    expect(words.get_by_role("status").first).to_contain_text("Well done.")
    if AXE.is_file():
        assert faults(page) == []
    page.keyboard.press("n")
    # By keyboard alone: first the wrong thing, then the right one.
    press(page, words.get_by_role("button", name=re.compile("^Keep")))
    confirm(page, words)
    expect(words.get_by_role("status").first).to_contain_text("Keeping the money is legal")
    press(page, words.get_by_role("button", name=re.compile("^Pay")))
    confirm(page, words)
    expect(words.get_by_role("status").first).to_contain_text("$45 to you")
    for _ in range(3):
        page.keyboard.press("n")
        page.wait_for_timeout(150)
    expect(words.get_by_role("heading", name="Lesson finished")).to_be_visible()
    page.goto("/learn")
    expect(page.get_by_role("link", name="What 18xx is")).to_contain_text("Finished")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_puzzle_is_answered_without_the_help_of_figures(visitors: Visitors) -> None:
    page = visitors().page()
    page.goto("/puzzles")
    expect(page.get_by_role("listitem")).to_have_count(14)
    if AXE.is_file():
        assert faults(page) == []
    run = next(puzzle for puzzle in puzzles().values() if puzzle.kind == "run" and puzzle.title == "1830")
    page.goto(f"/learn/{run.id}")
    words = page.get_by_role("complementary", name="Lesson")
    words.get_by_role("button", name="Run trains").click()
    expect(words.get_by_text("Click the stops")).to_be_visible()
    expect(words.get_by_role("button", name="Best runs")).to_have_count(0)
    words.get_by_role("button", name="Cancel").click()
    words.get_by_role("button", name="Show me").click()
    words.get_by_role("button", name="Take over").click()
    words.locator("button.primary").click()
    expect(words.get_by_role("status").first).to_contain_text("That is the best there is.")
    page.keyboard.press("n")
    expect(words.get_by_role("heading", name="Solved")).to_be_visible()
