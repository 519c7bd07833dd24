"""Colours that stay apart for colour-blind eyes, and the style block that holds them."""

import math
import re
from functools import lru_cache
from typing import Final

# Lightness differs from step to step (yellow, green, brown), so that the order reads without colour. Tiles carry
# pips, off-board areas a hatching and lakes ripples besides.
GROUNDS: Final = {
    "white": "#F7F5EC",
    "yellow": "#FFDC4D",
    "green": "#8FD19A",
    "brown": "#B07B4F",
    "gray": "#B9C0C8",
    "red": "#F8C3BA",
    "blue": "#A6D4F5",
}
ZONES: Final = {"yellow": "#FFE680", "orange": "#F5A04C", "brown": "#B07B4F", "": "#FFFFFF"}
INK: Final = "#161616"
PAPER: Final = "#FFFFFF"

# Colours by name, as pictures have them and a page in its light theme.
_LIGHT: Final = {
    **{f"hex-{name}": colour for name, colour in GROUNDS.items()},
    **{f"zone-{name or 'plain'}": colour for name, colour in ZONES.items()},
    "hex-gap": "#77736A",
    "hex-edge": "#4A4640",
    "board-ink": INK,
    "board-faint": "#4C4C4C",
    "board-paper": PAPER,
    "board-sheet": PAPER,
}
_DARK: Final = {
    "hex-white": "#CDC9BB",
    "hex-yellow": "#DCBB3C",
    "hex-green": "#79B585",
    "hex-brown": "#A26F47",
    "hex-gray": "#9AA2AA",
    "hex-red": "#D3A198",
    "hex-blue": "#86B3D3",
    "hex-gap": "#3D3B36",
    "board-paper": "#F1EDE2",
    "zone-plain": "#E2DDD0",
    "zone-yellow": "#E0C75F",
    "zone-orange": "#D98B3E",
    "zone-brown": "#B8875E",
}
# The sheet of a picture by itself lies on a dark page.
_DARK_ALONE: Final = {"board-sheet": "#202523"}
# Steps of lightness that stay apart without any colour at all.
_DISTINCT: Final = {
    "hex-yellow": "#FFF0A0",
    "hex-green": "#56B4E9",
    "hex-brown": "#9A5A00",
    "hex-gray": "#C9C9C9",
    "hex-red": "#F3A6C4",
    "zone-yellow": "#FFF0A0",
    "zone-orange": "#E69F00",
    "zone-brown": "#9A5A00",
}
# Companies in colours that stay apart for every kind of sight, by lightness too; the initials say the rest.
_DISTINCT_COMPANIES: Final = (
    "#000000",
    "#E69F00",
    "#56B4E9",
    "#009E73",
    "#F0E442",
    "#0072B2",
    "#D55E00",
    "#CC79A7",
    "#D0D0D0",
    "#7A7A7A",
    "#5B2A86",
    "#B8E0C8",
)

# Linear RGB as seen without one kind of cone (Machado, Oliveira and Fernandes 2009, severity 1).
_EYES: Final = (
    ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
)
_Colour = tuple[float, float, float]


def _linear(colour: str) -> _Colour:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return red, green, blue


def _lab(colour: _Colour) -> _Colour:
    red, green, blue = colour

    def root(value: float) -> float:
        return math.cbrt(value) if value > 0.008856 else 7.787 * value + 16 / 116

    x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@lru_cache(maxsize=1024)
def difference(first: str, second: str) -> float:
    """How far two colours are apart (CIE76) for whoever sees them worst: full sight or without one kind of cone."""
    worst = math.inf
    for eye in _EYES:
        seen = [_lab(_seen(_linear(colour), eye)) for colour in (first, second)]
        worst = min(worst, math.dist(seen[0], seen[1]))
    return worst


def _seen(colour: _Colour, eye: tuple[_Colour, _Colour, _Colour]) -> _Colour:
    red, green, blue = (min(1.0, max(0.0, sum(a * b for a, b in zip(row, colour, strict=True)))) for row in eye)
    return red, green, blue


def contrast(first: str, second: str) -> float:
    """The contrast ratio of WCAG: 1 for none, 21 for black on white."""

    def luminance(colour: str) -> float:
        red, green, blue = _linear(colour)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def legible_on(ground: str, wanted: str = INK) -> str:
    """The wanted colour for text on that ground, or black or white when it could hardly be read."""
    if contrast(ground, wanted) >= 4.5:
        return wanted
    return INK if contrast(ground, INK) >= contrast(ground, PAPER) else PAPER


def distinct_colour(place: int) -> str:
    """The colour of the company at that place in the list of a title, for eyes that confuse its own."""
    return _DISTINCT_COMPANIES[place % len(_DISTINCT_COMPANIES)]


_FONT = '"Segoe UI",Roboto,"Helvetica Neue",Arial,"DejaVu Sans","Noto Sans CJK SC",sans-serif'

