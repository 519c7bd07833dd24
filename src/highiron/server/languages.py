"""Languages that the server has learnt: each takes half a second once, which nobody else should wait for."""

import gc
import threading

from highiron.words import catalogue

_one_at_a_time = threading.Lock()


def is_learnt(locale: str) -> bool:
    """Whether sentences in the language cost no more than themselves."""
    return catalogue.is_loaded(locale)


def learn(locale: str) -> None:
    """Read the catalogues of a language, unless that is done. Takes long: call it in a thread."""
    if catalogue.is_loaded(locale):
        return
    with _one_at_a_time:
        if catalogue.is_loaded(locale):
            return
        # Some hundred thousand objects that stay for good: to look through them for what can go stops every thread
        # for as long as it takes, again and again.
        gc.disable()
        try:
            catalogue.load(locale)
        finally:
            gc.freeze()
            gc.enable()
