"""What the first visitors need, made before anybody asks."""

import gc
import threading
from contextlib import suppress

from highiron.flow import engine
from highiron.pictures import draw_map
from highiron.server.reference.keys import facts_key
from highiron.server.reference.sheets import NotDrawn, Sheets
from highiron.titles import catalogue
from highiron.titles.catalogue import new_state

LOCALE = "en"


def warm(sheets: Sheets) -> None:
    """Make the usual facts of every title, and look at its map."""
    for title in catalogue.titles():
        players = catalogue.player_counts(title)
        facts = catalogue.facts_for(title, players[len(players) // 2])
        draw_map(engine.seen_by(new_state(facts, 1), None))
        with suppress(NotDrawn):
            sheets.made(facts_key(facts), LOCALE)
    sheets.rest()


def _warm_for_good(sheets: Sheets) -> None:
    """What was made stays as long as the server: looking through it again and again would cost every move."""
    warm(sheets)
    gc.collect()
    gc.freeze()


def warm_aside(sheets: Sheets) -> threading.Thread:
    """The same in a thread that holds nothing up, for a server that keeps it."""
    thread = threading.Thread(target=_warm_for_good, args=(sheets,), name="warm-facts", daemon=True)
    thread.start()
    return thread
