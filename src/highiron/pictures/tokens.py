"""Cities with their slots, and the tokens of companies."""

from functools import lru_cache
from typing import Final, NamedTuple

from highiron.core.facts import Corporation, Facts, Private
from highiron.core.ids import printed
from highiron.core.tiles import Shape
from highiron.pictures.palette import INK, PAPER, difference, distinct_colour, legible_on
from highiron.pictures.places import SLOT, Place, slot_centres, stop_places
from highiron.pictures.svg import polygon, safe_id, tag, text, titled

RADIUS: Final = 12.4

# Marks at the rim of a token, clear of its letters. Companies whose colours some eyes confuse get different ones.
_TOP = "M-10.25 -7A12.4 12.4 0 0 1 10.25 -7Z"
_BOTTOM = "M-10.25 7A12.4 12.4 0 0 0 10.25 7Z"
_MARKS: Final = (
    "",
    _TOP,
    _BOTTOM,
    _TOP + _BOTTOM,
    "M-2.5 -12.1V-6.5H2.5V-12.1Z",
    "M-2.5 12.1V6.5H2.5V12.1Z",
    "M-2.5 -12.1V-6.5H2.5V-12.1ZM-2.5 12.1V6.5H2.5V12.1Z",
)
_CONFUSABLE: Final = 25.0


def cities(shape: Shape, turns: int) -> str:
    """The boxes and circles of all cities of a shape in that rotation."""
    body = ""
    for index, place in enumerate(stop_places(shape, turns)):
        stop = shape.stops[index]
        if not stop.is_city or place.same_as != index:
            continue
        centres = slot_centres(place, stop.slots)
        if len(centres) > 1:
            body += polygon(centres, "hi-box-edge") + polygon(centres, "hi-box")
        class_ = "hi-slot" if stop.slots else "hi-slot hi-only"
        body += "".join(tag("circle", cx=x, cy=y, r=SLOT, class_=class_) for x, y in centres)
    return body


def railways(facts: Facts) -> dict[str, Corporation | Private]:
    """All that have tokens: corporations, and privates with a colour, which operate or have a marker (18CE-2.8)."""
    independents = {private: entry for private, entry in facts.privates.items() if entry.colour}
    return {**facts.corporations, **independents}


@lru_cache(maxsize=64)
def token_marks(facts: Facts) -> dict[str, int]:
    """Company -> its rim mark: the first one that no company of a confusable colour has."""
    marks: dict[str, int] = {}
    known = railways(facts)
    for company, railway in known.items():
        rivals = {
            mark for other, mark in marks.items() if difference(railway.colour, known[other].colour) < _CONFUSABLE
        }
        free = [mark for mark in range(len(_MARKS)) if mark not in rivals]
        marks[company] = free[0] if free else 0
    return marks


class CompanyColours(NamedTuple):
    """The colour of a company with one for words on it; `mark` is drawn at the rim of its tokens."""

    colour: str
    ink: str
    mark: str


@lru_cache(maxsize=64)
def company_colours(facts: Facts) -> dict[str, CompanyColours]:
    """The colours of all that have tokens."""
    marks = token_marks(facts)
    return {
        company: CompanyColours(railway.colour, legible_on(railway.colour, railway.text_colour), _MARKS[marks[company]])
        for company, railway in railways(facts).items()
    }


@lru_cache(maxsize=64)
def distinct_colours(facts: Facts) -> dict[str, CompanyColours]:
    """The same in colours that all eyes tell apart, which need no marks."""
    colours = {company: distinct_colour(place) for place, company in enumerate(railways(facts))}
    return {company: CompanyColours(colour, legible_on(colour), "") for company, colour in colours.items()}


def token_symbols(company: str, colours: CompanyColours, palette: str = "") -> str:
    """Symbols of the company's token (`#token-PRR`) and of the slot that waits for it (`#home-PRR`), 28 units wide,
    with their middle at 0, 0; those of another palette have its name at their end.
    """
    colour, ink, mark = colours
    code = printed(company)
    size = _letter_size(code)
    disc = tag("circle", r=RADIUS, class_="hi-token", fill=colour)
    if mark:
        disc += tag("path", d=mark, fill=ink, stroke=ink if ink == INK else PAPER, stroke_width=0.4)
    disc += text(0, 0, code, size, "hi-bold", style=f"fill:{ink}")
    faded = tag("circle", r=RADIUS - 1, class_="hi-reserved", fill=colour) + text(0, 0, code, size, "hi-faint")
    name = safe_id(company) + (f"-{palette}" if palette else "")
    box = {"viewBox": "-14 -14 28 28", "overflow": "visible"}
    return tag("symbol", disc, id=f"token-{name}", **box) + tag("symbol", faded, id=f"home-{name}", **box)


def token(company: str, title: str, x: float, y: float, radius: float = RADIUS) -> str:
    """A token at a place; `token_symbols` must be in the same document."""
    half = 14 * radius / RADIUS
    use = tag("use", href=f"#token-{safe_id(company)}", x=x - half, y=y - half, width=2 * half, height=2 * half)
    return titled(title, use, data_company=company)


def reserved(company: str, title: str, x: float, y: float) -> str:
    """A faded token in the slot that waits for it; `token_symbols` must be in the same document."""
    use = tag("use", href=f"#home-{safe_id(company)}", x=x - 14, y=y - 14, width=28, height=28)
    return titled(title, use, data_home=company)


def _letter_size(code: str) -> float:
    return (9.4, 9.4, 9.4, 7.6)[len(code) - 1] if 0 < len(code) < 5 else 6.2


def slots_in_use(place: Place, slots: int, tokens: int) -> list[tuple[float, float]]:
    """Where tokens stand: in the slots, and beside the city when there are more than slots."""
    centres = slot_centres(place, slots)
    x, y = place.centre
    for extra in range(tokens - len(centres)):
        centres.append((x + 7 * (extra + 1), y - SLOT - 4))
    return centres
