"""Looking things up without a game: the box of a title, its rules by number, help, and the API to read."""

import re

from playwright.sync_api import expect

from tests.web.watching import Watched


def test_a_title_is_looked_up_and_a_rule_is_found_by_its_number(visitor: Watched) -> None:
    page = visitor.page()
    page.goto("/rules")
    page.get_by_role("link", name=re.compile("1817")).click()
    expect(page.get_by_role("region", name="Trains and phases").get_by_role("table").first).to_be_visible()
    expect(page.get_by_role("region", name="Companies and privates")).to_contain_text("Pittsburgh and Lake Erie")
    page.goto("/rules/1830#1830-4.4.4")
    rule = page.locator("[id='1830-4.4.4']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("purchases per turn")
    page.goto("/rules/1846#1846-2.3.9")
    expect(page.locator("[id='1846-2.3.9']")).to_be_in_viewport()


def test_help_and_the_api_can_be_read(visitor: Watched) -> None:
    page = visitor.page()
    page.goto("/help")
    expect(page.get_by_role("region", name="Why not?")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="API").click()
    page.get_by_label("Search").fill("/moves")
    call = page.get_by_role("group").filter(has_text="/api/games/{game_id}/moves").first
    call.locator("summary").click()
    expect(call.get_by_text(re.compile("^curl -X POST"))).to_be_visible()
    expect(call.get_by_text(re.compile('"sequence": 1')).first).to_be_visible()
