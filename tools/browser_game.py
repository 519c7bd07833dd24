#!/usr/bin/env python3
"""A whole game of any title played by clicking in Chromium, against house bots.

    python -m tools.browser_game TITLE [--players 4] [--phone | --keyboard] [--moves 2000] [--own 0.1] [--seed 0]
        [--folder FOLDER]

One person sits among bots `steady`. Nearly always they ask "What would a bot do?", take that over and press the button
that makes the move; now and then (`--own`, a share of their moves) they choose any kind of move that is offered and
press the first value of every field, so that every form is used. With `--keyboard` nothing but keys is pressed: every
move is taken over from the bot, and the keys are counted. On the way FOLDER (default: build/browser-TITLE-wide,
-phone or -keyboard) gets a picture before the first move of each kind, of every part of the page now and then, and of
the end.

It ends with 0 if the game came to its end (or to `--moves` moves of the person) and nothing went wrong: no error in the
page, no failing call, nothing that sticks out at the side, no question without an answer. A whole game takes some
minutes (1830) to half an hour (1817), so it is no part of ./check. Needs Chromium, what tests need, and node for the
client where it is not built yet.
"""

import argparse
import re
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from tests.web.arriving import guest_by_call
from tests.web.browsers import find_browser, started_browser
from tests.web.hand import PATIENCE, Hand, plain
from tests.web.serving import build_client, served
from tests.web.test_phone import TOO_WIDE
from tests.web.turns import Keyboard
from tests.web.watching import WIDE, Watched, watch

PHONE = {"width": 390, "height": 844}
UNWISE = re.compile("^(Give up|Go bankrupt|Declare|Pass|Done|Drop out)")  # a move of one's own is rather a move
EVERY = 120  # moves of the person between two looks at every part of the page


class Table:
    """One person at a game against bots, who plays it to its end."""

    def __init__(
        self, page: Page, folder: Path, own: float, luck: Random, every: int = EVERY, by_keys: bool = False
    ) -> None:
        self.page = page
        self.hand = Hand(page)
        self.keyboard = Keyboard(page) if by_keys else None
        self.folder = folder
        self.own = own
        self.luck = luck
        self.every = every  # 0: never
        self.faults: list[str] = []
        self.kinds: Counter[str] = Counter()

    def play(self, most: int) -> bool:
        """Make moves until the game is over; gives whether it is."""
        for number in range(most):
            if self.is_over():
                self.look(number, "end")
                return True
            if self.every and number % self.every == 0:
                self.look(number, "turn")
            said = self.move()
            kind = " ".join(re.sub(r"[^A-Za-z ]", " ", said).split()[:2])
            self.kinds[kind] += 1
            print(f"{number} {self.hand.position} {self.hand.round}: {said}", flush=True)
        return self.is_over()

    def is_over(self) -> bool:
        """Wait until the page asks for a move or says that the game is over; gives whether it is over."""
        over = self.page.get_by_role("heading", name="The game is over")
        expect(over.or_(self.page.get_by_role("heading", name="Your move"))).to_be_attached(timeout=PATIENCE)
        return over.count() > 0

    def move(self) -> str:
        """Make one move, mostly the one that a bot would make; gives what its button said."""
        if self.keyboard:
            return self.keyboard.advised()
        if self.luck.random() < self.own and (said := self.own_move()):
            return said
        self.page.mouse.move(1, 1)  # off the moves: while one is pointed at, what follows from it stands here
        self.page.get_by_role("button", name="What would a bot do?").click()
        self.page.get_by_role("button", name="Take over").click(timeout=PATIENCE)
        self.hand.confirm.wait_for(timeout=PATIENCE)
        return self.confirm()

    def own_move(self) -> str:
        """Make a move of any kind that is offered, "" where its form cannot be filled in by pressing first values."""
        wise = [kind for kind in self.hand.offered if not UNWISE.search(kind)]
        if not wise:
            return ""
        kind = self.luck.choice(wise)
        self.hand.choose(f"^{re.escape(kind)}")
        try:
            self.hand.settle()
        except AssertionError:
            self.faults.append(f"{self.hand.position}: {kind!r} cannot be filled in by first values")
            self.shoot(f"stuck-{kind}")
            self.hand.panel.get_by_role("button", name="Cancel").first.click()
            return ""
        return self.confirm()

    def confirm(self) -> str:
        """Press the button that makes the move, with a picture if it is the first of its kind."""
        if self.hand.made:
            return self.hand.make()
        said = plain(self.hand.confirm.inner_text())
        kind = " ".join(re.sub(r"[^A-Za-z ]", " ", said).split()[:2])
        if not self.kinds[kind]:
            self.page.wait_for_timeout(500)  # what follows from it is worked out
            self.fits(said)
            self.shoot(f"move-{kind}")
        return self.hand.make()

    def look(self, number: int, moment: str) -> None:
        """A picture of every part of the page."""
        self.shoot(f"{number:04}-{moment}")
        parts = self.page.get_by_role("navigation", name="Parts of the game")
        names = [plain(text) for text in parts.get_by_role("button").all_inner_texts()]
        for name in names:
            part = parts.get_by_role("button", name=re.compile(f"^{re.escape(name)}")).first
            if name and part.is_visible():
                part.click()
                self.page.wait_for_timeout(600)
                self.fits(name)
                self.shoot(f"{number:04}-{moment}-{name}")
        first = parts.get_by_role("button").first
        if first.is_visible():
            first.click()

    def fits(self, what: str) -> None:
        """Nothing sticks out at the side."""
        if wide := self.page.evaluate(TOO_WIDE):
            self.faults.append(f"{self.hand.position} {what}: sticks out: {wide}")

    def shoot(self, name: str) -> None:
        """A picture of what the screen shows."""
        path = self.folder / f"{re.sub(r'[^A-Za-z0-9]+', '-', name).strip('-').lower()}.png"
        self.page.screenshot(path=path)


