"""The results of the railway study for the page: read once, and again only when the file has changed."""

import logging
from functools import lru_cache
from pathlib import Path

from highiron.server.packing import pack
from highiron.study import published

log = logging.getLogger("highiron.server")


def encoded(out: Path) -> bytes:
    """The last run in a folder, or the shipped one, packed."""
    return _encoded(out, published.stamp(out))


@lru_cache(maxsize=2)
def _encoded(out: Path, _: tuple[int, int]) -> bytes:
    try:
        found = published.read_run(out)
    except published.Unreadable as error:
        log.warning("the atlas of the study is not used: %s", error)
        found = None
    return pack(found if found is not None else published.shipped())
