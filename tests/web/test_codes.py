"""A company whose id carries its kind (`c:NYC`), as one called like a seat has, is shown by its printed code."""

import re
from pathlib import Path

from playwright.sync_api import Route, expect

from highiron.core.families import Family
from highiron.core.state import State
from tests.web.arriving import bring
from tests.web.hand import Hand
from tests.web.positions import record_until
from tests.web.watching import Watched

COMPANIES = ("PRR", "NYC", "CPR", "B&O", "C&O", "ERIE", "NYNH", "B&M")
PRIVATES = ("SV", "CS", "DH", "MH", "CA", "BO")


def stock_turn(state: State, families: list[Family]) -> bool:
    return len(state.floated) >= 2 and {"sell_shares", "buy_share"} <= {family.kind for family in families}


def with_kinds(text: str) -> str:
    """An answer of the server as it would be if all ids carried their kind; codes, names and symbols stay."""
    for kind, owners in (("c", COMPANIES), ("p", PRIVATES)):
        for owner in owners:
            text = re.sub(rf'(?<!"code":)(?<!"symbol":)(?<!"text":)"{owner}"', f'"{kind}:{owner}"', text)
    return text


def test_all_parts_of_the_page_show_printed_codes(visitor: Watched, tmp_path: Path) -> None:
    page = visitor.page()

    def carry_kinds(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=with_kinds(answer.text()))

    page.route(re.compile(r"/api/games/[^/]+/(view|facts|statistics|log)"), carry_kinds)
    bring(page, record_until(tmp_path, stock_turn), go_on=True)
    Hand(page).await_turn()
    parts = page.get_by_role("navigation", name="Parts of the game")
    for name in ("Map", "Market", "Companies", "Tables", "Charts"):
        parts.get_by_role("button", name=name, exact=True).click()
        shown = page.locator("main")
        if name != "Map":  # where tokens are pictures
            expect(shown).to_contain_text("B&O")
        assert not re.findall(r".{30}\b[cp]:[A-Z].*", shown.inner_text()), name
        said = page.locator("[title], [aria-label]").evaluate_all(
            "all => all.map((e) => `${e.getAttribute('title')} ${e.getAttribute('aria-label')}`).join('\\n')"
        )
        assert not re.search(r"\b[cp]:[A-Z]", said), name
