"""Sessions: what keeps others from using or planting them."""

import re
from typing import Literal

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select, update

from highiron.server.auth import passwords
from highiron.server.auth.sessions import COOKIE
from highiron.server.database.engine import Database
from highiron.server.database.tables import Session
from tests.server.site import PASSWORD, Site, open_site

CREDENTIALS = {"name": "Alice", "password": PASSWORD}


def cookie_line(site: Site, **more: object) -> str:
    answer = site.nobody().post("/api/sessions", CREDENTIALS, **more)
    (line,) = answer.headers.get_list("set-cookie")
    return str(line)


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(site: Site) -> None:
    site.account("Alice")
    line = cookie_line(site)
    assert re.search(r"\bHttpOnly\b", line, re.IGNORECASE)
    assert re.search(r"\bSameSite=lax\b", line, re.IGNORECASE)
    assert re.search(r"\bPath=/(;|$)", line)
    assert not re.search(r"\bSecure\b", line, re.IGNORECASE)


def test_the_cookie_is_secure_behind_a_trusted_proxy_only(database: Database) -> None:
    forwarded = {"headers": {"X-Forwarded-Proto": "https"}}
    with open_site(database) as site:
        site.account("Alice")
        assert "secure" not in cookie_line(site, **forwarded).lower()
    with open_site(database, trusted_proxies=("127.0.0.0/8", "::1")) as site:
        answer = site.ask_from("127.0.0.1", "/api/sessions", CREDENTIALS, {"X-Forwarded-Proto": "https"})
        assert "secure" in answer["set-cookie"].lower()
        assert answer["strict-transport-security"].startswith("max-age=")
        answer = site.ask_from("192.0.2.1", "/api/sessions", CREDENTIALS, {"X-Forwarded-Proto": "https"})
        assert "secure" not in answer["set-cookie"].lower()


def test_only_the_hash_of_a_session_is_stored(site: Site) -> None:
    alice = site.account("Alice")
    with site.database.reading() as transaction:
        stored = transaction.scalars(select(Session)).one()
    assert alice.cookie not in (stored.hash, stored.csrf)
    assert stored.csrf == alice.csrf


def test_signing_in_gives_a_new_session_and_ends_the_planted_one(site: Site) -> None:
    site.account("Alice")
    attacker = site.guest("Mallory")
    victim = site.nobody()
    victim.cookie, victim.csrf = attacker.cookie, attacker.csrf  # planted in the victim's browser
    victim.keep(victim.post("/api/sessions", CREDENTIALS))
    assert victim.cookie != attacker.cookie
    assert attacker.get("/api/me").json()["person"] is None


def test_an_invented_session_is_not_taken_over(site: Site) -> None:
    site.account("Alice")
    victim = site.nobody()
    victim.cookie = invented = "A" * 43
    victim.keep(victim.post("/api/sessions", CREDENTIALS))
    assert victim.cookie != invented


def test_becoming_an_account_gives_a_new_session(site: Site) -> None:
    guest = site.guest()
    before = guest.cookie
    guest.keep(guest.post("/api/accounts", {"name": "Gail", "password": PASSWORD}))
    old = site.nobody()
    old.cookie = before
    assert old.get("/api/me").json()["person"] is None


def test_an_expired_session_is_nobody(site: Site) -> None:
    alice = site.account("Alice")
    with site.database.writing() as transaction:
        transaction.execute(update(Session).values(expires=1))
    assert alice.get("/api/me").json()["person"] is None
    assert alice.get("/api/me/tokens").status_code == 401


@pytest.mark.parametrize("sent", [None, "", "wrong", "é"])
def test_without_the_csrf_token_nothing_changes(site: Site, sent: str | None) -> None:
    alice = site.account("Alice")
    other = site.guest()
    for csrf in (sent, other.csrf):
        headers = [(b"Cookie", f"{COOKIE}={alice.cookie}".encode())]
        if csrf is not None:
            headers.append((b"X-CSRF-Token", csrf.encode()))
        refused = site.client.patch("/api/me", json={"locale": "de"}, headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (403, "csrf")
    assert alice.get("/api/me").json()["person"]["locale"] == "en"


FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


def test_pages_of_other_sites_cannot_even_sign_somebody_in(site: Site) -> None:
    site.account("Alice")
    for headers in FOREIGN:
        refused = site.nobody().post("/api/sessions", CREDENTIALS, headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (403, "cross-site"), headers
    own = {"Origin": "http://localhost.local", "Sec-Fetch-Site": "same-origin"}
    assert site.nobody().post("/api/sessions", CREDENTIALS, headers=own).status_code == 201


class Counting(PasswordHasher):
    """Counts how often a password is compared."""

    compared = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # the name is argon2's
        Counting.compared += 1
        return super().verify(hash, password)


def test_signing_in_does_the_same_work_for_names_that_do_not_exist(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "_hasher", Counting())
    passwords._nobodys.cache_clear()
    site.account("Alice")
    site.guest("Gail")
    work, answers = [], []
    for name in ("Alice", "Nobody", "Gail", "x" * 150):
        before = Counting.compared
        answer = site.nobody().post("/api/sessions", {"name": name, "password": "wrong password"})
        work.append(Counting.compared - before)
        answers.append((answer.status_code, answer.json()))
    assert work == [1, 1, 1, 1]
    assert all(answer == answers[0] for answer in answers)
    assert answers[0][0] == 401


def test_the_hash_for_nobody_costs_what_a_real_one_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    hasher = PasswordHasher()
    monkeypatch.setattr(passwords, "_hasher", hasher)
    passwords._nobodys.cache_clear()
    real = passwords.hashed("a real password")
    assert passwords._nobodys().split("$")[:4] == real.split("$")[:4], "same function, same memory, same rounds"
    assert not passwords.fits("nobody has this password", None)
