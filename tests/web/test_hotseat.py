"""1846 around one screen: a draft with the board covered between players, an independent, a share issue."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from highiron.core.families import Family
from highiron.core.state import State
from tests.web.arriving import bring, new_table, say_name
from tests.web.hand import Hand
from tests.web.positions import record_until
from tests.web.watching import Watched


def test_a_draft_covers_the_board_between_players(visitor: Watched) -> None:
    visitor.expected.add(409)  # what a secret choice leads to is not worked out
    page = visitor.page()
    new_table(page, "1846", 3, hotseat=True)
    say_name(page, "Host")
    seen: list[str] = []
    hand = Hand(page)
    for _ in range(40):
        cover = page.get_by_role("heading", name="Hand the screen to")
        move = page.get_by_role("heading", name="Your move")
        cover.or_(move).first.wait_for()
        if cover.count():
            seen.append(cover.inner_text())
            nothing_hidden_is_on_the_page(page)
            page.get_by_role("button", name="show the board").click()
            move.wait_for()
        if not hand.round.startswith("Draft"):
            break
        hand.play("^Keep", **{"Keep one of these cards": ""})
    assert hand.round.startswith("Stock round")
    assert len(seen) >= 3 and len(set(seen)) == 3, seen


def nothing_hidden_is_on_the_page(page: Page) -> None:
    """Neither cards to choose from nor cards chosen are anywhere in the document while the screen is handed on."""
    expect(page.get_by_role("group", name="Keep one of these cards")).to_have_count(0)
    expect(page.get_by_role("complementary", name="What you can do")).to_have_count(0)
    text = page.content()
    for card in ("Chicago and Western Indiana", "Steamboat Company", "Meat Packing Company", "Blank card"):
        assert card not in text, card


def independent_can_run(state: State, families: list[Family]) -> bool:
    """An independent railway is asked for its track, with a train that will run."""
    kinds = {family.kind for family in families}
    companies = {box.get("company") for family in families for box in family.boxes}
    return (
        "lay_tile" in kinds
        and bool(companies & {"MS", "BIG4"})
        and bool(state.trains.get("MS") or state.trains.get("BIG4"))
    )


def test_an_independent_lays_track_and_runs_its_train(visitor: Watched, tmp_path: Path) -> None:
    page = visitor.page()
    bring(page, record_until(tmp_path, independent_can_run, "1846"), go_on=True)
    hand = Hand(page)
    for _ in range(8):
        hand.await_turn()
        if hand.offers("^Run"):
            break
        hand.play("^Lay a tile" if hand.offers("^Lay") else "no more|no token|Pass|Done|Issue nothing")
    earned = page.get_by_text("The best runs earn")
    hand.choose("^Run")
    earned.wait_for()
    assert re.match(r"Run for \$[0-9]+", hand.make())
    expect(page.get_by_role("region", name="Log")).to_contain_text(re.compile("MS|BIG4"))


def shares_can_be_issued(state: State, families: list[Family]) -> bool:
    """A corporation may sell shares of its own."""
    return any(family.kind == "issue_shares" for family in families)


def test_a_corporation_issues_shares_and_sees_what_follows(visitor: Watched, tmp_path: Path) -> None:
    page = visitor.page()
    bring(page, record_until(tmp_path, shares_can_be_issued, "1846"), go_on=True)
    hand = Hand(page)
    hand.await_turn()
    hand.point("^Issue [0-9a-z]+ share")
    expect(hand.panel.get_by_role("heading", name="What follows")).to_be_visible()
    expect(hand.panel).to_contain_text("cash")
    assert re.match("Issue .*share", hand.play("^Issue (shares|one|[0-9])"))
