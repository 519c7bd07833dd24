"""How often something may be done. Counted in the database, so that the limits hold over all workers and restarts."""

import threading
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

from sqlalchemy import delete
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Session as Transaction

from highiron.server.clock import now
from highiron.server.database.tables import Attempt
from highiron.server.errors import Problem
from highiron.words import told

if TYPE_CHECKING:
    from highiron.server.database.engine import Database

MINUTE = 60_000
HOUR = 60 * MINUTE
KEY_LENGTH = 120
KNOWN = 10_000  # people and places that `take_here` remembers


@dataclass(frozen=True)
class Limit:
    """At most `count` in each stretch of `window` milliseconds; what is counted by `take_here`, `burst` of them at once
    (0: all).
    """

    name: str
    count: int
    window: int
    burst: int = 0


SIGN_IN_ADDRESS = Limit("sign-in-address", 60, 10 * MINUTE)
SIGN_IN_NAME = Limit("sign-in-name", 10, 10 * MINUTE)  # for one name from one address
SIGN_IN_NAME_ANYWHERE = Limit("sign-in-name-anywhere", 100, HOUR)
ACCOUNTS = Limit("accounts", 20, HOUR)  # for one address; a club may share one
GUESTS = Limit("guests", 60, HOUR)
# Places from which nobody has come before, each counted once: of one wide network, and of all together. A crowd of new
# addresses waits; whoever was here does not, nor do the first few of a network that takes no part in the crowd.
NEWCOMER = Limit("newcomer", 1, 10 * MINUTE)
NEWCOMERS_NETWORK = Limit("newcomers-network", 40, 10 * MINUTE)
NEWCOMERS = Limit("newcomers", 200, 10 * MINUTE)
NEWCOMERS_ALWAYS = 2  # of a wide network, whatever comes from elsewhere
MAILS = Limit("mails", 6, HOUR)  # to one person, of those that anybody can cause
MAILS_ADDRESS = Limit("mails-address", 3, 24 * HOUR)  # to an address that nobody has confirmed, whoever causes them
MAILS_PLACE = Limit("mails-place", 10, HOUR)  # to such addresses, caused from one place
RECOVERIES = Limit("recoveries", 20, 10 * MINUTE)
PASSWORDS = Limit("passwords", 10, 10 * MINUTE)
TOKENS = Limit("tokens", 30, HOUR)
NAMES = Limit("names", 10, HOUR)  # that a guest takes one after the other
TABLES = Limit("tables", 60, HOUR)
TABLES_DAY = Limit("tables-day", 200, 24 * HOUR)
IMPORTS = Limit("imports", 30, HOUR)
IMPORTS_DAY = Limit("imports-day", 60, 24 * HOUR)
ANALYSES_DAY = Limit("analyses-day", 20, 24 * HOUR)
CHAT_DAY = Limit("chat-day", 1000, 24 * HOUR)
NOTES_DAY = Limit("notes-day", 100, 24 * HOUR)  # games on which somebody begins to take notes
VOTES = Limit("votes", 20, HOUR)  # proposals of one person
VOTES_TABLE = Limit("votes-table", 6, 10 * MINUTE)  # of one person at one table
STRANGERS = Limit("strangers", 3, 24 * HOUR)  # people from elsewhere that one person asks to take a seat
REPORTS = Limit("reports", 10, 24 * HOUR)
WORDINGS = Limit("wordings", 60, 24 * HOUR)  # for one address
CHAT = Limit("chat", 30, MINUTE)
# These are counted for one person in one worker.
MOVES = Limit("moves", 600, MINUTE, burst=60)  # each is told to everybody who looks on
CHANGES = Limit("changes", 60, MINUTE, burst=20)  # of a table that has not begun; told as moves are
ADVICE = Limit("advice", 120, MINUTE)  # hints, best routes and what else costs time


