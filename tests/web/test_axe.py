"""axe finds no serious or critical fault on any page, light or dark."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.arriving import bring, come_in
from tests.web.conftest import Visitors
from tests.web.hand import Hand
from tests.web.positions import at_action, record_until
from tests.web.serving import ROOT
from tests.web.watching import PHONE, WIDE

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = [
    "/",
    "/new",
    "/new?mode=hotseat&title=1846",
    "/games",
    "/learn",
    "/puzzles",
    "/settings",
    "/account",
    "/join/nobody/nothing",
    "/people",
    "/forgotten",
    "/rules",
    "/rules/1830",
    "/atlas",
    "/ladder",
    "/help",
    "/help/api",
    "/nothing-here",
]
FIND = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations.filter((fault) => ["serious", "critical"].includes(fault.impact))
    .map(({ id, help, nodes }) => [id, help, ...nodes.slice(0, 3).map((node) => node.html.slice(0, 160))].join(" | "));
}"""


def faults(page: Page) -> list[str]:
    """What axe finds, in short."""
    page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(FIND)
    return found


@pytest.fixture(params=["light", "dark"])
def looks(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Options of a visitor who likes it light or dark; the dark one has a phone."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed; tools/web.py install does it")
    return {"color_scheme": request.param, "viewport": PHONE if request.param == "dark" else WIDE}


def test_no_page_has_a_serious_fault(visitors: Visitors, looks: dict[str, Any]) -> None:
    visitor = visitors(**looks)
    visitor.expected.add(404)  # of the pages that lead nowhere
    page = visitor.page()
    come_in(page, "Gail")
    found = {}
    for path in PAGES:
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        found[path] = faults(page)
    assert not any(found.values()), found


def test_no_part_of_a_game_has_a_serious_fault(visitors: Visitors, looks: dict[str, Any], tmp_path: Path) -> None:
    page = visitors(**looks).page()
    bring(page, record_until(tmp_path, at_action(150)), go_on=True)
    Hand(page).await_turn()
    parts = page.get_by_role("navigation", name="Parts of the game").get_by_role("button")
    found = {}
    for number in range(parts.count()):
        parts.nth(number).click()
        found[parts.nth(number).inner_text()] = faults(page)
    parts.first.click()
    page.get_by_role("button", name="As a list").click()
    found["map as a list"] = faults(page)
    page.get_by_role("button", name="Keys").click()
    found["keys"] = faults(page)
    assert not any(found.values()), found
