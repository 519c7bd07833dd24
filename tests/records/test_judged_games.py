"""Games of our own that the engine of 18xx.games judged differently; now the preset judges as that engine does."""

from pathlib import Path

import pytest

from highiron import records
from highiron.records.errors import RecordError
from tests.conftest import GAMES

JUDGED = GAMES.parent / "judged"

pytestmark = [
    pytest.mark.games,
    pytest.mark.skipif(not JUDGED.exists(), reason="the judged games are not beside the project (../shared/judged)"),
]

# The letter of the cause, and the action at which the other engine refuses the file as it was written then.
REFUSED = {
    "B": (62, "not-now"),  # a bankruptcy outside the train step
    "D": (38, "not-your-company"),  # a train in receivership keeps the train step open: one more pass is due
    "E": (40, "no-private-tiles-now"),  # a forfeited second tile ends the lays of privates for the round
    "G": (143, "second-tile-first"),  # the steamboat waits for the second tile
    "H": (78, "not-your-company"),  # so does $80 with an independent that has nothing
}


def judged(letter: str) -> Path:
    """The file of that cause."""
    return next(JUDGED.glob(f"{letter}-*.json"))


@pytest.mark.parametrize("letter", REFUSED)
def test_what_the_site_refuses_is_refused_there(letter: str) -> None:
    number, code = REFUSED[letter]
    with pytest.raises(RecordError) as refused:
        records.load(judged(letter))
    assert refused.value.number == number
    assert code in [reason.code for reason in refused.value.reasons]


def test_a_a_bankruptcy_outside_the_train_step_sells_nothing() -> None:
    """1830-11.23: the president of PRR loses all cash; the shares are counted as they are."""
    game = records.load(judged("A")).game
    before = records.load(judged("A"), until=36).game.state
    seat = before.presidents["PRR"]
    assert game.state.ended == "bankrupt" and game.state.bankrupt == (seat,)
    assert game.state.shares == before.shares and game.state.market == before.market
    assert game.state.cash[seat] == 0
    again = records.load(judged("A"), until=36).game
    assert all(family.kind != "bankrupt" for family in again.legal())


def test_f_receiverships_operate_before_the_end() -> None:
    """1846-14.15: B&O and IC fall two steps and buy a 2; then NYC would be asked, and the game is over."""
    game = records.load(judged("F")).game
    assert game.state.ended == "bankrupt"
    assert {company: game.state.trains[company] for company in ("PRR", "B&O", "IC", "NYC")} == {
        "PRR": ("2",),
        "B&O": ("2",),
        "IC": ("2",),
        "NYC": (),
    }
    assert (game.state.price("B&O"), game.state.price("IC")) == (30, 30)


def test_i_a_receivership_buys_before_it_closes() -> None:
    """1846-14.16: NYC falls from 20 to 0, buys a card of type II and goes."""
    before, after = (records.load(judged("I"), until=number).game.state for number in (101, 102))
    assert (before.price("NYC"), before.depot["4"]) == (20, 4)
    assert "NYC" not in after.shares and after.depot["4"] == 3


@pytest.mark.parametrize("letter", ["C1", "C2", "C3"])
def test_c_known_differences_are_read_by_the_rules(letter: str) -> None:
    """1846-6.5: a company that closes in a stock round costs nobody a turn; docs/records.md lists it."""
    records.load(judged(letter))
