"""Hidden things stay hidden: a secret draft with programmed moves set, and everything that anybody can fetch searched.

Two ways: values that only one seat may know are looked for in all that the others get; and two games that differ in
nothing but hidden things must look the same, word for word, to everybody who may not know them.
"""

import json
import logging
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from highiron.server.auth.caller import Caller
from highiron.server.games.models import Live, NewSeat, NewTable
from highiron.server.games.service import Games
from highiron.server.live.hub import Hub
from highiron.server.live.wire import NDJSON, SSE, Known
from highiron.titles import catalogue
from highiron.titles.t1846.frames import Draft
from tests.server.house import open_house
from tests.server.seated import Seated, key, seat_people
from tests.server.site import Site, Visitor

SEATS = "ABC"
UNHEARD_OF = 471_193  # an amount that nothing but a programmed move of B has
STREAMS = ("/api/games/{game_id}/stream", "/api/stream")
FILLED_IN = {"routes": {"company": "PRR"}, "lays": {"company": "PRR"}}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def site(request: pytest.FixtureRequest) -> Iterator[Site]:
    yield from open_house(request)


def live_of(site: Site, table: Seated) -> Live:
    live: Live = site.app.state.games.live(table.id)
    return live


def draft_of(site: Site, table: Seated) -> Draft:
    draft = live_of(site, table).state.frames[-1]
    assert isinstance(draft, Draft)
    return draft


def choose_first(site: Site, table: Seated) -> tuple[str, str]:
    """Whoever is asked keeps the first card that can be paid; the seat and the card."""
    seat = table.view()["actor"]
    family = next(family for family in table.view(seat)["legal"] if family["type"] == "choose_card")
    card: str = family["boxes"][0]["card"][0]
    table.play(seat, "choose_card", card=card)
    return seat, card


def everything(site: Site, table: Seated, who: Visitor, person_id: int | None) -> dict[str, str]:
    """All that somebody gets by asking: every GET route, every position, streams in both forms, and refusals."""
    found: dict[str, str] = {}
    schema = site.nobody().get("/schema/openapi.json").json()
    for path, operations in schema["paths"].items():
        if "get" not in operations or path in STREAMS or not path.startswith("/api/"):
            continue
        if re.search(r"\{(?!game_id)", path):
            continue
        params = FILLED_IN.get(path.rpartition("/")[2], {})
        address = path.replace("{game_id}", table.id)
        found[path] = who.get(address, params=params).text
        if any(parameter["name"] == "seat" for parameter in operations["get"].get("parameters", ())):
            for seat in SEATS:
                found[f"{path} of {seat}"] = who.get(address, params={**params, "seat": seat}).text
    position = live_of(site, table).position
    for at in range(position + 1):
        found[f"view {at}"] = who.get(f"{table.path}/view", params={"at": at}).text
    top = live_of(site, table).state.frames[-1]
    found |= refusals(table, who, top.cards[:3] if isinstance(top, Draft) else ())
    for media_type in (SSE, NDJSON):
        found[f"stream {media_type}"] = first_of_stream(site, table, who, person_id, media_type)
    return found


def refusals(table: Seated, who: Visitor, cards: tuple[str, ...]) -> dict[str, str]:
    """What is said to somebody who tries to find out by asking for what is not allowed."""
    found: dict[str, str] = {}
    for seat in SEATS:
        for card in cards:
            action = {"type": "choose_card", "seat": seat, "card": card}
            found[f"explain {seat} {card}"] = who.post(f"{table.path}/explain", {"action": action}).text
            found[f"preview {seat} {card}"] = who.post(f"{table.path}/preview", {"actions": [action]}).text
            body = {"sequence": 10_000, "key": key(), "action": action}
            found[f"move {seat} {card}"] = who.post(f"{table.path}/moves", body).text
    return found


def first_of_stream(site: Site, table: Seated, who: Visitor, person_id: int | None, media_type: str) -> str:
    """The first piece of a stream that goes on from the start of the game: the entries and the table."""
    caller = Caller(person_id, who.name, guest=True, admin=False, locale="en") if person_id else None
    hub: Hub = site.app.state.hub

    async def read(resumed: Any) -> bytes:
        stream = await hub.game(
            table.id, caller, wanted="", locale="en", invitation="", media_type=media_type, resumed=resumed
        )
        try:
            return await anext(stream)
        finally:
            await stream.aclose()  # type: ignore[attr-defined]

    with site.client.portal() as portal:
        begun: bytes = portal.call(read, None)
        resumed: bytes = portal.call(read, Known(0, 0))
    return (begun + resumed).decode()


@pytest.fixture
def table(site: Site) -> Seated:
    """A draft of 1846 in which B has a programmed move."""
    found = seat_people(site, "1846", 3)
    set_now = found.people["B"].ask("PUT", f"{found.path}/programs", {"program": {"kind": "pass"}})
    assert set_now.status_code == 200, set_now.text
    return found