def sit_down(visitor: Watched, title: str, players: int) -> Page:
    """A table of one person and bots; gives the page of its game."""
    headers = guest_by_call(visitor, "Guest")
    ask = visitor.context.request
    seats = [{"me": True}, *({"bot": "steady"} for _ in range(players - 1))]
    made = ask.post("/api/games", data={"title": title, "players": players, "seats": seats}, headers=headers)
    assert made.ok, made.text()
    game = made.json()["id"]
    started = ask.post(f"/api/games/{game}/start", data={}, headers=headers)
    assert started.ok, started.text()
    page = visitor.page()
    page.goto(f"/game/{game}")
    return page


def options(arguments: list[str]) -> argparse.Namespace:
    """What to play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--players", type=int, default=4)
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--phone", action="store_true", help="a screen of 390 by 844 points, by touch")
    way.add_argument("--keyboard", action="store_true", help="press keys alone, and count them")
    parser.add_argument("--moves", type=int, default=2000, help="stop after so many moves of the person")
    parser.add_argument("--own", type=float, default=0.1, help="share of moves that are not a bot's advice")
    parser.add_argument("--seed", type=int, default=0, help="luck of the moves of one's own")
    parser.add_argument("--folder", type=Path)
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    """Play; the exit code says whether nothing went wrong."""
    asked = options(arguments)
    if problem := build_client():
        print(problem)
        return 1
    way = "phone" if asked.phone else "keyboard" if asked.keyboard else "wide"
    folder = asked.folder or Path("build") / f"browser-{asked.title}-{way}"
    folder.mkdir(parents=True, exist_ok=True)
    look = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if asked.phone else {"viewport": WIDE}
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as address,
        started_browser(find_browser()) as browser,
    ):
        visitor = watch(browser, address, **look)
        page = sit_down(visitor, asked.title, asked.players)
        every = 0 if asked.keyboard else EVERY  # the parts of the page are looked at by clicking
        table = Table(page, folder, asked.own, Random(asked.seed), every, asked.keyboard)
        try:
            over = table.play(asked.moves)
        except Exception as error:  # the picture shows where it came to a stop
            table.shoot("fault")
            table.faults.append(f"came to a stop: {error}")
            over = False
        faults = [*table.faults, *visitor.faults]
        visitor.context.close()
    if table.keyboard:
        print(f"{table.keyboard.pressed} keys for {table.kinds.total()} moves")
    print("\n".join([*faults, *(f"{count:5} {kind}" for kind, count in table.kinds.most_common())]))
    print(f"{'over' if over else 'not over'} after {time.monotonic() - began:.0f} s; pictures in {folder}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
