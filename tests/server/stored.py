"""A database as this version leaves it, from which every later version rehearses the upgrade.

    python -m tests.server.stored     writes data/tables-NNNN.sqlite.xz, where NNNN is the last migration

Ann's tables around one screen are named by their titles, each with sixty moves; at Timed sit Ann, Bob and Cleo, with
ninety days each; Talk has chat, notes, a programmed move and votes; Bots is played with two of them and without hints;
Over was ended by a vote and has a rematch, Brought was imported and analysed, Waiting has not begun. Ada is the
administrator. Dan is banned, Bob muted; Ann has reported a line of Bob's and blocks Dan. What lies in the outboxes is
due in a hundred years.
"""

import lzma
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import update

from highiron.analysis import Depth
from highiron.core.actions import action_to_data
from highiron.selfplay import RandomPlayers
from highiron.server.clock import now
from highiron.server.config import DAY
from highiron.server.database.engine import FILE, Database, database_url
from highiron.server.database.migrate import head, migrate
from highiron.server.database.tables import Delivery, Outgoing, Passkey, Person, PushAddress, Rating
from highiron.server.games.service import Games
from highiron.titles import catalogue
from tests.server.records.played import own, played
from tests.server.seated import Seated
from tests.server.site import Site, Visitor, open_site

DATA = Path(__file__).parent / "data"
MOVES = 60
PATIENCE = 120.0  # seconds that something may take that the server does by itself
MUCH_LATER = 100 * 365 * DAY


def make(database: Database) -> None:
    """Fill an empty database of the present shape, by the routes as far as they go."""
    with open_site(database, private_webhooks=True, public_url="https://trains.example.org") as site:
        site.app.state.desk.depth = Depth(suspects=3, first=1, finalists=1, futures=1)
        people = {name: site.account(name) for name in ("Ann", "Bob", "Cleo", "Dan")}
        ada, ann = site.admin("Ada"), people["Ann"]
        _messages(site, people)
        for title in catalogue.playable():
            _play(site, _table(people, "Ann", name=title, title=title, mode="hotseat", start=True), MOVES)
        clock = {"kind": "game", "seconds": 90 * 24 * 3600, "added": 60, "then": "vote"}
        _play(site, _table(people, "Ann", "Bob", "Cleo", name="Timed", clock=clock), 12)
        _bots(site, people)
        _over(site, people)
        brought = _done(ann.post("/api/imports", {"record": own(played(moves=16)), "public": True}))
        _wait(lambda: ann.post(f"/api/games/{brought['id']}/analysis").json()["status"] == "done")
        _done(ann.post("/api/games", {"title": "1817", "players": 4, "name": "Waiting", "public": False}))
        _order(ada, people, _talk(people))
        _rows(site, ann)
    with database.writing() as session:
        for outbox in (Delivery, Outgoing):
            session.execute(update(outbox).values(due=now() + MUCH_LATER, tries=0))


def _messages(site: Site, people: dict[str, Visitor]) -> None:
    """Ann is told of turns in every way there is; no address is one that can be called."""
    ann = people["Ann"]
    _done(ann.ask("PATCH", "/api/me", {"webhook": "http://127.0.0.1:9/hook", "locale": "ja"}))
    with site.database.writing() as session:
        row = session.get_one(Person, ann.id)
        row.email, row.email_confirmed = "ann@mail.example", now()
        session.add(
            PushAddress(
                person_id=ann.id, endpoint="https://127.0.0.1:9/ann", key="B" * 87, secret="s" * 22, created=now()
            )
        )
        for channel in ("mail", "push"):
            session.add(Outgoing(person_id=ann.id, channel=channel, body='{"kind":"turn"}', due=now() + MUCH_LATER))
        session.add(Delivery(person_id=ann.id, body="{}", due=now() + MUCH_LATER))


def _table(people: dict[str, Visitor], host: str, *others: str, **wanted: Any) -> Seated:
    """A table that has begun."""
    made = _done(people[host].post("/api/games", {"title": "1830", "players": 3, **wanted}))
    for name in others:
        _done(people[name].post(f"/api/games/{made['id']}/join", {}))
    if not wanted.get("start"):
        made = _done(people[host].post(f"/api/games/{made['id']}/start"))
    by_id = {visitor.id: visitor for visitor in people.values()}
    return Seated(made["id"], {seat["letter"]: by_id[seat["person"]] for seat in made["seats"] if seat["person"]})


def _play(site: Site, table: Seated, moves: int) -> None:
    """So many random moves."""
    games: Games = site.app.state.games
    players = RandomPlayers(Random(5))
    for _ in range(moves):
        live = games.live(table.id)
        action = players.choose(live.state)
        # Keys are kept with the games: those of later tests must be others.
        _done(table.send(action.seat, action_to_data(action), key=f"stored-{live.sequence:08}"))


