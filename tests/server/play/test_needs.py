"""What the table waits for: a company that floats, a train that must be bought, the end of the game."""

from highiron.server.play.needs import company_of, ends_of, floats_of, train_need
from tests.scenario import Table
from tests.web.positions import game_until, must_sell_for_a_train


def test_a_company_that_has_begun_floats_after_so_many_shares() -> None:  # 1830-4.7.1
    table = Table()
    table.start("PRR", 67, "A")
    (found,) = [place for company, place in floats_of(table.state).items() if company == "PRR"]
    assert (found.percent, found.shares, found.price) == (60, 4, 268)


def test_what_is_missing_for_a_train_counts_treasury_and_president() -> None:  # 1830-5.8.5
    state = game_until(must_sell_for_a_train).state
    need = train_need(state)
    assert need is not None
    assert need.company == company_of(state)
    assert need.missing == need.price - state.cash[need.company] - state.cash[state.actor] > 0


def test_the_bank_tells_how_far_the_end_is() -> None:  # 1830-7.1
    table = Table()
    table.set_bank(500, "A")
    (end,) = ends_of(table.state)
    assert (end.code, end.has, end.limit, end.certain) == ("bank", 500, table.facts.bank, False)
