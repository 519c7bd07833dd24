"""The data directory: one server process at a time may have it."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

LOCK = "server.lock"


class InUse(Exception):
    """Another process has the data directory."""


@contextmanager
def hold(data: Path) -> Iterator[None]:
    """Have the data directory for oneself; made if it is not there. Raises InUse, and OSError when it cannot be made.

    The system lets go of the lock when the process ends, however it ends, so there is nothing to clean up.
    """
    data.mkdir(parents=True, exist_ok=True)
    with (data / LOCK).open("a+b") as file:
        if not _lock(file):
            raise InUse(
                f"another highiron uses {data}: stop that server first, or give this one a directory of its own"
            )
        file.truncate(0)
        file.write(str(os.getpid()).encode())
        file.flush()
        yield


def _lock(file: IO[bytes]) -> bool:
    """Whether the lock was free. It belongs to the open file, not to its name."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
