"""Rules for runs as the other titles have them, for tests and benchmarks until those titles are there."""

from highiron.core.route_rules import OnlyOne, PairBonus, PassBonus, RouteRules, StopBonus, Variant

WEST = (("C5", 50), ("I1", 20))
EAST = (
    ("B18", 20),
    ("C17", 30),
    ("C21", 30),
    ("D22", 30),
    ("E23", 30),
    ("F22", 20),
    ("G21", 20),
    ("H20", 30),
    ("I17", 20),
)


def rules_1846(
    mail: bool = False,
    meat: str = "",
    port: str = "",
    boomtown: bool = False,
    west: tuple[tuple[str, int], ...] = WEST,
    east: tuple[tuple[str, int], ...] = EAST,
) -> RouteRules:
    markers: list[StopBonus] = []
    if meat:
        markers.append(StopBonus("meat-packing", "1846-2.3.8", 30, (meat,)))
    if port:
        markers.append(StopBonus("steamboat", "1846-2.3.9", 40 if port in ("B8", "G19") else 20, (port,)))
    if boomtown:
        markers.append(StopBonus("boomtown", "1846-2.3.11", 20, ("H12",)))
    return RouteRules(
        title="1846",
        paid_needs_token=True,
        stop_bonuses=tuple(markers),
        pair_bonuses=(PairBonus("east-west", "1846-5.5.7", west, east),),
        only_one=(OnlyOne("two-eastern-areas", "1846-5.5.2", tuple(hex_id for hex_id, _ in east)),),
        variants=(Variant("mail", "1846-2.3.3", "mail", per_visit=10),) if mail else (),
        supply=(("mail", 1),) if mail else (),
    )


def rules_1817(mines: tuple[str, ...] = (), bridges: tuple[str, ...] = (), modern: bool = False) -> RouteRules:
    bonuses: list[StopBonus] = []
    if bridges:
        bonuses.append(StopBonus("bridge", "1817-2.12", 10, bridges))
    if modern:
        bonuses.append(StopBonus("modern-train", "1817-9.4", 10, own_token=True, trains=("7",)))
        bonuses.append(StopBonus("modern-train", "1817-9.4", 20, own_token=True, trains=("8",)))
    return RouteRules(
        title="1817",
        stop_bonuses=tuple(bonuses),
        pass_bonuses=(PassBonus("mine", "1817-2.14", 10, mines),) if mines else (),
    )


def rules_18ce(wagons: int = 0, industrial: tuple[str, ...] = (), wagon_train: bool = False) -> RouteRules:
    """Length counts cities only; freight trains start in industrial cities; a wagon may run as a 1-train (18CE-2.9)."""
    return RouteRules(
        title="18CE",
        counts=("city",),
        variants=(Variant("freight", "18CE-10.8", "wagon", shorter=1, pays_all=True, end_in=industrial),),
        supply=(("wagon", wagons),),
        train_takes=(("1", "wagon"),) if wagon_train else (),
    )
