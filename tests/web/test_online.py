"""Two people at their own screens: moves go over at once, connections break and come back, moves are taken back."""

import re
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from tests.web.arriving import come_in, pass_by_call, say_name, table_by_calls
from tests.web.conftest import Visitors
from tests.web.hand import Hand
from tests.web.watching import Watched

SECOND = 1_000  # milliseconds


class Table:
    """A running game of two people, Ann and Bob."""

    def __init__(self, ann: Watched, bob: Watched) -> None:
        self.people = {"Ann": ann, "Bob": bob}
        self.pages = {name: person.page() for name, person in self.people.items()}
        self.hands = {name: Hand(page) for name, page in self.pages.items()}

    def await_boards(self) -> None:
        """Wait until both see the game."""
        for page in self.pages.values():
            page.get_by_role("group", name="Positions of the game").wait_for()

    def to_move(self) -> str:
        """Who is asked now."""
        either = self.pages["Ann"].get_by_role("heading", name=re.compile("^(Your move|.*Bob.* is thinking)$"))
        either.wait_for()
        return "Ann" if "Your move" in either.inner_text() else "Bob"


@pytest.fixture
def table(visitors: Visitors) -> Table:
    """Ann and Bob, in the auction of 1830."""
    table = Table(visitors(), visitors())
    address = table_by_calls(table.people["Ann"], {"Bob": table.people["Bob"]})
    for page in table.pages.values():
        page.goto(address)
    table.await_boards()
    return table


def test_two_people_find_each_other_and_begin(visitors: Visitors) -> None:
    table = Table(visitors(), visitors())
    ann, bob = table.pages["Ann"], table.pages["Bob"]
    come_in(ann, "Ann")
    ann.get_by_role("link", name="New table").click()
    ann.get_by_role("radio", name="1830").check()
    ann.get_by_role("combobox", name=re.compile("^Players")).select_option("2")
    ann.get_by_label("Name of the table").fill("Friday evening")
    ann.get_by_role("button", name="Make the table").click()
    ann.get_by_role("heading", name="Friday evening").wait_for()
    bob.goto("/")
    bob.get_by_role("region", name="Open tables").get_by_role("link", name="Friday evening").click()
    bob.get_by_role("button", name="Take a seat").click()
    say_name(bob, "Bob")
    ann.get_by_role("button", name="Start the game").click()
    table.await_boards()
    first = table.to_move()
    table.hands[first].play("^Pass")
    table.hands[other(first)].await_turn()


def other(name: str) -> str:
    return "Bob" if name == "Ann" else "Ann"


def test_a_move_shows_on_the_other_side_within_a_second(table: Table) -> None:
    delays = []
    for _ in range(5):
        mover = table.to_move()
        table.hands[mover].play("^Pass")
        made = monotonic()
        table.hands[other(mover)].await_position(table.hands[mover].position)
        delays.append((monotonic() - made) * SECOND)
    # The best of five, so that a busy machine does not fail what is quick.
    assert min(delays) < SECOND, delays


def test_a_lost_connection_is_said_and_comes_back_by_itself(table: Table) -> None:
    mover = table.to_move()
    away = other(mover)
    table.people[away].offline = True
    table.people[away].context.set_offline(True)
    lost = table.pages[away].get_by_text("The connection is lost")
    expect(lost).to_be_visible()
    table.hands[mover].play("^Pass")
    table.people[away].context.set_offline(False)
    expect(lost).to_have_count(0)
    table.hands[away].await_turn()
    table.people[away].offline = False
    assert table.hands[away].position == table.hands[mover].position
    expect(table.pages[away].get_by_role("region", name="Log")).to_contain_text("passes")


def asked_for(page: Page) -> list[str]:
    """What a page asks the server about a game from now on: a list that grows, of the ends of the addresses."""
    found: list[str] = []
    page.on("request", lambda request: found.extend(re.findall(r"/api/games/[^/?]+/?(.*)", request.url)))
    return found


def test_a_page_that_was_cut_off_goes_on_from_the_last_entry_it_saw(table: Table) -> None:
    mover = table.to_move()
    away = other(mover)
    table.hands[mover].play("^Pass")
    table.hands[away].await_turn()
    table.hands[away].play("^Pass")
    table.hands[mover].await_turn()
    page = table.pages[away]
    table.people[away].offline = True
    table.people[away].context.set_offline(True)
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    asked = asked_for(page)
    game = page.url.rpartition("/")[2]
    for name in (mover, away, mover):
        pass_by_call(table.people[name], game)
    table.people[away].context.set_offline(False)
    table.hands[away].await_turn()
    table.people[away].offline = False
    assert table.hands[away].position == "5 / 5"
    expect(page.get_by_role("region", name="Log").locator(".line").get_by_text("passes")).to_have_count(5)
    streams = [address for address in asked if address.startswith("stream")]
    assert streams and all("after=2-" in address for address in streams), asked
    fetched = {address.partition("?")[0] for address in asked} - {"stream"}
    assert not fetched & {"", "view", "facts", "log", "chat"}, fetched
    table.hands[away].play("^Pass")


def test_a_move_needs_no_further_question(table: Table) -> None:
    mover = table.to_move()
    page = table.pages[mover]
    asked = asked_for(page)
    table.hands[mover].play("^Pass")
    expect(page.get_by_role("heading", name="is thinking")).to_be_visible()
    expect(page.get_by_role("region", name="Log")).to_contain_text("passes")
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    table.hands[other(mover)].await_turn()
    assert "moves" in asked
    assert not {address.partition("?")[0] for address in asked} & {"view", "log", "undo"}, asked


def test_a_reload_shows_the_same_position_and_the_game_goes_on(table: Table) -> None:
    mover = table.to_move()
    table.hands[mover].play("^Pass")
    next_one = other(mover)
    table.hands[next_one].await_turn()
    before = table.hands[next_one].position
    table.pages[next_one].reload()
    table.hands[next_one].await_turn()
    assert table.hands[next_one].position == before
    table.hands[next_one].play("^Pass")


def test_a_move_is_taken_back_when_the_other_agrees(table: Table) -> None:
    mover = table.to_move()
    table.hands[mover].play("^Pass")
    table.hands[other(mover)].await_turn()
    before = table.hands[mover].position
    table.pages[mover].get_by_role("button", name="Undo").click()
    asked = table.pages[other(mover)].get_by_role("article").filter(has_text="asks to go back")
    expect(asked).to_be_visible()
    assert table.hands[mover].position == before, "nothing is taken back without consent"
    asked.get_by_role("button", name="Agree").click()
    table.hands[mover].await_turn()
    assert table.hands[mover].position == "0 / 0"
    expect(table.pages[other(mover)].get_by_role("heading", name="is thinking")).to_be_visible()


def test_a_proposal_to_take_back_can_be_declined(table: Table) -> None:
    mover = table.to_move()
    table.hands[mover].play("^Pass")
    table.pages[mover].get_by_role("button", name="Undo").click()
    asked = table.pages[other(mover)].get_by_role("article").filter(has_text="asks to go back")
    asked.get_by_role("button", name="Decline").click()
    expect(asked).to_have_count(0)
    assert table.hands[mover].position == "1 / 1"


def test_what_one_says_the_other_reads(table: Table) -> None:
    for page in table.pages.values():
        page.get_by_role("navigation", name="Parts of the game").get_by_role("button", name="Talk").click()
    table.pages["Ann"].get_by_placeholder("Say something to the table").fill("Good luck, Bob!")
    table.pages["Ann"].get_by_role("button", name="Send").click()
    expect(table.pages["Bob"].get_by_text("Good luck, Bob!")).to_be_visible()
