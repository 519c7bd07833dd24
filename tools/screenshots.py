#!/usr/bin/env python3
"""Screenshots of every page and of the main moments of a game: light and dark, wide and phone.

    python -m tools.screenshots [FOLDER] [WORD...]
    python -m tools.screenshots --languages [FOLDER] [CODE...]

writes FOLDER/NAME-wide-light.png and so on (default: build/screenshots); words choose the shots whose names hold one.
With --languages it takes the pages that are read most, in every language or in those named, wide and phone:
FOLDER/CODE-NAME-wide.png. Needs Chromium, the built client (tools/web.py build) and what tests need.
"""

import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, StorageState

from highiron.core.families import Family
from highiron.core.state import State
from highiron.words import locales, message
from tests.web.arriving import bring, come_in, new_table
from tests.web.browsers import find_browser, started_browser
from tests.web.hand import Hand
from tests.web.positions import Wanted, at_action, must_sell_for_a_train, record_until, whole_game
from tests.web.serving import served
from tests.web.watching import PHONE, WIDE, watch

SIZES = {"wide": WIDE, "phone": PHONE}
THEMES = ("light", "dark")
PARTS = ("Map", "Market", "Companies", "Players", "Tables", "Log", "Charts", "Talk")

Prepare = Callable[[Page], None]
Pages = Iterator[tuple[str, bytes, str]]  # name, picture, what went wrong
SPEAK = 'localStorage.setItem("highiron.settings", JSON.stringify({ language: "%s" }))'


@dataclass(frozen=True)
class Shot:
    """A picture to take: where, and what to press before."""

    name: str
    address: str
    prepare: Prepare = lambda page: None
    whole: bool = False  # the whole length of the page, not only what a screen shows


def kind(name: str) -> Wanted:
    """A position in which that kind of move can be made, some way into the game."""

    def wanted(state: State, families: list[Family]) -> bool:
        return len(state.floated) >= 3 and any(family.kind == name for family in families)

    return wanted


def part(name: str, more: str = "More") -> Prepare:
    """Show a part of the game; on a wide screen some are there anyway."""

    def prepare(page: Page) -> None:
        button = page.locator("nav.tabs").get_by_role("button", name=re.compile(f"^{name}"))
        others = page.locator("nav.tabs").get_by_role("button", name=more)
        if not button.is_visible() and others.is_visible():
            others.click()  # a phone shows the first few parts only
        if button.is_visible():
            button.click()

    return prepare


def move(kind_of_move: str) -> Prepare:
    """Put a move together, up to the button that makes it."""

    def prepare(page: Page) -> None:
        hand = Hand(page)
        hand.await_turn()
        if hand.offers(kind_of_move):
            hand.choose(kind_of_move)
            hand.settle()
            page.wait_for_timeout(700)

    return prepare


def press(name: str) -> Prepare:
    """Press a button."""
    return lambda page: page.get_by_role("button", name=name).first.click()


def games(page: Page, folder: Path) -> dict[str, str]:
    """Games at telling moments, by name; gives their addresses."""
    wanted: dict[str, tuple[Wanted, str]] = {
        "auction": (at_action(4), "1830"),
        "stock": (kind("sell_shares"), "1830"),
        "track": (kind("lay_tile"), "1830"),
        "runs": (kind("run_trains"), "1830"),
        "trains": (kind("buy_train"), "1830"),
        "forced": (must_sell_for_a_train, "1830"),
        "offer": (kind("answer"), "1830"),
        "issue": (kind("issue_shares"), "1846"),
        "track-1846": (kind("lay_tile"), "1846"),
    }
    found = {}
    for name, (position, title) in wanted.items():
        bring(page, record_until(folder, position, title, 4), go_on=True)
        found[name] = page.url
    bring(page, whole_game(folder))
    found["ended"] = page.url
    new_table(page, "1846", 3, hotseat=True)
    page.get_by_role("heading", name="Hand the screen to").wait_for()
    found["draft"] = page.url
    new_table(page, "1830", 4, name="Friday evening")
    page.get_by_role("heading", name="Friday evening").wait_for()
    found["lobby"] = page.url
    return found


def told_games(page: Page, folder: Path) -> dict[str, str]:
    """A game under way and one that is over."""
    found = {}
    bring(page, record_until(folder, kind("lay_tile"), "1830", 4), go_on=True)
    found["track"] = page.url
    bring(page, whole_game(folder))
    return found | {"ended": page.url}