class RateLimits:
    """Counts and refuses. `take` counts in the database, `take_here` in this process alone."""

    def __init__(self, database: "Database", enabled: bool = True) -> None:
        self._database = database
        self.enabled = self._enabled = enabled
        self._lock = threading.Lock()
        self._here: OrderedDict[str, tuple[float, int]] = OrderedDict()  # how many are left, and when that was

    def take(self, *wanted: tuple[Limit, object]) -> None:
        """Count one more of each (limit, who); raises 429 at the first that is used up, and then counts none after it:
        name the narrow ones first, for what is refused to one place must not use up what others share.
        """
        if not self._enabled:
            return
        time, used_up = now(), []
        with self._database.writing() as transaction:
            for limit, who in wanted:
                if _add(transaction, _key(limit, who), limit, time) > limit.count:
                    used_up.append(limit)
                    break
        self._refuse(used_up, time)

    def arrive(self, place: str, network: str) -> None:
        """Count a place from which nobody has come before; raises 429 where too many do."""
        if not self._enabled:
            return
        time = now()
        with self._database.writing() as transaction:
            # Once only: what a place tries in vain is limited otherwise, and must not keep others out.
            new = int(_add(transaction, _key(NEWCOMER, place), NEWCOMER, time) == 1)
            near = _add(transaction, _key(NEWCOMERS_NETWORK, network), NEWCOMERS_NETWORK, time, new)
            all_of_them = _add(transaction, _key(NEWCOMERS, "all"), NEWCOMERS, time, new)
        if near > NEWCOMERS_NETWORK.count:
            self._refuse([NEWCOMERS_NETWORK], time)
        if all_of_them > NEWCOMERS.count and near > NEWCOMERS_ALWAYS:
            self._refuse([NEWCOMERS], time)

    def forget(self, *done: tuple[Limit, object]) -> None:
        """Start counting anew, after a success."""
        with self._database.writing() as transaction:
            keys = [_key(limit, who) for limit, who in done]
            transaction.execute(delete(Attempt).where(Attempt.key.in_(keys)))

    def take_here(self, limit: Limit, who: object) -> None:
        """Count where a write to the database for each would cost more than it protects. What is used up comes back
        little by little, so that nobody has a whole window's worth at once.
        """
        if not self._enabled:
            return
        time, key, most = now(), _key(limit, who), float(limit.burst or limit.count)
        back = limit.count / limit.window  # in each millisecond
        with self._lock:
            left, then = self._here.get(key, (most, time))
            left = min(most, left + (time - then) * back)
            self._here[key] = (left - 1 if left >= 1 else left, time)
            self._here.move_to_end(key)
            while len(self._here) > KNOWN:
                self._here.popitem(last=False)
        if left < 1:
            raise _too_many(ceil(round((1 - left) / back) / 1000))

    def sweep(self) -> None:
        """Drop counts that no longer matter."""
        with self._database.writing() as transaction:
            transaction.execute(delete(Attempt).where(Attempt.window < now() - 48 * HOUR))

    @staticmethod
    def _refuse(used_up: Iterable[Limit], time: int) -> None:
        waits = [(limit.window - time % limit.window + 999) // 1000 for limit in used_up]
        if waits:
            raise _too_many(max(waits))


def _too_many(seconds: int) -> Problem:
    return Problem(
        429,
        "too-many-requests",
        told("problem-too-many-requests", seconds=seconds),
        headers={"Retry-After": str(seconds)},
        retry_after=seconds,
    )


def _key(limit: Limit, who: object) -> str:
    return f"{limit.name}:{who}"[:KEY_LENGTH]


def _add(transaction: Transaction, key: str, limit: Limit, time: int, more: int = 1) -> int:
    start = time - time % limit.window
    # Both databases know this statement, under names of their own.
    insert = sqlite.insert if transaction.get_bind().dialect.name == "sqlite" else postgresql.insert
    statement = insert(Attempt).values(key=key, window=start, count=more)
    return transaction.execute(
        statement.on_conflict_do_update(
            index_elements=[Attempt.key, Attempt.window], set_={"count": Attempt.count + more}
        ).returning(Attempt.count)
    ).scalar_one()
