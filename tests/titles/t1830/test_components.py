"""Corporations, privates, trains and phases as the tables give them (1830 sections 2.1 to 2.4)."""

import pytest

from highiron.core.ids import IPO
from highiron.core.shares import certificates
from tests.scenario import Table

CORPORATIONS = {  # home, token prices
    "PRR": ("H12", (0, 40, 100, 100)),
    "NYC": ("E19", (0, 40, 100, 100)),
    "CPR": ("A19", (0, 40, 100, 100)),
    "B&O": ("I15", (0, 40, 100)),
    "C&O": ("F6", (0, 40, 100)),
    "ERIE": ("E11", (0, 40, 100)),
    "NYNH": ("G19", (0, 40)),
    "B&M": ("E23", (0, 40)),
}
PRIVATES = {  # face, pays, blocks, lowest and highest price a corporation pays
    "SV": (20, 5, ("G15",), 10, 40),
    "CS": (40, 10, ("B20",), 20, 80),
    "DH": (70, 15, ("F16",), 35, 140),
    "MH": (110, 20, ("D18",), 55, 220),
    "CA": (160, 25, ("H18",), 80, 320),
    "BO": (220, 30, ("I13", "I15"), 0, 0),
}
TRAINS = {  # number, price, stops, removed when the first of this type is bought
    "2": (6, 80, 2, "4"),
    "3": (5, 180, 3, "6"),
    "4": (4, 300, 4, "D"),
    "5": (3, 450, 5, ""),
    "6": (2, 630, 6, ""),
    "D": (-1, 1100, 99, ""),
}
PHASES = {  # starts with, tiles, train limit, ORs, corporations buy privates, off-board value
    "2": ("", "yellow", 4, 1, False, "yellow"),
    "3": ("3", "yellow green", 4, 2, True, "yellow"),
    "4": ("4", "yellow green", 3, 2, True, "yellow"),
    "5": ("5", "yellow green brown", 2, 3, False, "brown"),
    "6": ("6", "yellow green brown", 2, 3, False, "brown"),
    "D": ("D", "yellow green brown", 2, 3, False, "brown"),
}


def test_certificates_of_a_corporation() -> None:
    """1830-2.1.1: ten shares in nine certificates; the president's is worth two."""
    table = Table()
    table.start("PRR", 67, "A", A=5, B=5)
    assert certificates(table.state, "A", "PRR") == 4
    assert certificates(table.state, "B", "PRR") == 5
    for corporation in table.facts.corporations.values():
        assert (corporation.charter.shares, corporation.charter.president_shares) == (10, 2)


@pytest.mark.parametrize("company", CORPORATIONS)
def test_homes_and_token_prices(company: str) -> None:
    """1830-2.1.2: home hex, number of tokens and their prices, the home token free."""
    table = Table()
    home, prices = CORPORATIONS[company]
    corporation = table.facts.corporations[company]
    assert (corporation.charter.home, corporation.charter.token_prices) == (home, prices)
    table.start(company, 67, "A", A=6, treasury=670)
    table.operating_round()
    assert [place for place, _ in table.state.board.stations[company]] == [home]
    assert table.state.cash[company] == 670
    assert table.state.tokens_left(company) == len(prices) - 1


def test_home_of_nynh_is_the_city_towards_f20() -> None:
    """1830-2.1.2: the city of G19 whose track leaves on the north-east side."""
    table = Table()
    table.start("NYNH", 67, "A", A=6)
    table.operating_round()
    ((place, stop),) = table.state.board.stations["NYNH"]
    shape = table.state.board.shape_at("G19")
    assert place == "G19"
    assert shape.stop_edges[stop] == (3,)


def test_unstarted_parred_floated() -> None:
    """1830-2.1.3: only floated corporations operate."""
    table = Table()
    table.start("PRR", 100, "A", A=5)
    table.start("NYC", 67, "B", B=6, treasury=670)
    table.start("B&M", 90, "B")
    state = table.state
    assert state.floated == ("NYC",)
    assert set(state.pars) == {"PRR", "NYC", "B&M"}
    assert state.price("CPR") == 0
    table.operating_round()
    assert table.company == "NYC"
    table.pass_all("B", "B")  # no tile, no train
    assert table.happened("operating-round-ended")
    assert table.happened("turn-began") == []


