"""What cannot be done says why not, with the number of the rule."""

import re
from pathlib import Path

from playwright.sync_api import expect

from highiron.core.families import Family
from highiron.core.state import State
from tests.web.arriving import bring
from tests.web.hand import Hand
from tests.web.positions import record_until
from tests.web.watching import Watched


def laying_track(state: State, families: list[Family]) -> bool:
    return any(family.kind == "lay_tile" for family in families)


def test_a_hex_that_is_not_lit_and_a_kind_of_move_that_is_not_due_say_why(visitor: Watched, tmp_path: Path) -> None:
    page = visitor.page()
    bring(page, record_until(tmp_path, laying_track), go_on=True)
    hand = Hand(page)
    hand.await_turn()
    dialog = page.get_by_role("dialog", name="Why not?")

    page.get_by_text("What else, and why not now?").click()
    page.get_by_role("button", name=re.compile("^Buy a train")).click(force=True)  # disabled, but it answers
    expect(dialog).to_contain_text(re.compile(r"1830-\d"))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    hand.choose("Lay a tile")
    page.locator("[data-hex=F6]").click()  # printed grey: nothing is ever laid there
    expect(dialog).to_contain_text("what is printed there stays")
    expect(dialog).to_contain_text("1830-2.5.4")
