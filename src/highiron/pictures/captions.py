"""Words and figures in a hex: revenues, labels, names, costs, coordinates. Always level, whatever the rotation."""

import math
from functools import lru_cache
from typing import Final, NamedTuple

from highiron.core.geometry import Hex
from highiron.core.tiles import COLOURS, EDGES, FIRST_STOP, Shape, Stop
from highiron.pictures.places import SLOT, slot_centres, stop_places
from highiron.pictures.room import Room
from highiron.pictures.svg import Point, number, placed, tag, text, text_width
from highiron.pictures.track import arrow_points, lines_of

_TRACK_COST: Final = 2
_STOP_COST: Final = 20
_NO_ROOM: Final = 400.0  # a name that would hide this much is left to the tooltip
_NAME: Final = 8.6
_WIDTHS: Final = 3.0  # names are placed as if their widths were multiples of this
WANTED: Final = [(0.0, -24.0), (0.0, 25.0)]  # where names stand if they can
_SMALL: Final = 6.8
_BADGE: Final = 7.4
_CORNER_TOP: Final = (0.0, -41.5)
_CORNER_BOTTOM: Final = (0.0, 40.5)


@lru_cache(maxsize=4096)
def room_in(shape: Shape, turns: int) -> Room:
    """The room that track and stops leave, without any words."""
    room = Room()
    for line in lines_of(shape):
        for point in line.curve.turned(turns)[::2]:
            room.cover(point, 4.6, _TRACK_COST)
    for first, second in shape.paths:
        if second >= FIRST_STOP and first < EDGES and shape.stops[second - FIRST_STOP].is_offboard:
            for point in arrow_points((first + turns) % EDGES):
                room.cover(point, 5.0, _STOP_COST)
    for index, place in enumerate(stop_places(shape, turns)):
        stop = shape.stops[index]
        if stop.is_city:
            for centre in slot_centres(place, stop.slots):
                room.cover(centre, SLOT + 2, _STOP_COST)
        elif stop.kind == "town":
            room.cover(place.centre, 8.5, _STOP_COST)
    room.take(_CORNER_TOP, 17, 9)
    room.take(_CORNER_BOTTOM, 15, 11)
    return room


def many_valued(stop: Stop) -> bool:
    return len(set(stop.values.values())) > 1


