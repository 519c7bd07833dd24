"""Logs: one JSON object a line on standard error. No bodies, no query strings, no secrets, no names of people."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime

FIELDS = ("request_id", "method", "route", "status", "milliseconds", "person", "game", "reason", "count", "address")


class JsonLines(logging.Formatter):
    """Time, level, message and the known fields of a record. Unknown fields are left out, so none slips in."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for field in FIELDS:
            value = getattr(record, field, None)
            if value is not None:
                line[field] = value
        if record.exc_info and record.exc_info[1] is not None:
            line["error"], line["trace"] = _safe_trace(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def _safe_trace(error: BaseException) -> tuple[str, list[str]]:
    """The type and the places of an error and its causes. Messages may quote values, such as SQL parameters."""
    places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]
    cause = error.__cause__ or error.__context__
    if cause is not None:
        name, inner = _safe_trace(cause)
        places += [f"caused by {name}", *inner]
    return type(error).__name__, places


def set_up(level: str) -> None:
    """Send the logs of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("highiron").setLevel(level)
