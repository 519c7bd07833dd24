"""What is pending: frames on a stack. A round is a frame; so is a turn, an auction, a discard or an offer."""

from typing import Any, ClassVar

import msgspec


class Frame(msgspec.Struct, frozen=True, tag_field="frame", kw_only=True):
    """Base of all frames: who is asked. Frames never change; a step replaces its frame by a new one."""

    # The kind of round that this frame is, as catalogues know it (`round-…`); "" for what is pending within a round.
    round: ClassVar[str] = ""

    seat: str


def tag_of(kind: type[Frame]) -> str:
    return str(kind.__struct_config__.tag)


_KINDS: dict[type[Frame], str] = {}  # asked for all the time, and msgspec makes its answer anew each time


def frame_kind(frame: Frame) -> str:
    kind = _KINDS.get(type(frame))
    if kind is None:
        kind = _KINDS[type(frame)] = tag_of(type(frame))
    return kind


def frame_to_data(frame: Frame) -> Any:
    return msgspec.to_builtins(frame)
