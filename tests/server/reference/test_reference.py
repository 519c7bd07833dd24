"""Titles, facts and words."""

import multiprocessing
from collections.abc import Iterator
from time import monotonic, sleep

import pytest

from highiron.server import heavy
from highiron.server.database.engine import Database
from highiron.server.reference.drawing import encoded_sheet
from highiron.server.reference.keys import UnknownFacts, facts_key
from highiron.server.reference.models import HexFacts, TileFacts
from highiron.server.reference.sheet import facts_sheet, power_words
from highiron.server.reference.sheets import NotDrawn, Sheets
from highiron.server.reference.warm import warm
from highiron.titles import catalogue
from highiron.titles.t1830.title import T1830
from tests.server.seated import hotseat
from tests.server.site import Site, open_site


def test_titles_come_with_players_length_and_character(site: Site) -> None:
    titles = site.nobody().get("/api/titles").json()
    assert [title["title"] for title in titles] == catalogue.playable()
    for title in titles:
        assert all(title[field] for field in ("name", "designer", "players", "about", "length", "character"))


def test_a_title_explains_its_options(site: Site) -> None:
    title = site.nobody().get("/api/titles/1830").json()
    board = next(option for option in title["options"] if option["name"] == "board")
    assert [value["value"] for value in board["values"]] == ["classic", "plus"]
    assert all(value["text"] for option in title["options"] for value in option["values"])
    assert "18xx.games" in title["presets"]
    assert "random" in title["bots"]
    assert site.nobody().get("/api/titles/1999").status_code == 404


@pytest.mark.parametrize("title", catalogue.titles())
def test_every_private_has_its_power_in_words(title: str) -> None:
    facts = catalogue.facts_for(title, 4, "18xx.games" if "18xx.games" in catalogue.presets_of(title) else "")
    assert all(power_words(title, private, "en") for private in facts.privates)


@pytest.mark.parametrize(("title", "options"), [("1830", {}), ("1830", {"board": "plus"}), ("1846", {})])
def test_facts_have_everything_a_page_draws(site: Site, title: str, options: dict[str, str]) -> None:
    table = hotseat(site, title, options=options)
    facts = catalogue.facts_for(title, 3, "", options)
    key = table.view()["facts"]
    answer = site.nobody().get(f"/api/facts/{key}")
    assert "immutable" in answer.headers["cache-control"]
    sheet = answer.json()
    assert sheet == table.ask("A", "/facts")
    assert {place["id"] for place in sheet["hexes"]} == set(facts.plan.index)
    assert {tile["id"]: tile["count"] for tile in sheet["tiles"]} == facts.supply
    assert {option["name"]: option["value"] for option in sheet["options"]} == facts.options
    assert [train["id"] for train in sheet["trains"]] == list(facts.trains)
    assert len(sheet["market"]["cells"]) == len(facts.market.cells)
    for tile in ("tile-57-2", "tile-57"):
        assert f'id="{tile}"' in sheet["symbols"]


@pytest.mark.parametrize(("title", "options"), [("1830", {}), ("1830", {"board": "plus"}), ("1846", {})])
def test_the_board_comes_with_all_its_lines_and_places(title: str, options: dict[str, str]) -> None:
    facts = catalogue.facts_for(title, 3, "", options)
    sheet = facts_sheet(facts, "", "en")
    hexes = {place.id: place for place in sheet.hexes}
    for place in sheet.hexes:
        for edge, other in enumerate(place.neighbours):
            assert not other or hexes[other].neighbours[(edge + 3) % 6] == place.id
        # Names stand on every tile that can be laid in their hex at first, and on those that can follow it.
        assert {tuple(key.split("/")) for key in place.names} >= {
            (found.tile, str(found.rotation)) for found in facts.placements.on(place.id, None) if place.name
        }
    shapes: list[tuple[HexFacts | TileFacts, int]] = [(place, 1) for place in sheet.hexes]
    shapes += [(tile, 6) for tile in sheet.tiles]
    for shape, rotations in shapes:
        assert len(shape.ways) == len(shape.paths)
        assert len(shape.spots) == rotations
        for spots in shape.spots:
            assert [len(places) for places in spots] == [
                max(stop.slots, 1) + 2 if stop.kind == "city" else 1 for stop in shape.stops
            ]
    for company in sheet.corporations:
        assert f'id="token-{company.symbol}"' in sheet.symbols
        assert f'id="home-{company.symbol}-distinct"' in sheet.symbols


@pytest.mark.parametrize("key", ["x", "1830.4.e30", "1830.4.e30.000000000000", "1830.99.e30.0", "....", "1830.4.!!.0"])
def test_unknown_facts_are_not_found(site: Site, key: str) -> None:
    assert site.nobody().get(f"/api/facts/{key}").json()["code"] == "unknown-facts"


def test_facts_that_no_table_uses_are_not_made_for_strangers(site: Site) -> None:
    key = hotseat(site, options={"bank_size": "9876"}).view()["facts"]
    assert site.nobody().get(f"/api/facts/{key}").status_code == 200
    other = key.split(".")
    other[2] = "eyJiYW5rX3NpemUiOiIxMjM0NSJ9"  # {"bank_size":"12345"}
    assert site.nobody().get(f"/api/facts/{'.'.join(other)}").status_code == 404


