"""Who is told what, after something has been stored."""

from highiron.core.frames import frame_kind
from highiron.server.games.models import Live, VoteInfo
from highiron.server.news.newsroom import News, Newsroom


class Notices:
    """Turns what happened into news."""

    def __init__(self, newsroom: Newsroom) -> None:
        self._newsroom = newsroom

    def entry(self, actor_before: str, after: Live) -> None:
        """An entry was stored: for the table, and for whoever is asked now."""
        self._newsroom.publish(News("entry", after.game_id, after.sequence))
        if not after.running:
            self.ended(after)
        elif actor_before != after.actor:
            self.turn(after)

    def turn(self, live: Live) -> None:
        seat = live.seat(live.actor)
        if seat is not None and seat.person_id is not None:
            offer = frame_kind(live.state.frames[-1]) == "offer"
            self._notice(live, seat.person_id, "offer" if offer else "turn")

    def reminder(self, live: Live) -> None:
        """The time of whoever is asked runs out."""
        seat = live.seat(live.actor)
        if live.running and seat is not None:
            self._notice(live, seat.person_id, "reminder")

    def started(self, live: Live) -> None:
        self._newsroom.publish(News("table", live.game_id, live.sequence))
        for person_id in _people(live):
            self._notice(live, person_id, "started")
        self.turn(live)

    def ended(self, live: Live) -> None:
        self._newsroom.publish(News("table", live.game_id, live.sequence))
        for person_id in _people(live):
            self._notice(live, person_id, "ended")

    def vote(self, live: Live, vote: VoteInfo) -> None:
        """A vote was opened, answered or settled."""
        self._newsroom.publish(News("vote", live.game_id, live.sequence))
        if vote.status == "open":
            waiting = {seat.person_id for seat in live.seats if seat.letter in vote.waiting}
            for person_id in waiting - {None}:
                self._notice(live, person_id, "vote")
            if "" in vote.waiting:
                self._notice(live, vote.detail["person"], "substitute")
        elif vote.kind == "substitute" and vote.status == "carried":
            self._newsroom.publish(News("table", live.game_id, live.sequence))
            if live.actor == vote.detail["of"]:
                self.turn(live)

    def program(self, live: Live, person_id: int) -> None:
        """A program did something or stopped: only its owner hears of it."""
        self._newsroom.publish(News("program", live.game_id, live.sequence, person_id))

    def _notice(self, live: Live, person_id: int | None, what: str) -> None:
        if person_id is not None:
            self._newsroom.publish(News("notice", live.game_id, live.sequence, person_id, what))


def _people(live: Live) -> set[int]:
    return {seat.person_id for seat in live.seats if seat.person_id is not None}
