"""Bodies and addresses that nobody should send: refused early, in our shape, and never a fault."""

from collections.abc import Iterator

import pytest

from tests.server.site import Site

JSON = {"Content-Type": "application/json"}
LIMIT = 256 * 1024


def chunks(total: int) -> Iterator[bytes]:
    yield b'{"name": "'
    for _ in range(total // 1024):
        yield b"x" * 1024
    yield b'"}'


def test_a_large_body_is_refused_before_it_is_read(site: Site) -> None:
    announced = {**JSON, "content-length": str(10**12)}
    status, _ = site.head_of("POST", "/api/guests", announced, b"{")
    assert status == 413


def test_a_large_body_in_chunks_is_refused(site: Site) -> None:
    answer = site.client.post("/api/guests", content=chunks(4 * LIMIT), headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


BROKEN = [
    (b"{", 400, "malformed"),
    (b"\xff\xfe", 400, "malformed"),
    (b'{"name": "\xc3"}', 400, "malformed"),
    (b'{"name": "\\ud800"}', 400, "malformed"),
    (b"[" * 100_000, 400, "malformed"),
    (b'{"name":' * 10_000, 400, "malformed"),
    (b"", 422, "invalid"),
    (b"null", 422, "invalid"),
    (b"[]", 422, "invalid"),
    (b'"name"', 422, "invalid"),
    (b"{}", 422, "invalid"),
    (b'{"name": 7}', 422, "invalid"),
    (b'{"name": "A", "admin": true}', 422, "invalid"),
    (b'{"name": "A\\u0000B"}', 400, "malformed"),
    (b'{"name": "A\\\\\\u0000B"}', 400, "malformed"),
    (b'{"name": "A\\u0001B"}', 422, "bad-name"),
    (b'{"nothing": "A\\\\u0000"}', 422, "invalid"),  # a backslash and five characters
    (b'{"name": "' + b"x" * 100 + b'"}', 422, "invalid"),
]


def test_headers_that_no_browser_sends_are_refused(site: Site) -> None:
    assert site.head_of("GET", "/api/me", {"cookie": "a=b; " * 8_000})[0] == 431
    assert site.head_of("GET", "/api/me", {"cookie": "a=b; " * 2_000})[0] == 200
    assert site.head_of("X" * 40_000, "/api/me", {})[0] == 431
    assert site.head_of("GET", "/api/" + "x" * 40_000, {})[0] == 431
    assert site.head_of("GET", "/api/games?title=" + "x" * 40_000, {})[0] == 431
    assert site.head_of("POST", "/api/guests", {"origin": "http://[::1"})[0] == 403


@pytest.mark.parametrize("kind", ["application/json", "text/plain", "application/x-www-form-urlencoded"])
def test_broken_bodies_are_explained(site: Site, kind: str) -> None:
    for body, status, code in BROKEN:
        answer = site.client.post("/api/guests", content=body, headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["code"]) == (status, code), body[:40]
        assert set(answer.json()) == {"status", "code", "detail", "extra"}


def test_the_fields_that_do_not_fit_are_named_without_their_values(site: Site) -> None:
    answer = site.nobody().post("/api/accounts", {"name": "Alice", "password": ["very secret thing"]})
    assert answer.status_code == 422
    assert [item["field"] for item in answer.json()["extra"]["fields"]] == ["password"]
    assert "very secret" not in answer.text


def test_a_name_that_no_database_holds_is_simply_unknown(site: Site) -> None:
    for name in ("\x1f", "\uffff"):
        answer = site.nobody().post("/api/sessions", {"name": name, "password": "whatever it is"})
        assert (answer.status_code, answer.json()["code"]) == (401, "wrong-credentials"), name


def test_no_text_holds_a_character_that_no_database_does(site: Site) -> None:
    alice, bob = site.account("Alice of NUL"), site.account("Bob of NUL")
    answers = [
        alice.post("/api/reports", {"person": bob.id, "text": "x", "game": "\0"}),
        alice.ask("DELETE", "/api/me/push", {"endpoint": "\0"}),
        site.nobody().post("/api/sessions", {"name": "a\0b", "password": "whatever it is"}),
    ]
    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(400, "malformed")] * 3


def test_every_error_has_the_same_shape(site: Site) -> None:
    answers = [
        site.nobody().get("/api/nothing"),
        site.nobody().ask("DELETE", "/api/titles"),
        site.nobody().get("/api/me/tokens"),
        site.nobody().get("/api/games/%00"),
        site.nobody().get("/api/games?title=%00"),
        site.nobody().get("/api/games/" + "x" * 2000),
        site.nobody().get("/api/games?limit=many"),
        site.nobody().get("/schema/nothing.json"),
        site.account("Alice").ask("DELETE", "/api/me/tokens/99999999999999999999999"),
    ]
    statuses = [answer.status_code for answer in answers]
    assert statuses == [404, 405, 401, 400, 400, 422, 422, 404, 422]
    for answer in answers:
        assert set(answer.json()) == {"status", "code", "detail", "extra"}
        assert answer.json()["status"] == answer.status_code
    assert "GET" in answers[1].headers["allow"]


def test_headers_keep_the_page_safe(site: Site) -> None:
    for path in ("/", "/api/me", "/api/nothing"):
        headers = site.nobody().get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src" not in policy or "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert len(headers["x-request-id"]) == 16
    assert site.nobody().get("/api/me").headers["cache-control"] == "no-store"
