"""A hand that plays by clicking: it reads what the page offers, by roles and names, and presses it."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

PATIENCE = 60_000  # milliseconds for bots to make their moves
NARROW = 960  # points up to which the moves stand below or beside the map
MARKS = re.compile("[\u2066-\u2069\u200e\u200f]")  # isolates around names; they take no room but are part of the text


def plain(text: str) -> str:
    """The text as a reader sees it."""
    return " ".join(MARKS.sub("", text).split())


class Hand:
    """Somebody at a game's page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.moves: list[str] = []
        self._pressed: tuple[str, str] | None = None  # a move that needs no form, and the position before it

    @property
    def panel(self) -> Locator:
        """Where moves are made."""
        return self.page.get_by_role("complementary", name="What you can do")

    @property
    def kinds(self) -> Locator:
        """Buttons of the kinds of moves that can be made now."""
        return self.panel.get_by_role("group", name="What you can do", exact=True).get_by_role("button")

    @property
    def confirm(self) -> Locator:
        """The button that makes the move which has been put together; where there is little room, beside the hex."""
        room = self.page.viewport_size
        if room and room["width"] > NARROW:
            return self.panel.locator("button.primary")
        return self.page.locator(".actions button.primary, .strip button.primary:enabled").filter(visible=True).first

    @property
    def position(self) -> str:
        """Where the game stands, as "17 / 17"."""
        return plain(self._position().text_content() or "")

    @property
    def round(self) -> str:
        """The round as the bar says it."""
        return plain(self.page.get_by_role("banner").get_by_role("definition").first.inner_text())

    @property
    def offered(self) -> list[str]:
        """What the buttons of the kinds of moves say, without their counts."""
        return [re.sub(r" [\d+]+$", "", plain(text)) for text in self.kinds.all_inner_texts()]

    def await_turn(self) -> None:
        """Wait until the page asks for a move."""
        self.page.get_by_role("heading", name="Your move").wait_for(timeout=PATIENCE)

    def await_position(self, position: str) -> None:
        """Wait until the page shows a position, given as "17 / 17"."""
        expect(self._position()).to_have_text(position)

    def await_other_position(self, before: str) -> None:
        """Wait until the game has left a position, given as "17 / 17"."""
        expect(self._position()).not_to_have_text(before, timeout=PATIENCE)

    def offers(self, kind: str) -> bool:
        """Whether a kind of move (a pattern) can be made."""
        return any(re.search(kind, text) for text in self.offered)

    def choose(self, kind: str) -> None:
        """Press the button of a kind of move, or of a move that needs no form."""
        offered = self.offered
        number = next((i for i, text in enumerate(offered) if re.search(kind, text)), -1)
        assert number >= 0, f"no {kind!r} among {offered}"
        button = self.kinds.nth(number)
        concrete = button.get_attribute("data-concrete") is not None
        self._pressed = (offered[number], self.position) if concrete else None
        button.click()

    def point(self, kind: str) -> None:
        """Point at the button of a move that needs no form: what follows is shown before it is made."""
        number = next(i for i, text in enumerate(self.offered) if re.search(kind, text))
        self.kinds.nth(number).hover()

    def field(self, name: str) -> Locator:
        """The group of buttons for a field of the move."""
        return self.panel.get_by_role("group", name=name, exact=True)

    def pick(self, field: str, value: str) -> None:
        """Press a value (a pattern) of a field of the move."""
        buttons = self.field(field).get_by_role("button")
        buttons.first.wait_for()
        number = next(i for i, text in enumerate(buttons.all_inner_texts()) if re.search(value, plain(text)))
        buttons.nth(number).click()

    def play(self, kind: str, **fields: str) -> str:
        """Make one move: its kind, some of its fields, the first value of all others. Gives what the button said."""
        self.choose(kind)
        for field, value in fields.items():
            self.pick(field, value)
        self.settle()
        return self.make()

    def settle(self) -> None:
        """Press the first value of every field that is still open; nothing is where one press made the move."""
        if self._pressed:
            expect(self._gone_on(self._pressed[1]).or_(self.confirm).first).to_be_attached(timeout=PATIENCE)
            if not self.confirm.is_visible() or self._pressed[1] != self.position:
                return
        for _ in range(8):
            try:
                expect(self.confirm).to_be_visible(timeout=300)
                return
            except AssertionError:
                self._settle_one()
        expect(self.confirm).to_be_visible()

    def _settle_one(self) -> None:
        places = self.panel.get_by_role("combobox")
        if places.count() and not places.first.input_value():
            places.first.select_option(index=1)
            return
        for group in self.panel.locator("fieldset").all():
            if not group.locator('[aria-pressed="true"]').count():
                group.get_by_role("button").first.click()
                return

    @property
    def made(self) -> bool:
        """Whether the last press has made a move by itself."""
        return self._pressed is not None and self._gone_on(self._pressed[1]).count() > 0

    def make(self) -> str:
        """Press the button that makes the move unless one press has made it, and wait until it is made."""
        made = self.made
        pressed, self._pressed = self._pressed, None
        if made and pressed:
            said = pressed[0]
        else:
            said = plain(self.confirm.inner_text())
            before = self.position
            self.confirm.click()
            expect(self._gone_on(before).first).to_be_attached(timeout=PATIENCE)
        self.moves.append(said)
        return said

    def _gone_on(self, before: str) -> Locator:
        """What is there once the game has left a position: another one, or the screen to be handed on."""
        gone_on = self._position().filter(has_not_text=re.compile(f"^{before}$"))
        return gone_on.or_(self.page.get_by_role("heading", name="Hand the screen to"))

    def play_until(self, done: Callable[[], bool], decide: Callable[["Hand"], None], most: int = 80) -> None:
        """Make moves whenever asked, until `done`."""
        for _ in range(most):
            self.await_turn()
            if done():
                return
            decide(self)
        raise AssertionError(f"not there after {most} moves: {self.moves}")

    def _position(self) -> Locator:
        # On a phone it is put away until it is asked for.
        group = self.page.get_by_role("group", name="Positions of the game", include_hidden=True)
        return group.get_by_role("status", include_hidden=True)
