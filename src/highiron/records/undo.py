"""Which actions of an 18xx.games file still stand after undo and redo (1830-14.3)."""

from typing import Any

from highiron.records.errors import RecordError
from highiron.words import told

_WORDS = frozenset({"message", "log"})
_NEVER_UNDONE = frozenset({"message"})


def has_effect(kind: str) -> bool:
    """Words and programmes change no state; what a programme causes stands in `auto_actions`."""
    return kind not in _WORDS and not kind.startswith("program_")


def standing_actions(actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The actions in force at the end, in order."""
    standing: list[dict[str, Any]] = []
    undone: list[list[dict[str, Any]]] = []
    for action in actions:
        kind = action["type"]
        if kind == "undo":
            undone.append(_take_back(standing, action))
        elif kind == "redo":
            if not undone:
                raise RecordError(told("record-nothing-to-redo"), action["id"])
            standing.extend(undone.pop())
            standing.sort(key=lambda entry: int(entry["id"]))
        else:
            if kind not in _NEVER_UNDONE:
                undone.clear()
            standing.append(action)
    return standing


def _take_back(standing: list[dict[str, Any]], undo: dict[str, Any]) -> list[dict[str, Any]]:
    """Remove what the undo takes back and return it."""
    target = undo.get("action_id")
    if target is None:
        for at in range(len(standing) - 1, -1, -1):
            if standing[at]["type"] not in _NEVER_UNDONE:
                return [standing.pop(at)]
        raise RecordError(told("record-nothing-to-undo"), undo["id"])
    if not isinstance(target, int):
        raise RecordError(told("record-undo-to", target=f"{target}"), undo["id"])
    taken = [entry for entry in standing if entry["id"] > target and entry["type"] not in _NEVER_UNDONE]
    standing[:] = [entry for entry in standing if entry["id"] <= target or entry["type"] in _NEVER_UNDONE]
    return taken
