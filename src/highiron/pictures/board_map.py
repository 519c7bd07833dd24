"""The board of a state: all hexes, joined areas, barriers and borders that cost something."""

from highiron.core.geometry import Map
from highiron.core.state import State
from highiron.pictures.areas import silent_hexes
from highiron.pictures.hex_view import hex_view
from highiron.pictures.hexagon import APOTHEM, SIZE, corners, edge_ends, hex_centre, towards
from highiron.pictures.palette import style
from highiron.pictures.svg import document, placed, polygon, tag, text, text_width, titled
from highiron.pictures.symbols import tile_defs, token_defs

_MARGIN = 12.0


def draw_map(state: State) -> str:
    """The whole board as a picture of its own."""
    body, width, height = map_body(state)
    laid = len(state.board.tiles)
    sheet = tag("rect", width=width, height=height, class_="hi-sheet")
    title = f"{state.facts.name}: map"
    return document(width, height, style() + map_defs(state) + sheet + body, title, f"{laid} tiles laid")


def map_defs(state: State) -> str:
    """Symbols that the map uses."""
    tiles = state.facts.tiles
    used = sorted(set(state.board.tiles.values()))
    return tag("defs", tile_defs((tiles[tile], turns) for tile, turns in used) + token_defs(state.facts))


def map_body(state: State) -> tuple[str, float, float]:
    """The board without its document, with its width and height."""
    plan = state.facts.plan
    centres = [hex_centre(plan.layout, place.id) for place in plan.hexes]
    left = min(x for x, _ in centres) - APOTHEM - _MARGIN
    top = min(y for _, y in centres) - SIZE - _MARGIN
    right = max(x for x, _ in centres) + APOTHEM + _MARGIN
    bottom = max(y for _, y in centres) + SIZE + _MARGIN
    silent = silent_hexes(plan)
    gaps = "".join(placed(x, y, polygon(corners(), "hi-gap")) for x, y in centres)
    hexes = "".join(hex_view(state, place, place.id in silent) for place in plan.hexes)
    body = gaps + hexes + _joints(plan) + _barriers(plan) + _borders(plan)
    return placed(-left, -top, body), right - left, bottom - top


def _joints(plan: Map) -> str:
    """Joined hexes are one place: the gap between them is filled."""
    body = ""
    for place in plan.hexes:
        for edge in place.joined:
            (ax, ay), (bx, by) = edge_ends(edge, SIZE - 1.2)
            x, y = hex_centre(plan.layout, place.id)
            body += tag("line", x1=x + ax, y1=y + ay, x2=x + bx, y2=y + by, class_=f"hi-joint-{place.shape.colour}")
    return body


def _barriers(plan: Map) -> str:
    """Sides no track may cross, once for both hexes."""
    done: set[frozenset[str]] = set()
    edges, walls = "", ""
    for place in plan.hexes:
        for edge in place.barriers:
            side = frozenset((place.id, plan.layout.neighbour(place.id, edge)))
            if side in done:
                continue
            done.add(side)
            (ax, ay), (bx, by) = edge_ends(edge, SIZE - 4)
            ox, oy = towards(edge, 4 * APOTHEM / SIZE)
            x, y = hex_centre(plan.layout, place.id)
            ends = {"x1": x + ax + ox, "y1": y + ay + oy, "x2": x + bx + ox, "y2": y + by + oy}
            edges += tag("line", class_="hi-wall-edge", **ends)
            walls += tag("line", class_="hi-wall", **ends)
    return edges + walls


def _borders(plan: Map) -> str:
    """What it costs to join track across a side, written on it once for both hexes."""
    done: set[frozenset[str]] = set()
    body = ""
    for place in plan.hexes:
        for edge, (kind, cost) in place.borders.items():
            other = plan.layout.neighbour(place.id, edge)
            side = frozenset((place.id, other))
            if side in done:
                continue
            done.add(side)
            (ax, ay), (bx, by) = edge_ends(edge, SIZE - 3)
            ox, oy = towards(edge, 3 * APOTHEM / SIZE)
            x, y = hex_centre(plan.layout, place.id)
            line = tag("line", x1=x + ax + ox, y1=y + ay + oy, x2=x + bx + ox, y2=y + by + oy, class_=f"hi-side-{kind}")
            mx, my = towards(edge, APOTHEM)
            width = text_width(str(cost), 8, True) + 6
            box = tag("rect", x=x + mx - width / 2, y=y + my - 6, width=width, height=12, rx=3, class_="hi-pill")
            words = box + text(x + mx, y + my, str(cost), 8, "hi-bold")
            body += titled(f"{place.id}–{other}: {kind} {cost}", line + words, data_side=f"{place.id} {other}")
    return body
