"""Colours that stay apart for colour-blind eyes, and the style block that holds them."""

import math
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


_FONT = '"Segoe UI",Roboto,"Helvetica Neue",Arial,"DejaVu Sans","Noto Sans CJK SC",sans-serif'


def style() -> str:
    """The style block. All classes begin with `hi-` because a page's own rules share one space with them.

    Only plain class selectors: what a `use` element shows is matched without its surroundings.
    """
    rules = [
        f".hi-t{{font-family:{_FONT};fill:{INK};text-anchor:middle}}",
        ".hi-bold{font-weight:700}",
        ".hi-left{text-anchor:start}",
        ".hi-right{text-anchor:end}",
        ".hi-faint{fill:#4C4C4C}",
        f".hi-halo{{paint-order:stroke;stroke:{PAPER};stroke-width:2.6px;stroke-linejoin:round}}",
        f".hi-sheet{{fill:{PAPER}}}",
        ".hi-gap{fill:#77736A;stroke:#77736A;stroke-width:1.6;stroke-linejoin:round}",
        ".hi-tile{stroke:#4A4640;stroke-width:1;stroke-linejoin:round}",
        *(f".hi-{name}{{fill:{colour}}}" for name, colour in GROUNDS.items()),
        *(f".hi-joint-{name}{{stroke:{colour};stroke-width:3.4}}" for name, colour in GROUNDS.items()),
        ".hi-ripple{fill:none;stroke:#4E97C9;stroke-width:1.2;opacity:.6}",
        ".hi-hatch{fill:none;stroke:#C98377;stroke-width:1;opacity:.55}",
        f".hi-casing{{fill:none;stroke:{PAPER};stroke-width:9.4}}",
        f".hi-rail{{fill:none;stroke:{INK};stroke-width:6}}",
        f".hi-arrow{{fill:{INK};stroke:{PAPER};stroke-width:1.4}}",
        f".hi-town{{fill:{INK};stroke:{PAPER};stroke-width:1.4}}",
        f".hi-box-edge{{fill:{INK};stroke:{INK};stroke-width:29;stroke-linejoin:round}}",
        f".hi-box{{fill:{PAPER};stroke:{PAPER};stroke-width:26.4;stroke-linejoin:round}}",
        f".hi-slot{{fill:{PAPER};stroke:{INK};stroke-width:1.4}}",
        ".hi-only{stroke-dasharray:3 2}",
        f".hi-pill{{fill:{PAPER};stroke:{INK};stroke-width:.9}}",
        f".hi-value{{stroke:{INK};stroke-width:.6}}",
        f".hi-now{{fill:none;stroke:{INK};stroke-width:2.2}}",
        ".hi-past{fill-opacity:.45}",
        f".hi-pip{{fill:{INK}}}",
        ".hi-water{fill:none;stroke:#0B63A5;stroke-width:1.7;stroke-linecap:round}",
        ".hi-mountain{fill:#6B4A2B}",
        f".hi-wall-edge{{stroke:{PAPER};stroke-width:9;stroke-linecap:round}}",
        ".hi-wall{stroke:#08306B;stroke-width:6;stroke-linecap:round}",
        ".hi-side-water{stroke:#0B63A5;stroke-width:5}",
        ".hi-side-mountain{stroke:#6B4A2B;stroke-width:5}",
        ".hi-blocked{fill:#FFFFFF;stroke:#8A1C1C;stroke-width:1.2;stroke-dasharray:2.4 1.6}",
        ".hi-home{fill:#FFFFFF;stroke:#5A5A5A;stroke-width:1}",
        f".hi-token{{stroke:{INK};stroke-width:1}}",
        ".hi-reserved{fill-opacity:.3}",
        *(f".hi-zone-{name or 'plain'}{{fill:{colour}}}" for name, colour in ZONES.items()),
        ".hi-cell{stroke:#77736A;stroke-width:1}",
        ".hi-par{fill:none;stroke:#8A1C1C;stroke-width:2.4}",
        ".hi-line{stroke:#C9C5BB;stroke-width:1}",
        ".hi-head{fill:#ECE8DD}",
        ".hi-acting{fill:#FFF3C4}",
    ]
    return f"<style>{''.join(rules)}</style>"
