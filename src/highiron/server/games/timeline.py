"""Which action stands at a position.

An action is known by the sequence of its entry. It stands behind what stood when it was made, and whatever had its
position before is gone for good; so the action at a position is always the last one that was made for it.
"""

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from highiron.server.database.tables import Entry


def action_at(session: Session, game_id: str, position: int, sequence: int) -> int:
    """The action at a position (that stands or that redo can bring back) after so many entries; 0 for position 0."""
    if position == 0:
        return 0
    found = session.scalar(
        select(func.max(Entry.sequence)).where(
            Entry.game_id == game_id,
            Entry.position == position,
            Entry.kind == "action",
            Entry.sequence <= sequence,
        )
    )
    if found is None:
        raise LookupError(f"no action has been made for position {position}")
    return found


def actions_between(
    session: Session, game_id: str, after: int, until: int, sequence: int
) -> list[tuple[int, str, str]]:
    """Sequence, seat and JSON of the actions at the positions after `after` up to `until`, after so many entries."""
    rows = session.execute(
        select(Entry.position, Entry.sequence, Entry.seat, Entry.action)
        .where(
            Entry.game_id == game_id,
            Entry.position > after,
            Entry.position <= until,
            Entry.kind == "action",
            Entry.sequence <= sequence,
        )
        .order_by(Entry.position, Entry.sequence)
    )
    last = {row.position: (row.sequence, row.seat, row.action) for row in rows}
    return list(last.values())