@pytest.mark.parametrize("private", PRIVATES)
def test_privates(private: str) -> None:
    """1830-2.2.1: face, revenue, blocked hexes and what a corporation may pay: half to double of face."""
    facts = Table().facts.privates[private]
    face, revenue, blocks, low, high = PRIVATES[private]
    assert (facts.face, facts.revenue, facts.blocks) == (face, revenue, blocks)
    assert (facts.price_low, facts.price_high) == (low, high)
    if private != "BO":
        assert (low, high) == (-(-face // 2), 2 * face)


@pytest.mark.parametrize("train", TRAINS)
def test_trains(train: str) -> None:
    """1830-2.3.1: number, price, stops and what makes them obsolete."""
    facts = Table().facts.trains[train]
    assert (facts.count, facts.price, facts.reach, facts.rusts_on) == TRAINS[train]
    if train == "D":
        assert facts.price - facts.reduction == 800
        assert facts.trade_in == ("4", "5", "6")


def _for_sale(table: Table) -> set[str]:
    return set(table.offered("buy_train", "train"))


def test_trains_leave_the_stack_in_order() -> None:
    """1830-2.3.2: only the top type is for sale, and diesels beside the 6s once the first 6 is bought."""
    table = Table()
    table.start("PRR", 100, "A", A=6, treasury=5000)
    table.operating_turn("PRR", "trains")
    assert _for_sale(table) == {"2"}
    assert table.why_not("A", "buy_train", company="PRR", source="depot", train="3", price=180) == {
        "train-not-for-sale": "5.7.3"
    }
    for phase, left, expected in [("4", 1, {"4"}), ("5", 1, {"5"}), ("5", 0, {"6"}), ("6", 1, {"6", "D"})]:
        table = Table()
        table.start("PRR", 100, "A", A=6, treasury=5000)
        table.set_phase(phase)
        if left:
            table.state.depot[phase] = left
        else:
            table.set_depot("6", 2)
        table.operating_turn("PRR", "trains")
        assert _for_sale(table) == expected


def test_the_last_of_a_type_uncovers_the_next() -> None:
    """1830-2.3.2: after the sixth 2 the first 3 is on top."""
    table = Table()
    table.start("PRR", 100, "A", A=6, treasury=5000)
    table.set_depot("2", 1)
    table.operating_turn("PRR", "trains")
    table.play("A", "buy_train", company="PRR", source="depot", train="2", price=80)
    assert _for_sale(table) == {"3"}


@pytest.mark.parametrize("phase", PHASES)
def test_phases(phase: str) -> None:
    """1830-2.4.1: tiles, train limit, operating rounds, purchase of privates and off-board values of each phase."""
    facts = next(facts for facts in Table().facts.phases if facts.id == phase)
    starts, colours, limit, rounds, buys, values = PHASES[phase]
    assert (facts.starts_with, facts.train_limit, facts.operating_rounds) == (starts, limit, rounds)
    assert (" ".join(facts.colours), facts.corporations_buy_privates, facts.values) == (colours, buys, values)
    assert facts.closes_privates == (phase == "5")


def test_a_phase_starts_with_the_first_train_from_the_bank_stack() -> None:
    """1830-2.4.1: the instant the named train is bought; a train that is already out cannot be first."""
    table = Table()
    table.start("PRR", 100, "A", A=6, treasury=2000)
    table.start("NYC", 90, "B", B=6, treasury=2000)
    table.set_depot("3", 5)
    table.operating_turn("PRR", "trains")
    assert table.state.phase_facts.id == "2"
    table.play("A", "buy_train", company="PRR", source="depot", train="3", price=180)
    assert table.happened("phase-began") == [{"phase": "3"}]
    assert table.state.phase_facts.id == "3"
    table.play("A", "buy_train", company="PRR", source="depot", train="3", price=180)
    assert table.happened("phase-began") == []


def test_10_75_more_operating_rounds_only_from_the_next_set() -> None:
    """1830-10.75, 1830-2.4.2: the first 3 in the single OR of turn 1 gives the set after SR 2 two ORs."""
    table = Table(3)
    table.start("PRR", 100, "A", A=6, treasury=1000)
    table.set_depot("3", 5)
    table.operating_turn("PRR", "trains", turn=1, number=1, of=1)
    table.play("A", "buy_train", company="PRR", source="depot", train="3", price=180)
    table.play("A", "pass")
    assert table.happened("stock-round-began") == [{"turn": 2}]
    table.pass_all("A", "B", "C")
    assert table.happened("operating-round-began") == [{"turn": 2, "number": 1, "of": 2}]


def test_10_76_the_first_5_in_a_set_of_two() -> None:
    """1830-10.76, 1830-2.4.2: bought in OR 2.1, OR 2.2 is the last of its set; the set after SR 3 has three."""
    table = Table(3)
    table.start("PRR", 100, "A", A=6, treasury=460)
    table.set_phase("4")
    table.set_depot("5", 3)
    table.operating_turn("PRR", "trains", turn=2, number=1, of=2)
    table.play("A", "buy_train", company="PRR", source="depot", train="5", price=450)
    assert table.happened("phase-began") == [{"phase": "5"}]
    assert table.happened("operating-round-began") == [{"turn": 2, "number": 2, "of": 2}]
    table.play("A", "pass")
    assert table.happened("stock-round-began") == [{"turn": 3}]
    table.pass_all("A", "B", "C")
    assert table.happened("operating-round-began") == [{"turn": 3, "number": 1, "of": 3}]


def test_president_certificate_stays_with_the_ipo_until_par() -> None:
    """1830-2.1.1, 1830-2.1.3: a gift of 10% leaves the president's certificate where it is."""
    table = Table()
    table.give_share("PRR", "A")
    assert table.state.shares["PRR"][IPO] == 9
    table.stock_turn("A", turn=1)
    table.play("A", "par", company="PRR", price=67)
    assert table.state.held("PRR", "A") == 3
    assert certificates(table.state, "A", "PRR") == 2
