"""What strangers and guests may not do to everybody else: fill the disk, take the machine, pass for somebody."""

import sys
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import func, select

from highiron.server import heavy as heavies
from highiron.server.auth import limits as limit
from highiron.server.auth import passwords
from highiron.server.clock import SteadyClock
from highiron.server.database.tables import Receipt
from highiron.server.errors import Problem
from highiron.server.games import bots_alone, receipts
from highiron.server.games.driver_queue import DriverQueue
from highiron.server.people.lookalikes import skeleton
from highiron.server.play import bounds
from highiron.server.records import importing
from highiron.server.tables import quotas
from tests.server.house import open_house
from tests.server.records.played import own, played
from tests.server.seated import hotseat, seat_people
from tests.server.site import PASSWORD, Site


@pytest.fixture(scope="module")
def site(request: pytest.FixtureRequest) -> Iterator[Site]:
    request.param = "sqlite"
    yield from open_house(request)


@pytest.fixture
def limited(site: Site) -> Iterator[Site]:
    """The same server with its limits on."""
    limits = site.app.state.limits
    limits.enabled = limits._enabled = True
    yield site
    limits.enabled = limits._enabled = False


# --- the disk ------------------------------------------------------------------------------------------------------


def test_a_move_with_a_long_name_is_refused_and_nothing_of_it_is_kept(site: Site) -> None:
    table = seat_people(site)
    long = {"type": "bid", "seat": "A", "private": "x" * (bounds.TEXT + 1), "price": 20}
    answer = table.people["A"].post(f"{table.path}/moves", {"sequence": 0, "key": "long-name", "action": long})
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid")
    assert "xxx" not in answer.text
    huge = {**long, "private": "x" * bounds.LARGEST_MOVE}
    answer = table.people["A"].post(f"{table.path}/moves", {"sequence": 0, "key": "huge-name", "action": huge})
    assert answer.status_code == 413
    many = {"type": "run_trains", "seat": "A", "company": "PRR", "runs": [{"train": "2", "path": []}] * 201}
    answer = table.people["A"].post(f"{table.path}/explain", {"action": many})
    assert answer.status_code == 422
    with site.database.reading() as session:
        assert session.scalar(select(func.count()).select_from(Receipt)) == 0


def test_every_name_and_list_of_an_action_is_bounded_in_the_schema(site: Site) -> None:
    from highiron.core.actions import ACTION_TYPES

    schemas = site.nobody().get("/schema/openapi.json").json()["components"]["schemas"]
    for kind in ACTION_TYPES.values():
        for name, field in schemas[kind.__name__]["properties"].items():
            if field.get("type") == "string" and "const" not in field and "enum" not in field:
                assert field["maxLength"] <= bounds.TEXT, (kind, name)
            if field.get("type") == "array":
                assert field["maxItems"] <= bounds.ITEMS, (kind, name)


def test_refusals_are_remembered_and_the_oldest_forgotten(site: Site) -> None:
    table = seat_people(site)
    wrong = {"type": "bid", "seat": "A", "private": "none", "price": 1}
    for number in range(receipts.REFUSALS + 5):
        body = {"sequence": 0, "key": f"refused-{number:03}", "action": wrong}
        assert table.people["A"].post(f"{table.path}/moves", body).status_code == 422
    with site.database.reading() as session:
        mine = select(func.count()).where(Receipt.game_id == table.id)
        assert session.scalar(mine) == receipts.REFUSALS
    again = {"sequence": 0, "key": f"refused-{receipts.REFUSALS + 4:03}", "action": wrong}
    assert table.people["A"].post(f"{table.path}/moves", again).json()["code"] == "refused"


def test_an_action_with_a_misspelt_field_is_told_so(site: Site) -> None:
    table = seat_people(site)
    wrong = {"type": "pass", "seat": "A", "tradein": "2"}
    answer = table.people["A"].post(f"{table.path}/moves", {"sequence": 0, "key": "misspelt-1", "action": wrong})
    assert answer.status_code == 422 and "tradein" in answer.json()["detail"]


