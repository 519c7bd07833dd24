"""The browser client shows no text that is not in the catalogues."""

import re
from pathlib import Path

import pytest

from highiron.words.catalogue import bundle, has_message

SOURCES = Path(__file__).parents[2] / "web" / "src"
FILES = sorted(path for path in SOURCES.rglob("*") if path.suffix in (".svelte", ".ts") and ".test." not in path.name)
# `t("web-home")`, `tOr("…")`, and keys that name their text: `text: "web-undo"`, `keys.add("web-keys-game"`.
LITERAL = re.compile(r"""(?:\bt(?:Or)?\(|text: |keys\.add\()\s*["`]([a-z][\w.-]*)["`]""")
EITHER = re.compile(r"""\bt\([^"`()]*\?\s*"([\w.-]+)"\s*:\s*"([\w.-]+)\"""")
# `t(`web-tab-${name}`)`: some message must begin like that.
BEGINNING = re.compile(r"""(?:\bt(?:Or)?\(|text: )\s*`([a-z][\w.-]*-)\$\{""")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_every_message_that_the_page_names_exists(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    named = [*LITERAL.findall(text), *(name for pair in EITHER.findall(text) for name in pair)]
    missing = sorted({name for name in named if not has_message(name)})
    assert not missing
    known = bundle("en", False)._messages
    assert [start for start in BEGINNING.findall(text) if not any(name.startswith(start) for name in known)] == []


def test_no_message_of_the_page_is_left_over() -> None:
    """A message is used when its name stands in the sources, whole or after `web-`, or a made-up one begins so."""
    whole = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
    beginnings = tuple(set(re.findall(r"`(web-[\w-]*-)\$\{", whole)))
    names = [name for name in bundle("en", False)._messages if name.startswith("web-")]
    quoted = set(re.findall(r'"([\w.-]+)"', whole))
    used = quoted | {f"web-{word}" for word in quoted}
    assert [name for name in names if name not in used and not name.startswith(beginnings)] == []
