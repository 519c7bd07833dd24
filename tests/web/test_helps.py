"""What helps somebody who does not know the rules by heart: why not, a hint, trying out."""

import re
from pathlib import Path

from playwright.sync_api import expect

from highiron.core.families import Family
from highiron.core.state import State
from tests.web.arriving import bring
from tests.web.hand import Hand
from tests.web.positions import at_action, record_until
from tests.web.watching import Watched


def stock_turn(state: State, families: list[Family]) -> bool:
    """Shares can be sold, but not all that one might wish for can be bought."""
    return len(state.floated) >= 2 and {"sell_shares", "pass"} <= {family.kind for family in families}


def test_what_cannot_be_done_says_why_with_its_rule(visitor: Watched, tmp_path: Path) -> None:
    page = visitor.page()
    bring(page, record_until(tmp_path, stock_turn), go_on=True)
    Hand(page).await_turn()
    page.get_by_role("button", name="Why not?").first.click(force=True)  # it is said to be disabled, yet answers
    reasons = page.get_by_role("dialog", name="Why not?").get_by_role("listitem")
    expect(reasons.first).to_contain_text(re.compile(r"1830-\d+(\.\d+)*"))


def test_a_hint_can_be_taken_over(visitor: Watched) -> None:
    page = visitor.page()
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").first.click()
    hand = Hand(page)
    hand.await_turn()
    page.get_by_role("button", name="What would a bot do?").click()
    page.get_by_role("button", name="Take over").click()
    hand.make()


def test_trying_out_changes_nothing(visitor: Watched, tmp_path: Path) -> None:
    page = visitor.page()
    bring(page, record_until(tmp_path, at_action(40)), go_on=True)
    hand = Hand(page)
    hand.await_turn()
    before = hand.position
    page.get_by_role("button", name="Try things out").click()
    expect(page.get_by_text("nothing here is real")).to_be_visible()
    hand.choose("")
    hand.settle()
    hand.confirm.click()
    expect(page.get_by_text("One move tried so far.")).to_be_visible()
    page.get_by_role("button", name="Back to the real game").click()
    hand.await_turn()
    assert hand.position == before
