"""What is pending: frames on a stack. A round is a frame; so is a turn, an auction, a discard or an offer."""

from typing import Any

import msgspec


class Frame(msgspec.Struct, frozen=True, tag_field="frame", kw_only=True):
    """Base of all frames: who is asked. Frames never change; a step replaces its frame by a new one."""

    seat: str


FRAME_TYPES: dict[str, type[Frame]] = {}


def register_frame(cls: type[Frame]) -> type[Frame]:
    """Class decorator: makes a frame readable from its JSON form."""
    FRAME_TYPES[str(cls.__struct_config__.tag)] = cls
    return cls


def frame_kind(frame: Frame) -> str:
    return str(frame.__struct_config__.tag)


def frame_to_data(frame: Frame) -> Any:
    return msgspec.to_builtins(frame)


def frame_from_data(data: dict[str, Any]) -> Frame:
    return msgspec.convert(data, FRAME_TYPES[data["frame"]])
