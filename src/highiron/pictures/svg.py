"""Writing SVG by hand: elements, escaped text, numbers without noise."""

from collections.abc import Iterable

Number = int | float
Point = tuple[float, float]

# Average advance of characters in a wide sans serif (DejaVu Sans), in em. Narrower fonts only leave more air.
_NARROW = frozenset("iljtfrI.,:;'|!()[] -")
_WIDE = frozenset("mwMW@%&—")


def number(value: Number) -> str:
    """At most two decimals, no trailing zeros, never `-0`: the same picture is the same text everywhere."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def escape(text: str) -> str:
    """Text for element content and attributes; characters that XML does not allow at all are left out."""
    legal = "".join(char for char in text if _is_legal(ord(char)))
    return (
        legal.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace('"', "&quot;")
        .replace("'", "&#39;")
    )


def _is_legal(code: int) -> bool:
    if code < 0x20:
        return code in (0x09, 0x0A, 0x0D)
    return not (0x7F <= code < 0xA0 or 0xD800 <= code < 0xE000 or code in (0xFFFE, 0xFFFF))


def safe_id(text: str) -> str:
    """An id for any name of the game: `B&O` becomes `B_26_O`, so that different names never share an id."""
    return "".join(char if char.isascii() and char.isalnum() else f"_{ord(char):x}_" for char in text)


def tag(name: str, content: str = "", /, **attributes: str | Number) -> str:
    """An element. `class_` is class, other underscores become hyphens; the content must be escaped already."""
    words = [name]
    for key, value in attributes.items():
        label = "class" if key == "class_" else key.replace("_", "-")
        words.append(f'{label}="{escape(value) if isinstance(value, str) else number(value)}"')
    opening = " ".join(words)
    return f"<{opening}>{content}</{name}>" if content else f"<{opening}/>"


def text(x: float, y: float, content: str, size: float, class_: str = "", **attributes: str | Number) -> str:
    """A line of text with the middle of its capitals at y."""
    classes = f"hi-t {class_}".rstrip()
    return tag("text", escape(content), x=x, y=baseline(y, size), font_size=size, class_=classes, **attributes)


def baseline(y: float, size: float) -> float:
    """Where capitals of that size stand when their middle is at y: `dominant-baseline` differs between renderers."""
    return y + size * 0.36


def titled(title: str, content: str, **attributes: str | Number) -> str:
    """A group with a name for screen readers, which is also its tooltip."""
    return tag("g", tag("title", escape(title)) + content, role="img", **attributes)


def placed(x: float, y: float, content: str) -> str:
    return tag("g", content, transform=f"translate({number(x)} {number(y)})")


def polygon(points: Iterable[Point], class_: str) -> str:
    return tag("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), class_=class_)


def document(width: float, height: float, body: str, title: str, description: str) -> str:
    """A whole picture that also works as a file of its own."""
    return tag(
        "svg",
        tag("title", escape(title)) + tag("desc", escape(description)) + body,
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=f"0 0 {number(width)} {number(height)}",
        role="group",
        class_="hi",
    )


def text_width(content: str, size: float, bold: bool = False) -> float:
    """About how wide a line is, on the safe side."""
    total = 0.0
    for char in content:
        if ord(char) >= 0x2E80:
            total += 1.0  # Chinese, Japanese, Korean
        elif char in _NARROW:
            total += 0.37
        elif char in _WIDE:
            total += 0.9
        elif char.isupper():
            total += 0.7
        else:
            total += 0.61
    return total * size * (1.1 if bold else 1.0)


def shortened(content: str, width: float, size: float, bold: bool = False) -> str:
    """The text, cut with an ellipsis when it is wider than that."""
    if text_width(content, size, bold) <= width:
        return content
    while content and text_width(content + "…", size, bold) > width:
        content = content[:-1]
    return content.rstrip() + "…"
