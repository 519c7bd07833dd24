"""How people come in: as guests, with a record, to a table of their own."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.watching import Watched


def say_name(page: Page, name: str) -> None:
    """Answer the question who one is, as a guest."""
    asked = page.get_by_role("dialog", name="Who are you?")
    asked.get_by_label("Your name").fill(name)
    asked.get_by_role("button", name="Come in").click()
    expect(asked).to_have_count(0)


def come_in(page: Page, name: str) -> None:
    """Go to the first page as a guest."""
    page.goto("/")
    page.get_by_role("button", name="Sign in").click()
    say_name(page, name)
    expect(page.get_by_role("navigation").get_by_text(name)).to_be_visible()


def bring(page: Page, record: Path, go_on: bool = False) -> None:
    """Import a record from the first page, and wait for its board."""
    page.goto("/")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Bring a recorded game").click()
    chooser.value.set_files(record)
    page.get_by_role("button", name="Play on here" if go_on else "Look at it").click()
    # In the bar alone: tables that others have left on the first page name guests too.
    if not page.get_by_role("navigation").get_by_role("link", name="Guest", exact=True).count():
        say_name(page, "Guest")
    page.get_by_role("navigation", name="Parts of the game").wait_for(timeout=60_000)


def new_table(page: Page, title: str, players: int, hotseat: bool = False, name: str = "") -> None:
    """Make a table by its form, with the seats as the form proposes them."""
    page.goto("/new?mode=hotseat" if hotseat else "/new")
    page.get_by_role("radio", name=title).check()
    page.get_by_role("combobox", name=re.compile("^Players")).select_option(str(players))
    if name:
        page.get_by_label("Name of the table").fill(name)
    page.get_by_role("button", name="Start playing" if hotseat else "Make the table").click()


def guest_by_call(visitor: Watched, name: str) -> dict[str, str]:
    """Become a guest without a page; gives the headers that further calls need."""
    first = visitor.context.request.get("/api/me").json()
    answer = visitor.context.request.post("/api/guests", data={"name": name}, headers={"X-CSRF-Token": first["csrf"]})
    assert answer.ok, answer.text()
    return {"X-CSRF-Token": answer.json()["csrf"]}


def table_by_calls(host: Watched, others: dict[str, Watched], title: str = "1830") -> str:
    """A running game of a host and others, set up quickly without pages; gives its address."""
    headers = guest_by_call(host, "Ann")
    ask = host.context.request
    table = {"title": title, "players": 1 + len(others), "seats": [{"me": True}], "name": "Two of us"}
    made = ask.post("/api/games", data=table, headers=headers)
    assert made.ok, made.text()
    address = f"/api/games/{made.json()['id']}"
    for name, visitor in others.items():
        joined = visitor.context.request.post(f"{address}/join", data={}, headers=guest_by_call(visitor, name))
        assert joined.ok, joined.text()
    started = ask.post(f"{address}/start", data={}, headers=headers)
    assert started.ok, started.text()
    return f"/game/{made.json()['id']}"


def pass_by_call(visitor: Watched, game: str) -> None:
    """Pass in a game, by its id, without a page."""
    move_by_call(visitor, game, {"type": "pass"})


def move_by_call(visitor: Watched, game: str, action: dict[str, Any]) -> None:
    """Make a move in a game, by its id, without a page."""
    ask = visitor.context.request
    view = ask.get(f"/api/games/{game}/view").json()
    move = {
        "sequence": view["sequence"],
        "key": f"move-by-call-{view['sequence']}",
        "action": {**action, "seat": view["you"]},
    }
    headers = {"X-CSRF-Token": ask.get("/api/me").json()["csrf"]}
    answer = ask.post(f"/api/games/{game}/moves", data=move, headers=headers)
    assert answer.ok, answer.text()