def test_one_person_has_so_many_tables_and_few_where_bots_play_alone(
    limited: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "GUEST", 5)
    gail, olga = limited.guest("Gail with tables"), limited.account("Olga with tables")
    bots = {"title": "1830", "players": 3, "seats": [{"bot": "random"}] * 3}
    for person, most in ((gail, bots_alone.GUEST), (olga, bots_alone.ACCOUNT)):
        for _ in range(most):
            assert person.post("/api/games", {**bots, "start": True}).status_code == 201
        assert person.post("/api/games", {**bots, "start": True}).json()["code"] == "too-many-bots"
    waiting = gail.post("/api/games", bots).json()["id"]
    assert gail.post(f"/api/games/{waiting}/start").json()["code"] == "too-many-bots"
    for _ in range(quotas.GUEST - bots_alone.GUEST - 1):
        assert gail.post("/api/games", {"title": "1830", "players": 3}).status_code == 201
    assert gail.post("/api/games", {"title": "1830", "players": 3}).json()["code"] == "too-many-tables"
    assert limited.guest("Hugh").post("/api/games", {**bots, "start": True}).status_code == 201


def test_games_that_people_wait_for_come_first_and_have_somebody_kept_for_them() -> None:
    queue = DriverQueue()
    for number in range(3):
        queue.put(f"bots {number}", waited=False)
    queue.put("people", waited=True)
    queue.put("people", waited=True)
    assert queue.sizes == (1, 3)
    assert queue.get(any_game=True) == ("people", True)
    assert queue.get(any_game=True) == ("bots 0", False)
    taken: list[Any] = []
    kept_free = threading.Thread(target=lambda: taken.append(queue.get(any_game=False)))
    kept_free.start()
    queue.put("more people", waited=True)
    kept_free.join(10)
    assert taken == [("more people", True)]
    queue.close()
    assert queue.get(any_game=True) is None


# --- the machine ---------------------------------------------------------------------------------------------------


