"""Around the game: the first page for those who return, invitations, and the room where a table waits."""

import re

from playwright.sync_api import expect

from tests.web.arriving import come_in, guest_by_call, pass_by_call, say_name, table_by_calls
from tests.web.conftest import Visitors
from tests.web.watching import Watched


def test_who_returns_finds_the_games_that_wait_first(visitors: Visitors) -> None:
    ann, bob = visitors(), visitors()
    new = visitors().page()
    new.goto("/")
    expect(new.get_by_role("img", name="A game of 1846")).to_be_visible()
    address = table_by_calls(ann, {"Bob": bob})
    view = ann.context.request.get(f"/api{address.replace('game', 'games')}/view").json()
    first, second = (ann, bob) if view["you"] == view["actor"] else (bob, ann)
    pass_by_call(first, address.removeprefix("/game/"))
    page = second.page()
    page.goto("/")
    mine = page.get_by_role("region", name="My games").get_by_role("link").first
    expect(mine).to_contain_text("your turn")
    expect(mine).to_contain_text("just asked")
    expect(mine).to_contain_text("passes")
    expect(mine.locator("img")).to_have_js_property("complete", True)
    assert mine.locator("img").evaluate("image => image.naturalWidth") > 100
    waiting = first.page()
    waiting.goto("/")
    expect(waiting.get_by_role("region", name="My games").get_by_role("link").first).to_contain_text("is to move")


def hidden_table(host: Watched) -> str:
    """A table of three seats with a bot in the last one and a rule of its own; gives its invitation's address."""
    headers = guest_by_call(host, "Ann")
    wanted = {
        "title": "1830",
        "players": 3,
        "public": False,
        "name": "Friday",
        "seats": [{"me": True}, {}, {"bot": "steady"}],
        "options": {"bank_break": "negative"},
        "clock": {"kind": "move", "seconds": 86400, "then": "bot"},
    }
    made = host.context.request.post("/api/games", data=wanted, headers=headers)
    assert made.ok, made.text()
    table = made.json()
    return f"/join/{table['id']}/{table['invitation']}"


def test_who_makes_a_table_chooses_how_well_bots_play_and_in_what_manner(visitors: Visitors) -> None:
    host = visitors()
    page = host.page()
    come_in(page, "Ann")
    page.goto("/new?title=1830")
    page.get_by_role("combobox", name=re.compile("^Players")).select_option("3")
    page.get_by_role("combobox", name=re.compile("Who sits in seat")).nth(1).select_option("bot")
    page.get_by_role("combobox", name="How long does it think?").select_option("strong")
    page.get_by_role("combobox", name="Which character?").select_option("raider")
    page.get_by_role("button", name="Make the table").click()
    seats = page.get_by_role("main").get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text("Raider 1")
    expect(seats.nth(1)).to_contain_text(re.compile("Raider.*Strong"))
    page.get_by_role("combobox", name="How long does it think?").select_option("quick")
    page.get_by_role("button", name="Fill with bots").click()
    expect(seats.nth(2)).to_contain_text("Quick")
    expect(seats.nth(2)).not_to_contain_text("Raider")  # the table draws another character
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("navigation", name="Parts of the game").wait_for()


def test_an_invitation_says_what_one_is_invited_to(visitors: Visitors) -> None:
    host = visitors()
    address = hidden_table(host)
    invited = visitors()
    invited.expected.add(404)
    page = invited.page()
    page.goto(address)
    page.get_by_role("heading", name=re.compile("Ann.* invites you to .*Friday")).wait_for()
    facts = page.get_by_role("region", name="What is played")
    expect(facts).to_contain_text("when it has to pay more than it has")
    expect(facts).to_contain_text(re.compile("24|1.*day"))
    page.get_by_role("button", name="Take a seat").click()
    say_name(page, "Bob")
    seats = page.get_by_role("main").get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text("Bob")
    expect(seats.nth(2)).to_contain_text("Steady 1")
    page.get_by_role("textbox", name="Say something").fill("Hello!")
    page.get_by_role("button", name="Send").click()
    waiting = host.page()
    waiting.goto(page.url)
    expect(waiting.get_by_role("log")).to_contain_text("Hello!")
    waiting.get_by_role("button", name=re.compile("Take .*Bob.* off")).click()
    expect(waiting.get_by_role("main").get_by_role("listitem").nth(1)).to_contain_text("open")
    expect(page.get_by_role("alert")).to_contain_text("has taken you off")
    waiting.get_by_role("button", name="Fill with bots").click()
    waiting.get_by_role("button", name="Start the game").click()
    waiting.get_by_role("navigation", name="Parts of the game").wait_for()


def test_who_leaves_a_hidden_table_is_led_home(visitors: Visitors) -> None:
    invited = visitors()
    page = invited.page()
    page.goto(hidden_table(visitors()))
    page.get_by_role("button", name="Take a seat").click()
    say_name(page, "Bob")
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_text("You have left the table.")).to_be_visible()
    expect(page.get_by_role("heading", name="Pick a game")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_host_cancels_a_table(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.expected.add(404)
    page = visitor.page()
    come_in(page, "Gail")
    page.goto("/new")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="Cancel the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel the table").click()
    expect(page.get_by_text("The table is cancelled.")).to_be_visible()
    expect(page.get_by_role("heading", name="Pick a game")).to_be_visible()


def test_what_players_look_for_is_in_the_bar_and_names_lead_to_profiles(visitors: Visitors) -> None:
    ann, bob = visitors(), visitors()
    address = table_by_calls(ann, {"Bob": bob})
    page = ann.page()
    page.goto(address)
    page.get_by_role("button", name="Programmed moves").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Program a move")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Being told of your turn").click()
    expect(page.get_by_role("dialog")).to_contain_text("The browser can tell you")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Leave the game").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Let a bot play for me")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("navigation", name="Parts of the game").get_by_role("button", name="Talk").click()
    page.get_by_role("region", name="At the table").get_by_role("link", name="Bob").click()
    page.get_by_role("heading", name="Bob", level=1).wait_for()
    page.get_by_role("button", name="Follow").click()
    expect(page.get_by_role("button", name="You follow")).to_be_visible()
    page.goto("/people")
    expect(page.get_by_role("region", name="You follow").get_by_role("link", name="Bob")).to_be_visible()
