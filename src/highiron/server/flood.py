"""Requests from one place, counted before anything else is done with them: to refuse must cost less than to ask."""

from collections import OrderedDict
from time import monotonic

import msgspec

from highiron.server.auth.places import place_of
from highiron.server.errors import ProblemBody

BURST = 200  # requests at once; a club may share one address
REFILL = 50.0  # more each second
KNOWN = 10_000  # places that are remembered
_BODY = msgspec.json.encode(ProblemBody(429, "too-many-requests", "That was too often. Try again in a few seconds."))
_HEADERS = [
    (b"content-type", b"application/json"),
    (b"content-length", str(len(_BODY)).encode()),
    (b"retry-after", b"2"),
    (b"connection", b"close"),
]
START = {"type": "http.response.start", "status": 429, "headers": _HEADERS}
BODY = {"type": "http.response.body", "body": _BODY}


class Flood:
    """How many requests each place may still send. Used by the event loop alone."""

    def __init__(self, limited: bool) -> None:
        self._limited = limited
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def let_in(self, address: str) -> bool:
        """Count a request; False when it is one too many."""
        if not self._limited:
            return True
        place, time = place_of(address), monotonic()
        left, then = self._left.get(place, (float(BURST), time))
        left = min(float(BURST), left + (time - then) * REFILL)
        allowed = left >= 1
        self._left[place] = (left - 1 if allowed else left, time)
        self._left.move_to_end(place)
        while len(self._left) > KNOWN:
            self._left.popitem(last=False)
        return allowed
