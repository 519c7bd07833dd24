"""Bots that a table server must survive."""

import os
import time
from pathlib import Path

from highiron.bots import Decision, Sight
from highiron.core.actions import EndGame
from highiron.core.events import Event


class Sleeper:
    """Does not answer. Tells that it was asked by a file, named by the environment, so that tests need not guess."""

    name = "sleeper"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def decide(self, sight: Sight) -> Decision:
        if told := os.environ.get("HIGHIRON_TEST_ASKED"):
            Path(told).write_text(str(os.getpid()))
        time.sleep(600)
        raise AssertionError("nobody waits that long")


class Deadly(Sleeper):
    """Takes its process along."""

    def decide(self, sight: Sight) -> Decision:
        os._exit(9)


class Failing(Sleeper):
    """Raises."""

    def decide(self, sight: Sight) -> Decision:
        raise LookupError("lost")


class Quitter(Sleeper):
    """Wants to end the game, which no bot may."""

    def decide(self, sight: Sight) -> Decision:
        return Decision(EndGame(seat=sight.seat), Event("by-chance"))
