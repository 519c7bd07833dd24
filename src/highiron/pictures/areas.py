"""Hexes that are one area on the board."""

from functools import lru_cache

from highiron.core.geometry import Map


@lru_cache(maxsize=64)
def silent_hexes(plan: Map) -> frozenset[str]:
    """Joined hexes are one area: its values are written once, in the hex with the name, else in the first."""
    silent: set[str] = set()
    seen: set[str] = set()
    for place in plan.hexes:
        if place.id in seen or not place.joined:
            continue
        group = [place.id]
        for hex_id in group:
            for edge in plan.hexes[plan.index[hex_id]].joined:
                other = plan.layout.neighbour(hex_id, edge)
                if other in plan.index and other not in group:
                    group.append(other)
        seen.update(group)
        named = [hex_id for hex_id in group if plan.hexes[plan.index[hex_id]].name]
        silent.update(hex_id for hex_id in group if hex_id != (named or group)[0])
    return frozenset(silent)
