"""Guests and accounts over the API."""

from base64 import urlsafe_b64encode
from typing import Any

from highiron.server.database.engine import Database
from tests.server.site import PASSWORD, Site, open_site


def test_nobody_is_told_so(site: Site) -> None:
    answer = site.nobody().get("/api/me")
    assert answer.status_code == 200
    assert answer.json()["person"] is None


def test_a_guest_needs_a_name_and_nothing_else(site: Site) -> None:
    guest = site.guest("  Zoë   Σ ")
    me = guest.get("/api/me").json()
    assert (me["person"]["name"], me["person"]["guest"], me["csrf"]) == ("Zoë Σ", True, guest.csrf)


def test_a_guest_becomes_an_account_and_stays_the_same_person(site: Site) -> None:
    guest = site.guest("Gail")
    before = guest.id
    guest.keep(guest.post("/api/accounts", {"name": "Gail", "password": PASSWORD}))
    assert guest.id == before
    assert guest.get("/api/me").json()["person"]["guest"] is False
    again = site.nobody()
    assert again.keep(again.post("/api/sessions", {"name": "gail", "password": PASSWORD})).id == before


def test_names_that_look_alike_are_one_name(site: Site) -> None:
    site.account("Alice")
    for other in ("ALICE", "  alice", "ａlice"):
        refused = site.nobody().post("/api/accounts", {"name": other, "password": PASSWORD})
        assert (refused.status_code, refused.json()["code"]) == (409, "name-taken")
        assert site.nobody().post("/api/guests", {"name": other}).status_code == 409


BAD_NAMES = [
    "",
    "   ",
    "a\u202eb",
    "bell\x07",
    "one\x01",
    "x" * 31,
    "\u200b",
    "...",
    "z" + "\u0301" * 5,
    "\u200cjoined",
    "Former Player",
]


def test_names_that_deceive_are_refused(site: Site) -> None:
    for name in BAD_NAMES:
        refused = site.nobody().post("/api/guests", {"name": name})
        assert refused.status_code == 422, name
        assert refused.json()["code"] in ("bad-name", "invalid")


def test_names_of_every_script_are_welcome(site: Site) -> None:
    for name in ("李雷", "Владимир", "می\u200cخواهم", "Ngô Bảo", "🚂 Casey"):
        assert site.guest(name).name == name


def test_weak_passwords_are_refused(site: Site) -> None:
    for password in ("short", "x" * 201, "aaaaaaaaaaaa", "Bob the Builder"):
        refused = site.nobody().post("/api/accounts", {"name": "Bob the Builder", "password": password})
        assert refused.status_code == 422, password


def test_a_changed_password_signs_out_everywhere_else(site: Site) -> None:
    first = site.account("Alice")
    second = site.nobody()
    second.keep(second.post("/api/sessions", {"name": "Alice", "password": PASSWORD}))
    new = "a different password"
    wrong = first.ask("PUT", "/api/me/password", {"old": "not this one", "new": new})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-password")
    first.keep(first.ask("PUT", "/api/me/password", {"old": PASSWORD, "new": new}))
    assert first.get("/api/me").json()["person"]["name"] == "Alice"
    assert second.get("/api/me").json()["person"] is None
    assert site.nobody().post("/api/sessions", {"name": "Alice", "password": PASSWORD}).status_code == 401
    assert site.nobody().post("/api/sessions", {"name": "Alice", "password": new}).status_code == 201


def test_signing_out_ends_the_session_for_good(site: Site) -> None:
    alice = site.account("Alice")
    cookie = alice.cookie
    assert alice.ask("DELETE", "/api/sessions").status_code == 204
    assert alice.cookie == ""
    thief = site.nobody()
    thief.cookie = cookie
    assert thief.get("/api/me").json()["person"] is None


def test_signing_out_everywhere(site: Site) -> None:
    alice = site.account("Alice")
    phone = site.nobody()
    phone.keep(phone.post("/api/sessions", {"name": "Alice", "password": PASSWORD}))
    assert alice.ask("DELETE", "/api/sessions?everywhere=true").status_code == 204
    assert phone.get("/api/me").json()["person"] is None


def test_a_recovery_link_works_once(site: Site) -> None:
    alice, admin = site.account("Alice"), site.admin()
    token = site.program(alice, "read")
    made = admin.post("/api/admin/recoveries", {"person": alice.id})
    assert made.status_code == 201
    secret = made.json()["link"].rpartition("/recover/")[2]
    visitor = site.nobody()
    weak = visitor.post(f"/api/recoveries/{secret}", {"password": "alicealice"[:5]})
    assert weak.status_code == 422
    visitor.keep(visitor.post(f"/api/recoveries/{secret}", {"password": "brand new password"}))
    assert visitor.id == alice.id
    assert alice.get("/api/me").json()["person"] is None
    assert token.get("/api/me").status_code == 401
    again = site.nobody().post(f"/api/recoveries/{secret}", {"password": "another password"})
    assert (again.status_code, again.json()["code"]) == (404, "unknown-link")
    (line,) = admin.get("/api/admin/audit", params={"person": alice.id, "limit": 2}).json()["lines"][1:]
    assert (line["act"], line["who"]) == ("recovered", alice.id) and line["place"]


