"""Steady players of characters that no search knows: opponents by which looking ahead is judged.

    highiron arena 1830 --bots learned,bench.strangers:hoarder,bench.strangers:gambler,bench.strangers:surveyor

What a search plays on with are the characters of the house; these have other habits, some of them bad ones.
"""

from collections.abc import Callable

from highiron.bots.steady.bot import SteadyBot
from highiron.bots.steady.character import Character


def _maker(character: Character) -> Callable[[int], SteadyBot]:
    def make(seed: int = 0) -> SteadyBot:
        return SteadyBot(seed, character)

    return make


hoarder = _maker(Character("hoarder", saving=5.0, trading=0.5, building=0.6))
gambler = _maker(Character("gambler", saving=0.4, trading=4.0, rushing=4.0, building=1.5))
surveyor = _maker(Character("surveyor", building=3.0, looked_at=12, trading=0.6))
wrecker = _maker(Character("wrecker", rushing=5.0, trading=1.5, saving=2.0))
idler = _maker(Character("idler", building=0.4, saving=2.0, looked_at=3, trading=1.5))
