"""What a browser gets outside the API: the built client or a plain page."""

import gzip
from html.parser import HTMLParser
from pathlib import Path

import pytest

from highiron.server.page import routes
from highiron.server.page.static import Client
from tests.server.site import Site

INDEX = "<!doctype html><title>client</title>" + "<!-- padding -->" * 100


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client as the build leaves it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    (tmp_path / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "assets" / "app-1a2b3c.js").write_text("let x = 1;" * 500, encoding="utf-8")
    client = Client(tmp_path)
    monkeypatch.setattr(routes, "client", lambda: client)
    return tmp_path


@pytest.fixture
def unbuilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client = Client(tmp_path / "nothing")
    monkeypatch.setattr(routes, "client", lambda: client)


@pytest.mark.usefixtures("unbuilt")
def test_the_plain_page_has_what_everybody_needs(site: Site) -> None:
    answer = site.nobody().get("/")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    tags: list[str] = []
    links: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            tags.append(tag)
            links.extend(value for name, value in attrs if name == "href" and value)

    Reader().feed(answer.text)
    assert {"html", "title", "main", "h1"} <= set(tags)
    assert "script" not in tags
    for link in links:
        assert site.nobody().get(link).status_code == 200, link
    assert site.nobody().get("/game/XYZ").status_code == 404


@pytest.mark.usefixtures("built")
def test_every_address_of_the_client_leads_to_its_page(site: Site) -> None:
    for path in ("/", "/new", "/game/XYZ/12", "/join/XYZ/secret", "/recover/secret", "/api-guide"):
        answer = site.nobody().get(path)
        assert (answer.status_code, answer.text, answer.headers["cache-control"]) == (200, INDEX, "no-cache"), path


@pytest.mark.usefixtures("built")
def test_addresses_that_are_not_the_clients_stay_errors(site: Site) -> None:
    for path in ("/api", "/api/nothing", "/assets/gone-4d5e6f.js", "/assets/..%2f..%2fsecret", "/schema/x.json"):
        assert site.nobody().get(path).status_code == 404, path
    assert site.nobody().post("/new").status_code == 404


@pytest.mark.usefixtures("built")
def test_files_with_a_hash_in_their_name_are_kept_for_ever(site: Site) -> None:
    answer = site.nobody().get("/assets/app-1a2b3c.js", headers={"Accept-Encoding": "identity"})
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    assert site.nobody().get("/icon.svg").headers["content-type"].startswith("image/svg+xml")


@pytest.mark.usefixtures("built")
def test_what_the_browser_has_is_not_sent_again(site: Site) -> None:
    first = site.nobody().get("/")
    again = site.nobody().get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_files_are_packed_for_those_who_take_it(site: Site, built: Path) -> None:
    path = "/assets/app-1a2b3c.js"
    with site.client.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as packed:
        raw = b"".join(packed.iter_raw())
        assert packed.headers["content-encoding"] == "gzip"
    content = (built / "assets" / "app-1a2b3c.js").read_bytes()
    assert gzip.decompress(raw) == content
    plain = site.nobody().get(path, headers={"Accept-Encoding": "identity"})
    assert plain.content == content
    assert "content-encoding" not in plain.headers
