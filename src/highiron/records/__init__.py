"""Games in files: our own format, the files of 18xx.games, and traces of states."""

from highiron.records.errors import RecordError
from highiron.records.files import LoadedGame, load, own_text, save, save_site, site_text, write_text
from highiron.records.trace import trace_lines

__all__ = [
    "LoadedGame",
    "RecordError",
    "load",
    "own_text",
    "save",
    "save_site",
    "site_text",
    "trace_lines",
    "write_text",
]
