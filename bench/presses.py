"""How much has to be pressed for an ordinary operating turn: `python -m bench.presses`.

For every title the first turn, in games of random players from a seed, of a corporation with a train and a route: one
tile is laid, the best runs are made and paid out, the rest is skipped. Counted are the clicks of somebody with a mouse
and the keys of somebody without one. The exit code says whether the limits hold.
"""

import sys
import tempfile
from pathlib import Path

from tests.web.arriving import bring
from tests.web.browsers import find_browser, started_browser
from tests.web.positions import record_until
from tests.web.serving import build_client, served
from tests.web.turns import Keyboard, Turn, turn_begins
from tests.web.watching import watch

TITLES = ("1830", "1846", "1817", "18CE")
MOST_CLICKS = 7
MOST_KEYS = 14


def main() -> int:
    """Count and print."""
    if problem := build_client():
        print(problem)
        return 1
    good = True
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as address,
        started_browser(find_browser()) as browser,
    ):
        for title in TITLES:
            record = record_until(Path(data), turn_begins, title)
            page = watch(browser, address).page()
            bring(page, record, go_on=True)
            clicking = Turn(page)
            clicking.hand.await_turn()
            clicking.play()
            bring(page, record, go_on=True)
            typing = Keyboard(page)
            typing.hand.await_turn()
            typing.turn()
            page.context.close()
            good &= clicking.clicks <= MOST_CLICKS and typing.pressed <= MOST_KEYS
            print(f"{title}: {clicking.clicks} clicks, or {typing.pressed} keys ({clicking.ran})", flush=True)
    print(f"limits: {MOST_CLICKS} clicks, {MOST_KEYS} keys: {'kept' if good else 'NOT kept'}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
