"""Games in files: our own format, the files of 18xx.games, and traces of states."""

from highiron.records.errors import RecordError
from highiron.records.files import LoadedGame, load, save, save_site
from highiron.records.trace import trace_lines

__all__ = ["LoadedGame", "RecordError", "load", "save", "save_site", "trace_lines"]
