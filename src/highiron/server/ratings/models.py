"""People and their results as the API gives them."""

import msgspec


class TitleRating(msgspec.Struct, frozen=True):
    """A rating by openskill: `mu` is the strength, `sigma` how unsure that is; `sure` (mu - 3 sigma) is what lists are
    ordered by. `games` are those that counted, `wins` those of them won.
    """

    title: str
    mu: float
    sigma: float
    sure: float
    games: int
    wins: int


class TitleResults(msgspec.Struct, frozen=True):
    """Finished games of a title that were played here, apart from hotseat: how many, and in how many of them one was
    first among all, bots included.
    """

    title: str
    games: int
    wins: int
    with_people: int


class Profile(msgspec.Struct, frozen=True):
    """Somebody, as everybody may know them. `followed`: by the caller; `followers`: how many follow."""

    id: int
    name: str
    guest: bool
    since: int
    followed: bool
    followers: int
    ratings: list[TitleRating]
    results: list[TitleResults]


class Place(msgspec.Struct, frozen=True):
    """A line of the leaderboard; `person` is null for bots."""

    rank: int
    name: str
    person: int | None
    rating: TitleRating


class Followed(msgspec.Struct, frozen=True):
    """Somebody whom one follows."""

    person: int
    name: str
    since: int