def test_a_changed_password_ends_the_links_of_before(site: Site) -> None:
    alice, admin = site.account("Alice"), site.admin()
    secret = admin.post("/api/admin/recoveries", {"person": alice.id}).json()["link"].rpartition("/")[2]
    alice.keep(alice.ask("PUT", "/api/me/password", {"old": PASSWORD, "new": "a different password"}))
    stolen = site.nobody().post(f"/api/recoveries/{secret}", {"password": "brand new password"})
    assert (stolen.status_code, stolen.json()["code"]) == (404, "unknown-link")


def test_a_new_recovery_link_ends_the_older_one(site: Site) -> None:
    alice, admin = site.account("Alice"), site.admin()
    links = [admin.post("/api/admin/recoveries", {"person": alice.id}).json()["link"] for _ in range(2)]
    old, new = (link.rpartition("/")[2] for link in links)
    assert site.nobody().post(f"/api/recoveries/{old}", {"password": "brand new password"}).status_code == 404
    assert site.nobody().post(f"/api/recoveries/{new}", {"password": "brand new password"}).status_code == 201


def test_guests_have_nothing_to_recover(site: Site) -> None:
    assert site.admin().post("/api/admin/recoveries", {"person": site.guest().id}).status_code == 404


def test_a_webhook_is_set_with_a_secret_that_is_shown_once(site: Site) -> None:
    alice = site.account("Alice")
    changed = alice.ask("PATCH", "/api/me", {"webhook": "https://example.org/turn"})
    assert changed.status_code == 200
    secret = changed.json()["webhook_secret"]
    assert len(secret) > 30
    assert secret not in alice.get("/api/me").text
    assert alice.ask("PATCH", "/api/me", {"webhook": ""}).json()["webhook_secret"] == ""


PRIVATE = [
    "ftp://example.org/",
    "https://",
    "http://127.0.0.1/x",
    "http://[::1]/",
    "http://[::1",
    "http://10.1.2.3/",
    "http://169.254.169.254/latest",
    "http://localhost:8018/",
    "http://printer/",
    "https://me:secret@example.org/",
    "https://example.org:99999/",
    "https://example.org/a b",
]


def test_webhooks_do_not_reach_into_the_network(site: Site) -> None:
    alice = site.account("Alice")
    for address in PRIVATE:
        refused = alice.ask("PATCH", "/api/me", {"webhook": address})
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-webhook"), address


def test_what_is_left_out_stays(site: Site) -> None:
    guest = site.guest("Gail")
    assert guest.ask("PATCH", "/api/me", {"locale": "fa"}).json()["person"]["name"] == "Gail"
    renamed = guest.ask("PATCH", "/api/me", {"name": "Gale"}).json()["person"]
    assert (renamed["name"], renamed["locale"]) == ("Gale", "fa")


def test_an_account_keeps_its_name_and_a_guest_has_no_webhook(site: Site) -> None:
    assert site.account("Alice").ask("PATCH", "/api/me", {"name": "Bob"}).status_code == 409
    assert site.guest().ask("PATCH", "/api/me", {"webhook": "https://example.org/"}).status_code == 403


def test_registration_may_be_closed(database: Database) -> None:
    with open_site(database, registration=False) as site:
        refused = site.nobody().post("/api/accounts", {"name": "Bob", "password": PASSWORD})
        assert (refused.status_code, refused.json()["code"]) == (403, "registration-closed")
        assert site.guest().name == "Gail"


def test_administrators_find_people(site: Site) -> None:
    admin = site.admin()
    for name in ("Alice", "Alicia", "Bob", "100%"):
        site.account(name)
    site.guest("Alina")

    def found(query: str) -> list[str]:
        return [person["name"] for person in admin.get("/api/admin/people", params={"name": query}).json()["people"]]

    assert found("ALIC") == ["Alice", "Alicia"]
    assert found("%") == ["100%"]
    first = admin.get("/api/admin/people?limit=2").json()
    rest = admin.get(f"/api/admin/people?limit=100&after={first['next']}").json()
    assert len(first["people"]) == 2
    assert [person["name"] for person in rest["people"]] == ["Alicia", "Bob", "100%", "Alina"]
    assert rest["next"] is None


def test_a_passkey_is_asked_for_at_an_address_that_can_be_reached(site: Site) -> None:
    for host in ("", "["):
        answer = site.nobody().ask("POST", "/api/passkeys/options", {}, headers={"Host": host})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-passkey"), host
    asked = site.nobody().ask("POST", "/api/passkeys/options", {}, headers={"Host": "trains.example.org:8018"})
    assert asked.json()["options"]["rpId"] == "trains.example.org"


def test_what_a_device_says_of_itself_may_be_anything(site: Site) -> None:
    said = b'{"challenge":"AAAA","x":' + b"[" * 5500 + b"]" * 5500 + b"}"
    data = urlsafe_b64encode(said).decode().rstrip("=")
    credential: dict[str, Any] = {
        "id": "AAAA",
        "rawId": "AAAA",
        "type": "public-key",
        "response": {"clientDataJSON": data},
    }
    proof = {**credential, "response": {**credential["response"], "authenticatorData": "AA", "signature": "AA"}}
    made = {**credential, "response": {**credential["response"], "attestationObject": "AA"}}
    answers = [
        site.nobody().post("/api/passkeys/sessions", {"credential": proof}),
        site.account("Alice").post("/api/me/passkeys", {"credential": made, "name": "mine"}),
    ]
    assert [answer.status_code for answer in answers] == [422, 422], [answer.text for answer in answers]
