"""The browser that the machine has: Debian's Chromium, or any Chrome or Chromium on the path."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
QUIET = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-dev-shm-usage",
]


def find_browser() -> str:
    """The path of the browser, "" where there is none."""
    return next((path for name in NAMES if (path := shutil.which(name))), "")


@contextmanager
def started_browser(path: str) -> Iterator[Browser]:
    """The browser, without a window."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path,
            args=[*QUIET, *(["--no-sandbox"] if root else [])],  # its sandbox refuses to work for root
        )
        try:
            yield browser
        finally:
            browser.close()
