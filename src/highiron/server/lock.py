"""One server for one data directory: a lock that ends with its process, whatever way that ends."""

import os
import sys
from pathlib import Path
from typing import IO

NAME = "highiron.lock"


class InUse(Exception):
    """Another process has the directory; `address` is where it serves, "" if it does not say."""

    def __init__(self, data: Path, address: str) -> None:
        self.address = address
        at = f" at {address}" if address else ""
        super().__init__(f"another highiron server{at} uses the data directory {data}: stop it, or give another --data")


class DirectoryLock:
    """Holds a data directory until `release`. Raises InUse, or OSError where the directory cannot be written."""

    def __init__(self, data: Path) -> None:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        path = data / NAME
        self._file: IO[str] = path.open("a+", encoding="utf-8")
        try:
            _take(self._file)
        except OSError:
            self._file.seek(0)
            address = self._file.read(200).strip()
            self._file.close()
            raise InUse(data, address) from None
        self.tell("")

    def tell(self, address: str) -> None:
        """Write down where this server is to be found."""
        self._file.seek(0)
        self._file.truncate()
        self._file.write(address)
        self._file.flush()

    def release(self) -> None:
        """Let others have the directory. The file stays: removing it could take away another's lock."""
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[str]) -> None:
        # One byte far behind the text, since a locked byte cannot be read by others.
        file.seek(1 << 20)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: IO[str]) -> None:
        os.set_inheritable(file.fileno(), False)
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
