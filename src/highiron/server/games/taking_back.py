"""Undo and redo: entries like any other. Free where one person holds all seats and within one's own turn; otherwise the
table must agree.
"""

from highiron.core.events import Event
from highiron.server.games.errors import BadRequest, NotAllowed
from highiron.server.games.history import History
from highiron.server.games.models import By, EntryRow, Live, Made, UndoRights
from highiron.server.games.store import make
from highiron.words import told


class TakingBack:
    """Works out what may be taken back, and the entries that do it."""

    def __init__(self, history: History) -> None:
        self._history = history

    def rights(self, live: Live, seat: str, last: EntryRow | None = None) -> UndoRights:
        """What the seat may undo and redo now; `last` is the entry that led here, where it is at hand."""
        to = self.default_target(live, seat, last) if live.running else -1
        again = live.redo[-1][0] if live.running and live.redo else -1
        return UndoRights(to, to >= 0 and undo_is_free(live, seat, to), again, again >= 0 and redo_is_free(live, seat))

    def default_target(self, live: Live, seat: str, last: EntryRow | None = None) -> int:
        """Before the last action where all seats are mine and in my own turn, else before the seat's own last action;
        -1: none.

        What came after an own action goes with it: going back to a bot's turn would have the bot do the same again.
        """
        if is_alone(live, seat) or undo_is_free(live, seat, live.position - 1):
            return live.position - 1
        if last is not None and last.kind == "action" and last.seat == seat and last.sequence == live.tip:
            return last.position - 1
        return self._history.last_of_seat(live, seat)

    def undo(self, live: Live, seat: str, to: int, by: By, person_id: int | None) -> Made:
        """The entry that goes back to a position."""
        check_target(live, to)
        state, tip = self._history.on_branch(live, to)
        alone = by == "person"
        return make(
            live,
            state,
            kind="undo",
            seat=seat,
            by=by,
            person_id=person_id,
            position=to,
            tip=tip,
            own_since=min(live.own_since, to) if alone else to,
            redo=(*live.redo, (live.position, seat if alone else "")),
            events=[Event("undone", {"seat": seat, "count": live.position - to, "to": to})],
        )

    def redo(self, live: Live, seat: str, by: By, person_id: int | None) -> Made:
        """The entry that brings back what the last undo took."""
        if not live.redo:
            raise NotAllowed("nothing-to-redo", told("problem-nothing-to-redo"))
        to = live.redo[-1][0]
        state, tip = self._history.on_branch(live, to)
        return make(
            live,
            state,
            kind="redo",
            seat=seat,
            by=by,
            person_id=person_id,
            position=to,
            tip=tip,
            own_since=live.own_since if by == "person" else to,
            redo=live.redo[:-1],
            events=[Event("redone", {"seat": seat, "count": to - live.position, "to": to})],
        )


def check_target(live: Live, to: int) -> None:
    """Raises BadRequest unless undo can go to that position."""
    if not 0 <= to < live.position:
        raise BadRequest(told("problem-undo-to-no-position", last=live.position - 1, to=to))


def undo_is_free(live: Live, seat: str, to: int) -> bool:
    """Whether nobody is asked: all seats are mine, or all of it was, in a turn that is still mine and hid nothing."""
    if is_alone(live, seat):
        return True
    return live.actor == seat and live.own_since <= to < live.position


def redo_is_free(live: Live, seat: str) -> bool:
    """Whether nobody is asked: all seats are mine, or I took it back on my own."""
    return bool(live.redo) and (is_alone(live, seat) or live.redo[-1][1] == seat)


def is_alone(live: Live, seat: str) -> bool:
    """Whether one person holds every seat that is no bot's: hotseat, unless a seat was handed on meanwhile."""
    holder = live.seat(seat)
    people = {other.person_id for other in live.seats if not other.bot}
    return live.mode == "hotseat" and holder is not None and people == {holder.person_id}
