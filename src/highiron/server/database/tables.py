"""The tables of the database. Times are milliseconds since 1970 (UTC); documents are JSON text on both databases."""

from sqlalchemy import BigInteger, Float, ForeignKey, Index, Integer, String, Text, UniqueConstraint, func, true
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """Base of all tables."""


class Person(Base):
    """A guest, an account or what is left of a deleted one."""

    __tablename__ = "people"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    folded: Mapped[str | None] = mapped_column(
        String(80), unique=True
    )  # the account's name for comparing; guests: none
    skeleton: Mapped[str | None] = mapped_column(String(80), index=True)  # the account's name without what looks alike
    password: Mapped[str | None] = mapped_column(Text)  # argon2 hash; guests have none
    admin: Mapped[bool] = mapped_column(default=False)
    locale: Mapped[str] = mapped_column(String(16), default="en")
    webhook: Mapped[str] = mapped_column(Text, default="")  # address that is told of turns; "" for none
    webhook_secret: Mapped[str] = mapped_column(String(64), default="")  # signs what is sent there
    created: Mapped[int] = mapped_column(BigInteger)
    deleted: Mapped[int | None] = mapped_column(BigInteger)
    banned_until: Mapped[int | None] = mapped_column(BigInteger)  # kept out till then
    ban_reason: Mapped[str] = mapped_column(String(200), default="", server_default="")
    muted_until: Mapped[int | None] = mapped_column(BigInteger)  # may not talk till then
    email: Mapped[str] = mapped_column(String(254), default="", server_default="")  # "" for none
    email_confirmed: Mapped[int | None] = mapped_column(BigInteger)  # when its owner followed the link sent there
    email_turns: Mapped[bool] = mapped_column(default=True, server_default=true())  # whether turns are told there
    email_secret: Mapped[str] = mapped_column(
        String(64), default="", server_default=""
    )  # stops that without signing in


class Session(Base):
    """A signed-in browser. Only the hash of its secret is kept."""

    __tablename__ = "sessions"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"), index=True)
    csrf: Mapped[str] = mapped_column(String(64))
    created: Mapped[int] = mapped_column(BigInteger)
    expires: Mapped[int] = mapped_column(BigInteger)
    agent: Mapped[str] = mapped_column(String(200), default="", server_default="")  # what the browser calls itself
    place: Mapped[str] = mapped_column(String(64), default="", server_default="")  # where it signed in from
    seen: Mapped[int] = mapped_column(BigInteger, default=0, server_default="0")  # last used, to the hour


class KnownPlace(Base):
    """Where somebody has signed in from: guesses from elsewhere must not lock the owner out."""

    __tablename__ = "known_places"

    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"), primary_key=True)
    place: Mapped[str] = mapped_column(String(64), primary_key=True, index=True)
    seen: Mapped[int] = mapped_column(BigInteger)