# All classes begin with `hi-` because a page's own rules share one space with them. Only plain class selectors: what a
# `use` element shows is matched without its surroundings, but it inherits custom properties.
_RULES: Final = (
    f".hi-t{{font-family:{_FONT};fill:var(--board-ink);text-anchor:middle}}",
    ".hi-bold{font-weight:700}",
    ".hi-left{text-anchor:start}",
    ".hi-right{text-anchor:end}",
    ".hi-faint{fill:var(--board-faint)}",
    ".hi-halo{paint-order:stroke;stroke:var(--board-paper);stroke-width:2.6px;stroke-linejoin:round}",
    ".hi-sheet{fill:var(--board-sheet)}",
    ".hi-gap{fill:var(--hex-gap);stroke:var(--hex-gap);stroke-width:1.6;stroke-linejoin:round}",
    ".hi-tile{stroke:var(--hex-edge);stroke-width:1;stroke-linejoin:round}",
    *(f".hi-{name}{{fill:var(--hex-{name})}}" for name in GROUNDS),
    *(f".hi-joint-{name}{{stroke:var(--hex-{name});stroke-width:3.4}}" for name in GROUNDS),
    ".hi-ripple{fill:none;stroke:#4E97C9;stroke-width:1.2;opacity:.6}",
    ".hi-hatch{fill:none;stroke:#C98377;stroke-width:1;opacity:.55}",
    ".hi-casing{fill:none;stroke:var(--board-paper);stroke-width:9.4}",
    ".hi-rail{fill:none;stroke:var(--board-ink);stroke-width:6}",
    ".hi-arrow{fill:var(--board-ink);stroke:var(--board-paper);stroke-width:1.4}",
    ".hi-town{fill:var(--board-ink);stroke:var(--board-paper);stroke-width:1.4}",
    ".hi-box-edge{fill:var(--board-ink);stroke:var(--board-ink);stroke-width:29;stroke-linejoin:round}",
    ".hi-box{fill:var(--board-paper);stroke:var(--board-paper);stroke-width:26.4;stroke-linejoin:round}",
    ".hi-slot{fill:var(--board-paper);stroke:var(--board-ink);stroke-width:1.4}",
    ".hi-only{stroke-dasharray:3 2}",
    ".hi-pill{fill:var(--board-paper);stroke:var(--board-ink);stroke-width:.9}",
    ".hi-value{stroke:var(--board-ink);stroke-width:.6}",
    ".hi-now{fill:none;stroke:var(--board-ink);stroke-width:2.2}",
    ".hi-past{fill-opacity:.45}",
    ".hi-pip{fill:var(--board-ink)}",
    ".hi-water{fill:none;stroke:#0B63A5;stroke-width:1.7;stroke-linecap:round}",
    ".hi-mountain{fill:#6B4A2B}",
    ".hi-wall-edge{stroke:var(--board-paper);stroke-width:9;stroke-linecap:round}",
    ".hi-wall{stroke:#08306B;stroke-width:6;stroke-linecap:round}",
    ".hi-side-water{stroke:#0B63A5;stroke-width:5}",
    ".hi-side-mountain{stroke:#6B4A2B;stroke-width:5}",
    ".hi-closed{fill:var(--board-paper);stroke:#8A1C1C;stroke-width:1.2;stroke-dasharray:2.4 1.6}",
    ".hi-home{fill:var(--board-paper);stroke:#5A5A5A;stroke-width:1}",
    ".hi-marker{fill:var(--board-paper);stroke:#5A5A5A;stroke-width:1}",
    ".hi-bonus{fill:#FFF1B8;stroke:#7A5C00;stroke-width:1}",
    ".hi-token{stroke:var(--board-ink);stroke-width:1}",
    ".hi-reserved{fill-opacity:.3}",
    *(f".hi-zone-{name or 'plain'}{{fill:var(--zone-{name or 'plain'})}}" for name in ZONES),
    ".hi-cell{stroke:var(--hex-gap);stroke-width:1}",
    ".hi-par{fill:none;stroke:#8A1C1C;stroke-width:2.4}",
    ".hi-line{stroke:#C9C5BB;stroke-width:1}",
    ".hi-head{fill:#ECE8DD}",
    ".hi-acting{fill:#FFF3C4}",
)


def style(dark: bool = False) -> str:
    """The style block of a picture by itself: plain colours, which every program that shows SVG understands."""
    colours = _LIGHT | _DARK | _DARK_ALONE if dark else _LIGHT
    rules = re.sub(r"var\(--([a-z-]+)\)", lambda found: colours[found[1]], "".join(_RULES))
    return f"<style>{rules}</style>"


def page_style() -> str:
    """The same for a page with a dark theme and a palette for the colour-blind: colours are custom properties."""
    themes = {
        ":root": _LIGHT,
        ':root[data-theme="dark"]': _DARK,
        ':root[data-palette="distinct"]': _DISTINCT,
    }
    blocks = [
        "\n".join([f"{selector} {{", *(f"  --{name}: {colour};" for name, colour in colours.items()), "}"])
        for selector, colours in themes.items()
    ]
    rules = [rule.replace("{", " {\n  ").replace(";", ";\n  ").replace("}", ";\n}") for rule in _RULES]
    return "\n".join([*blocks, *rules, ""])
