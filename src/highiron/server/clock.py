"""Time as the database keeps it."""

import time


def now() -> int:
    """Milliseconds since 1970 (UTC)."""
    return time.time_ns() // 1_000_000
