"""Answers to moves and views, put together from what the games service gives."""

from typing import Any

import msgspec
from litestar import Response

from highiron.server.auth.caller import Caller
from highiron.server.games.models import Accepted, Live, Proposed
from highiron.server.games.service import Games
from highiron.server.play.log import entry_news
from highiron.server.play.models import ProgramLogLine, ProgramView
from highiron.server.play.moments import Moment, Moments, Viewpoint, game_view
from highiron.server.play.wording import program_line
from highiron.server.tables.access import viewpoint_of


def encoded(content: Any) -> Response[Any]:
    """Content as JSON, encoded here and now: parts of it are already."""
    return Response(msgspec.json.encode(content), media_type="application/json")


class Answers:
    """Puts answers together in one language."""

    def __init__(self, games: Games, moments: Moments, locale: str) -> None:
        self._games = games
        self._moments = moments
        self._locale = locale

    def view(self, live: Live, viewpoint: Viewpoint, caller: Caller | None, at: int | None = None) -> dict[str, Any]:
        """The content of a `GameView`, with votes and one's own programs and rights to take back."""
        moment = self._moments.of(live)
        if at is not None:
            state = live.state if at == live.position else self._games.state_at(live.game_id, at)
            moment = Moment(live.game_id, live.sequence, state, live.names)
        seat = viewpoint.seat(live.actor)
        return game_view(
            live,
            moment,
            viewpoint,
            self._locale,
            at=at,
            votes=self._games.votes(live.game_id, open_only=True) if live.open_votes else [],
            programs=self.programs(live, caller) if caller and viewpoint.mine else [],
            undo=self._games.undo_rights(live, seat) if caller and seat and live.running else None,
        )

    def programs(self, live: Live, me: Caller) -> list[ProgramView]:
        """One's own programs."""
        return [
            ProgramView(
                id=info.id,
                seat=info.seat,
                program=info.program,
                status=info.status,
                log=[
                    ProgramLogLine(
                        line.code, line.args, line.sequence, line.time, program_line(line, live.names, self._locale)
                    )
                    for line in info.log
                ],
            )
            for info in self._games.programs(live.game_id, me.person_id)
        ]

    def accepted(self, accepted: Accepted, me: Caller, seat: str) -> dict[str, Any]:
        """The content of a `MoveAnswer`."""
        live, before = accepted.live, accepted.before
        viewpoint = viewpoint_of(live, me, "" if len(live.held_by(me.person_id)) != 1 else seat)
        seen = viewpoint.seat(live.actor)
        told = None if before is None else self._moments.of(before).told(viewpoint.seat(before.actor))
        current = live.running and not accepted.repeated
        return {
            **entry_news(accepted.entry, live, self._moments.of(live), viewpoint, self._locale, told),
            "undo": self._games.undo_rights(live, seen, accepted.entry) if current and seen else None,
            "repeated": accepted.repeated,
        }

    def taken_back(self, done: Accepted | Proposed, me: Caller, seat: str) -> dict[str, Any]:
        """The content of an `UndoAnswer`."""
        if isinstance(done, Accepted):
            return {"accepted": self.accepted(done, me, seat), "vote": None}
        return {"accepted": None, "vote": done.vote}
