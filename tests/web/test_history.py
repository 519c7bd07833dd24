"""A recorded game is brought along and stepped through from its first position to its last."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.arriving import bring
from tests.web.hand import Hand
from tests.web.positions import at_action, record_until, whole_game
from tests.web.watching import Watched

# Steps through all positions by pressing the button as soon as the page shows the one before; done in the page, as a
# thousand steps by wire take minutes.
STEP_TO_THE_END = """async (name) => {
  const shown = () => document.querySelector(`[aria-label="${name}"] output`).textContent.trim();
  const hexes = () => document.querySelectorAll("[data-hex]").length;
  const next = document.querySelector(`[aria-label="${name}"]`).querySelectorAll("button")[2];
  const seen = [];
  for (;;) {
    seen.push([shown(), hexes()]);
    if (next.disabled) return seen;
    const before = shown();
    next.click();
    const from = performance.now();
    while (shown() === before) {
      if (performance.now() - from > 20000) return [...seen, ["stuck", 0]];
      await new Promise((done) => setTimeout(done, 4));
    }
  }
}"""


def test_a_recorded_game_is_stepped_to_its_end_with_every_position_drawn(visitor: Watched, tmp_path: Path) -> None:
    page = visitor.page()
    bring(page, whole_game(tmp_path))
    page.get_by_role("navigation", name="Parts of the game").get_by_role("button", name="Map").click()
    last = int(Hand(page).position.split(" / ")[1])
    page.get_by_role("button", name="To the start").click()
    Hand(page).await_position(f"0 / {last}")
    seen = page.evaluate(STEP_TO_THE_END, "Positions of the game")
    assert [shown for shown, _ in seen] == [f"{n} / {last}" for n in range(last + 1)]
    assert {hexes for _, hexes in seen} == {seen[0][1]} and seen[0][1] > 50
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()


def test_every_position_has_an_address_and_the_slider_leads_there(visitor: Watched, tmp_path: Path) -> None:
    page = visitor.page()
    bring(page, record_until(tmp_path, at_action(120)), go_on=True)
    hand = Hand(page)
    slider = page.get_by_role("slider", name="Positions of the game")
    slider.fill("40")
    hand.await_position("40 / 120")
    expect(page).to_have_url(re.compile("/game/[^/]+/40$"))
    assert not hand.kinds.count(), "the past cannot be played"
    address = page.url
    page.get_by_role("button", name="Back to now").click()
    hand.await_position("120 / 120")
    hand.await_turn()
    page.goto(address)
    hand.await_position("40 / 120")
    page.keyboard.press("]")
    hand.await_position("41 / 120")
