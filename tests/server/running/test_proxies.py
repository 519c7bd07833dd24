"""The proxies of docs/proxy before the server: https, streams that tell at once, addresses that cannot be forged."""

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.serving import SECONDS, Listening, serving

CONFIGURATIONS = Path(__file__).resolve().parents[3] / "docs" / "proxy"
FORGED = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "http"}
LARGE = 2_000_000  # bytes, more than proxies let through by themselves


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def changed(name: str, *changes: tuple[str, str]) -> str:
    """A configuration as it is documented, but for what belongs to this machine."""
    text = (CONFIGURATIONS / name).read_text()
    for old, new in changes:
        assert old in text, f"{name} no longer has {old!r}"
        text = text.replace(old, new)
    return text


def nginx(place: Path, port: int, behind: str) -> list[str]:
    certificate, key = place / "certificate.pem", place / "key.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    subprocess.run([*made, "-out", certificate, "-keyout", key], check=True, capture_output=True)
    site = changed(
        "nginx.conf",
        ("127.0.0.1:8018", behind),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("trains.example.org;", "localhost;"),
        ("/etc/letsencrypt/live/trains.example.org/fullchain.pem", str(certificate)),
        ("/etc/letsencrypt/live/trains.example.org/privkey.pem", str(key)),
    )
    paths = "".join(
        f"{kind}_temp_path {place}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = place / "nginx.conf"
    # Where root starts it, it would go on as somebody who may not look into root's temporary folders.
    user = "user root;\n" if os.geteuid() == 0 else ""
    whole.write_text(
        f"{user}daemon off;\npid {place}/pid;\nerror_log {place}/errors;\nworker_processes 1;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{paths}{site}}}\n"
    )
    return ["nginx", "-e", str(place / "errors"), "-c", str(whole)]


def caddy(place: Path, port: int, behind: str) -> list[str]:
    site = changed(
        "Caddyfile",
        ("127.0.0.1:8018", behind),
        ("trains.example.org {", f"https://localhost:{port} {{\n\ttls internal"),
    )
    options = (
        "admin off",
        "skip_install_trust",
        "auto_https disable_redirects",
        f"storage file_system {place}/storage",
    )
    whole = place / "Caddyfile"
    whole.write_text("{\n" + "".join(f"\t{option}\n" for option in options) + "}\n" + site)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(whole)]


@pytest.fixture(scope="module", params=[nginx, caddy])
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The server behind a proxy, as visitors reach it."""
    make: Callable[[Path, int, str], list[str]] = request.param
    for program in (make.__name__, "openssl"):
        if shutil.which(program) is None:
            pytest.skip(f"no {program} on the path; on Debian, ./check run by root installs it")
    place, port = tmp_path_factory.mktemp(make.__name__), free_port()
    place.chmod(0o755)
    public = f"https://localhost:{port}"
    with serving("sqlite", place / "data", HIGHIRON_TRUSTED_PROXIES="127.0.0.1") as server:
        command = make(place, port, server.address.removeprefix("http://"))
        proxy = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        try:
            wait_for(public, proxy)
            yield public
        finally:
            proxy.terminate()
            proxy.wait(SECONDS)
        assert server.process.poll() is None


def wait_for(address: str, proxy: "subprocess.Popen[str]") -> None:
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        if proxy.poll() is not None:
            raise AssertionError(proxy.communicate()[1])
        try:
            if httpx.get(f"{address}/health", verify=False).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError("the proxy does not answer")


@pytest.fixture
def ann(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=address, verify=False, timeout=SECONDS, headers=FORGED) as client:
        answer = client.post("/api/guests", json={"name": "Ann"})
        assert answer.status_code == 201, answer.text
        client.headers["X-CSRF-Token"] = answer.json()["csrf"]
        assert "Secure" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]
        yield client


def test_a_visitor_is_known_by_the_address_that_the_proxy_sees(ann: httpx.Client) -> None:
    assert [session["place"] for session in ann.get("/api/me/sessions").json()] == ["127.0.0.1"]


def test_a_stream_tells_at_once(ann: httpx.Client) -> None:
    table = {"title": "1830", "players": 3, "mode": "hotseat", "start": True}
    game = ann.post("/api/games", json=table).json()["id"]
    with Listening(ann, f"/api/games/{game}/stream") as stream:
        stream.next("snapshot")
        move = {"sequence": 0, "key": "behind-a-proxy", "action": {"type": "pass", "seat": "A"}}
        assert ann.post(f"/api/games/{game}/moves", json=move).status_code == 200
        assert stream.next("entry")["data"]["sequence"] == 1


def test_a_record_is_not_too_large_for_the_proxy(ann: httpx.Client) -> None:
    answer = ann.post("/api/imports", json={"record": "x" * LARGE})
    assert answer.status_code == 422 and answer.json()["code"], "the server's own answer"


def test_metrics_are_not_for_those_who_come_through_a_proxy(ann: httpx.Client) -> None:
    assert ann.get("/metrics").status_code == 403
