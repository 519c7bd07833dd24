"""Everything by keyboard: the focus goes everywhere, can be seen, and makes moves."""

from pathlib import Path

from playwright.sync_api import Page, expect

from highiron.bots import make_bot
from highiron.bots.table import decisions
from highiron.core.families import Family
from highiron.core.state import State
from highiron.game import Game
from highiron.records.files import save
from tests.web.arriving import bring
from tests.web.hand import Hand
from tests.web.positions import record_until
from tests.web.turns import Keyboard
from tests.web.watching import Watched

FOCUSED = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const style = getComputedStyle(at);
  const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  const mark = document.querySelector("svg .focus");
  const ringed = at.dataset.hex !== undefined && mark !== null && getComputedStyle(mark).stroke !== "rgba(0, 0, 0, 0)";
  return {
    name: (at.getAttribute("aria-label") ?? at.textContent ?? "").trim(),
    hex: at.dataset.hex ?? "",
    visible: outlined || ringed,
  };
}"""


def tab_to(page: Page, wanted: str, most: int = 80) -> None:
    """Press Tab until the focus is on something with that name; it must be seen on the whole way."""
    passed = []
    for _ in range(most):
        page.keyboard.press("Tab")
        found = page.evaluate(FOCUSED)
        if found is None:
            continue
        assert found["visible"], f"the focus cannot be seen on {found['name']!r}"
        if wanted in found["name"]:
            return
        passed.append(found["name"][:30])
    raise AssertionError(f"{wanted!r} is not reached by Tab; passed {passed}")


def test_a_newcomer_begins_and_passes_by_keyboard_only(visitor: Watched) -> None:
    page = visitor.page()
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").first.wait_for()
    tab_to(page, "Play now against bots")
    page.keyboard.press("Enter")
    hand = Hand(page)
    hand.await_turn()
    before = hand.position
    tab_to(page, "Pass")
    page.keyboard.press("Space")
    expect(page.get_by_role("group", name="Positions of the game").get_by_role("status")).not_to_have_text(before)


def lays_can_be_made(state: State, families: list[Family]) -> bool:
    """Track may be laid in several places."""
    return any(family.kind == "lay_tile" and len(family.boxes) > 6 for family in families)


def test_a_tile_is_laid_by_arrow_keys_on_the_map(visitor: Watched, tmp_path: Path) -> None:
    page = visitor.page()
    bring(page, record_until(tmp_path, lays_can_be_made), go_on=True)
    hand = Hand(page)
    hand.await_turn()
    tab_to(page, "Lay a tile")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Can be chosen").first.wait_for()
    while not (page.evaluate(FOCUSED) or {"hex": ""})["hex"]:
        page.keyboard.press("Shift+Tab")
    start = page.evaluate(FOCUSED)
    assert start["visible"]
    page.keyboard.press("ArrowLeft")
    moved = page.evaluate(FOCUSED)
    assert moved["hex"] != start["hex"] and moved["visible"]
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED)["hex"] == start["hex"]
    page.keyboard.press("Enter")
    hand.confirm.wait_for()
    before = hand.position
    page.keyboard.press("r")
    tab_to(page, "Lay #")
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="Positions of the game").get_by_role("status")).not_to_have_text(before)


def test_the_list_of_keys_opens_and_closes(visitor: Watched) -> None:
    page = visitor.page()
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_a_game_is_played_to_its_end_by_keyboard_alone(visitor: Watched, tmp_path: Path) -> None:
    # Its last actions only; `python -m tools.browser_game 1830 --keyboard` plays a whole one.
    game = Game("1830", ["Ada", "Ben", "Cleo"], seed=0)
    bots = {seat: make_bot("steady", number) for number, seat in enumerate(game.state.facts.seats)}
    whole = sum(1 for _ in decisions(game, bots))
    rest = 15
    for _ in range(rest):
        game.undo()
    save(game, tmp_path / "late.jsonl")
    page = visitor.page()
    bring(page, tmp_path / "late.jsonl", go_on=True)
    keyboard = Keyboard(page)
    over = page.get_by_role("heading", name="The game is over")
    moves = 0
    while not over.count():
        keyboard.hand.await_turn()
        keyboard.advised()
        moves += 1
        expect(over.or_(page.get_by_role("heading", name="Your move"))).to_be_attached()
    assert keyboard.hand.position == f"{whole} / {whole}"
    assert moves == rest and keyboard.pressed <= 3 * moves
