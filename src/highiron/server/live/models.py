"""What streams, chat and notes carry."""

from typing import Annotated

import msgspec
from msgspec import Meta

from highiron.server.games.models import VoteInfo
from highiron.server.play.models import EntryNews, GameView
from highiron.server.tables.models import Table


class ChatMessage(msgspec.Struct):
    """A line of the chat. `person` is null for somebody who has left for good. A line that was `removed` has no text;
    it is told once more when that happens.
    """

    id: int
    person: int | None
    name: str
    text: str
    time: int
    removed: bool = False


class ChatPage(msgspec.Struct):
    """Lines in order of time; `more`: there are earlier ones."""

    lines: list[ChatMessage]
    more: bool


class ChatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Something to say to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class Notes(msgspec.Struct):
    """One's private notes on a game; `time` of the last change, 0 for none."""

    text: str
    time: int


class NotesRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The whole notes, as they shall be."""

    text: Annotated[str, Meta(max_length=20_000)]


class TableNews(msgspec.Struct):
    """The table and its open votes, whole, whenever something about them changes, and when a stream begins."""

    table: Table
    votes: list[VoteInfo]


class StreamEvents(msgspec.Struct):
    """What the events of a game's stream carry, by their names. An event's id is `<sequence>-<chat line>`: a stream
    goes on without gaps or repeats from the `Last-Event-ID` (or `after`) it is given. `ping` keeps the connection
    alive; its data is null.

    NDJSON has the same content: every line is {"event": name, "id": id, "data": …}.
    """

    snapshot: GameView
    entry: EntryNews
    table: TableNews
    chat: ChatMessage
    ping: None


class Notice(msgspec.Struct):
    """Something for one person: `kind` is turn, offer, reminder, vote, substitute, started, ended or program."""

    kind: str
    game: str
    title: str
    name: str
    sequence: int


class Waiting(msgspec.Struct):
    """The games that wait for one's move now; sent when a personal stream begins."""

    games: list[Notice]


class PersonalEvents(msgspec.Struct):
    """What the events of a personal stream carry, by their names."""

    waiting: Waiting
    notice: Notice
    ping: None
