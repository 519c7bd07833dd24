"""How runs of 1817 are paid: mines, bridges, and own tokens for modern trains (1817-5.25 to 1817-5.30)."""

from functools import cache

from highiron.core.route_rules import OnlyOne, PassBonus, RouteRules, StopBonus
from highiron.core.state import State
from highiron.titles.t1817.private_tokens import BRIDGES, MINES, RANCHES, hexes_of

NEW_YORK = "E22"
BONUS = 10
MODERN = (("7", 10), ("8", 20))
NUMBERS = (
    ("unknown-place", "5.25"),
    ("run-needs-two-stops", "5.25"),
    ("not-neighbours", "5.25"),
    ("run-without-token", "5.25"),
    ("run-too-long", "5.28"),
    ("train-not-owned", "5.25"),
    ("stop-twice", "5.26"),
    ("no-track", "5.25"),
    ("track-twice", "5.27"),
    ("city-blocked", "5.25"),
    ("red-area-inside", "5.28"),
    ("track-of-another-train", "5.27"),
    ("stop-of-another", "5.25"),
    ("supply-exceeded", "5.25"),
    ("stop-value", "5.30"),
)


def rules_of(state: State, company: str) -> RouteRules:
    """The same for all companies: mines and bridges are for everybody (1817-2.12c, 1817-2.14f)."""
    if not state.markers:
        return rules_with((), (), (), state.facts.options["modern_trains"] == "on")
    mines, ranches, bridges = (hexes_of(state, privates) for privates in (MINES, RANCHES, BRIDGES))
    return rules_with(mines, ranches, bridges, state.facts.options["modern_trains"] == "on")


@cache
def rules_with(mines: tuple[str, ...], ranches: tuple[str, ...], bridges: tuple[str, ...], modern: bool) -> RouteRules:
    stops = [StopBonus("bridge", "1817-2.12", BONUS, bridges)] if bridges else []
    if modern:
        for train, amount in MODERN:
            stops.append(StopBonus("modern", "1817-9.4", amount, own_token=True, trains=(train,)))
    passed = [PassBonus("mine", "1817-2.14", BONUS, mines)] if mines else []
    if ranches:
        passed.append(PassBonus("ranch", "1817-9.7", BONUS, ranches))
    return RouteRules(
        title="1817",
        stop_bonuses=tuple(stops),
        pass_bonuses=tuple(passed),
        only_one=(OnlyOne("both-cities-of-hex", "1817-5.26", (NEW_YORK,)),),
        numbers=NUMBERS,
    )
