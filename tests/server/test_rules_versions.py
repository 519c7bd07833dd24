"""A title's rules get a new version: games of the version before are read by the rules they were made by, and where
these are gone nobody else notices."""

from collections.abc import Iterator
from copy import copy
from typing import Any

import pytest

from highiron.core.facts import Facts
from highiron.server.admin.verify import verify
from highiron.server.games.survey import unreadable
from highiron.titles import catalogue, versions
from highiron.titles.options import Option
from highiron.titles.t1830.title import T1830
from tests.server.house import open_house
from tests.server.records.played import own, played
from tests.server.seated import Seated, seat_people
from tests.server.site import Site

PATHS = ("", "/view", "/view?at=0", "/log", "/record", "/statistics", "/picture.svg", "/facts", "/chat", "/votes")


@pytest.fixture(scope="module")
def site(request: pytest.FixtureRequest) -> Iterator[Site]:
    request.param = "sqlite"
    yield from open_house(request)


@pytest.fixture(scope="module")
def games(site: Site) -> dict[str, Seated]:
    """Games of the present version, made before there is a new one: one running, one that has ended."""
    running = seat_people(site)
    running.play("A", "pass")
    ended = site.guest("Gail").post("/api/imports", {"record": own(played()), "public": True}).json()["id"]
    return {"running": running, "ended": Seated(ended, running.people)}


def raised(players: int, options: dict[str, str]) -> Facts:
    """The facts of the version to come."""
    lost = T1830.options[0]
    facts = T1830.make_facts(players, {lost.name: lost.default, **options})
    facts.rules_version += 1
    facts.options = options
    return facts


@pytest.fixture
def next_version(site: Site, games: dict[str, Seated]) -> Iterator[None]:
    """1830 in its next version, which has lost an option and has a new one; a server that has just been started."""
    newer = copy(T1830)
    newer.make_facts = raised
    newer.options = (*T1830.options[1:], Option("newer", "1830-1", ("no", "yes"), "no"))
    newer.presets = {}
    catalogue._TITLES["1830"] = newer
    catalogue._facts.cache_clear()
    forget(site)
    yield
    catalogue._TITLES["1830"] = T1830
    catalogue._facts.cache_clear()
    versions._OLDER.clear()
    forget(site)


@pytest.fixture
def older(next_version: None) -> None:
    """The version before is kept."""

    def before(players: int, preset: str, options: dict[str, str]) -> Facts:
        return T1830.make_facts(players, {**{option.name: option.default for option in T1830.options}, **options})

    versions.register_older_rules("1830", 1, before)


def forget(site: Site) -> None:
    site.app.state.games.store.forget()
    site.app.state.games.history._states.clear()
    site.app.state.moments._known.clear()
    site.app.state.heavy._shelf.clear()


def statuses(game: Seated) -> dict[str, int]:
    return {path: game.people["A"].get(f"{game.path}{path}").status_code for path in PATHS}


def test_games_of_the_version_before_are_read_and_played_on_by_it(
    older: None, site: Site, games: dict[str, Seated]
) -> None:
    assert statuses(games["ended"]) == dict.fromkeys(PATHS, 200)
    assert {path: code for path, code in statuses(games["running"]).items() if code != 200} == {"/record": 409}
    games["running"].play("B", "pass")
    hint: Any = games["running"].people["C"].get(f"{games['running'].path}/hint")
    assert hint.status_code == 200
    assert unreadable(site.database) == []
    assert all(not verdict.faults for verdict in verify(site.database))
    shown = games["running"].people["A"].get(games["running"].path).json()
    assert shown["rules_version"] == 1
    sheet = site.nobody().get(f"/api/facts/{shown['facts']}")
    assert sheet.status_code == 200


def test_new_tables_have_the_new_version(older: None, site: Site) -> None:
    made = site.guest("New").post("/api/games", {"title": "1830", "players": 3}).json()
    assert made["rules_version"] == 2


def test_a_version_that_is_gone_is_named_and_harms_no_other_game(
    next_version: None, site: Site, games: dict[str, Seated]
) -> None:
    listed = site.nobody().get("/api/games")
    assert listed.status_code == 200 and games["ended"].id in [table["id"] for table in listed.json()["tables"]]
    found = statuses(games["ended"])
    assert all(code in (200, 409) for code in found.values()), found
    answer = site.nobody().get(f"{games['ended'].path}/view")
    assert answer.json()["code"] == "unknown-rules"
    assert any("2 games cannot be read: " in line or "1 games" in line for line in unreadable(site.database))
    fresh = site.guest("Fresh").post("/api/games", {"title": "1830", "players": 3, "seats": [{"me": True}]}).json()
    assert site.nobody().get(f"/api/games/{fresh['id']}").status_code == 200
