"""Offers between people, and what tells them of each other: an offer is named, answered where one looks, and a refusal
is told; who is here has a dot; a message of the server shows while no page is open.
"""

import json
import re

from playwright.sync_api import expect

from tests.web.arriving import move_by_call, table_by_calls
from tests.web.conftest import Visitors
from tests.web.hand import Hand, plain
from tests.web.watching import Watched


def privates_can_be_traded(people: dict[str, Watched], game: str) -> str:
    """Everybody buys in turn until all privates are sold, and passes in the first stock round; gives who is asked."""
    for _ in range(20):
        views = {name: person.context.request.get(f"/api/games/{game}/view").json() for name, person in people.items()}
        mover = next(name for name, view in views.items() if view["you"] == view["actor"] and view["legal"])
        kinds = {family["type"]: family for family in views[mover]["legal"]}
        if "take_private" in kinds:
            private = kinds["take_private"]["boxes"][0]["private"]
            move_by_call(people[mover], game, {"type": "take_private", "private": private})
        elif "trade_private" in kinds:
            return mover
        elif "pass" in kinds:
            move_by_call(people[mover], game, {"type": "pass"})
        else:
            move_by_call(people[mover], game, {"type": "par", "company": "B&O", "price": 100})
    raise AssertionError("no private can be traded")


def test_an_offer_is_answered_where_one_looks_and_a_refusal_is_told(visitors: Visitors) -> None:
    people = {"Ann": visitors(), "Bob": visitors()}
    address = table_by_calls(people["Ann"], {"Bob": people["Bob"]})
    first = privates_can_be_traded(people, address.rsplit("/", 1)[1])
    second = "Bob" if first == "Ann" else "Ann"
    pages = {name: person.page() for name, person in people.items()}
    for page in pages.values():
        page.goto(address)
    offering, answering = Hand(pages[first]), Hand(pages[second])
    for answer, told in (("Decline", "declines"), ("Accept", "accepts")):
        offering.await_turn()
        offering.choose("^Trade a private")
        offering.settle()
        offering.panel.get_by_role("spinbutton").fill("25")
        expect(offering.confirm).to_have_text(re.compile(rf"Offer \W?SV\W? to \W?{second}\W? for \W?\$25"))
        offering.confirm.click()
        answering.await_turn()
        expect(answering.panel).to_contain_text(re.compile(r"\$25"))
        answering.play(f"^{answer}")
        outcome = offering.panel.get_by_role("status").filter(has_text=re.compile(told))
        expect(outcome).to_contain_text("$25")
        outcome.get_by_role("button", name="Close").click()
        expect(outcome).to_have_count(0)


def test_who_looks_at_the_table_too_has_a_dot(visitors: Visitors) -> None:
    ann, bob = visitors(), visitors()
    address = table_by_calls(ann, {"Bob": bob})
    theirs = bob.page()
    theirs.goto(address)
    theirs.get_by_role("navigation", name="Parts of the game").wait_for()
    page = ann.page()
    page.goto(address)
    page.get_by_role("navigation", name="Parts of the game").get_by_role("button", name="Talk").click()
    seats = page.get_by_role("region", name="At the table")
    expect(seats.get_by_role("img", name="is here now")).to_have_count(1)
    assert "Bob" in plain(seats.get_by_role("listitem").filter(has=page.get_by_role("img")).first.inner_text())
    theirs.close()
    page.reload()
    page.get_by_role("navigation", name="Parts of the game").get_by_role("button", name="Talk").click()
    page.wait_for_timeout(1500)  # longer than the page waits before it asks who is here
    expect(seats.get_by_role("img", name="is here now")).to_have_count(0)


def test_a_message_of_the_server_shows_while_no_page_of_the_game_is_open(visitor: Watched) -> None:
    # The service of the browser's maker is not to be reached from a test, so what it would hand over is handed over.
    visitor.context.grant_permissions(["notifications"])
    page = visitor.page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    tools = visitor.context.new_cdp_session(page)
    found: list[dict[str, str]] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    tools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(100)
    origin = page.evaluate("location.origin")
    message = {"title": "It is your turn", "body": "Friday evening", "game": "abc"}
    pushed = {"origin": origin, "registrationId": found[0]["registrationId"], "data": json.dumps(message)}
    tools.send("ServiceWorker.deliverPushMessage", pushed)
    shown = """async () => {
      const worker = await navigator.serviceWorker.ready;
      for (let tries = 0; tries < 50; tries += 1) {
        const [told] = await worker.getNotifications();
        if (told) return [told.title, told.body, told.data];
        await new Promise((rest) => setTimeout(rest, 100));
      }
      return [];
    }"""
    assert page.evaluate(shown) == ["It is your turn", "Friday evening", "/game/abc"]
