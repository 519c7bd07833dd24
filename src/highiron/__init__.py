"""Highiron: 18xx railway games. `from highiron import Game` is all a newcomer needs."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from highiron.core.events import Event, Reason, Refused
    from highiron.core.families import Family
    from highiron.core.state import State
    from highiron.flow.engine import apply, explain, legal, view
    from highiron.game import Game

__version__ = "0.1.0"

_WHERE = {
    "Event": "highiron.core.events",
    "Family": "highiron.core.families",
    "Game": "highiron.game",
    "Reason": "highiron.core.events",
    "Refused": "highiron.core.events",
    "State": "highiron.core.state",
    "apply": "highiron.flow.engine",
    "explain": "highiron.flow.engine",
    "legal": "highiron.flow.engine",
    "view": "highiron.flow.engine",
}

__all__ = ["Event", "Family", "Game", "Reason", "Refused", "State", "apply", "explain", "legal", "view"]


def __getattr__(name: str) -> Any:
    """Import on first use, so that `import highiron` costs nothing."""
    if name not in _WHERE:
        raise AttributeError(f"module 'highiron' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_WHERE[name]), name)
