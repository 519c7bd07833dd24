"""Facts written down with all their drawings: by a process of its own, as `sheets` has it done."""

from time import process_time

import msgspec

from highiron.server.packing import pack
from highiron.server.reference.keys import facts_named
from highiron.server.reference.sheet import facts_sheet


class Order(msgspec.Struct, frozen=True):
    """Which facts, in which language."""

    key: str
    locale: str


class Drawn(msgspec.Struct, frozen=True):
    """What it came to; without content where it could not be done, and seconds of processor."""

    content: bytes | None
    seconds: float


def encoded_sheet(key: str, locale: str) -> bytes:
    """The facts with that name as packed JSON. Raises UnknownFacts."""
    return pack(msgspec.json.encode(facts_sheet(facts_named(key), key, locale)))


def serve(message: bytes) -> bytes:
    """Do one piece of work; runs in the process."""
    order, began = msgspec.msgpack.decode(message, type=Order), process_time()
    try:
        content = encoded_sheet(order.key, order.locale)
    except Exception:  # whoever asked does it again, and finds out why
        content = None
    return msgspec.msgpack.encode(Drawn(content, process_time() - began))
