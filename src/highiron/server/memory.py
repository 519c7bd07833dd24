"""What the C library keeps of memory that was freed: as little as it can be told to, where it is glibc.

By itself it gives every thread a heap of its own and keeps what large answers once took, so that a server stays as
large as it was in its busiest moment.
"""

import ctypes
import sys
from contextlib import suppress

TRIM_THRESHOLD, MMAP_THRESHOLD, ARENA_MAX = -1, -3, -8  # as malloc.h numbers them
LARGE = 128 * 1024  # bytes of a piece that goes back to the system at once
HEAPS = 2


def be_thrifty() -> None:
    """From now on, give memory back. Does nothing where there is no glibc."""
    if not sys.platform.startswith("linux"):
        return
    with suppress(OSError, AttributeError):
        libc = ctypes.CDLL("libc.so.6")
        for setting, value in ((ARENA_MAX, HEAPS), (MMAP_THRESHOLD, LARGE), (TRIM_THRESHOLD, LARGE)):
            libc.mallopt(setting, value)
