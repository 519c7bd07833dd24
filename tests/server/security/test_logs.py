"""Logs and figures: enough to run a server by, and nothing secret."""

import io
import json
import logging
from collections.abc import Iterator

import pytest
from prometheus_client.parser import text_string_to_metric_families

from highiron.server.database.engine import Database
from highiron.server.database.errors import Unavailable
from highiron.server.observe.logs import JsonLines
from tests.server.site import PASSWORD, Site


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """What the server logs, at every level."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    handler.addFilter(lambda record: not record.name.startswith(("httpx", "httpcore")))  # the test's own client
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield stream
    root.removeHandler(handler)
    root.setLevel(level)


def test_no_secret_is_ever_logged(site: Site, lines: io.StringIO) -> None:
    alice, admin = site.account("Alice Liddell"), site.admin()
    program = site.program(alice, "account")
    hook = program.ask("PATCH", "/api/me", {"webhook": "https://example.org/hook?key=hidden"}).json()
    link = admin.post("/api/admin/recoveries", {"person": alice.id}).json()["link"]
    recovery = link.rpartition("/")[2]
    made = alice.post("/api/games", {"title": "1846", "players": 3, "public": False})
    table = made.json()
    alice.post(f"/api/games/{table['id']}/chat", {"text": "a private word"})
    alice.ask("PUT", f"/api/games/{table['id']}/notes", {"text": "my plan"})
    alice.get(f"/api/games/{table['id']}?invitation={table['invitation']}")
    site.nobody().post("/api/sessions", {"name": "Alice Liddell", "password": "a wrong password"})
    site.nobody().post(f"/api/recoveries/{recovery}", {"password": "the new password"})
    site.nobody().get("/api/me", headers={"Authorization": "Bearer hi_not-a-token"})
    text = lines.getvalue()
    assert text.count("\n") > 10
    secrets = [
        PASSWORD,
        "a wrong password",
        "the new password",
        alice.cookie,
        alice.csrf,
        program.token,
        hook["webhook_secret"],
        "hidden",
        recovery,
        table["invitation"],
        "a private word",
        "my plan",
        "hi_not-a-token",
        "Liddell",
    ]
    found = [secret for secret in secrets if secret in text]
    assert found == []


def test_a_request_is_one_json_line_with_its_number(site: Site, lines: io.StringIO) -> None:
    alice = site.account("Alice")
    answer = alice.get("/api/me/tokens")
    last = [json.loads(line) for line in lines.getvalue().splitlines() if '"message": "request"' in line][-1]
    assert last["request_id"] == answer.headers["x-request-id"]
    assert (last["method"], last["route"], last["status"], last["person"]) == ("GET", "/api/me/tokens", 200, alice.id)
    assert last["milliseconds"] > 0
    assert set(last) == {
        "time",
        "level",
        "logger",
        "message",
        "request_id",
        "method",
        "route",
        "status",
        "milliseconds",
        "person",
    }


def test_a_fault_is_logged_without_its_values(site: Site, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the password is swordfish")

    monkeypatch.setattr("highiron.server.people.routes.person_of", fail)
    answer = site.account("Alice").get("/api/me")
    assert (answer.status_code, answer.json()["code"]) == (500, "fault")
    assert "swordfish" not in answer.text
    text = lines.getvalue()
    assert "swordfish" not in text
    fault = next(json.loads(line) for line in text.splitlines() if '"message": "fault"' in line)
    assert fault["error"] == "RuntimeError"
    assert fault["request_id"] == answer.headers["x-request-id"]
    assert any("people/routes.py" in place for place in fault["trace"])


def test_figures_are_counted_by_route(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("highiron.server.observe.routes._is_here", lambda request: True)
    nobody = site.nobody()
    nobody.get("/api/titles/1830")
    nobody.get("/api/titles/1846")
    nobody.get("/api/titles/9999")
    nobody.get("/api/secret-looking-path")
    answer = nobody.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    text = answer.text
    assert 'highiron_requests_total{method="GET",route="/api/titles/{title}",status="200"} 2.0' in text
    assert 'highiron_requests_total{method="GET",route="/api/titles/{title}",status="404"} 1.0' in text
    assert 'highiron_request_seconds_count{route="/api/titles/{title}"} 3.0' in text
    assert "highiron_live_games 0.0" in text
    assert "secret-looking-path" not in text
    kinds = {family.name: family.type for family in text_string_to_metric_families(text)}
    assert kinds == {
        "highiron_requests": "counter",
        "highiron_request_seconds": "histogram",
        "highiron_moves": "counter",
        "highiron_streams": "gauge",
        "highiron_live_games": "gauge",
        "highiron_disk_free_bytes": "gauge",
        "highiron_threads": "gauge",
        "highiron_games_waiting_for_bots": "gauge",
        "highiron_bot_games_waiting": "gauge",
        "highiron_heavy_work_waiting": "gauge",
    }


def test_methods_that_strangers_make_up_are_neither_kept_nor_logged(site: Site, lines: io.StringIO) -> None:
    metrics = site.app.state.metrics
    before = len(metrics.text())
    for number in range(20):
        site.head_of(f"MADE-UP-{number}", "/x", {})
    metrics.request("MADE-UP-20", "(flood)", 429, None)
    text = metrics.text()
    assert "MADE-UP" not in text + lines.getvalue()
    assert 'method="OTHER",route="(none)"' in text and 'method="OTHER",route="(flood)"' in text
    assert len(text) < before + 2_000


def test_health_tells_whether_the_database_answers(
    site: Site, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    well = site.nobody().get("/health")
    assert (well.status_code, well.json()["database"]) == (200, database.kind)

    def lost() -> None:
        raise Unavailable

    monkeypatch.setattr(database, "reading", lost)
    site.app.state.watch.look()
    ill = site.nobody().get("/health")
    assert (ill.status_code, ill.json()["code"]) == (503, "database-unreachable")