def shots(at: dict[str, str]) -> Iterator[Shot]:
    """Everything there is to see."""
    yield Shot("home", "/", whole=True)
    yield Shot("new-table", "/new", whole=True)
    yield Shot(
        "new-hotseat", "/new?mode=hotseat&title=1846", lambda page: page.get_by_text("Rule options").click(), whole=True
    )
    for name in ("games", "settings", "account", "nothing-here"):
        yield Shot(name, f"/{name}", whole=True)
    yield Shot("lobby", at["lobby"], whole=True)
    yield Shot("keys", at["track"], press("Keys"))
    yield Shot("auction", at["auction"])
    yield Shot("auction-bid", at["auction"], move("^Bid"))
    yield Shot("stock", at["stock"])
    yield Shot("stock-sell", at["stock"], move("^Sell"))
    yield Shot("stock-par", at["stock"], move("^Start"))
    yield Shot("track-lay", at["track"], move("^Lay a tile"))
    yield Shot("runs", at["runs"], move("^Run"))
    yield Shot("trains", at["trains"], move("-train [$]"))
    yield Shot("forced-sale", at["forced"], move("^Sell"))
    yield Shot("offer", at["offer"], move("^(Answer|Accept|Decline)"))
    yield Shot("issue-1846", at["issue"], move("^Issue (one|shares|[0-9])"))
    yield Shot("track-1846", at["track-1846"], move("^Lay a tile"))
    yield Shot("handover", at["draft"])
    yield Shot("draft", at["draft"], press("show the board"))
    yield Shot("map-list", at["track"], press("As a list"))
    for name in PARTS:
        yield Shot(f"part-{name.lower()}", at["track"], part(name))
    yield Shot("past", at["ended"] + "/300")
    yield Shot("ended", at["ended"])
    yield Shot("ended-map", at["ended"], part("Map"))


def said_shots(at: dict[str, str], language: str) -> Iterator[Shot]:
    """What is to be seen in every language."""

    def shown(name: str) -> Prepare:
        return part(message(f"web-tab-{name}", language), message("web-tab-more", language))

    yield Shot("home", "/", whole=True)
    yield Shot("table", at["track"], shown("map"))
    yield Shot("market", at["track"], shown("market"))
    yield Shot("players", at["track"], shown("players"))
    yield Shot("log", at["track"], shown("log"))
    yield Shot("charts", at["ended"], shown("charts"))
    yield Shot("lesson", "/learn/1830-auction")
    yield Shot("rules", "/rules/1830#1830-3")
    yield Shot("settings", "/settings", whole=True)


def take_languages(browser: Browser, address: str, known: StorageState, at: dict[str, str], names: list[str]) -> Pages:
    """The pages of `said_shots` in each language; gives their names, pictures and what went wrong."""
    for language in names:
        for size, room in SIZES.items():
            visitor = watch(browser, address, storage_state=known, viewport=room, has_touch=size == "phone")
            visitor.context.add_init_script(SPEAK % language)
            page = visitor.page()
            for shot in said_shots(at, language):
                fault = ""
                try:
                    page.goto(shot.address)
                    page.get_by_role("heading", level=1).first.wait_for()
                    shot.prepare(page)
                    page.wait_for_timeout(500)
                except Exception as error:  # the picture shows what there was instead
                    fault = str(error).splitlines()[0]
                yield f"{language}-{shot.name}-{size}", page.screenshot(full_page=shot.whole), fault
            visitor.context.close()


def take(browser: Browser, address: str, known: StorageState, shot: Shot, folder: Path) -> list[str]:
    """One shot in all looks; gives what went wrong."""
    faults = []
    for size, room in SIZES.items():
        for theme in THEMES:
            look = {"viewport": room, "color_scheme": theme, "has_touch": size == "phone"}
            visitor = watch(browser, address, storage_state=known, **look)
            visitor.expected.update({404, 409})
            page = visitor.page()
            try:
                page.goto(shot.address)
                page.get_by_role("heading", level=1).first.wait_for()
                page.wait_for_load_state("load")
                shot.prepare(page)
                page.wait_for_timeout(300)
            except Exception as error:  # the picture shows what there was instead
                faults.append(f"{shot.name} {size} {theme}: {str(error).splitlines()[0]}")
            page.screenshot(path=folder / f"{shot.name}-{size}-{theme}.png", full_page=shot.whole)
            faults.extend(f"{shot.name} {size} {theme}: {fault}" for fault in visitor.faults)
            visitor.context.close()
    return faults


def main(arguments: list[str]) -> int:
    """Take them all; the exit code says whether every page was as it should be."""
    in_languages = arguments[:1] == ["--languages"]
    arguments = arguments[in_languages:]
    folder = Path(arguments[0] if arguments else "build/screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    faults = []
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as address,
        started_browser(find_browser()) as browser,
    ):
        host = watch(browser, address)
        page = host.page()
        come_in(page, "Guest")
        at = told_games(page, Path(data)) if in_languages else games(page, Path(data))
        known = host.context.storage_state()
        host.context.close()
        if in_languages:
            for name, picture, fault in take_languages(browser, address, known, at, arguments[1:] or locales()):
                (folder / f"{name}.png").write_bytes(picture)
                faults += [f"{name}: {fault}"] if fault else []
            at = {}
        for shot in shots(at) if at else ():
            if not arguments[1:] or any(word in shot.name for word in arguments[1:]):
                print(shot.name, flush=True)
                faults += take(browser, address, known, shot, folder)
    print("\n".join(faults))
    print(f"in {folder}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
