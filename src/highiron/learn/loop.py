"""Play, train, duel: generation after generation, until the next one no longer plays better. Needs numpy."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec

from highiron.learn.duel import Verdict, rotated, verdict
from highiron.learn.games import Choice, Position
from highiron.learn.parallel import Place, duels, lessons
from highiron.learn.train import MOST_EPOCHS, NETWORKS, UNITS, Trained, train
from highiron.learn.train_prior import MOST_EPOCHS as PRIOR_EPOCHS
from highiron.learn.train_prior import PriorScores, train_prior
from highiron.learn.weights_file import Weights

PLAYING, TRAINING, DUELLING = "playing", "training", "duelling"

Tell = Callable[[int, str, int, int], None]  # generation, what is under way, how much of it is done, of how much


class Plan(msgspec.Struct, frozen=True):
    """What is to be done."""

    title: str
    games: int  # to learn from, in every generation
    generations: int = 1  # at most
    duels: int = 0  # games of each generation against the one before, the first against steady players
    seed: int = 0
    code: str = ""  # the commit, for the manifest


class Generation(msgspec.Struct, frozen=True):
    """What one round of playing and training brought. `verdict` is None where nothing was duelled."""

    number: int
    trained: Trained
    prior: PriorScores | None
    verdict: Verdict | None

    @property
    def is_kept(self) -> bool:
        """Whether the next one builds on it: the first one in any case, for there is nothing else."""
        return self.number == 1 or self.verdict is None or self.verdict.is_gain


def generations(plan: Plan, place: Place, tell: Tell) -> Iterator[Generation]:
    """One after the other; the first that is no gain is the last. Each learns from the games of all before as well."""
    positions: list[Position] = []
    choices: list[Choice] = []
    history: list[dict[str, Any]] = []
    kept: Weights | None = None
    for number in range(1, plan.generations + 1):
        first = plan.seed + (number - 1) * plan.games
        for done, lesson in enumerate(lessons(plan.title, plan.games, first, kept, place), 1):
            positions += lesson.positions
            choices += lesson.choices
            tell(number, PLAYING, done, plan.games)
        manifest: dict[str, object] = {
            "title": plan.title,
            "code": plan.code,
            "seed": plan.seed,
            "units": UNITS,
            "games": number * plan.games,
            "positions": len(positions),
            "choices": len(choices),
            "before": list(history),
        }
        trained, prior = _trained(positions, choices, plan.seed, manifest, partial(tell, number, TRAINING))
        judged = _judged(plan, trained.weights, kept, place, partial(tell, number, DUELLING))
        generation = Generation(number, trained, prior, judged)
        yield generation
        if not generation.is_kept:
            return
        kept = trained.weights
        history.append({"learned": msgspec.to_builtins(trained.learned), "verdict": msgspec.to_builtins(judged)})


def _trained(
    positions: list[Position],
    choices: list[Choice],
    seed: int,
    manifest: dict[str, object],
    tell: Callable[[int, int], None],
) -> tuple[Trained, PriorScores | None]:
    """A value, and a prior where turns were looked at."""
    steps = MOST_EPOCHS * NETWORKS
    of = steps + (PRIOR_EPOCHS if choices else 0)
    trained = train(positions, seed, manifest, lambda epoch, _: tell(epoch + 1, of))
    if not choices:
        return trained, None
    prior, scores = train_prior(choices, seed, lambda epoch, _: tell(steps + epoch + 1, of))
    told = {**trained.weights.manifest, "prior": msgspec.to_builtins(scores)}
    weights = msgspec.structs.replace(trained.weights, prior=prior, manifest=told)
    return msgspec.structs.replace(trained, weights=weights), scores


def _judged(
    plan: Plan, new: Weights, old: Weights | None, place: Place, tell: Callable[[int, int], None]
) -> Verdict | None:
    if not plan.duels:
        return None
    found = []
    for duelled in duels(rotated(plan.title, plan.duels, new, old), place):
        found.append(duelled)
        tell(len(found), plan.duels)
    return verdict(found)