class ApiToken(Base):
    """A personal token for programs. Shown once; only its hash is kept."""

    __tablename__ = "api_tokens"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    hash: Mapped[str] = mapped_column(String(64), unique=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"), index=True)
    name: Mapped[str] = mapped_column(String(80))
    scopes: Mapped[str] = mapped_column(Text)  # joined by spaces
    created: Mapped[int] = mapped_column(BigInteger)
    used: Mapped[int | None] = mapped_column(BigInteger)


class Passkey(Base):
    """A key that a device of somebody's keeps; the server has its public half."""

    __tablename__ = "passkeys"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"), index=True)
    credential: Mapped[str] = mapped_column(Text, unique=True)  # its id, base64url
    public_key: Mapped[str] = mapped_column(Text)  # base64
    uses: Mapped[int] = mapped_column(BigInteger)  # as the device counts them; 0 where it does not
    name: Mapped[str] = mapped_column(String(60))
    created: Mapped[int] = mapped_column(BigInteger)
    used: Mapped[int | None] = mapped_column(BigInteger)


class Challenge(Base):
    """What a device was asked to sign. Gone once it is answered."""

    __tablename__ = "challenges"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[int] = mapped_column(Integer)  # who makes a passkey; 0 for whoever signs in
    expires: Mapped[int] = mapped_column(BigInteger, index=True)


class Recovery(Base):
    """A one-time link by which an administrator lets somebody set a new password."""

    __tablename__ = "recoveries"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"), index=True)
    expires: Mapped[int] = mapped_column(BigInteger)
    used: Mapped[int | None] = mapped_column(BigInteger)


class Game(Base):
    """A table and the game on it."""

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    title: Mapped[str] = mapped_column(String(16), index=True)
    rules_version: Mapped[int] = mapped_column(Integer)
    preset: Mapped[str] = mapped_column(String(40), default="")
    options: Mapped[str] = mapped_column(Text)  # every option settled, JSON object
    players: Mapped[int] = mapped_column(Integer)
    seed: Mapped[str] = mapped_column(String(40))  # of cards and other chance; secret until the end
    drawn: Mapped[bool] = mapped_column(default=False)  # whether seats are drawn at the start
    order_seed: Mapped[str] = mapped_column(String(40), default="")  # they were drawn by; disclosed; "" when chosen
    name: Mapped[str] = mapped_column(String(80), default="")
    mode: Mapped[str] = mapped_column(String(8))  # online or hotseat
    public: Mapped[bool] = mapped_column()
    invitation: Mapped[str] = mapped_column(String(40))  # secret part of the invitation link
    absence_hours: Mapped[int] = mapped_column(Integer)  # after which a seat may be handed on; 0 for never
    status: Mapped[str] = mapped_column(String(12), index=True)  # open, running, finished, abandoned
    host_id: Mapped[int] = mapped_column(ForeignKey("people.id"), index=True)
    created: Mapped[int] = mapped_column(BigInteger, index=True)
    started: Mapped[int | None] = mapped_column(BigInteger)
    ended: Mapped[int | None] = mapped_column(BigInteger)
    changed: Mapped[int] = mapped_column(BigInteger, index=True)  # last entry, or what else happened to the table
    sequence: Mapped[int] = mapped_column(Integer, default=0)  # entries so far
    position: Mapped[int] = mapped_column(Integer, default=0)  # actions that stand, after undo and redo
    actor: Mapped[str] = mapped_column(String(1), default="")  # seat that is asked
    round: Mapped[str] = mapped_column(String(40), default="")  # where the game stands, for lists
    why_ended: Mapped[str] = mapped_column(String(40), default="")
    result: Mapped[str] = mapped_column(Text, default="{}")  # seat -> worth, JSON object, when ended
    fingerprint: Mapped[str] = mapped_column(String(32), default="")  # of the present state; `admin verify` compares
    imported: Mapped[bool] = mapped_column(default=False)
    clock: Mapped[str] = mapped_column(Text, default="", server_default="")  # time control, JSON; "" for none
    deadline: Mapped[int | None] = mapped_column(BigInteger, index=True)  # when the time of the seat asked is over
    remind_at: Mapped[int | None] = mapped_column(BigInteger, index=True)  # when it is reminded of that
    hints: Mapped[bool] = mapped_column(default=True, server_default=true())  # whether bots may be asked for advice
    rematch: Mapped[str | None] = mapped_column(String(16))  # the table made to play again with seats rotated
    rated: Mapped[int | None] = mapped_column(BigInteger)  # when its result went into the ratings
    # Grows with every change of this row or of the seats, so that processes know when what they remember is old.
    revision: Mapped[int] = mapped_column(Integer, default=0)


class Seat(Base):
    """A place at a table. Before the start `letter` is the place in the order of joining."""

    __tablename__ = "seats"
    __table_args__ = (UniqueConstraint("game_id", "letter"),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), index=True)
    letter: Mapped[str] = mapped_column(String(1))
    name: Mapped[str] = mapped_column(String(40))  # what the table calls its player
    person_id: Mapped[int | None] = mapped_column(ForeignKey("people.id"), index=True)
    bot: Mapped[str] = mapped_column(String(40), default="")
    since: Mapped[int] = mapped_column(BigInteger)  # when this holder took it
    asked: Mapped[int | None] = mapped_column(BigInteger)  # since when it has been waited for
    worth: Mapped[int | None] = mapped_column(Integer)  # at the end
    rank: Mapped[int | None] = mapped_column(Integer)  # 1 is first; equals share
    left: Mapped[int | None] = mapped_column(BigInteger)  # of the time for the whole game, milliseconds


class Entry(Base):
    """One accepted move: an action, an undo or a redo. Never changed, never deleted."""

    __tablename__ = "entries"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    sequence: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))  # action, undo, redo
    position: Mapped[int] = mapped_column(Integer)  # actions that stand after it
    seat: Mapped[str] = mapped_column(String(1))
    person_id: Mapped[int | None] = mapped_column(ForeignKey("people.id"))
    by: Mapped[str] = mapped_column(String(12))  # person, bot, program, vote, import
    action: Mapped[str] = mapped_column(Text, default="")  # JSON; "" for undo and redo
    events: Mapped[str] = mapped_column(Text)  # JSON, as the table saw them
    thought: Mapped[str] = mapped_column(Text, default="")  # a bot's reason, JSON event
    time: Mapped[int] = mapped_column(BigInteger)
    rules_version: Mapped[int] = mapped_column(Integer)