def test_records_are_read_one_at_a_time_for_each_person_and_nobody_waits(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    gail, record = site.guest("Gail"), own(played(moves=20, over=False))
    monkeypatch.setattr(importing, "_reading", {gail.id})
    answer = gail.post("/api/imports", {"record": record})
    assert (answer.status_code, answer.json()["code"]) == (503, "busy") and answer.headers["retry-after"]
    monkeypatch.setattr(importing, "_reading", {-n for n in range(importing.AT_A_TIME)})
    assert site.guest("Hugh").post("/api/imports", {"record": record}).status_code == 503
    monkeypatch.setattr(importing, "_reading", set())
    assert gail.post("/api/imports", {"record": record}).status_code == 201


def test_names_of_accounts_in_a_record_are_marked(site: Site) -> None:
    cleo = site.account("Cleo")
    gail, record = site.guest("Importing"), own(played(moves=20, over=False))
    names = [seat["name"] for seat in gail.post("/api/imports", {"record": record}).json()["seats"]]
    assert names == ["Ann", "Bob", "Cleo (record)"]
    mine = [seat["name"] for seat in cleo.post("/api/imports", {"record": record}).json()["seats"]]
    assert mine == ["Ann", "Bob", "Cleo"]
    cleo.ask("DELETE", "/api/me", {"password": PASSWORD})  # guests of other tests have this name


def test_who_asks_for_too_much_work_is_told_to_wait_and_others_are_not(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    limited = heavies.Heavy()
    monkeypatch.setattr(site.app.state, "heavy", limited)
    monkeypatch.setattr(heavies, "BURST", 0.0)
    table = seat_people(site)
    path = f"{table.path}/preview"
    assert table.people["A"].post(path, {"actions": []}).status_code == 429
    monkeypatch.setattr(heavies, "BURST", 8.0)
    assert table.people["B"].post(path, {"actions": []}).status_code == 200
    monkeypatch.setattr(heavies, "WAITING", 0)
    assert table.people["B"].post(path, {"actions": []}).status_code == 503


def test_an_answer_about_what_never_changes_is_made_once() -> None:
    kept, made = heavies.Heavy(), []

    def make() -> bytes:
        made.append(1)
        return b"answer"

    assert [kept.kept("ended", True, make) for _ in range(3)] == [b"answer"] * 3
    assert len(made) == 1
    for _ in range(2):
        kept.kept("running", False, make)
    assert len(made) == 3


def test_pictures_and_records_of_ended_games_are_kept(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    gail = site.guest("Keeper")
    table = gail.post("/api/imports", {"record": own(played()), "public": True}).json()["id"]
    paths = [f"/api/games/{table}/{what}" for what in ("record", "statistics", "picture.svg", "picture.svg?at=5")]
    first = [site.nobody().get(path) for path in paths]
    assert [answer.status_code for answer in first] == [200] * 4
    monkeypatch.setattr(heavies.Heavy, "turn", None)  # no work is done again
    assert [site.nobody().get(path).content for path in paths] == [answer.content for answer in first]


def test_health_is_told_without_asking_the_database(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(site.database), "reading", None)
    assert site.nobody().get("/health").status_code == 200
    monkeypatch.undo()
    monkeypatch.setattr(type(site.database), "reachable", lambda database: False)
    site.app.state.watch.look()
    assert site.nobody().get("/health").status_code == 503
    monkeypatch.undo()
    site.app.state.watch.look()
    assert site.nobody().get("/health").status_code == 200


def test_figures_are_for_programs_on_the_machine(site: Site) -> None:
    def status(address: str, **headers: str) -> int:
        return site.head_of("GET", "/metrics", headers, address=address)[0]

    assert status("127.0.0.1") == status("::1") == 200
    assert status("192.0.2.7") == 403
    assert status("127.0.0.1", **{"X-Forwarded-For": "192.0.2.7"}) == 403, "a proxy asks for somebody else"


# --- passing for others, and locking them out ----------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Wilmа", "WILMA", "Wïlma", "Wilma.", "Wіlma", "Wilma ", "ᴡilma"])
def test_names_that_look_like_an_accounts_are_taken(site: Site, name: str) -> None:
    site.nobody().post("/api/accounts", {"name": "Wilma", "password": PASSWORD})
    for path, body in (("/api/guests", {}), ("/api/accounts", {"password": PASSWORD})):
        assert site.nobody().post(path, {"name": name, **body}).json()["code"] == "name-taken"


def test_names_that_can_be_told_apart_are_different() -> None:
    assert len({skeleton(name) for name in ("Ali", "All", "Anna", "Ann", "Mia", "Nia", "Иван", "Ιωάννης")}) == 8
    assert skeleton("AII") == skeleton("All") and skeleton("Bamey") == skeleton("Barney")


@pytest.mark.parametrize(
    ("name", "like"),
    [
        ("paypal", "раураӏ"),  # Cyrillic
        ("MAX", "ΜΑΧ"),  # Greek
        ("you", "yօս"),  # Armenian
        ("David", "Ꭰavid"),  # Cherokee
        ("COBRA", "ꓚꓳꓐꓣꓮ"),  # Lisu
        ("Lukasz", "Łukasz"),  # a stroke
        ("Bob", "Ɓob"),  # a hook
        ("Anna", "ᴀɴɴᴀ"),  # small capitals
        ("Olga5", "0lga٥"),  # digits
        ("Sara", "𝕾𝖆𝖗𝖆"),  # another font
        ("カナ", "力ナ"),  # Katakana and an ideograph
    ],
)
def test_letters_of_all_scripts_pass_for_each_other(name: str, like: str) -> None:
    assert skeleton(name) == skeleton(like)


@pytest.mark.parametrize(
    "password", ["1234567890", "password123", "qwertyuiop", "aaaaaaaaaaaa", "highiron18", "Gwendolyn1"]
)
def test_passwords_that_are_guessed_first_are_refused(password: str) -> None:
    with pytest.raises(Problem) as refused:
        passwords.check(password, "Gwendolyn")
    assert refused.value.body.code == "weak-password"
    passwords.check(PASSWORD, "Gwendolyn")


def test_no_password_takes_long_to_judge() -> None:
    """Characters that may stand for several letters each made one password cost seconds; counted in calls, as machines
    differ.
    """
    costly = ("a4@8({[<369&#!1|705$+7%2xyz" * 3)[:60]
    calls = 0

    def count(frame: Any, event: str, arg: Any) -> None:
        nonlocal calls
        calls += 1

    sys.setprofile(count)
    try:
        passwords.check(costly, "Mallory")
    finally:
        sys.setprofile(None)
    assert 0 < calls < 250_000, "it was 580,000 once, and two seconds"


def test_passwords_are_judged_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "_room", threading.BoundedSemaphore(1))
    with passwords._turn(), pytest.raises(Problem) as refused:
        passwords.check(PASSWORD, "Mallory")
    assert (refused.value.status, refused.value.body.code) == (503, "busy")
    passwords.check(PASSWORD, "Mallory")


def test_guesses_from_elsewhere_do_not_lock_the_owner_out(limited: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limit, "SIGN_IN_NAME_ANYWHERE", limit.Limit("sign-in-name-anywhere", 3, limit.HOUR))
    home, right = "192.0.2.1", {"name": "Owner", "password": PASSWORD}

    def status(address: str, password: str) -> int:
        headers = {"content-type": "application/json"}
        content = b'{"name": "Owner", "password": "%s"}' % password.encode()
        return limited.head_of(
            "POST", "/api/sessions", headers | {"content-length": str(len(content))}, content, address
        )[0]

    limited.ask_from(home, "/api/accounts", right, {})
    guesses = [status(f"198.51.100.{number}", "wrong password") for number in range(5)]
    assert guesses == [401, 401, 401, 429, 429]
    assert status("203.0.113.9", PASSWORD) == 429, "from nowhere known it cannot be told from a guess"
    assert status(home, PASSWORD) == 201


def test_a_crowd_from_new_places_waits_and_whoever_was_here_does_not(
    limited: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    def status(address: str, name: str) -> int:
        content = b'{"name": "%s"}' % name.encode()
        headers = {"content-type": "application/json", "content-length": str(len(content))}
        return limited.head_of("POST", "/api/guests", headers, content, address)[0]

    assert status("203.0.113.40", "Club member") == 201
    monkeypatch.setattr(limit, "NEWCOMERS", limit.Limit("newcomers-few", 3, limit.HOUR))
    crowd = [status(f"198.51.100.{number}", f"Crowd {number}") for number in range(100, 105)]
    assert crowd == [201, 201, 201, 429, 429]
    assert status("203.0.113.40", "Another member") == 201


def test_a_crowd_that_signs_in_leaves_threads_to_those_who_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each hash takes a while and a thread: forty sign-ins at once used to hold all threads that moves need."""
    going, ended = threading.Event(), threading.Event()

    class Slow:
        def hash(self, _: bytes) -> str:
            ended.wait(30)
            return "hash"

    def sign_up() -> None:
        try:
            passwords.hashed(PASSWORD)
        except Problem as problem:
            refused.append(problem.status)
            if len(refused) == 20:
                going.set()

    refused: list[int] = []
    monkeypatch.setattr(passwords, "_hasher", Slow())
    crowd = [threading.Thread(target=sign_up) for _ in range(20 + passwords.WAITING + passwords._TURNS)]
    for one in crowd:
        one.start()
    assert going.wait(30) and refused == [503] * 20
    ended.set()
    for one in crowd:
        one.join()
    assert refused == [503] * 20 and passwords.hashed(PASSWORD) == "hash", "the others had their turns"


def test_nobody_keeps_newcomers_out_alone(limited: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither by tries in vain from one place, nor by the many places of one network."""

    def status(address: str, name: str) -> int:
        content = b'{"name": "%s"}' % name.encode()
        headers = {"content-type": "application/json", "content-length": str(len(content))}
        return limited.head_of("POST", "/api/guests", headers, content, address)[0]

    monkeypatch.setattr(limit, "NEWCOMER", limit.Limit("newcomer-alone", 1, limit.HOUR))
    monkeypatch.setattr(limit, "NEWCOMERS", limit.Limit("newcomers-alone", 6, limit.HOUR))
    monkeypatch.setattr(limit, "NEWCOMERS_NETWORK", limit.Limit("network-alone", 4, limit.HOUR))
    in_vain = [status("2001:db8:9::1", " ") for _ in range(limit.GUESTS.count + 5)]
    assert set(in_vain[:-5]) == {422} and set(in_vain[-5:]) == {429}
    crowd = [status(f"2001:db8:{number}::1", f"Crowd {number}") for number in range(1, 6)]
    assert crowd == [201, 201, 201, 429, 429], "with the first it was the network's share"
    assert status("203.0.113.70", "From elsewhere") == 201
    more = [status(f"2001:db9:{number}::1", f"More {number}") for number in range(1, 5)]
    assert more == [201, 201, 429, 429], "when all have had theirs, a network has its first two"
    assert status("192.0.2.70", "From yet elsewhere") == 201


def test_what_one_place_is_refused_does_not_count_against_a_name(limited: Site) -> None:
    """Guesses beyond a place's own limit used to lock the name's owner out wherever nobody knew them."""
    limited.account("Guessed at")

    def status(address: str, password: str) -> int:
        content = b'{"name": "Guessed at", "password": "%s"}' % password.encode()
        headers = {"content-type": "application/json", "content-length": str(len(content))}
        return limited.head_of("POST", "/api/sessions", headers, content, address)[0]

    guesses = [status("198.51.100.200", "wrong") for _ in range(limit.SIGN_IN_NAME_ANYWHERE.count + 20)]
    assert guesses.count(401) == limit.SIGN_IN_NAME.count and guesses[-1] == 429
    assert status("203.0.113.201", PASSWORD) == 201


def test_a_password_change_ends_tokens(site: Site) -> None:
    ann = site.account("Token owner")
    program = site.program(ann, "read")
    assert program.get("/api/me").status_code == 200
    changed = {"old": PASSWORD, "new": PASSWORD + " staple"}
    assert ann.ask("PUT", "/api/me/password", changed).status_code == 200
    assert program.get("/api/me").status_code == 401


def test_a_link_to_set_a_password_never_takes_the_host_of_a_request(site: Site) -> None:
    ada, ann = site.admin("Ada of links"), site.account("Forgetful")
    answer = ada.post("/api/admin/recoveries", {"person": ann.id}, headers={"Host": "evil.example"})
    assert answer.json()["link"].startswith("/recover/")


def test_a_stranger_is_asked_to_take_a_seat_when_the_table_wants_it(site: Site) -> None:
    table, dan = seat_people(site), site.account("Dan elsewhere")
    body = {"kind": "substitute", "of": "C", "name": "Dan elsewhere", "seat": "A"}
    vote = table.people["A"].post(f"{table.path}/votes", body).json()
    assert vote["waiting"] == ["B", "C"]
    for seat in "BC":
        vote = table.people[seat].ask("PUT", f"{table.path}/votes/{vote['id']}", {"agrees": True}).json()
    assert vote["waiting"] == [""] and vote["detail"]["person"] == dan.id


def test_who_is_asked_for_a_seat_of_a_hotseat_game_sees_it_and_moves_are_then_taken_back_by_consent(site: Site) -> None:
    table, dan = hotseat(site), site.account("Dan of another")
    host, path = table.people["A"], table.path
    body = {"kind": "substitute", "of": "B", "person": dan.id, "seat": "A"}
    assert dan.get(f"{path}/view").status_code == 404
    vote = host.post(f"{path}/votes", body).json()
    assert vote["waiting"] == [""]
    assert dan.get(path).status_code == dan.get(f"{path}/view").status_code == 200
    assert dan.ask("PUT", f"{path}/votes/{vote['id']}", {"agrees": True}).json()["status"] == "carried"
    for number, (person, seat) in enumerate(((host, "A"), (dan, "B"))):
        move = {"sequence": number, "key": f"hotseat-{number:03}", "action": {"type": "pass", "seat": seat}}
        assert person.post(f"{path}/moves", move).status_code == 200
    back = host.post(f"{path}/undo", {"sequence": 2, "key": "hotseat-undo", "seat": "A", "to": 1})
    assert back.json()["vote"]["waiting"] == ["B"] and host.get(f"{path}/view").json()["position"] == 2


def test_proposals_are_limited(limited: Site) -> None:
    table = seat_people(limited)
    answers = []
    for _ in range(limit.STRANGERS.count + 1):
        body = {"kind": "substitute", "of": "C", "name": "Nobody at all", "seat": "A"}
        answers.append(table.people["A"].post(f"{table.path}/votes", body).status_code)
    assert 429 not in answers[:-1] and answers[-1] == 429


# --- time ----------------------------------------------------------------------------------------------------------


def test_a_clock_that_is_set_moves_nothing() -> None:
    wall = counted = 1_000_000_000
    clock = SteadyClock(lambda: wall, lambda: counted)
    began = clock.now()
    wall, counted = wall + 1000, counted + 1000
    assert clock.now() == began + 1000
    wall, counted = wall + 3_600_000, counted + 1000
    assert clock.now() == began + 2000, "an hour forward is no hour of absence"
    wall, counted = wall - 7_200_000, counted + 1000
    assert clock.now() == began + 3000, "and back is none less"
    wall, counted = wall + 3_600_000 + 2000, counted + 500
    assert began + 3000 <= clock.now() <= began + 3500, "small steps are taken, never backwards"
