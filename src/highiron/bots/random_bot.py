"""`random`: any legal move, drawn so that games develop."""

from random import Random

from highiron.bots.bot import Decision, Sight, luck
from highiron.core.events import Event
from highiron.core.families import Family
from highiron.core.ids import DEPOT, POOL
from highiron.selfplay import RandomPlayers

BEGGING = ("bankrupt", "buy_train", "buy_private", "trade_private", "exchange_private")
GIVES_UP = 0.2  # how soon a player who can only ask others for a train stops asking


class RandomBot:
    """Plays like the random players of `highiron selfplay`; its temper comes from the seed."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def decide(self, sight: Sight) -> Decision:
        players = RandomPlayers(Random(self.seed))
        players.rng = luck(self.seed, sight)
        ruin = sight.family("bankrupt")
        if ruin is not None and _can_only_beg(sight) and players.rng.random() < GIVES_UP:
            return Decision(ruin.sample(players.rng), Event("by-chance"))
        return Decision(players.choose(sight.state, _agreed(sight)), Event("by-chance"))


def _can_only_beg(sight: Sight) -> bool:
    """Whether a train must be bought and no money is left: others may decline for ever what is offered them."""
    trains = sight.family("buy_train")
    if trains is None or any(box["source"] in (DEPOT, POOL) for box in trains.boxes):
        return False
    return all(family.kind in BEGGING for family in sight.families)


def _agreed(sight: Sight) -> list[Family]:
    """What may be done without wronging anybody.

    Where consent counts as given (option `consent`), players have agreed on sales between them beforehand. Nobody
    agrees anything with chance, so it takes no train and no private from another player there.
    """
    state = sight.state
    if state.facts.options.get("consent") != "given":
        return sight.families
    kept: list[Family] = []
    for family in sight.families:
        if family.kind == "buy_train":
            own = [box for box in family.boxes if state.presidents.get(box["source"], sight.seat) == sight.seat]
        elif family.kind == "buy_private":
            own = [box for box in family.boxes if state.privates[box["private"]] == sight.seat]
        elif family.kind == "trade_private":
            own = []
        else:
            own = family.boxes
        if own is family.boxes:
            kept.append(family)
        elif own:
            kept.append(Family(family.kind, family.seat, own))
    return kept or sight.families
