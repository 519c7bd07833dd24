"""Setup and sequence of 1817 (sections 1 and 2.1), and what random games may not do."""

import pytest

from highiron.core.shares import certificate_limit, worth
from highiron.flow import engine
from highiron.game import Game
from highiron.selfplay import play_random_game
from highiron.titles.t1817.frames import SeedAuction
from highiron.titles.t1817.loans import interest_rate, loans_left
from tests.titles.t1817.boardroom import SITE, Boardroom
from tests.titles.t1817.exchange import Exchange
from tests.titles.t1817.yard import Yard

TABLE = {
    3: (420, 21),
    4: (315, 16),
    5: (252, 13),
    6: (210, 11),
    7: (180, 9),
    8: (158, 8),
    9: (140, 7),
    10: (126, 6),
    11: (115, 6),
    12: (105, 5),
}


@pytest.mark.parametrize("players", TABLE)
def test_cash_and_certificates(players: int) -> None:
    """1817-1.1, 1817-1.2, 1817-9.2: three to seven players, and the variant for eight to twelve."""
    game = Game("1817", players)
    cash, limit = TABLE[players]
    assert {game.state.cash[seat] for seat in game.state.facts.seats} == {cash}
    assert certificate_limit(game.state) == limit


def test_the_first_position() -> None:
    """1817-1.3, 1817-1.5: 11 privates and $200, no company, 70 loans, phase 2; the first seat has the priority deal."""
    state = Game("1817", 4).state
    frame = state.frame
    assert isinstance(frame, SeedAuction) and frame.seed == 200
    assert frame.seat == state.priority == "A"
    assert len(state.privates) == 11 and set(state.privates.values()) == {"bank"}
    assert state.pars == {} and state.market == {} and state.board.stations == {}
    assert loans_left(state) == 70 and interest_rate(state) == 5
    assert state.phase_facts.id == "2"


def test_the_bank_never_breaks() -> None:
    """1817-1.4: it may be far below zero and play goes on."""
    table = Exchange()
    table.found("R", 100, 10, "A", 0, at=("F3",), A=3)
    table.give(A=1_000_000)
    table.stock("A")
    assert table.cash("bank") < 0 and not table.state.bank_broken
    table.sells("A", "R")
    assert not table.state.ended and not table.state.bank_broken


@pytest.mark.parametrize("preset", ["", SITE])
def test_the_sequence_of_rounds(preset: str) -> None:
    """1817-1.6: auction, then stock round, operating, merger and sale rounds, twice in every set."""
    game = play_random_game("1817", 5, 102, preset, max_actions=700)
    codes = ("stock-round-began", "operating-round-began", "merger-round-began", "sale-round-began")
    rounds = [
        (codes.index(event.code), event.args["turn"], event.args.get("number", 0))
        for number in range(len(game.actions))
        for event in game.events(number + 1)
        if event.code in codes
    ]
    expected = [
        (kind, turn, number)
        for turn in range(1, 30)
        for kind, number in ((0, 0), (1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (3, 2))
    ]
    assert len(rounds) > 7
    assert rounds == expected[: len(rounds)]


def test_companies_never_shrink_and_own_only_themselves() -> None:
    """1817-2.4, 1817-2.6, 1817-2.7: sizes only grow while in play; companies hold own shares; privates move by rule."""
    game = play_random_game("1817", 4, 1)
    sizes: dict[str, int] = {}
    owners: dict[str, str] = {}
    for number in range(0, len(game.actions), 3):
        state = game.at(number)
        for company, held in state.shares.items():
            assert {owner for owner in held if owner in state.shares} <= {company}
        now = {company: state.charter(company).shares for company in state.pars}
        assert all(now[company] >= size for company, size in sizes.items() if company in now)
        sizes = now
        for private, owner in state.privates.items():
            if owners.get(private) in state.facts.seats:
                assert owner == owners[private] or owner in state.shares  # a player gives it into a company only
        owners = dict(state.privates)
    assert sizes and owners


def test_nothing_forces_a_company_to_grow() -> None:
    """1817-2.4: a two-share company may pass to the end, in whatever phase."""
    table = Boardroom()
    table.set_phase("8")
    table.found("R", 100, 2, "A", at=("F3",), trains=("8",))
    table.mergers()
    table.play("A", "pass")
    assert table.size("R") == 2 and table.price("R") == 100


def test_the_steps_of_a_turn() -> None:
    """1817-5.4: track, token, run, dividend, trains, interest, loans, and the check for a train."""
    handler = Yard().facts.rules.handlers["operating_turn"]
    names = [step.name for step in handler.steps]  # type: ignore[attr-defined]
    order = ["track", "token", "run", "dividend", "trains", "interest", "loans", "train_check"]
    assert [name for name in names if name in order] == order


def test_the_richest_wins_and_equals_share() -> None:
    """1817-8.5: wealth decides, and there is no tie-break."""
    table = Boardroom()
    table.found("R", 100, 5, "A", at=("F3",), A=3, B=1)
    table.set_cash("B", 200)
    table.set_cash("C", 299)
    assert [worth(table.state, seat) for seat in "ABC"] == [300, 300, 299]
    table.mergers()
    table.play("A", "end_game")
    assert table.state.ended == "agreement"
    assert engine.legal(table.state) == []
