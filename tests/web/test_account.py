"""Accounts in the browser: made from a guest, with keys for programs, a new password, and left for good."""

from playwright.sync_api import expect

from tests.web.arriving import come_in
from tests.web.conftest import Visitors

FIRST, SECOND = "a first long password", "a second long password"


def test_a_guest_becomes_an_account_and_leaves_for_good(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.expected.add(403)
    page = visitor.page()
    come_in(page, "Wanda")
    page.goto("/account")
    page.get_by_role("button", name="Make this an account").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Password").fill(FIRST)
    dialog.get_by_role("button", name="Make an account").click()

    page.get_by_text("Change the password").first.click()
    page.get_by_label("Present password").fill("a wrong password")
    page.get_by_label("New password").fill(SECOND)
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_role("alert").first).to_have_text("The password is wrong.")
    page.get_by_label("Present password").fill(FIRST)
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("Your new password is set.")).to_be_visible()

    page.get_by_role("button", name="Delete me from this server").click()
    dialog.get_by_label("Password").fill(SECOND)
    dialog.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()


def test_a_key_for_programs_is_shown_once_and_works_until_it_is_revoked(visitors: Visitors) -> None:
    visitor = visitors()
    page = visitor.page()
    page.goto("/account")
    page.get_by_role("main").get_by_role("button", name="Sign in").click()
    page.get_by_role("button", name="New account").click()
    page.get_by_label("Your name").fill("Otto")
    page.get_by_label("Password").fill(FIRST)
    page.get_by_role("button", name="Make an account").click()

    page.get_by_text("Keys for programs").click()
    page.get_by_label("Name of the key").fill("my program")
    page.get_by_role("button", name="Make a key").click()
    secret = page.get_by_role("status").locator("code").inner_text()
    program = visitors().context.request
    bearer = {"Authorization": f"Bearer {secret}"}
    assert program.get("/api/me", headers=bearer).json()["person"]["name"] == "Otto"
    page.get_by_role("button", name="Revoke the key").click()
    expect(page.get_by_text("You have made no key.")).to_be_visible()
    assert page.get_by_role("status").locator("code").count() == 0
    assert program.get("/api/me", headers=bearer).status == 401
