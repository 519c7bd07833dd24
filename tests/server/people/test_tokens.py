"""Personal API tokens."""

from sqlalchemy import select

from highiron.server.database.tables import ApiToken
from tests.server.site import Site


def test_a_token_is_shown_once_and_kept_as_a_hash(site: Site) -> None:
    alice = site.account("Alice")
    program = site.program(alice, "read")
    assert program.token.startswith("hi_")
    listed = alice.get("/api/me/tokens")
    assert program.token not in listed.text
    assert [(token["name"], token["scopes"]) for token in listed.json()] == [("program", ["read"])]
    with site.database.reading() as transaction:
        stored = transaction.scalars(select(ApiToken)).one()
    assert program.token not in (stored.hash, stored.name, stored.scopes)


def test_a_token_needs_no_csrf_but_its_scope(site: Site) -> None:
    alice = site.account("Alice")
    program = site.program(alice, "account")
    assert program.ask("PATCH", "/api/me", {"locale": "de"}).json()["person"]["locale"] == "de"
    reader = site.program(alice, "read")
    refused = reader.ask("PATCH", "/api/me", {"locale": "fr"})
    assert (refused.status_code, refused.json()["code"]) == (403, "missing-scope")


def test_a_deleted_token_stops_at_once(site: Site) -> None:
    alice = site.account("Alice")
    program = site.program(alice, "read")
    (token,) = alice.get("/api/me/tokens").json()
    assert token["used"] is None
    assert program.get("/api/me").json()["person"]["name"] == "Alice"
    assert alice.get("/api/me/tokens").json()[0]["used"] is not None
    assert alice.ask("DELETE", f"/api/me/tokens/{token['id']}").status_code == 204
    refused = program.get("/api/me")
    assert (refused.status_code, refused.json()["code"]) == (401, "unknown-token")
    assert "Bearer" in refused.headers["www-authenticate"]


def test_nobody_deletes_the_token_of_another(site: Site) -> None:
    alice, bob = site.account("Alice"), site.account("Bob")
    program = site.program(alice, "read")
    token = alice.get("/api/me/tokens").json()[0]["id"]
    assert bob.ask("DELETE", f"/api/me/tokens/{token}").status_code == 404
    assert program.get("/api/me").status_code == 200


def test_a_token_can_neither_make_tokens_nor_take_over_the_account(site: Site) -> None:
    program = site.program(site.account("Alice"), "read", "play", "tables", "account", "chat")
    tried = [
        program.post("/api/me/tokens", {"name": "more", "scopes": ["read"]}),
        program.ask("PUT", "/api/me/password", {"old": "correct horse battery", "new": "something else"}),
        program.ask("DELETE", "/api/me", {"password": "correct horse battery"}),
        program.ask("DELETE", "/api/sessions"),
    ]
    assert [(answer.status_code, answer.json()["code"]) for answer in tried] == [(403, "not-by-token")] * 4


def test_guests_have_no_tokens(site: Site) -> None:
    refused = site.guest().post("/api/me/tokens", {"name": "x", "scopes": ["read"]})
    assert (refused.status_code, refused.json()["code"]) == (403, "guests-may-not")


def test_unknown_scopes_are_refused(site: Site) -> None:
    refused = site.account("Alice").post("/api/me/tokens", {"name": "x", "scopes": ["root"]})
    assert refused.status_code == 422
