"""A first game with a coach: it explains a new kind of decision once, and goes away when it is told to."""

import re

from playwright.sync_api import expect

from tests.web.hand import Hand
from tests.web.watching import Watched


def passing(hand: Hand) -> None:
    """Let the others go first."""
    hand.play("^Pass")


def test_a_coach_explains_and_is_silent_about_what_was_heard(visitor: Watched) -> None:
    page = visitor.page()
    page.goto("/learn")
    page.get_by_role("button", name="Begin a coached game").click()
    hand = Hand(page)
    hand.await_turn()
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_contain_text("The privates are sold first.")
    expect(coach.get_by_role("status")).to_contain_text(re.compile("What a bot would do: .*(bids|buys|passes)"))
    coach.get_by_role("button", name="I know").click()
    expect(coach).to_have_count(0)
    page.reload()
    hand.await_turn()
    expect(coach).to_have_count(0)
    hand.play_until(lambda: "Stock round" in hand.round, passing)
    hand.await_turn()
    expect(coach).to_contain_text("A stock turn.")
    coach.get_by_role("button", name="Go on without a coach").click()
    expect(coach).to_have_count(0)
