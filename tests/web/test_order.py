"""Keeping order in the browser: reports, blocks, mutes, the book; sessions, passkeys, one's own data; clocks."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from highiron.server.database.engine import Database, database_url
from highiron.server.database.migrate import migrate
from highiron.server.database.tables import Person
from highiron.server.people import accounts
from tests.web.arriving import come_in, pass_by_call, table_by_calls
from tests.web.conftest import Visitors
from tests.web.serving import build_client, served
from tests.web.watching import Watched, watch

PASSWORD = "the master of the station"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[str]:
    """A server whose administrator is Ada, by a name as passkeys need one."""
    if problem := build_client():
        pytest.skip(f"the client cannot be built: {problem}")
    place = tmp_path_factory.mktemp("house")
    database = Database(database_url(place))
    migrate(database)
    ada = accounts.add_account(database, "Ada", PASSWORD)
    with database.writing() as transaction:
        transaction.get_one(Person, ada).admin = True
    database.close()
    with served(place) as address:
        yield address.replace("127.0.0.1", "localhost")


@pytest.fixture
def come(browser: Browser, house: str) -> Iterator[Visitors]:
    """Make visitors of that house."""
    came: list[Watched] = []

    def visitor() -> Watched:
        came.append(watch(browser, house))
        return came[-1]

    yield visitor
    for each in came:
        each.context.close()
    assert [fault for each in came for fault in each.faults] == []


def sign_in(page: Page, name: str, password: str) -> None:
    page.goto("/account")
    page.get_by_role("main").get_by_role("button", name="Sign in").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="I have an account").click()
    dialog.get_by_label("Your name").fill(name)
    dialog.get_by_label("Password").fill(password)
    dialog.locator("form").get_by_role("button", name="Sign in", exact=True).click()
    expect(dialog).to_have_count(0)


def test_a_rude_line_is_reported_its_author_blocked_and_muted(come: Visitors) -> None:
    ann, bob, ada = come(), come(), come()
    address = table_by_calls(ann, {"Bob": bob})
    headers = {"X-CSRF-Token": bob.context.request.get("/api/me").json()["csrf"]}
    chat = f"/api{address.replace('game', 'games')}/chat"
    assert bob.context.request.post(chat, data={"text": "something rude"}, headers=headers).ok

    page = ann.page()
    page.goto(address)
    page.get_by_role("navigation", name="Parts of the game").get_by_text("Talk").click()
    page.get_by_role("button", name="What to do about this line").click()
    page.get_by_role("button", name="Report").click()
    page.get_by_label("What is wrong?").fill("He is rude.")
    page.get_by_role("button", name="Tell the administrators").click()
    expect(page.get_by_text("The administrators are told.")).to_be_visible()
    page.get_by_role("button", name="What to do about this line").click()
    page.get_by_role("button", name="Block").click()
    expect(page.get_by_text("You hear no more of")).to_be_visible()
    page.goto("/account")
    page.get_by_text("People you block").click()
    page.get_by_role("button", name="Hear of").click()
    expect(page.get_by_text("You block nobody.")).to_be_visible()

    house = ada.page()
    sign_in(house, "Ada", PASSWORD)
    house.get_by_text("Reports", exact=True).click()
    expect(house.get_by_text("something rude")).to_be_visible()
    house.get_by_role("button", name="Mute or ban").click()
    house.get_by_role("button", name="Mute", exact=True).click()
    expect(house.get_by_role("dialog")).to_have_count(0)
    house.get_by_label("What became of it").fill("muted for a day")
    house.get_by_role("button", name="Settle it").click()
    expect(house.get_by_text("There are none.")).to_be_visible()
    refused = bob.context.request.post(chat, data={"text": "more"}, headers=headers)
    assert refused.json()["code"] == "muted"
    house.get_by_text("Book of sign-ins and acts").click()
    expect(house.get_by_role("cell", name="settled a report")).to_be_visible()
    house.get_by_text("This server", exact=True).click()
    house.get_by_label("People without an account may play").uncheck()
    expect(house.get_by_text("Saved.")).to_be_visible()
    stranger = come().context.request
    first = {"X-CSRF-Token": stranger.get("/api/me").json()["csrf"]}
    assert stranger.post("/api/guests", data={"name": "Late"}, headers=first).json()["code"] == "guests-closed"
    house.get_by_label("People without an account may play").check()


def test_an_administrator_takes_a_line_away_bans_and_lets_in_again(come: Visitors) -> None:
    host, rude, ada = come(), come(), come()
    rude.expected.add(401)
    address = table_by_calls(host, {"Rowdy": rude})
    headers = {"X-CSRF-Token": rude.context.request.get("/api/me").json()["csrf"]}
    chat = f"/api{address.replace('game', 'games')}/chat"
    assert rude.context.request.post(chat, data={"text": "something foul"}, headers=headers).ok

    page = ada.page()
    sign_in(page, "Ada", PASSWORD)
    page.goto(address)
    page.get_by_role("navigation", name="Parts of the game").get_by_text("Talk").click()
    expect(page.get_by_text("something foul")).to_be_visible()
    page.get_by_role("button", name="What to do about this line").click()
    page.get_by_role("button", name="Take it away").click()
    expect(page.get_by_text("This line was taken away.")).to_be_visible()
    lines = host.context.request.get(chat).json()["lines"]
    assert [line["text"] for line in lines] == [""], "nobody reads it any more"

    page.goto("/account")
    page.get_by_text("People of this server", exact=True).click()
    page.get_by_label("Name of the account").fill("Rowdy")
    page.get_by_role("search").get_by_role("button", name="Search").click()
    row, dialog = page.get_by_role("row").filter(has_text="Rowdy").last, page.get_by_role("dialog")
    row.get_by_role("button", name="Mute or ban").click()
    dialog.get_by_label("What they are told").fill("Come back when you are calm.")
    dialog.get_by_role("button", name="Ban", exact=True).click()
    expect(dialog).to_have_count(0)
    expect(row.get_by_text("banned")).to_be_visible()
    assert rude.context.request.get("/api/me").json()["person"] is None

    row.get_by_role("button", name="Mute or ban").click()
    expect(dialog.get_by_text("Banned until")).to_be_visible()
    dialog.get_by_role("button", name="Let them in again").click()
    expect(dialog).to_have_count(0)
    expect(row.get_by_text("banned")).to_have_count(0)


def test_an_administrator_takes_an_open_table_away(come: Visitors) -> None:
    host, ada = come(), come()
    host.expected.add(404)  # the page of the host hears that the table is gone
    waiting, page = host.page(), ada.page()
    come_in(waiting, "Loud")
    waiting.goto("/new")
    waiting.get_by_label("Name of the table").fill("Something rude")
    waiting.get_by_role("button", name="Make the table").click()
    expect(waiting.get_by_role("heading", name="Something rude")).to_be_visible()
    sign_in(page, "Ada", PASSWORD)
    page.goto(waiting.url)
    page.get_by_role("button", name="Cancel the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel the table").click()
    expect(page.get_by_text("The table is cancelled.")).to_be_visible()
    expect(waiting.get_by_role("heading", name="Something rude")).to_have_count(0)


def test_a_passkey_signs_in_once_for_each_question(come: Visitors) -> None:
    visitor = come()
    visitor.expected.add(401)
    page = visitor.page()
    device = page.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    device.send(
        "WebAuthn.addVirtualAuthenticator",
        {"options": {**options, "isUserVerified": True, "automaticPresenceSimulation": True}},
    )
    sign_in(page, "Ada", PASSWORD)
    page.get_by_text("Passkeys", exact=True).click()
    page.get_by_label("Name of the passkey").fill("my key")
    page.get_by_label("Present password").last.fill(PASSWORD)
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text("The passkey is made")).to_be_visible()

    page.get_by_role("button", name="Sign out", exact=True).first.click()
    expect(page.get_by_role("banner").get_by_role("button", name="Sign in")).to_be_visible()
    page.goto("/account")
    page.get_by_role("main").get_by_role("button", name="Sign in").click()
    page.get_by_role("button", name="I have an account").click()
    with page.expect_request("**/api/passkeys/sessions") as asked:
        page.get_by_role("button", name="Sign in by a passkey").click()
    expect(page.get_by_text("Where you are signed in", exact=True)).to_be_visible()

    proof = asked.value.post_data_json
    csrf = {"X-CSRF-Token": visitor.context.request.get("/api/me").json()["csrf"]}
    again = visitor.context.request.post("/api/passkeys/sessions", data=proof, headers=csrf)
    assert (again.status, again.json()["code"]) == (422, "unknown-challenge")
    ask = visitor.context.request.post("/api/passkeys/options", data={}, headers=csrf).json()["options"]
    forged = json.loads(json.dumps(proof))
    forged["credential"]["response"]["clientDataJSON"] = _client_data(ask["challenge"])
    wrong = visitor.context.request.post("/api/passkeys/sessions", data=forged, headers=csrf)
    assert (wrong.status, wrong.json()["code"]) == (401, "wrong-passkey")

    page.get_by_text("Where you are signed in", exact=True).click()
    expect(page.get_by_text("(this browser)")).to_be_visible()
    ends = page.get_by_role("button", name="Sign out Chrome")
    others = ends.count()
    if others:
        ends.first.click()
        expect(page.get_by_text("That browser is signed out.")).to_be_visible()
        expect(ends).to_have_count(others - 1)
    with page.expect_download() as fetched:
        page.get_by_text("What the server knows of you").click()
        page.get_by_role("link", name="Fetch the file").click()
    known = json.loads(Path(fetched.value.path()).read_text())
    assert known["person"]["name"] == "Ada" and known["passkeys"][0]["name"] == "my key"
    page.get_by_text("Passkeys", exact=True).click()
    page.get_by_role("button", name="Take the passkey").click()
    expect(page.get_by_text("You have none.")).to_be_visible()


def _client_data(challenge: str) -> str:
    from base64 import urlsafe_b64encode

    data = {"type": "webauthn.get", "challenge": challenge, "origin": "https://elsewhere.example"}
    return urlsafe_b64encode(json.dumps(data).encode()).decode().rstrip("=")


def test_a_table_with_a_clock_shows_it_running(visitors: Visitors) -> None:
    host, guest = visitors(), visitors()
    page = host.page()
    come_in(page, "Ann")
    page.goto("/new")
    page.get_by_role("combobox", name=re.compile("^Players")).select_option("2")
    page.get_by_role("combobox", name=re.compile("^Clock")).select_option("game")
    page.get_by_role("combobox", name=re.compile("^Time")).select_option("3600")
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_text("Each player has one hour for the whole game.")).to_be_visible()
    address = page.url.partition("/game/")[2]
    other = guest.page()
    come_in(other, "Bob")
    other.goto(f"/game/{address}")
    other.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Start the game").click()
    clock = page.get_by_role("banner").get_by_role("timer")
    expect(clock).to_contain_text("59:")
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)
    page.get_by_role("navigation", name="Parts of the game").get_by_text("Talk").click()
    expect(page.get_by_role("main").get_by_role("timer")).to_have_count(2)
    view = host.context.request.get(f"/api/games/{address}/view").json()
    pass_by_call(host if view["you"] == view["actor"] and view["actor"] in view["mine"] else guest, address)
    # Whoever moved has the added time too, so that clock stands above the hour's end.
    expect(page.get_by_role("main").get_by_role("timer")).to_have_count(2)
    expect(page.get_by_role("banner").get_by_role("timer")).to_contain_text("59:")