@lru_cache(maxsize=4096)
def shape_words(shape: Shape, turns: int, now: str = "") -> tuple[str, Room]:
    """Revenues and label of a shape in that rotation, with the room they leave.

    `now` is the colour whose values count in this phase; it is shown on stops with several values.
    """
    room = room_in(shape, turns).copy()
    places = stop_places(shape, turns)
    groups: dict[tuple[tuple[str, int], ...], list[int]] = {}
    for index, stop in enumerate(shape.stops):
        if any(stop.values.values()):
            groups.setdefault(tuple(sorted(stop.values.items())), []).append(index)
    body = ""
    for indexes in groups.values():
        stop = shape.stops[indexes[0]]
        wanted = _beside([places[index].centre for index in indexes])
        if many_valued(stop):
            count = len(stop.values)
            columns = [count] if count < 4 else [(count + 1) // 2, count]
            sizes = [(18.0 * wide + 2, 13.0 * -(-count // wide) + 4) for wide in columns]
            found = room.place(sizes, [(0.0, 6.0), (0.0, -6.0)] if stop.is_offboard else wanted)
            if found is not None:
                body += placed(*found[0], value_strip(stop, now, columns[found[1]]))
        else:
            figure = str(stop.value(COLOURS[-1]))
            width = text_width(figure, 9, True) + 5
            centre = room.put((width + 1, 13.0), wanted)
            body += placed(*centre, _pill(figure, width))
    if shape.label:
        width = text_width(shape.label, 12, True)
        centre = room.put((width + 1, 12.0), [(-26.0, 14.0), (26.0, 14.0), (-26.0, -14.0), (26.0, -14.0)])
        body += text(*centre, shape.label, 12, "hi-bold hi-halo")
    return body, room


def _beside(centres: list[Point]) -> list[Point]:
    """Spots at the side of the stops, the lower ones first because names stand above."""
    x = sum(centre[0] for centre in centres) / len(centres)
    y = sum(centre[1] for centre in centres) / len(centres)
    return [(x + dx, y + dy) for dx, dy in ((24, 13), (24, -13), (-24, 13), (-24, -13), (0, 22), (0, -22))]


def _pill(figure: str, width: float) -> str:
    box = tag("rect", x=-width / 2, y=-6, width=width, height=12, rx=6, class_="hi-pill")
    return box + text(0, 0, figure, 9, "hi-bold")


def value_strip(stop: Stop, now: str, columns: int) -> str:
    """All values of a stop, in the colours of their phases; a heavy frame marks the one that counts now."""
    colours = [colour for colour in COLOURS if colour in stop.values]
    reached = COLOURS[: COLOURS.index(now) + 1] if now in COLOURS else ()
    current = next((colour for colour in reversed(colours) if colour in reached), "")
    left, top = -9.0 * columns, -6.5 * -(-len(colours) // columns)
    boxes, frame = "", ""
    for i, colour in enumerate(colours):
        x, y = left + 18 * (i % columns), top + 13 * (i // columns)
        past = bool(current) and colour != current
        class_ = f"hi-value hi-{colour}" + (" hi-past" if past else "")
        boxes += tag("rect", x=x, y=y, width=18, height=13, class_=class_)
        boxes += text(x + 9, y + 6.5, str(stop.values[colour]), 9, "hi-faint" if past else "hi-bold")
        if colour == current:
            frame = tag("rect", x=x, y=y, width=18, height=13, class_="hi-now")
    return boxes + frame


def tile_number(tile_id: str, colour: str) -> str:
    """The number of a tile in the lowest corner, with one to four pips for its colour."""
    x, y = _CORNER_BOTTOM
    return text(x, y - 1.6, tile_id, _SMALL, "hi-halo hi-number") + pips(colour)


def pips(colour: str) -> str:
    """One pip for yellow, two for green and so on: the colour for eyes that do not tell it."""
    if colour not in COLOURS:
        return ""
    count = COLOURS.index(colour) + 1
    left = -1.5 * (count - 1)
    return "".join(tag("circle", cx=left + 3 * i, cy=44.6, r=1.1, class_="hi-pip") for i in range(count))


class Words(NamedTuple):
    """A line of words around a point."""

    text: str
    centre: Point
    size: float

    def drawn(self, class_: str) -> str:
        return text(*self.centre, self.text, self.size, class_)


def is_low(place: Hex) -> bool:
    """Whether barriers meet in the topmost corner."""
    return 2 in place.barriers or 3 in place.barriers


def corner(low: bool) -> Point:
    """Where the hex's own name stands: topmost, or a little lower."""
    x, y = _CORNER_TOP
    return (x, y + 7) if low else (x, y)


def coordinate(place: Hex, room: Room) -> Words:
    """The hex's own name in its topmost corner, or a little lower when barriers meet there."""
    low = is_low(place)
    if low:
        room.take(corner(low), 17, 9)
    return Words(place.id, corner(low), _SMALL)


def hex_words(words: Words, name: list[Words]) -> str:
    """Coordinate and name of a hex; a page can hide either."""
    return words.drawn("hi-faint hi-halo hi-coordinate") + "".join(line.drawn("hi-halo hi-name") for line in name)


Sizes = tuple[tuple[float, float], ...]
Variant = tuple[list[str], float]  # lines and their size
Spot = tuple[Point, int]  # where the name stands, and which of its variants fits there


def name_lines(name: str, room: Room) -> list[Words]:
    """The name on one to three lines, where it fits best; none when a crowded tile has no room for it."""
    for variants, sizes in name_variants(name):
        found = room.place(list(sizes), WANTED, _NO_ROOM)
        if found is not None:
            return name_at(variants, found)
    return []


def name_on(shape: Shape, turns: int, low: bool, name: str) -> tuple[list[Words], Spot | None, Sizes]:
    """The same on a tile, where names of like width stand at the same spot, which is found once."""
    for variants, sizes in name_variants(name):
        found = _spot_on(shape, turns, low, sizes)
        if found is not None:
            return name_at(variants, found), found, sizes
    return [], None, ()


@lru_cache(maxsize=32768)
def _spot_on(shape: Shape, turns: int, low: bool, sizes: Sizes) -> Spot | None:
    room = shape_words(shape, turns)[1].copy()
    if low:
        room.take(corner(low), 17, 9)
    return room.place(list(sizes), WANTED, _NO_ROOM)


def name_variants(name: str) -> list[tuple[list[Variant], Sizes]]:
    """Ways to write a name, with their sizes; the way to a far place is left out first."""
    found = []
    for told in dict.fromkeys((name, name.partition(" via ")[0])) if name else ():
        variants = [(lines, size) for size in (_NAME, _NAME * 0.85) for lines in _broken(told)]
        found.append(
            (variants, tuple([(_width_of(lines, size), (size + 0.4) * len(lines)) for lines, size in variants]))
        )
    return found


def _width_of(lines: list[str], size: float) -> float:
    """Rounded up, so that names of nearly the same width are placed alike."""
    widest = max(text_width(line, size) for line in lines) + 2
    return math.ceil(widest / _WIDTHS) * _WIDTHS


def name_at(variants: list[Variant], found: Spot) -> list[Words]:
    """The lines around the spot that was found."""
    (x, y), which = found
    lines, size = variants[which]
    step = size + 0.4
    top = y - step / 2 * (len(lines) - 1)
    return [Words(line, (x, top + step * i), size) for i, line in enumerate(lines)]


def _broken(name: str) -> list[list[str]]:
    words = name.replace(" & ", " &\u00a0").split(" ")
    found = [[name]]
    if len(words) > 1:
        cuts = range(1, len(words))
        cut = min(cuts, key=lambda at: abs(len(" ".join(words[:at])) - len(" ".join(words[at:]))))
        found.append([" ".join(words[:cut]), " ".join(words[cut:])])
    if len(words) > 2:
        found.append(words)
    return found


def cost_words(place: Hex, room: Room) -> str:
    """What it costs to build here, with a sign for the ground; large in a hex that has nothing else."""
    figure = str(place.cost)
    size = 9.0 if place.shape.stops else 11.0
    width = text_width(figure, size, True)
    signs = [sign for feature in place.terrain.split() if (sign := terrain_sign(feature))]
    if not place.shape.stops:
        x, y = room.put((max(width, 22.0 * len(signs)) + 1, 30.0), [(0.0, 0.0)])
        first = x - 11.0 * (len(signs) - 1)
        drawn = "".join(_sign(sign, first + 22.0 * at, y - 6, 1.6) for at, sign in enumerate(signs))
        return drawn + text(x, y + 10, figure, size, "hi-bold hi-halo")
    lead = 14.0 * len(signs)
    x, y = room.put((width + lead + 1, 11.0), [(0.0, 26.0), (0.0, -26.0)])
    left = x - (width + lead) / 2
    drawn = "".join(_sign(sign, left + 5.5 + 14.0 * at, y, 1.1) for at, sign in enumerate(signs))
    return drawn + text(left + lead + width / 2, y, figure, size, "hi-bold hi-halo")


def _sign(sign: str, x: float, y: float, scale: float) -> str:
    return tag("g", sign, transform=f"translate({number(x)} {number(y)}) scale({number(scale)})")


def terrain_sign(terrain: str) -> str:
    """Waves for any water, a rounded back for hills, a peak for whatever is higher."""
    if terrain in ("water", "lake", "river", "sea"):
        waves = "".join(f"M-5 {number(y)}q1.25 -2.4 2.5 0t2.5 0t2.5 0t2.5 0" for y in (-2.6, 0.6, 3.8))
        return tag("path", d=waves, class_="hi-water")
    if terrain == "hill":
        return tag("path", d="M-6.5 4.5C-5 -1.5 -2.6 -3.4 -.6 .6C1.2 -5.6 5 -4.6 6.5 4.5Z", class_="hi-mountain")
    if terrain in ("mountain", "pass"):
        return tag("path", d="M-6.5 5L-1.5 -5.5L1.2 -.6L2.6 -2.8L6.5 5Z", class_="hi-mountain")
    return ""


def badge_width(words: str) -> float:
    return text_width(words, _BADGE, True) + 5


def place_badge(words: str, room: Room) -> Point:
    """Room for a small framed word, such as the private that closes the hex."""
    size = (badge_width(words) + 1, 12.0)
    return room.put(size, [(0, 0), (0, 24), (-26, 14), (26, 14), (-26, -14), (26, -14)])


def badge(words: str, centre: Point, class_: str) -> str:
    """That word in its frame."""
    (x, y), width = centre, badge_width(words)
    box = tag("rect", x=x - width / 2, y=y - 5.5, width=width, height=11, rx=2, class_=class_)
    return box + text(x, y, words, _BADGE, "hi-bold")
