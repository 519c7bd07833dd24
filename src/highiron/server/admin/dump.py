"""The backup file: all rows of a database as compressed JSON lines, the same whether SQLite or PostgreSQL wrote them.

    {"highiron_backup": 1, "revision": "0001", "made": 1760000000000, "tables": {"people": ["id", "name", …], …}}
    ["people", [1, "Ann", …]]
    …
    {"rows": 12345, "digest": "…"}

The digest is BLAKE2b over all lines before. Tables come in an order in which every row finds what it refers to.
"""

import gzip
import hashlib
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Annotated, Any

import msgspec

FORMAT = 1


class BadBackup(Exception):
    """The file is no backup, is cut off or was changed."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    highiron_backup: int
    revision: str  # shape of the database
    made: int
    tables: dict[str, list[str]]  # in order, with their columns


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line."""

    rows: int
    digest: str


Whole = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]  # as databases have them
Row = tuple[str, list[str | Whole | float | bool | None]]


class DumpWriter:
    """Writes a backup line by line into an open binary file."""

    def __init__(self, file: IO[bytes], header: Header) -> None:
        self._digest = hashlib.blake2b(digest_size=32)
        self._packed = gzip.GzipFile(fileobj=file, mode="wb", compresslevel=6, mtime=0)
        self.rows = 0
        self._line(header)

    def add(self, table: str, values: list[Any]) -> None:
        self._line([table, values])
        self.rows += 1

    def close(self) -> None:
        """Write the last line; without it the file is no backup."""
        self._line(Closing(self.rows, self._digest.hexdigest()))
        self._packed.close()

    def _line(self, value: Any) -> None:
        line = msgspec.json.encode(value) + b"\n"
        self._digest.update(line)
        self._packed.write(line)


def read_header(path: Path) -> Header:
    """The first line. Raises BadBackup."""
    with _opened(path) as lines:
        try:
            header = msgspec.json.decode(next(lines, b""), type=Header)
        except msgspec.DecodeError:
            raise BadBackup(f"{path} is not a backup of highiron") from None
    if header.highiron_backup != FORMAT:
        raise BadBackup(f"{path} is a backup of format {header.highiron_backup}; this program reads format {FORMAT}")
    return header


def read_rows(path: Path) -> Iterator[Row]:
    """All rows, checked: raises BadBackup at the end when the file is cut off or was changed."""
    digest = hashlib.blake2b(digest_size=32)
    count = 0
    with _opened(path) as lines:
        digest.update(next(lines, b""))
        for line in lines:
            if line.startswith(b"{"):
                closing = _decode(path, line, Closing)
                if closing != Closing(count, digest.hexdigest()) or next(lines, None) is not None:
                    raise BadBackup(f"{path} was changed or damaged")
                return
            digest.update(line)
            row: Row = _decode(path, line, Row)
            count += 1
            yield row
    raise BadBackup(f"{path} is cut off")


def check(path: Path) -> Header:
    """Read the whole file to see that it is sound; gives its header. Raises BadBackup."""
    header = read_header(path)
    for table, values in read_rows(path):
        if table not in header.tables or len(values) != len(header.tables[table]):
            raise BadBackup(f"{path} has a row of {table!r} that does not fit")
    return header


def _decode(path: Path, line: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError:
        raise BadBackup(f"{path} was changed or damaged") from None


@contextmanager
def _opened(path: Path) -> Iterator[Iterator[bytes]]:
    """The lines of a compressed file; faults of the compression as BadBackup."""
    try:
        with gzip.open(path, "rb") as file:
            yield iter(file)
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        raise BadBackup(f"{path} cannot be read: {error}") from None
