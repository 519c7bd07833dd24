"""Proposals that the table must agree to: undo, redo, a substitute for a seat, to abandon the game."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.orm import Session

from highiron.bots import bot_names
from highiron.core.actions import EndGame
from highiron.server.clock import now
from highiron.server.database.engine import Database
from highiron.server.database.tables import Ballot, Block, Game, Person, Program, Seat, Vote
from highiron.server.games import bots_alone
from highiron.server.games.clocks import SUBSTITUTES, Clock, deadline, full_time
from highiron.server.games.errors import BadRequest, NoSuchThing, NotAllowed, NotYourSeat
from highiron.server.games.models import BallotInfo, Live, VoteInfo
from highiron.server.games.moves import Moves, act, check_holder, check_running
from highiron.server.games.receipts import Ticket
from highiron.server.games.taking_back import TakingBack, check_target
from highiron.server.games.written import to_json
from highiron.words import told

KINDS = ("undo", "redo", "substitute", "abandon")
HOUR = 3_600_000
VOLUNTEER = ""  # the ballot of the person who is asked to take a seat

# Called in the transaction that asks people for their votes, with their seats or, for the volunteer, "".
VoteHook = Callable[[Connection, Live, VoteInfo, list[str]], None]


class Votes:
    """Opens, counts and carries out votes. Consent is the agreement of every seat that another person holds."""

    def __init__(self, database: Database, moves: Moves, taking_back: TakingBack) -> None:
        self._database = database
        self._moves = moves
        self._taking_back = taking_back
        self.hooks: list[VoteHook] = []

    def of_game(self, live: Live, open_only: bool = False) -> list[VoteInfo]:
        """The votes of a game, oldest first."""
        with self._database.reading() as session:
            return _read(session, live, open_only)

    def propose(
        self,
        game_id: str,
        person_id: int,
        seat: str,
        kind: str,
        *,
        to: int | None = None,
        of: str = "",
        bot: str = "",
        person: int | None = None,
        asked: Ticket | None = None,
    ) -> tuple[VoteInfo, Live]:
        """Open a vote; it is carried at once when nobody else has to agree. To propose what is proposed is to agree.

        `asked` is the request that led to it, and gets a receipt if it is carried at once.
        """

        def work(live: Live) -> tuple[VoteInfo, Live]:
            check_holder(live, person_id, seat)
            check_running(live)
            detail = self._detail(live, seat, kind, to, of, bot, person)
            for vote in self.of_game(live, open_only=True):
                if vote.kind == kind and vote.detail == detail:
                    self._agree(live, vote.id, person_id)
                    return self._settle(self._moves.store.live(game_id), vote.id, asked)
                if vote.kind == kind and (kind != "substitute" or vote.detail["of"] == of):
                    raise NotAllowed("vote-open", told("problem-vote-open"), vote=vote.id)
            with self._database.writing() as session:
                vote_id = session.execute(
                    insert(Vote)
                    .values(
                        game_id=game_id,
                        kind=kind,
                        detail=to_json(detail),
                        seat=seat,
                        sequence=live.sequence,
                        status="open",
                        created=now(),
                    )
                    .returning(Vote.id)
                ).scalar_one()
                _cast_all(session, vote_id, [*live.held_by(person_id), *([VOLUNTEER] if person == person_id else [])])
                self._ask(session, live, vote_id, [])
                touch(session, game_id)
            return self._settle(self._moves.store.live(game_id), vote_id, asked)

        return self._moves.once_current(game_id, work)

    def answer(self, game_id: str, vote_id: int, person_id: int, agrees: bool) -> tuple[VoteInfo, Live]:
        """Answer for all seats that the person holds, or as the one who is asked to take a seat."""

        def work(live: Live) -> tuple[VoteInfo, Live]:
            vote = self._find(live, vote_id)
            voices = [seat for seat in live.held_by(person_id) if seat in _voters(live, vote)]
            if vote.detail.get("person") == person_id:
                voices.append(VOLUNTEER)
            if not voices:
                raise NotYourSeat(told("problem-no-voice"))
            check_running(live)
            if vote.status != "open":
                raise NotAllowed("vote-closed", told("problem-vote-closed", status=vote.status), vote=vote_id)
            with self._database.writing() as session:
                _cast_all(session, vote_id, voices, agrees)
                if agrees:
                    self._ask(session, live, vote_id, vote.waiting)
                touch(session, game_id)
            return self._settle(self._moves.store.live(game_id), vote_id)

        return self._moves.once_current(game_id, work)

    def settle_due(self, game_id: str) -> list[tuple[VoteInfo, Live]]:
        """Carry out what needs nobody's agreement any more, as somebody is absent or gone by now."""

        def work(live: Live) -> list[tuple[VoteInfo, Live]]:
            settled: list[tuple[VoteInfo, Live]] = []
            for vote in self.of_game(live, open_only=True) if live.running else ():
                present = self._moves.store.live(game_id)
                if not vote.waiting and present.running:
                    settled.append(self._settle(present, vote.id))
            return settled

        return self._moves.once_current(game_id, work)

    def _ask(self, session: Session, live: Live, vote_id: int, asked: list[str]) -> None:
        """Have those told who are waited for and have not been asked before."""
        session.flush()
        for vote in _read(session, live, open_only=True):
            waited = [seat for seat in vote.waiting if seat not in asked]
            if vote.id == vote_id and waited:
                for hook in self.hooks:
                    hook(session.connection(), live, vote, waited)

    def _agree(self, live: Live, vote_id: int, person_id: int) -> None:
        """To propose what is proposed already is to agree."""
        with self._database.writing() as session:
            _cast_all(session, vote_id, live.held_by(person_id))
            touch(session, live.game_id)

    def _find(self, live: Live, vote_id: int) -> VoteInfo:
        for vote in self.of_game(live):
            if vote.id == vote_id:
                return vote
        raise NoSuchThing(told("problem-no-such-vote"), vote=vote_id)

    def _detail(
        self, live: Live, seat: str, kind: str, to: int | None, of: str, bot: str, person: int | None
    ) -> dict[str, Any]:
        if kind == "abandon":
            return {}
        if kind == "undo":
            target = self._taking_back.default_target(live, seat) if to is None else to
            check_target(live, target)
            return {"to": target}
        if kind == "redo":
            if not live.redo:
                raise NotAllowed("nothing-to-redo", told("problem-nothing-to-redo"))
            return {"to": live.redo[-1][0]}
        if kind != "substitute":
            raise BadRequest(told("problem-unknown-vote", kinds=", ".join(KINDS), kind=kind))
        if live.seat(of) is None:
            raise BadRequest(told("problem-unknown-seat", of=of))
        if (person is None) == (not bot):
            raise BadRequest(told("problem-bot-or-person"))
        if bot and bot not in bot_names():
            raise BadRequest(told("problem-unknown-bot", bot=bot, known=", ".join(bot_names())))
        if bot and (most := self._bots_used_up(live, of)):
            raise NotAllowed("too-many-bots", told("problem-too-many-bots", bots_alone=most))
        holder = live.seat(seat)
        proposer = holder.person_id if holder is not None else None
        name = bot if person is None else self._substitute_name(live, person, proposer)
        return {"of": of, "bot": bot, "person": person, "name": name}

    def _substitute_name(self, live: Live, person_id: int, proposer: int | None) -> str:
        """The name of a person who could take a seat."""
        with self._database.reading() as session:
            found = session.scalar(select(Person.name).where(Person.id == person_id, Person.deleted.is_(None)))
            blocked = proposer is not None and session.get(Block, (person_id, proposer)) is not None
        if found is None:
            raise BadRequest(told("problem-unknown-person"), person=person_id)
        if blocked:
            raise NotAllowed("not-welcome", told("problem-not-welcome"), person=person_id)
        if live.mode != "hotseat" and live.held_by(person_id):
            raise NotAllowed("already-seated", told("problem-already-seated"), person=person_id)
        return found

    def _settle(self, live: Live, vote_id: int, asked: Ticket | None = None) -> tuple[VoteInfo, Live]:
        vote = self._find(live, vote_id)
        if vote.status != "open":
            return vote, live
        # What became of the other seats since it was proposed may leave bots alone, at one table too many.
        alone = bool(vote.detail.get("bot")) and not vote.waiting and self._bots_used_up(live, vote.detail["of"])
        if alone or any(not ballot.agrees for ballot in vote.ballots):
            with self._database.writing() as session:
                _close(session, vote_id, "declined")
                touch(session, live.game_id)
            live = self._moves.store.live(live.game_id)
        elif not vote.waiting:
            live = self._carry_out(live, vote, asked)
        return self._find(live, vote_id), live

    def _bots_used_up(self, live: Live, letter: str) -> int:
        """How many tables of bots alone the host may have, if a bot in that seat would make one more; else 0."""
        if not bots_alone.is_last_person(live, letter):
            return 0
        with self._database.reading() as session:
            return bots_alone.used_up(session, live.host_id)

    def _carry_out(self, live: Live, vote: VoteInfo, asked: Ticket | None) -> Live:
        """Everybody agrees: do it, and close the vote in the same transaction."""

        def close(session: Session) -> None:
            _close(session, vote.id, "carried")

        if vote.kind == "substitute":
            return self._substitute(live, vote)
        live = replace(live, open_votes=max(0, live.open_votes - 1))
        holder = live.seat(vote.seat)
        person = holder.person_id if holder else None
        if vote.kind == "abandon":
            made = act(live, EndGame(seat=vote.seat), "vote", person, status_at_end="abandoned")
        elif vote.kind == "undo":
            made = self._taking_back.undo(live, vote.seat, vote.detail["to"], "vote", person)
        else:
            made = self._taking_back.redo(live, vote.seat, "vote", person)
        return self._moves.enter(live, made, ticket=asked, first=close).live

    def _substitute(self, live: Live, vote: VoteInfo) -> Live:
        """The seat changes hands; what its old holder had programmed ends."""
        bot, person_id = vote.detail["bot"], vote.detail["person"]
        with self._database.writing() as session:
            name = bot
            if person_id is not None:
                name = session.scalars(select(Person.name).where(Person.id == person_id)).one()
            here = (Seat.game_id == live.game_id, Seat.letter == vote.detail["of"])
            session.execute(update(Seat).where(*here).values(name=name, person_id=person_id, bot=bot, since=now()))
            if live.clock is not None:
                self._give_time(session, live, vote.detail["of"], live.clock)
            session.execute(
                update(Program)
                .where(Program.game_id == live.game_id, Program.seat == vote.detail["of"], Program.status == "active")
                .values(status="cancelled")
            )
            _close(session, vote.id, "carried")
            touch(session, live.game_id)
        return self._moves.store.live(live.game_id)

    @staticmethod
    def _give_time(session: Session, live: Live, letter: str, clock: Clock) -> None:
        """Whoever takes over a seat must not be out of time at once."""
        seat, time, whole = live.seat(letter), now(), full_time(clock)
        left = None
        if whole is not None and seat is not None:
            spent = time - seat.asked if seat.asked is not None else 0
            left = max((seat.left or 0) - spent, whole // SUBSTITUTES)
        here = (Seat.game_id == live.game_id, Seat.letter == letter)
        session.execute(update(Seat).where(*here).values(left=left))
        if live.actor == letter:
            session.execute(update(Seat).where(*here).values(asked=time))
            ends = deadline(clock, time, left)
            session.execute(update(Game).where(Game.id == live.game_id).values(deadline=ends, remind_at=None))


def touch(session: Session, game_id: str) -> None:
    """Say that a game's row, seats, votes or programs have changed; call it in the transaction that changes them."""
    session.execute(update(Game).where(Game.id == game_id).values(revision=Game.revision + 1, changed=now()))


def is_absent(live: Live, letter: str) -> bool:
    """Whether a seat has been waited for longer than the table allows."""
    seat = live.seat(letter)
    if seat is not None and seat.gone:
        return True
    if seat is None or seat.asked is None or seat.bot:
        return False
    if live.clock is not None and live.clock.then == "vote" and letter == live.actor and live.overdue(now()):
        return True
    if not live.absence_hours:
        return False
    return now() - max(seat.asked, seat.since) > live.absence_hours * HOUR


def _voters(live: Live, vote: VoteInfo) -> list[str]:
    """The seats whose agreement is needed: all that persons hold, without the one that is absent and to be replaced."""
    gone = vote.detail["of"] if vote.kind == "substitute" and is_absent(live, vote.detail["of"]) else None
    return [s.letter for s in live.seats if s.person_id is not None and not s.gone and s.letter != gone]


def _read(session: Session, live: Live, open_only: bool) -> list[VoteInfo]:
    chosen = select(Vote).where(Vote.game_id == live.game_id).order_by(Vote.id)
    if open_only:
        chosen = chosen.where(Vote.status == "open")
    votes = session.scalars(chosen).all()
    ballots: dict[int, list[BallotInfo]] = {vote.id: [] for vote in votes}
    for ballot in session.scalars(select(Ballot).where(Ballot.vote_id.in_(ballots)).order_by(Ballot.seat)):
        ballots[ballot.vote_id].append(BallotInfo(ballot.seat, ballot.agrees, ballot.time))
    return [_info(live, vote, ballots[vote.id]) for vote in votes]


def _info(live: Live, vote: Vote, ballots: list[BallotInfo]) -> VoteInfo:
    found = VoteInfo(
        id=vote.id,
        kind=vote.kind,
        detail=msgspec.json.decode(vote.detail),
        seat=vote.seat,
        sequence=vote.sequence,
        status=vote.status,
        created=vote.created,
        settled=vote.settled,
        ballots=ballots,
        waiting=[],
    )
    if vote.status != "open":
        return found
    needed = _voters(live, found)
    given = {ballot.seat for ballot in ballots}
    # A stranger is asked when the whole table wants it, and not before.
    if found.detail.get("person") is not None and given.issuperset(needed):
        needed.append(VOLUNTEER)
    return msgspec.structs.replace(found, waiting=[seat for seat in needed if seat not in given])


def _cast_all(session: Session, vote_id: int, seats: list[str], agrees: bool = True) -> None:
    """Ballots; later ones replace earlier ones."""
    for seat in seats:
        session.merge(Ballot(vote_id=vote_id, seat=seat, agrees=agrees, time=now()))


def _close(session: Session, vote_id: int, status: str) -> None:
    session.execute(update(Vote).where(Vote.id == vote_id, Vote.status == "open").values(status=status, settled=now()))
