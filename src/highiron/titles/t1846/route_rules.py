"""How runs of 1846 are paid: N/M trains, east-west, mail and the markers of privates (1846-5.5)."""

from highiron.core.route_rules import OnlyOne, PairBonus, RouteRules, StopBonus, Variant
from highiron.core.state import State
from highiron.titles.load import read_json
from highiron.titles.t1846.steamboat import PORTS, STEAMBOAT

_DATA = read_json("t1846", "title.json")
EAST: dict[str, int] = _DATA["east"]
WEST: dict[str, int] = _DATA["west"]
MEAT_BONUS = 30
BOOM_BONUS = 20
MAIL_PER_STOP = 10
NUMBERS = (
    ("unknown-place", "5.5.1"),
    ("run-needs-two-stops", "5.5.1"),
    ("not-neighbours", "5.5.1"),
    ("run-without-token", "5.5.1"),
    ("run-too-long", "2.4.2"),
    ("train-not-owned", "5.5.1"),
    ("stop-twice", "5.5.2"),
    ("no-track", "5.5.4"),
    ("track-twice", "5.5.2"),
    ("city-blocked", "5.5.3"),
    ("red-area-inside", "5.5.3"),
    ("track-of-another-train", "5.5.5"),
    ("stop-of-another", "5.5.3"),
    ("supply-exceeded", "2.3.3"),
    ("stop-value", "2.4.2"),
)

Bonuses = tuple[str, str, str, bool]  # meat, boomtown and port hexes ("" without), and whether there is mail
_KNOWN: dict[Bonuses, RouteRules] = {}


def rules_of(state: State, company: str) -> RouteRules:
    """The rules for the runs of a corporation or independent now."""
    marked = [hex_id if served == company else "" for hex_id, served in _markers(state)]
    bonuses = (marked[0], marked[1], marked[2], state.privates.get("MAIL") == company)
    found = _KNOWN.get(bonuses)
    if found is None:
        found = rules_with(*bonuses)
        _KNOWN[bonuses] = found
    return found


def _markers(state: State) -> list[tuple[str, str]]:
    return [state.markers.get(private, ("", "")) for private in ("MPC", "BT", STEAMBOAT)]


def rules_with(meat: str, boom: str, port: str, mail: bool) -> RouteRules:
    bonuses: list[StopBonus] = []
    if meat:
        bonuses.append(StopBonus("meat", "1846-2.3.8", MEAT_BONUS, (meat,)))
    if boom:
        bonuses.append(StopBonus("boomtown", "1846-2.3.11", BOOM_BONUS, (boom,)))
    if port:
        bonuses.append(StopBonus("steamboat", "1846-2.3.9", PORTS[port], (port,)))
    return RouteRules(
        title="1846",
        paid_needs_token=True,
        stop_bonuses=tuple(bonuses),
        pair_bonuses=(PairBonus("east-west", "1846-5.5.7", tuple(EAST.items()), tuple(WEST.items())),),
        only_one=(OnlyOne("two-eastern-areas", "1846-5.5.2", tuple(EAST)),),
        variants=(Variant("mail", "1846-2.3.3", "MAIL", per_visit=MAIL_PER_STOP),) if mail else (),
        supply=(("MAIL", 1),) if mail else (),
        numbers=NUMBERS,
    )