def test_words_are_fluent_catalogues(site: Site) -> None:
    found = site.nobody().get("/api/words/en").json()
    assert "event-floated" in found["files"]["events.ftl"]
    assert "en" in found["locales"]
    assert site.nobody().get("/api/words/xx").status_code == 404


def test_words_that_a_title_brings_reach_the_page(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(T1830.words, "en", "action-whistle = { $seat } whistles.\n")
    found = site.nobody().get("/api/words/en").json()
    assert found["files"]["title-1830.ftl"] == "action-whistle = { $seat } whistles.\n"


def test_the_usual_facts_are_made_before_anybody_asks() -> None:
    sheets = Sheets()
    warm(sheets)
    sheets.close()
    for title in catalogue.titles():
        counts = catalogue.player_counts(title)
        assert sheets.known(facts_key(catalogue.facts_for(title, counts[len(counts) // 2])), "en")


@pytest.fixture
def sheets() -> Iterator[Sheets]:
    made = Sheets()
    yield made
    made.close()


def test_facts_are_drawn_by_a_process_that_ends_when_nobody_asks(
    sheets: Sheets, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("highiron.server.reference.sheets.IDLE", 0.05)
    key, before = facts_key(catalogue.facts_for("1817", 3)), set(multiprocessing.active_children())
    content, seconds = sheets.made(key, "ru")
    assert seconds > 0 and content == encoded_sheet(key, "ru")
    assert sheets.made(key, "ru") == (content, 0.0) and sheets.known(key, "ru") == content
    deadline = monotonic() + 10
    while set(multiprocessing.active_children()) - before and monotonic() < deadline:
        sleep(0.02)
    assert not set(multiprocessing.active_children()) - before
    assert sheets.made(key, "fa")[1] > 0, "it begins anew"


def test_facts_that_the_process_cannot_draw_are_drawn_here(sheets: Sheets, monkeypatch: pytest.MonkeyPatch) -> None:
    """A title that a program brings along is known to its own process alone."""
    usual = facts_key(catalogue.facts_for("1817", 3))
    foreign = usual.replace("1817.", "1899.", 1)
    monkeypatch.setattr("highiron.server.reference.sheets.encoded_sheet", lambda key, locale: key.encode())
    assert sheets.made(foreign, "en")[0] == foreign.encode()
    monkeypatch.undo()
    with pytest.raises(UnknownFacts):
        sheets.made(usual.replace("1817.", "1898.", 1), "en")


def test_facts_that_take_too_long_harm_no_others(sheets: Sheets, monkeypatch: pytest.MonkeyPatch) -> None:
    key = facts_key(catalogue.facts_for("1846", 3))
    monkeypatch.setattr("highiron.server.reference.sheets.PATIENCE", 0.0)
    with pytest.raises(NotDrawn):
        sheets.made(key, "en")
    monkeypatch.undo()
    assert sheets.made(key, "en")[0]
    sheets.close()
    with pytest.raises(NotDrawn):
        sheets.made(key, "ja")
    assert sheets.made(key, "en")[0], "what is known is told to the end"


def test_facts_that_nobody_has_asked_for_are_made_in_turn(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """There are more numbers of players and languages than are remembered: who loops them used to stop the server."""
    with open_site(database, rate_limits=True) as site:
        stranger, path = site.nobody(), "/api/titles/1830/facts?locale=fa&players="
        assert stranger.get(f"{path}2").status_code == 200
        monkeypatch.setattr(heavy, "BURST", 0.0)
        assert stranger.get(f"{path}3").status_code == 429
        assert stranger.get(f"{path}2").status_code == 200, "what is known costs nothing"


PACKED = ["/api/titles/1830/facts?locale=en", "/api/titles/1830/map.svg", "/api/titles/1830/rules?locale=en"]


@pytest.mark.parametrize("path", PACKED)
def test_what_a_page_waits_for_is_packed_for_those_who_take_it_so(site: Site, path: str) -> None:
    visitor = site.nobody()
    packed, plain = (visitor.get(path, headers={"Accept-Encoding": taken}) for taken in ("gzip, br", "identity"))
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert packed.content == plain.content
    assert 3 * int(packed.headers["content-length"]) < int(plain.headers["content-length"])


@pytest.mark.parametrize("path", ["/api/titles/1830/facts", "/api/titles/1830/rules", "/api/facts/{key}"])
def test_shared_caches_keep_only_what_says_its_language_in_its_address(site: Site, path: str) -> None:
    """`locale` may be left out, or be one that nobody speaks here: then the header or the account says the language."""
    visitor = site.nobody()
    key = visitor.get("/api/titles/1830/facts").json()["key"]
    said = visitor.get(f"{path.format(key=key)}?locale=ja", headers={"Accept-Language": "ru"})
    assert said.headers["cache-control"].startswith("public") and said.headers["vary"] == "Accept-Encoding"
    for locale in ("", "?locale=tlh"):
        russian, english = (
            visitor.get(path.format(key=key) + locale, headers={"Accept-Language": language})
            for language in ("ru", "en")
        )
        assert russian.content != english.content
        for answer in (russian, english):
            assert answer.headers["cache-control"].startswith("private")
            assert {"Accept-Encoding", "Accept-Language"} <= set(answer.headers["vary"].split(", "))
