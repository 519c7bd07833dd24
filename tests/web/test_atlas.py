"""The atlas of the railway study: layers by era, cells by keyboard and name, corridors by scenario; on a phone too."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.watching import PHONE, Watched


def test_the_network_is_looked_at_by_era_and_cell(visitor: Watched) -> None:
    page = visitor.page()
    page.goto("/")
    page.get_by_role("link", name="Atlas").click()
    legend = page.get_by_role("figure")
    expect(legend.get_by_text(re.compile(r"year not known \(\W*\d+\W*\)"))).to_be_visible()
    era = page.get_by_label("Era", exact=True)
    expect(era).to_have_attribute("aria-valuetext", re.compile(r"1990\W+to\W+2024"))
    era.press("Home")
    expect(era).to_have_attribute("aria-valuetext", re.compile("separate networks"))
    expect(legend.get_by_text(re.compile(r"year not known \(\W*0\W*\)"))).to_be_visible()
    page.get_by_role("button", name="Difference").click()
    expect(legend.get_by_text(re.compile("real, missing in the model"))).to_be_visible()
    page.get_by_label("Place or hex").fill("Moscow")
    page.get_by_role("button", name="Show", exact=True).click()
    cell = page.get_by_role("region", name=re.compile("Moscow"))
    expect(cell.get_by_role("table", name=re.compile("Revenue"))).to_be_visible()
    page.get_by_role("application").press("ArrowRight")
    expect(cell).to_have_count(0)
    page.get_by_label("Place or hex").fill("Atlantis")
    page.get_by_role("button", name="Show", exact=True).click()
    expect(page.get_by_text("No hex has this name.")).to_be_visible()


def test_corridors_follow_the_scenario_on_a_phone(visitors: Visitors) -> None:
    page = visitors(viewport=PHONE, color_scheme="dark").page()
    page.goto("/atlas")
    corridors = page.get_by_role("region", name="Corridors", exact=True).first
    shares = corridors.get_by_role("table", name=re.compile("^Corridors"))
    before = shares.inner_text()
    corridors.get_by_label("Scenario").select_option("S3")
    expect(shares).not_to_have_text(before)
    expect(page.locator("svg[viewBox] path[transform].atlas-flow")).to_have_count(0)
    corridors.get_by_label("Draw corridors on the map").check()
    expect(page.locator("svg[viewBox] path[transform].atlas-flow").first).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
