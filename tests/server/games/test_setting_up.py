"""Tables are made, begun and filled with games that were played elsewhere."""

from random import Random

import pytest
from sqlalchemy import select

from highiron.game import Game as PlayedGame
from highiron.selfplay import RandomPlayers
from highiron.server.admin.verify import verify_game
from highiron.server.database.engine import Database
from highiron.server.database.tables import Game, Seat
from highiron.server.games.errors import BadRequest, NotAllowed
from highiron.server.games.models import NewSeat, NewTable
from highiron.server.games.played import played as written
from highiron.server.games.service import Games
from highiron.server.games.setting_up import drawn_order
from tests.server.games.table import Table


def played(actions: int, title: str = "1830", **options: str) -> PlayedGame:
    game = PlayedGame(title, ["Ann", "Bob", "Cyd"], options=options, seed=11)
    players = RandomPlayers(Random(4))
    while not game.over and len(game.actions) < actions:
        game.play(players.choose(game.state))
    return game


@pytest.mark.parametrize(
    "wrong",
    [
        {"title": "1899"},
        {"players": 9},
        {"preset": "nothing"},
        {"options": {"bank_size": "much"}},
        {"seats": (NewSeat("", None, "nobody's bot"),)},
        {"players": 2, "seats": (NewSeat("", None, "random"),) * 3},
    ],
)
def test_a_table_that_cannot_be_is_refused_with_words(
    games: Games, people: list[int], wrong: dict[str, object]
) -> None:
    wanted = {"title": "1830", "players": 3, "host_id": people[0], **wrong}
    with pytest.raises(BadRequest) as refused:
        games.create(NewTable(**wanted))  # type: ignore[arg-type]
    assert len(refused.value.detail) > 10


def test_seats_stay_in_the_order_of_the_table(games: Games, people: list[int]) -> None:
    seats = (NewSeat("Bob", people[1]), NewSeat("", None, "random"), NewSeat("Ann", people[0]))
    live = games.start(games.create(NewTable(host_id=people[0], title="1846", players=3, seats=seats)))
    assert [(seat.letter, seat.name) for seat in live.seats] == [("A", "Bob"), ("B", "random"), ("C", "Ann")]


def test_seats_can_be_drawn_by_a_seed_that_is_disclosed(games: Games, people: list[int], database: Database) -> None:
    seats = tuple(NewSeat(name, person) for name, person in zip(("Ann", "Bob", "Cyd", "Dan"), people, strict=True))
    orders = set()
    for _ in range(6):
        game_id = games.create(NewTable(host_id=people[0], title="1830", players=4, drawn=True, seats=seats))
        live = games.start(game_id)
        with database.reading() as session:
            seed = session.get_one(Game, game_id).order_seed
        assert [seats[place].name for place in drawn_order(seed, 4)] == [seat.name for seat in live.seats]
        orders.add(tuple(live.names.values()))
    assert len(orders) > 1


def test_a_game_begins_once_and_only_when_full(games: Games, people: list[int], database: Database) -> None:
    game_id = games.create(NewTable(host_id=people[0], title="1830", players=2, seats=(NewSeat("Ann", people[0]),)))
    with pytest.raises(NotAllowed) as waiting:
        games.start(game_id)
    assert waiting.value.extra["why"] == "not-full"
    with database.writing() as session:
        session.add(Seat(game_id=game_id, letter="B", name="Bob", person_id=people[1], since=0))
        games.touch(session, game_id)
    assert games.start(game_id).actor == "A"
    with pytest.raises(NotAllowed) as begun:
        games.start(game_id)
    assert begun.value.extra["why"] == "already-started"


def test_seeds_are_secret_and_differ(games: Games, people: list[int], database: Database) -> None:
    for _ in range(3):
        games.create(NewTable(host_id=people[0], title="1846", players=3))
    with database.reading() as session:
        seeds = list(session.scalars(select(Game.seed)))
        invitations = list(session.scalars(select(Game.invitation)))
    assert len(set(seeds)) == 3 and len(set(invitations)) == 3
    assert all(len(invitation) >= 32 for invitation in invitations)


def table_for(game: PlayedGame, person: int) -> NewTable:
    seats = tuple(NewSeat(name, person) for name in game.names.values())
    return NewTable(host_id=person, title=game.state.facts.title, players=3, mode="hotseat", seats=seats)


@pytest.mark.parametrize("title", ["1830", "1846"])
def test_a_record_can_be_kept_and_played_on(games: Games, people: list[int], database: Database, title: str) -> None:
    game = played(130, title)
    game_id = games.store_record(table_for(game, people[0]), written(game), "running")
    table = Table(games, game_id)
    assert table.live.state == game.state and table.live.position == 130
    assert games.state_at(game_id, 77) == game.at(77)
    table.play_random(5)
    assert table.live.sequence == 135
    assert verify_game(database, game_id).faults == []


def test_a_record_that_is_over_is_finished_and_a_part_of_one_abandoned(
    games: Games, people: list[int], database: Database
) -> None:
    whole, part = played(5000, bank_size="2400"), played(40)
    ids = [games.store_record(table_for(game, people[0]), written(game)) for game in (whole, part)]
    lives = [games.live(game_id) for game_id in ids]
    assert [live.status for live in lives] == ["finished", "abandoned"]
    assert {seat.letter: seat.worth for seat in lives[0].seats} == whole.result()
    assert min(seat.rank or 9 for seat in lives[0].seats) == 1
    for game_id in ids:
        assert verify_game(database, game_id).faults == []


def test_a_record_must_fit_its_table(games: Games, people: list[int]) -> None:
    game = played(5)
    with pytest.raises(BadRequest):
        games.store_record(NewTable(host_id=people[0], title="1846", players=3), written(game))