def _bots(site: Site, people: dict[str, Visitor]) -> None:
    seats = [{"me": True}, {"bot": "steady"}, {"bot": "random"}]
    table = _table(people, "Ann", name="Bots", title="1846", seats=seats, hints=False, start=True)
    games: Games = site.app.state.games
    for _ in range(4):
        _wait(lambda: games.live(table.id).actor == "A")
        _play(site, table, 1)
    _wait(lambda: games.live(table.id).actor == "A")


def _over(site: Site, people: dict[str, Visitor]) -> None:
    table = _table(people, "Ann", "Bob", "Cleo", name="Over", title="1846")
    _play(site, table, 8)
    vote = _done(people["Ann"].post(f"{table.path}/votes", {"kind": "abandon", "seat": "A"}))
    for name in ("Bob", "Cleo"):
        _done(people[name].ask("PUT", f"{table.path}/votes/{vote['id']}", {"agrees": True}))
    _done(people["Ann"].post(f"{table.path}/rematch"))


def _talk(people: dict[str, Visitor]) -> Seated:
    """A table with all that people do beside the game; gives it."""
    ann, bob, cleo = (people[name] for name in ("Ann", "Bob", "Cleo"))
    table = _table(people, "Ann", "Bob", "Cleo", name="Talk")
    for seat in "ABC":
        table.play(seat, "pass")
    table.play("A", "bid", private="DH", price=75)
    _done(ann.post(f"{table.path}/chat", {"text": "hello 你好 سلام"}))
    gone = _done(cleo.post(f"{table.path}/chat", {"text": "oops"}))
    _done(cleo.ask("DELETE", f"{table.path}/chat/{gone['id']}"))
    _done(ann.ask("PUT", f"{table.path}/notes", {"text": "watch the trains"}))
    _done(cleo.ask("PUT", f"{table.path}/programs", {"program": {"kind": "pass", "stops_on": ["bid-made"]}}))
    declined = _done(cleo.post(f"{table.path}/votes", {"kind": "abandon", "seat": "C"}))
    _done(bob.ask("PUT", f"{table.path}/votes/{declined['id']}", {"agrees": False}))
    wanted = {"kind": "substitute", "of": "C", "bot": "steady", "seat": "A"}
    _done(ann.post(f"{table.path}/votes", wanted))
    return table


def _order(ada: Visitor, people: dict[str, Visitor], table: Seated) -> None:
    """What people and administrators do about others; makes programs' tokens too."""
    ann, bob, cleo, dan = people.values()
    line = _done(bob.post(f"{table.path}/chat", {"text": "something rude"}))
    _done(ann.post("/api/reports", {"person": bob.id, "game": table.id, "line": line["id"], "text": "He is rude."}))
    _done(ann.post("/api/wordings", {"locale": "ja", "text": "a text", "proposal": "another"}))
    _done(ann.ask("PUT", f"/api/me/blocks/{dan.id}"))
    _done(ann.ask("PUT", f"/api/me/following/{cleo.id}"))
    _done(ann.post("/api/me/tokens", {"name": "program", "scopes": ["read", "play"]}))
    _done(ada.ask("PUT", f"/api/admin/people/{bob.id}/mute", {"hours": 24 * 365}))
    _done(ada.ask("PUT", f"/api/admin/people/{dan.id}/ban", {"days": 0, "reason": "spoils it"}))
    _done(ada.ask("PUT", "/api/admin/house", {"guests": "closed"}))
    _done(ada.ask("PUT", "/api/admin/house", {"guests": "open"}))
    _done(ada.post("/api/admin/recoveries", {"person": cleo.id}))


def _rows(site: Site, ann: Visitor) -> None:
    """What only a device, or games without end, bring about."""
    with site.database.writing() as session:
        session.add(
            Passkey(person_id=ann.id, credential="Y3JlZA", public_key="a2V5", uses=0, name="phone", created=now())
        )
        session.add(
            Rating(holder=f"person {ann.id}", title="1846", person_id=ann.id, mu=27.5, sigma=7.0, games=3, wins=2)
        )


def _done(answer: Any) -> Any:
    """What a request that must succeed was answered."""
    assert answer.is_success, answer.text
    return answer.json() if answer.content else None


def _wait(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "what must come has not come"
        time.sleep(0.05)


def packed(place: Path) -> bytes:
    """The database, made in an empty directory, as one small file."""
    database = Database(database_url(place))
    migrate(database)
    make(database)
    database.close()
    with sqlite3.connect(place / FILE) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")  # what lies in the log beside it goes into the file
        connection.execute("VACUUM")
    connection.close()
    return lzma.compress((place / FILE).read_bytes(), preset=9 | lzma.PRESET_EXTREME)


def main() -> int:
    target = DATA / f"tables-{head()}.sqlite.xz"
    if target.exists():
        print(f"{target} is there already: it is of another day, and stays as it is", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as place:
        content = packed(Path(place))
    target.write_bytes(content)
    print(f"{target}: {len(content)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
