"""An ordinary operating turn, played by clicks or by keys alone, and counted."""

import re

from playwright.sync_api import Locator, Page, expect

from highiron.core.families import Family
from highiron.core.state import State
from highiron.flow import engine
from highiron.steps.run import what_if
from tests.web.hand import PATIENCE, Hand, plain


def turn_begins(state: State, families: list[Family]) -> bool:
    """A corporation that has a train and a route begins its turn with track."""
    laying = [family for family in families if family.kind == "lay_tile"]
    company = str(laying[0].boxes[0]["company"]) if laying else ""
    return (
        engine.step_name(state) in ("track", "build")
        and company in state.facts.corporations  # an independent railway of 1846 has less to decide
        and bool(state.trains.get(company))
        and company in state.operated
        and len(laying[0].boxes) > 2
        and what_if(state, company).now.total > 0
    )


def tiles_turn(state: State, families: list[Family]) -> bool:
    """As such a turn begins, some tile fits in several rotations."""
    boxes = [box for family in families if family.kind == "lay_tile" for box in family.boxes]
    return turn_begins(state, families) and any(
        isinstance(box["rotation"], tuple) and len(box["rotation"]) > 1 for box in boxes
    )


class Turn:
    """Somebody who plays one operating turn by clicking, and counts."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand = Hand(page)
        self.clicks = 0
        self.ran = ""

    @property
    def company(self) -> str:
        """Whose turn it is, with the round."""
        work = self.page.get_by_role("region", name=re.compile("at work$"))
        return f"{self.hand.round} {plain(work.get_attribute('aria-label') or '')}" if work.count() else ""

    def click(self, button: Locator) -> None:
        """One click."""
        button.click()
        self.clicks += 1

    def click_away(self, button: Locator) -> None:
        """One click that makes a move."""
        before = self.hand.position
        self.click(button)
        self.hand.await_other_position(before)

    def play(self) -> None:
        """Lay one tile, run, pay out, and skip the rest."""
        whose, laid = self.company, False
        while self.company == whose:
            self.hand.await_turn()
            lit = self.page.locator("[data-hex].lit")
            if lit.count() and not laid:
                laid = True
                self.click(lit.first)
                self.click_away(self.page.get_by_role("region", name="In this hex").locator(".primary"))
            elif self.hand.offers("^Run"):
                expect(self.hand.confirm).to_have_text(re.compile("Run for"))
                self.ran = plain(self.hand.confirm.inner_text())
                self.click_away(self.hand.confirm)
            else:
                offered = self.hand.offered
                wanted = next((i for i, text in enumerate(offered) if text.startswith("Pay")), len(offered) - 1)
                self.click_away(self.hand.kinds.nth(wanted))


class Keyboard:
    """Somebody who has nothing but a keyboard, and counts what is pressed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand = Hand(page)
        self.pressed = 0

    def press(self, key: str) -> None:
        """One key."""
        self.page.keyboard.press(key)
        self.pressed += 1

    def press_away(self, key: str) -> None:
        """One key that makes a move."""
        before = self.hand.position
        self.press(key)
        self.hand.await_other_position(before)

    def find(self, words: str) -> None:
        """Find a move by the palette, and make it."""
        before = self.hand.position
        self.press("?")
        expect(self.page.get_by_role("combobox", name="What do you want to do?")).to_be_focused()
        for letter in words:
            self.press(letter)
        self.press("Enter")
        self.hand.await_other_position(before)

    def turn(self) -> None:
        """A turn as `Turn.play` plays it."""
        clicks = Turn(self.page)
        whose, laid = clicks.company, False
        while clicks.company == whose:
            self.hand.await_turn()
            if self.page.locator("[data-hex].lit").count() and not laid:
                laid = True
                self.press("h")
                self.press("Enter")
                expect(self.hand.confirm).to_be_visible()
                self.press_away("Enter")
            elif self.hand.offers("^Run"):
                expect(self.hand.confirm).to_have_text(re.compile("Run for"))
                self.press_away("Enter")
            elif self.hand.offers("^Pay"):
                self.find("pay")
            else:
                self.press_away("p")

    def advised(self) -> str:
        """A move that a bot would make; gives what its button said."""
        self.press("i")
        self.page.get_by_role("button", name="Take over").wait_for(timeout=PATIENCE)
        self.press("i")
        self.hand.confirm.wait_for(timeout=PATIENCE)
        said = plain(self.hand.confirm.inner_text())
        self.press_away("Enter")
        return said
