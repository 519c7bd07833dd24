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


# Where the first and the last letter of an element's text stand, from the left.
ENDS = """element => [0, element.textContent.length - 1].map(at => {
    const range = document.createRange();
    range.setStart(element.firstChild, at);
    range.setEnd(element.firstChild, at + 1);
    return range.getBoundingClientRect().left;
})"""


def test_persian_rules_are_read_from_the_right_and_names_and_tracks_in_them_from_the_left(visitor: Watched) -> None:
    visitor.context.add_init_script('localStorage.setItem("highiron.settings", JSON.stringify({ language: "fa" }))')
    page = visitor.page()
    page.goto("/rules/1830#1830-2.5.6")
    rule = page.locator("[id='1830-2.5.6']")
    board = rule.get_by_text("1830+", exact=True).first
    first, last = board.evaluate(ENDS)
    assert first < last, "the plus stands behind the figures"
    changed, told = (rule.get_by_role("row").nth(1).get_by_role("cell").nth(at).bounding_box() for at in (0, 1))
    assert changed and told and changed["x"] > told["x"], "columns go from the right to the left"
    track = page.locator("[id='1830-2.6.2']").get_by_role("cell").get_by_text("0–3; 1–2", exact=True)
    assert track.evaluate("e => getComputedStyle(e).direction") == "ltr"
    market = page.locator("[id='1830-2.7.1'] pre")
    assert market.evaluate("e => getComputedStyle(e).direction") == "ltr"
    cash = page.locator("[id='1830-1.1']").get_by_role("row").nth(1)
    expect(cash).to_contain_text("۱٬۲۰۰")
    visitor.context.add_init_script(
        'localStorage.setItem("highiron.settings", JSON.stringify({ language: "fa", digits: "latin" }))'
    )
    page.reload()
    expect(cash).to_contain_text("1,200")


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