def test_nobody_gets_a_value_that_only_others_may_know(
    site: Site, table: Seated, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    chosen: dict[str, list[str]] = {seat: [] for seat in SEATS}
    for _ in range(3):
        seat, card = choose_first(site, table)
        chosen[seat].append(card)
        live, draft = live_of(site, table), draft_of(site, table)
        viewers: dict[str, Visitor] = {**table.people, "-": site.guest("Eve"), "": site.nobody()}
        for viewer, who in viewers.items():
            for where, text in everything(site, table, who, who.id or None).items():
                assert str(live.seed) not in text, where
                assert not re.search(rf"\b{live.state.random}\b", text), where
                assert viewer == "B" or "stops_on" not in text, where
                for said, known in found_in(text):
                    name = "hand" if "/hint" in where else said  # what a bot would keep of one's own hand
                    assert known <= allowed(name, viewer, draft, chosen), f"{viewer} in {where}: {name}"
    for record in caplog.records:
        line = logging.Formatter().format(record) + json.dumps(record.__dict__, default=str)
        assert str(live_of(site, table).seed) not in line
        assert "stops_on" not in line
        assert not any(
            f'"card":"{card}"' in line or f"card='{card}'" in line for cards in chosen.values() for card in cards
        )


def found_in(text: str) -> Iterator[tuple[str, set[str]]]:
    """Cards that a payload says are in a hand, in the deck, or chosen."""
    for name in ("hand", "deck"):
        for listed in re.findall(rf'"{name}":(\[[^\]]*\])', text):
            yield name, set(json.loads(listed))
    for listed in re.findall(r'"chosen":(\[(?:\[[^\]]*\],?)*\])', text):
        yield "chosen", {card for _, card in json.loads(listed)}
    for listed in re.findall(r'"yours":(\[[^\]]*\])', text):
        yield "chosen", set(json.loads(listed))
    for listed in re.findall(r'"card":(\[[^\]]*\])', text):
        yield "hand", set(json.loads(listed))
    for listed in re.findall(r'"type":"choose_card","seat":"[A-C]","card":"([^"]*)"', text):
        yield "chosen", {listed}
    for listed in re.findall(r'"card":"([^"]*)","type":"choose_card"', text):
        yield "chosen", {listed}


def allowed(name: str, viewer: str, draft: Draft, chosen: dict[str, list[str]]) -> set[str]:
    """What of it the viewer may know: one's own choices, and the hand that one holds now or held before."""
    if name == "chosen":
        return set(chosen.get(viewer, ()))
    if name == "hand" and (viewer == draft.seat or chosen.get(viewer)):
        return set(draft.cards)  # which hands were whose is proven by the comparison of two games
    return set()


def test_two_games_that_differ_in_hidden_things_only_look_the_same(site: Site) -> None:
    people = [site.guest(name) for name in ("Ann", "Bob", "Cleo")]
    watcher = site.guest("Eve")
    games = [begin(site, people, seed) for seed in alike()]
    for _ in range(2):
        drafts = [draft_of(site, game) for game in games]
        seeds = {live_of(site, game).seed for game in games}
        assert len(seeds) == 2 and drafts[0].deck != drafts[1].deck
        # A has seen no card yet: C and B choose before.
        for who, person_id in ((people[0], people[0].id), (watcher, watcher.id), (site.nobody(), None)):
            one, two = (everything(site, game, who, person_id) for game in games)
            for where, text in one.items():
                if where not in ("/api/games", "/api/me/games", "/api/me/export"):
                    assert blurred(text, games[0]) == blurred(two[where], games[1]), where
        for game in games:
            choose_first(site, game)


def test_a_programmed_move_is_known_to_its_owner_alone_before_and_after_it_fires(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    table = seat_people(site, "1830", 3)
    for private in ("SV", "CS", "DH", "MH", "CA", "BO"):
        table.play(table.view()["actor"], "take_private", private=private)
    table.play(table.view()["actor"], "par", company="B&O", price=67)
    owner = next(seat for seat in SEATS if seat != table.view()["actor"])
    program = {"kind": "buy", "company": "B&O", "at_most": UNHEARD_OF}
    answer = table.people[owner].ask("PUT", f"{table.path}/programs", {"program": program})
    assert str(UNHEARD_OF) in answer.text
    for _ in range(3):
        viewers: dict[str, Visitor] = {**table.people, "-": site.guest("Eve"), "": site.nobody()}
        for viewer, who in viewers.items():
            for where, text in everything(site, table, who, who.id or None).items():
                if viewer != owner:
                    assert str(UNHEARD_OF) not in text, where
                    assert '"by":"program"' not in text, where
        wait_for(lambda: table.view()["actor"] != owner)  # the program moves in its place
        table.play(table.view()["actor"], "pass")
    assert [program["log"][0]["code"] for program in table.ask(owner, "/programs")] == ["program-fired"]
    assert str(UNHEARD_OF) not in caplog.text


def wait_for(done: Callable[[], bool]) -> None:
    """Until something that the server does by itself is done."""
    for _ in range(600):
        if done():
            return
        time.sleep(0.05)
    raise AssertionError("it did not happen")


def alike() -> tuple[int, int]:
    """Two seeds with the same open cards and companies and other hands."""
    facts = catalogue.facts_for("1846", 3)
    first = catalogue.new_state(facts, 1)
    for seed in range(2, 10_000):
        other = catalogue.new_state(facts, seed)
        one, two = first.frames[-1], other.frames[-1]
        assert isinstance(one, Draft) and isinstance(two, Draft)
        if (one.cards, first.shares) == (two.cards, other.shares) and {*one.hand} != {*two.hand}:
            return 1, seed
    raise AssertionError("no two seeds are alike")


def begin(site: Site, people: list[Visitor], seed: int) -> Seated:
    """A draft of 1846 with these people, from a seed."""
    games: Games = site.app.state.games
    seats = tuple(NewSeat(name=person.name, person_id=person.id) for person in people)
    wanted = NewTable(host_id=people[0].id, title="1846", players=3, seats=seats, seed=seed)
    game_id = games.create(wanted)
    games.start(game_id)
    return Seated(game_id, dict(zip(SEATS, people, strict=True)))


def blurred(text: str, table: Seated) -> str:
    """Without what differs between any two games: names and times."""
    text = text.replace(table.id, "GAME")
    text = re.sub(r'"invitation":"[^"]*"', "INVITATION", text)
    return re.sub(r"\b1\d{12}\b", "TIME", text)
