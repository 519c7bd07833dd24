"""Events of a stream and how they are written: server-sent events or lines of JSON. Each is encoded once for all who
get it.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

SSE = "text/event-stream"
NDJSON = "application/x-ndjson"
ALL_CHAT = "999999999"  # an id that no line has yet


@dataclass(frozen=True)
class StreamEvent:
    """One event. `id` says up to where its listener knows the game then."""

    name: str
    id: str
    data: bytes

    @cached_property
    def sse(self) -> bytes:
        """As a server-sent event. JSON has no line breaks, so the data is one line."""
        head = f"id: {self.id}\n" if self.id else ""
        return f"{head}event: {self.name}\ndata: ".encode() + self.data + b"\n\n"

    @cached_property
    def ndjson(self) -> bytes:
        """As a line of JSON."""
        return f'{{"event":"{self.name}","id":"{self.id}","data":'.encode() + self.data + b"}\n"


PING = StreamEvent("ping", "", b"null")


def stream_event(name: str, event_id: str, content: Any) -> StreamEvent:
    """An event with its content encoded."""
    return StreamEvent(name, event_id, msgspec.json.encode(content))


@dataclass(frozen=True)
class Known:
    """Up to where a client knows a game: the sequence of the last entry and the id of the last chat line."""

    sequence: int
    chat: int

    def __str__(self) -> str:
        return f"{self.sequence}-{self.chat}"


def read_known(text: str) -> Known | None:
    """From an event's id, or a plain sequence, which asks for no chat of before; None when it is neither."""
    sequence, _, chat = text.strip().partition("-")
    numbers = (sequence, chat or ALL_CHAT)
    if all(number.isdecimal() and number.isascii() and len(number) < 10 for number in numbers):
        return Known(int(numbers[0]), int(numbers[1]))
    return None