class Checkpoint(Base):
    """The whole state after an entry, so that no game is replayed from its start."""

    __tablename__ = "checkpoints"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    sequence: Mapped[int] = mapped_column(Integer, primary_key=True)
    position: Mapped[int] = mapped_column(Integer)
    tip: Mapped[int] = mapped_column(Integer)  # sequence of the last action that stands; 0 at the start
    own_since: Mapped[int] = mapped_column(Integer)  # position that the seat asked may go back to on its own
    redo: Mapped[str] = mapped_column(Text, default="[]")  # JSON: positions and seats of redo, the next one last
    state: Mapped[str] = mapped_column(Text)


class Receipt(Base):
    """What a client was told for an idempotency key, so that a repeated request gets the first answer."""

    __tablename__ = "receipts"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"), primary_key=True)
    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    request: Mapped[str] = mapped_column(String(64))  # hash of what was asked; the key fits no other request
    sequence: Mapped[int | None] = mapped_column(Integer)  # the entry it led to
    refusal: Mapped[str] = mapped_column(Text, default="")  # or the answer that refused it, JSON
    time: Mapped[int] = mapped_column(BigInteger, index=True)


class Vote(Base):
    """A proposal that the table must consent to: undo, redo, substitute, abandon."""

    __tablename__ = "votes"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), index=True)
    kind: Mapped[str] = mapped_column(String(12))
    detail: Mapped[str] = mapped_column(Text)  # JSON: target position, or seat with the new person or bot
    seat: Mapped[str] = mapped_column(String(1))  # who proposed
    sequence: Mapped[int] = mapped_column(Integer)  # entries when it was proposed; a new entry makes undo votes void
    status: Mapped[str] = mapped_column(String(10), index=True)  # open, carried, declined, void
    created: Mapped[int] = mapped_column(BigInteger)
    settled: Mapped[int | None] = mapped_column(BigInteger)


class Ballot(Base):
    """One seat's answer to a vote."""

    __tablename__ = "ballots"

    vote_id: Mapped[int] = mapped_column(ForeignKey("votes.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(1), primary_key=True)
    agrees: Mapped[bool] = mapped_column()
    time: Mapped[int] = mapped_column(BigInteger)


class Program(Base):
    """A programmed move. Only its owner may know of it."""

    __tablename__ = "programs"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), index=True)
    seat: Mapped[str] = mapped_column(String(1))
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"), index=True)
    detail: Mapped[str] = mapped_column(Text)  # JSON: kind and conditions
    sequence: Mapped[int] = mapped_column(Integer)  # entries when it was set
    status: Mapped[str] = mapped_column(String(10))  # active, done, cancelled
    round: Mapped[str] = mapped_column(String(40), default="")  # the round it is for; "" until one has begun
    log: Mapped[str] = mapped_column(Text, default="[]")  # JSON: what it did and why it stopped, for its owner


class ChatLine(Base):
    """What people say beside the game."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), index=True)
    person_id: Mapped[int | None] = mapped_column(ForeignKey("people.id"))
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    time: Mapped[int] = mapped_column(BigInteger)
    removed: Mapped[int | None] = mapped_column(BigInteger)  # when it was taken away; then it has no text


class Block(Base):
    """Somebody of whom a person does not want to hear."""

    __tablename__ = "blocks"

    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"), primary_key=True)
    blocked_id: Mapped[int] = mapped_column(ForeignKey("people.id"), primary_key=True)
    created: Mapped[int] = mapped_column(BigInteger)


class ReportRow(Base):
    """What somebody told the administrators about somebody else."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"))
    about_id: Mapped[int] = mapped_column(ForeignKey("people.id"))
    game_id: Mapped[str | None] = mapped_column(String(16))
    text: Mapped[str] = mapped_column(Text)
    quoted: Mapped[str] = mapped_column(Text)  # the line of chat, as it was then
    created: Mapped[int] = mapped_column(BigInteger)
    settled: Mapped[int | None] = mapped_column(BigInteger, index=True)
    outcome: Mapped[str] = mapped_column(String(200), default="")


