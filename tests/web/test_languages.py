"""The page in every language: chosen from the browser, changed in place, kept with the person; reports of wordings."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from highiron.words.language import NAMES
from tests.web.arriving import bring
from tests.web.conftest import Visitors
from tests.web.positions import at_action, record_until
from tests.web.test_axe import AXE, faults
from tests.web.test_phone import fits
from tests.web.watching import PHONE

ROOT = "[document.documentElement.lang, document.documentElement.dir]"


@pytest.mark.parametrize("language", [name for name in NAMES if name != "en"])
def test_the_browser_chooses_and_pages_hold(visitors: Visitors, language: str) -> None:
    page = visitors(viewport=PHONE, locale=f"{language}-XX" if language != "zh" else "zh-TW").page()
    for path in ("/", "/new", "/settings", "/learn/1830-auction", "/rules/1830"):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        assert page.evaluate(ROOT) == [language, "rtl" if language == "fa" else "ltr"]
        fits(page)
        if AXE.is_file():
            assert faults(page) == []


def test_a_game_changes_its_language_where_it_stands(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors().page()
    bring(page, record_until(tmp_path, at_action(150)), go_on=True)
    page.locator("[data-hex]").first.wait_for()
    logged = page.locator(".log .line").first
    logged.wait_for()
    english, address = logged.inner_text(), page.url
    page.get_by_label("Language").first.select_option("zh")
    expect(page.locator("html")).to_have_attribute("lang", "zh")
    expect(logged).not_to_have_text(english)
    assert page.url == address
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    assert page.evaluate(ROOT) == ["zh", "ltr"]
    assert page.evaluate("fetch('/api/me').then((found) => found.json()).then((me) => me.person.locale)") == "zh"


def test_a_text_that_reads_wrong_is_reported(visitors: Visitors) -> None:
    page = visitors().page()
    page.goto("/")
    page.get_by_role("button", name="Report a wording").click()
    page.get_by_role("heading", level=1).click()
    page.get_by_label("How should it read?").fill("Otherwise")
    with page.expect_response("**/api/wordings") as answered:
        page.get_by_role("button", name="Send", exact=True).click()
    assert answered.value.status == 204
    sent = answered.value.request.post_data_json or {}
    assert sent["message"] == "web-welcome" and sent["proposal"] == "Otherwise"
