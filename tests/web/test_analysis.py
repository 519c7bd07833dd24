"""After the game: somebody asks where it was lost, watches it being worked out, and looks at the moments."""

from pathlib import Path

from playwright.sync_api import expect

from tests.server.records.played import own, played
from tests.web.arriving import bring
from tests.web.hand import Hand
from tests.web.watching import Watched

MOVES = 24  # the auction and the first shares: soon looked at


def test_a_finished_game_is_analysed_on_the_page(visitor: Watched, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    record.write_text(own(played(moves=MOVES)))
    page = visitor.page()
    bring(page, record)
    last = len(played(moves=MOVES).actions)
    analysis = page.get_by_role("region", name="Where was it won and lost?")
    analysis.get_by_role("button", name="Analyse the game").click()
    expect(analysis.get_by_role("progressbar")).to_be_visible()
    chart = analysis.get_by_role("slider", name="Chances to win, after every action")
    expect(chart).to_be_visible(timeout=120_000)
    listed = analysis.get_by_role("list", name="Decisions that cost most").get_by_role("listitem")
    expect(listed.first).to_contain_text("Better:")
    expect(analysis.get_by_role("table")).to_contain_text("%")
    chart.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    Hand(page).await_position(f"2 / {last}")
    charts = page.get_by_role("navigation", name="Parts of the game").get_by_role("button", name="Charts")
    charts.click()
    moment = listed.first.get_by_role("button")
    number = int("".join(filter(str.isdigit, moment.inner_text())))
    moment.click()
    Hand(page).await_position(f"{number - 1} / {last}")
    page.reload()  # it is kept with the game
    charts.click()
    expect(listed.first).to_be_visible(timeout=30_000)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
