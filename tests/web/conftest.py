"""A browser, a server with the built client, and people who come to it."""

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browsers import find_browser, started_browser
from tests.web.serving import build_client, served
from tests.web.watching import Watched, watch

Visitors = Callable[..., Watched]

expect.set_options(timeout=20_000)  # a busy machine is slow, and what is never there fails all the same


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a worker."""
    path = find_browser()
    if not path:
        pytest.skip("no Chromium on the path; on Debian, ./check run by root installs the package chromium")
    with started_browser(path) as found:
        yield found


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[str]:
    """A running server that serves the client."""
    if os.environ.get("HIGHIRON_EXPECT_COMPILED"):
        pytest.skip("the browser is tried on the plain build alone")
    if problem := build_client():
        pytest.skip(f"the client cannot be built: {problem}")
    with served(tmp_path_factory.mktemp("served")) as found:
        yield found


_failed = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember for the fixtures below whether the test itself went wrong."""
    report = yield
    if report.when == "call":
        item.stash[_failed] = report.failed
    return report


@pytest.fixture
def visitors(browser: Browser, address: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Visitors]:
    """Make visitors, each with a browser of their own. The test fails if anything went wrong in one of them."""
    came: list[Watched] = []

    def come(**options: Any) -> Watched:
        came.append(watch(browser, address, **options))
        return came[-1]

    yield come
    if request.node.stash.get(_failed, True):
        for number, page in enumerate(page for visitor in came for page in visitor.context.pages):
            page.screenshot(path=tmp_path / f"page-{number}.png")
            print(f"what the page showed: {tmp_path / f'page-{number}.png'}")
    for visitor in came:
        visitor.context.close()
    faults = [fault for visitor in came for fault in visitor.faults]
    assert not faults, "\n".join(faults)


@pytest.fixture
def visitor(visitors: Visitors) -> Watched:
    """One visitor at a wide screen."""
    return visitors()
