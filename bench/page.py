"""How quick the page is on a slow machine: `python -m bench.page`.

A recorded game of 1830 at its end, in Chromium with its processor slowed down four times. A step to the next or the
previous position counts from the server's answer to the moment the screen shows it; scrolling counts the time between
frames. The size of all scripts is taken as the server sends them, packed.
"""

import gzip
import statistics
import sys
import tempfile
from importlib.resources import files
from pathlib import Path

from playwright.sync_api import CDPSession, Page

from tests.web.arriving import bring
from tests.web.browsers import find_browser, started_browser
from tests.web.hand import Hand
from tests.web.positions import whole_game
from tests.web.serving import served
from tests.web.watching import watch

SLOWER = 4
STEPS = 40
REDRAW_LIMIT = 100.0  # milliseconds
SMOOTH = 50.0  # milliseconds between frames that nobody notices while scrolling
SIZE_LIMIT = 300 * 1024

# One step: from the answer of the server (or from the click, where the page knows the position already) to the frame.
STEP = """async ([name, button]) => {
  const group = document.querySelector(`[aria-label="${name}"][role="group"]`);
  const shown = group.querySelector("output");
  const changed = new Promise((done) => new MutationObserver((_, seen) => (seen.disconnect(), done()))
    .observe(shown, { childList: true, characterData: true, subtree: true }));
  performance.clearResourceTimings();
  const clicked = performance.now();
  group.querySelectorAll("button")[button].click();
  await changed;
  const painted = await new Promise((done) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.now());
    channel.port2.postMessage(0);
  }));
  const asked = performance.getEntriesByType("resource").filter((entry) => entry.name.includes("/view"));
  return { redraw: painted - (asked.at(-1)?.responseEnd || clicked), whole: painted - clicked };
}"""
LOADED = """() => performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname)
  .filter((path) => path.endsWith(".js")).map((path) => path.split("/").pop())"""
COUNT_FRAMES = """() => {
  const begun = window.frames_seen !== undefined;
  window.frames_seen = [];
  if (begun) return;
  let last = performance.now();
  const count = (now) => (window.frames_seen.push(now - last), (last = now), requestAnimationFrame(count));
  requestAnimationFrame(count);
}"""


def steps(page: Page, button: int) -> list[dict[str, float]]:
    """Press the button over and over."""
    return [page.evaluate(STEP, ["Positions of the game", button]) for _ in range(STEPS)]


def frames_while_scrolling(page: Page, slow: CDPSession, part: str) -> list[float]:
    """Times between frames while a part of the game is scrolled through."""
    page.get_by_role("navigation", name="Parts of the game").get_by_role("button", name=part).click()
    page.wait_for_timeout(500)
    page.evaluate(COUNT_FRAMES)
    gesture = {"x": 500, "y": 500, "yDistance": -2500, "speed": 1500, "gestureSourceType": "mouse"}
    slow.send("Input.synthesizeScrollGesture", gesture)
    found: list[float] = page.evaluate(
        "() => { const seen = window.frames_seen; window.frames_seen = []; return seen; }"
    )
    return found


def script_size() -> int:
    """Bytes of all scripts, packed."""
    assets = files("highiron") / "web" / "assets"
    return sum(len(gzip.compress(place.read_bytes(), 9)) for place in assets.iterdir() if place.name.endswith(".js"))


def loaded_size(page: Page) -> int:
    """Bytes of the scripts that the page has loaded so far, packed."""
    assets = files("highiron") / "web" / "assets"
    loaded = page.evaluate(LOADED)
    return sum(len(gzip.compress((assets / name).read_bytes(), 9)) for name in loaded)


def worst_of(values: list[float]) -> float:
    """The value that only one in twenty passes."""
    return sorted(values)[int(len(values) * 0.95)]


def main() -> int:
    """Measure and print; the exit code says whether the limits hold."""
    good = True
    size = script_size()
    good &= size < SIZE_LIMIT
    print(f"script: {size / 1024:.0f} KB packed (limit {SIZE_LIMIT // 1024})")
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as address,
        started_browser(find_browser()) as browser,
    ):
        page = watch(browser, address).page()
        page.goto("/")
        page.get_by_role("heading", level=1).wait_for()
        print(f"loaded by the first page: {loaded_size(page) / 1024:.0f} KB")
        bring(page, whole_game(Path(data)))
        print(f"and by the page of a game: {loaded_size(page) / 1024:.0f} KB")
        print(f"game: position {Hand(page).position}, processor slowed down ×{SLOWER}")
        slow = page.context.new_cdp_session(page)
        slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        for part in ("Map", "Companies"):
            page.get_by_role("navigation", name="Parts of the game").get_by_role("button", name=part).click()
            page.wait_for_timeout(500)
            for name, button in (("back", 1), ("on", 2)):
                taken = steps(page, button)
                redraw = [step["redraw"] for step in taken]
                whole = [step["whole"] for step in taken]
                good &= statistics.median(redraw) < REDRAW_LIMIT
                print(
                    f"{part}, action {name}: redraw {statistics.median(redraw):.0f} ms (95% {worst_of(redraw):.0f}),"
                    f" with the server's answer {statistics.median(whole):.0f} ms (95% {worst_of(whole):.0f})"
                )
        for part in ("Companies", "Tables"):
            frames = frames_while_scrolling(page, slow, part)
            good &= worst_of(frames) < SMOOTH
            print(
                f"{part}, scrolling: {len(frames)} frames, {statistics.median(frames):.0f} ms each,"
                f" 95% under {worst_of(frames):.0f} ms"
            )
    print("all within the limits" if good else "NOT within the limits")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
