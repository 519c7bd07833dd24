"""Facts made before anybody asks: drawing the tiles of a title takes a moment, and the first page should not wait."""

import gc
import threading

from highiron.server.reference.keys import encoded_sheet, facts_key
from highiron.titles import catalogue

LOCALE = "en"


def warm() -> None:
    """Make the usual facts of every title. Other options and numbers of players then take a fraction of the time."""
    for title in catalogue.titles():
        players = catalogue.player_counts(title)
        encoded_sheet(facts_key(catalogue.facts_for(title, players[len(players) // 2])), LOCALE)


def _warm_for_good() -> None:
    """What was made stays as long as the server: looking through it again and again would cost every move."""
    warm()
    gc.collect()
    gc.freeze()


def warm_aside() -> threading.Thread:
    """The same in a thread that holds nothing up, for a server that keeps it."""
    thread = threading.Thread(target=_warm_for_good, name="warm-facts", daemon=True)
    thread.start()
    return thread
