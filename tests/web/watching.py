"""Browser pages that notice what a person would not: errors in the console, and calls to other machines."""

from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

LOOPBACK = ("127.0.0.1", "localhost")
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}


@dataclass
class Watched:
    """One person's browser: a context with its own cookies, and all that went wrong in it."""

    context: BrowserContext
    faults: list[str] = field(default_factory=list)
    expected: set[int] = field(default_factory=set)  # statuses of answers that this test provokes
    offline: bool = False  # while cut off, failing calls are what is to be seen

    def page(self) -> Page:
        """A new page that reports to `faults`."""
        page = self.context.new_page()
        page.set_default_timeout(15_000)
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.faults.append(f"error in the page: {error}"))
        page.on("request", self._on_request)
        page.on("response", self._on_response)
        return page

    def _on_console(self, message: ConsoleMessage) -> None:
        # The browser writes a line for each answer that is no success; those are judged by their status below.
        if message.type == "error" and "Failed to load resource" not in message.text and not self.offline:
            self.faults.append(f"console: {message.text}")

    def _on_request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.hostname not in LOOPBACK:
            self.faults.append(f"a call to another machine: {request.url}")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400 and response.status not in self.expected:
            self.faults.append(f"{response.status} for {response.request.method} {response.url}")


def watch(browser: Browser, address: str, **options: Any) -> Watched:
    """A context on the address; `options` as Playwright's new_context takes them."""
    options.setdefault("viewport", WIDE)
    options.setdefault("locale", "en-GB")
    options.setdefault("reduced_motion", "reduce")
    return Watched(browser.new_context(base_url=address, **options))