class Wording(Base):
    """What a reader said about a text of the page."""

    __tablename__ = "wordings"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    locale: Mapped[str] = mapped_column(String(16))
    message: Mapped[str] = mapped_column(String(100))
    text: Mapped[str] = mapped_column(Text)
    proposal: Mapped[str] = mapped_column(Text)
    created: Mapped[int] = mapped_column(BigInteger)
    settled: Mapped[int | None] = mapped_column(BigInteger, index=True)


class HouseRule(Base):
    """A setting that administrators change while the server runs."""

    __tablename__ = "house"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class AuditLine(Base):
    """The book: a sign-in, or what an administrator did."""

    __tablename__ = "audit"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    time: Mapped[int] = mapped_column(BigInteger, index=True)
    person_id: Mapped[int | None] = mapped_column(Integer, index=True)
    act: Mapped[str] = mapped_column(String(40))
    about_id: Mapped[int | None] = mapped_column(Integer, index=True)
    place: Mapped[str] = mapped_column(String(64))
    detail: Mapped[str] = mapped_column(String(200))


class Note(Base):
    """A person's private notes on a game."""

    __tablename__ = "notes"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"), primary_key=True)
    text: Mapped[str] = mapped_column(Text)
    time: Mapped[int] = mapped_column(BigInteger)


class Delivery(Base):
    """A message for a webhook that is still to be delivered."""

    __tablename__ = "deliveries"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"), index=True)
    body: Mapped[str] = mapped_column(Text)
    tries: Mapped[int] = mapped_column(Integer, default=0)
    due: Mapped[int] = mapped_column(BigInteger, index=True)


class Outgoing(Base):
    """A message to a person by e-mail or to a browser, still to be sent."""

    __tablename__ = "outgoing"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"), index=True)
    channel: Mapped[str] = mapped_column(String(8))  # mail or push
    body: Mapped[str] = mapped_column(Text)  # JSON
    tries: Mapped[int] = mapped_column(Integer, default=0)
    due: Mapped[int] = mapped_column(BigInteger, index=True)


class PushAddress(Base):
    """A browser that wants to be told of turns, at the service of its maker."""

    __tablename__ = "push_addresses"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"), index=True)
    endpoint: Mapped[str] = mapped_column(String(500), unique=True)
    key: Mapped[str] = mapped_column(String(100))  # public key of the browser, base64url
    secret: Mapped[str] = mapped_column(String(40))  # shared with it, base64url
    created: Mapped[int] = mapped_column(BigInteger)


class Analysis(Base):
    """What came of looking at a finished game afterwards, or that somebody has asked for it."""

    __tablename__ = "analyses"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"), index=True)  # who asked
    status: Mapped[str] = mapped_column(String(12), index=True)  # waiting, running, done, failed
    part: Mapped[float] = mapped_column(Float, default=0.0)  # of the work that is done
    asked: Mapped[int] = mapped_column(BigInteger)
    touched: Mapped[int] = mapped_column(BigInteger)  # when the process that works on it said so last
    form: Mapped[int] = mapped_column(Integer)  # of the document; a later form is worked out anew
    document: Mapped[str] = mapped_column(Text, default="")  # JSON, when done


class Follow(Base):
    """Somebody whose games a person wants to find."""

    __tablename__ = "follows"

    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"), primary_key=True)
    followed_id: Mapped[int] = mapped_column(ForeignKey("people.id"), primary_key=True, index=True)
    created: Mapped[int] = mapped_column(BigInteger)


class Rating(Base):
    """How strong a person or a bot is at a title, by openskill: people among people, bots among bots."""

    __tablename__ = "ratings"

    holder: Mapped[str] = mapped_column(String(48), primary_key=True)  # "person 12" or "bot steady"
    title: Mapped[str] = mapped_column(String(16), primary_key=True)
    person_id: Mapped[int | None] = mapped_column(ForeignKey("people.id"), index=True)  # none for bots
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)
    games: Mapped[int] = mapped_column(Integer)
    wins: Mapped[int] = mapped_column(Integer)


class Attempt(Base):
    """Rate limits that must hold over all worker processes: how often something was tried lately."""

    __tablename__ = "attempts"

    key: Mapped[str] = mapped_column(String(120), primary_key=True)  # what and by whom
    window: Mapped[int] = mapped_column(BigInteger, primary_key=True)  # start of the stretch of time
    count: Mapped[int] = mapped_column(Integer)


Index("entries_position", Entry.game_id, Entry.position)  # which action stands at a position
Index("games_to_rate", Game.status, Game.rated)
Index("games_open", Game.status, Game.public, Game.changed)
Index("seats_by_name", func.lower(Seat.name))  # games are looked for by their players
