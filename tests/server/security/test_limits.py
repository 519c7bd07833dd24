"""Rate limits."""

from collections.abc import Iterator

import pytest
from sqlalchemy import select

from highiron.server.auth import limits as limit
from highiron.server.auth.limits import Limit, RateLimits
from highiron.server.database.engine import Database
from highiron.server.database.tables import Attempt
from highiron.server.errors import Problem
from tests.server.site import PASSWORD, Site, open_site

FEW = Limit("few", 3, limit.HOUR)


@pytest.fixture
def site(database: Database) -> Iterator[Site]:
    with open_site(database, rate_limits=True) as opened:
        yield opened


def test_guessing_a_password_is_slowed_down(site: Site) -> None:
    site.account("Alice")
    wrong = {"name": "Alice", "password": "a wrong password"}
    answers = [site.nobody().post("/api/sessions", wrong) for _ in range(limit.SIGN_IN_NAME.count + 1)]
    assert [answer.status_code for answer in answers] == [401] * limit.SIGN_IN_NAME.count + [429]
    assert 0 < int(answers[-1].headers["retry-after"]) <= limit.SIGN_IN_NAME.window // 1000
    right = site.nobody().post("/api/sessions", {"name": "ALICE", "password": PASSWORD})
    assert right.status_code == 429, "the limit is for the account, however the name is written"
    assert site.account("Bob").name == "Bob"


def test_a_success_starts_the_count_anew(site: Site) -> None:
    site.account("Alice")
    for _ in range(3):
        for _ in range(limit.SIGN_IN_NAME.count - 1):
            site.nobody().post("/api/sessions", {"name": "Alice", "password": "a wrong password"})
        assert site.nobody().post("/api/sessions", {"name": "Alice", "password": PASSWORD}).status_code == 201


def test_accounts_are_not_made_by_the_hundred(site: Site) -> None:
    made = [
        site.nobody().post("/api/accounts", {"name": f"Clone {number}", "password": PASSWORD}).status_code
        for number in range(limit.ACCOUNTS.count + 1)
    ]
    assert made == [201] * limit.ACCOUNTS.count + [429]


def test_the_count_is_kept_for_all_workers(database: Database) -> None:
    first, second = RateLimits(database), RateLimits(database)
    for limits in (first, second, first):
        limits.take((FEW, "somebody"))
    for limits in (first, second):
        with pytest.raises(Problem) as refused:
            limits.take((FEW, "somebody"))
        assert refused.value.status == 429
    second.take((FEW, "somebody else"))
    first.sweep()
    with pytest.raises(Problem):
        first.take((FEW, "somebody"))


def test_the_count_in_one_process_needs_no_database(database: Database) -> None:
    limits = RateLimits(database)
    for _ in range(3):
        limits.take_here(FEW, 1)
    with pytest.raises(Problem):
        limits.take_here(FEW, 1)
    limits.take_here(FEW, 2)


def test_what_is_counted_in_one_process_comes_back_little_by_little(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = 1_000_000_000
    monkeypatch.setattr(limit, "now", lambda: time)
    limits, paced = RateLimits(database), Limit("paced", 60, limit.MINUTE, burst=5)

    def taken() -> int:
        for number in range(100):
            try:
                limits.take_here(paced, 1)
            except Problem:
                return number
        return 100

    assert taken() == 5
    with pytest.raises(Problem) as refused:
        limits.take_here(paced, 1)
    assert (refused.value.status, refused.value.headers["Retry-After"]) == (429, "1")
    time += 3_000
    assert taken() == 3
    time += 59_000
    assert taken() == 5, "no more than at the beginning, however long nothing was asked"


def test_the_count_in_one_process_does_not_grow_for_ever(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limit, "KNOWN", 10)
    limits = RateLimits(database)
    for who in range(50):
        limits.take_here(FEW, who)
    assert len(limits._here) == 10


def counted(database: Database) -> list[str]:
    with database.reading() as transaction:
        return list(transaction.scalars(select(Attempt.key)))


def test_an_untrusted_address_is_not_believed(database: Database) -> None:
    def addresses(trusted: tuple[str, ...], chain: str) -> list[str]:
        with open_site(database, rate_limits=True, trusted_proxies=trusted) as site:
            before = set(counted(database))
            site.ask_from("192.0.2.9", "/api/guests", {"name": "Gail"}, {"X-Forwarded-For": chain})
            return [key for key in counted(database) if key not in before and key.startswith(limit.GUESTS.name)]

    assert addresses((), "198.51.100.1") == ["guests:192.0.2.9"]
    assert addresses(("192.0.2.0/24",), "198.51.100.1, 203.0.113.5") == ["guests:203.0.113.5"]
    assert addresses(("192.0.2.0/24", "203.0.113.5"), "198.51.100.1, 203.0.113.5") == ["guests:198.51.100.1"]
    assert addresses(("192.0.2.0/24",), "198.51.100.1, rubbish") == []
