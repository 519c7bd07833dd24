"""Corporations without president (1846-5.7)."""

import pytest

from tests.titles.t1846.boardroom import SITE, Boardroom

RUN = [{"train": "2", "path": ["D20.0", "C21.0"]}]


def receiver(
    company: str = "GT", price: int = 100, treasury: int = 0, *trains: str, preset: str = "", **held: int
) -> Boardroom:
    """Its president has left; others hold what is told."""
    table = Boardroom(preset=preset)
    table.found(company, price, "E", treasury, trains, **held)
    table.receiver(company)
    return table


@pytest.mark.parametrize(("trains", "price"), [(("2",), 90), ((), 80)])
def test_10_70_it_withholds(trains: tuple[str, ...], price: int) -> None:
    """1846-10.70, 1846-5.7.1, 1846-14.16: one step left a round with a train, two without; no action is needed."""
    table = receiver("GT", 100, 50, *trains)
    table.round_of("GT", number=2)
    assert table.company == "" and table.state.turn == 3
    assert table.price("GT") == price
    assert table.cash("GT") == 50


def test_10_71_it_buys_the_cheapest() -> None:
    """1846-10.71, 1846-5.7.1: with $170 and no train the 3/5 for $160; with $150 nothing."""
    for treasury, trains in ((170, ("3/5",)), (150, ()), (1000, ("3/5",))):
        table = receiver("GT", 100, treasury)
        table.set_phase("II")
        table.round_of("GT", number=2)
        assert table.trains("GT") == trains
        assert table.cash("GT") == treasury - 160 * len(trains)
        assert table.price("GT") == 80  # it had no train at the dividend


def test_only_without_a_train() -> None:
    """1846-5.7.1: one that owns a train buys none."""
    table = receiver("GT", 100, 1000, "2")
    table.round_of("GT", number=2)
    assert table.trains("GT") == ("2",)


def test_the_purchase_starts_a_phase() -> None:
    """1846-5.7.1, 1846-6.4: with all that follows: others give up trains before play goes on."""
    table = receiver("GT", 100, 460)
    table.set_phase("II")
    table.set_depot("5", 5)
    table.found("NYC", 60, "A", 100, ("4", "4", "4", "4"))
    table.round_of("GT", "NYC", number=2)
    assert table.trains("GT") == ("4/6",)
    assert table.state.phase_facts.id == "III"
    assert table.kinds() == {"discard_train"} and table.actor == "A"
    table.play("A", "discard_train", company="NYC", train="4")
    assert table.company == "NYC"


def test_its_best_run_enters_itself() -> None:
    """1846-5.7.1: nobody is asked; the run, the withholding and the step to the left come by themselves."""
    table = receiver("NYC", 100, 300, "2", A=1)
    table.found("GT", 50, "B", 100, ("2",))
    table.round_of("NYC", "GT", number=2)
    assert table.company == "GT"
    assert [args["revenue"] for args in table.happened("train-ran")] == [40]
    assert table.cash("NYC") == 340 and table.cash("A") == 400
    assert table.price("NYC") == 90


def test_on_the_site_anybody_runs_its_trains() -> None:
    """1846-5.7.1, 1846-14.16: no track, no issue; the run by any player; then it withholds by itself."""
    table = receiver("NYC", 100, 300, "2", A=1, preset=SITE)
    table.give_private("TBC", "A")
    table.round_of("NYC", number=2)
    assert table.step == "run" and table.kinds() == {"run_trains"}
    assert {family.seat for family in table.legal()} == set("ABCDE")
    assert table.why_not("A", "pass")
    assert "not-enough-cash" not in table.why_no_buy("TBC", 1)
    assert table.why_no_buy("TBC", 1)
    assert table.why_no_issue(1)
    table.play("D", "run_trains", company="NYC", runs=RUN)
    assert table.cash("NYC") == 340 and table.cash("A") == 400
    assert table.price("NYC") == 90


def test_bankrupt_players_do_not_run_them() -> None:
    """1846-5.10.1: who has left takes no part."""
    table = receiver("NYC", 100, 300, "2", preset=SITE)
    table.state.bankrupt = ("A",)
    table.round_of("NYC", number=2)
    assert table.actor == "B"
    assert table.why_not("A", "run_trains", company="NYC", runs=RUN)["not-your-turn"] == "5.10.1"
    assert table.why_not("B", "run_trains", company="GT", runs=RUN)["not-your-company"] == "5.1.2"


def test_others_leave_its_trains_alone() -> None:
    """1846-5.7.2: no other corporation may buy them."""
    table = receiver("NYC", 100, 0, "2", "2")
    table.found("GT", 100, "A", 200)
    table.train_step("GT")
    assert table.why_no_train("2", "NYC", 50) == {"train-not-for-sale": "5.7.2"}
    assert {pair[0] for pair in table.on_offer()} == {"depot"}


@pytest.mark.parametrize("source", ["NYC", "pool"])
def test_10_72_the_way_out(source: str) -> None:
    """1846-10.72, 1846-5.7.3: C with one share buys another for $70 and is president with the 20% certificate."""
    table = receiver("NYC", 70, 0, "2", C=1, pool=1)
    table.stock_turn("C")
    table.play("C", "buy_share", company="NYC", source=source)
    assert table.cash("C") == 330
    assert table.state.presidents["NYC"] == "C" and table.held("NYC", "C") == 2
    assert table.cash("NYC") == (70 if source == "NYC" else 0)


def test_the_certificate_itself() -> None:
    """1846-5.7.3: of the 20% certificate in the market a holder of 10% pays one share; nobody else may take it."""
    table = receiver("NYC", 70, 0, "2", C=1)
    assert table.held("NYC", "pool") == 2
    table.stock_turn("B")
    assert table.why_not("B", "buy_share", company="NYC", source="pool") == {"no-share-there": "4.3.1"}
    assert table.offered("buy_share", "source") == ["NYC"]
    table.stock_turn("C")
    table.play("C", "buy_share", company="NYC", source="pool")
    assert table.state.presidents["NYC"] == "C"
    assert (table.held("NYC", "C"), table.held("NYC", "pool")) == (2, 1)
    assert table.cash("C") == 330


def test_ordinary_shares_are_traded() -> None:
    """1846-5.7.3: everybody buys and sells them in a stock round; nobody's sale moves the price."""
    table = receiver("NYC", 70, 0, "2", C=1, pool=1)
    table.stock_turn("B")
    table.play("B", "buy_share", company="NYC", source="pool")
    assert "NYC" not in table.state.presidents and table.held("NYC", "B") == 1
    table.sells("NYC", 1)
    assert table.price("NYC") == 70 and table.held("NYC", "C") == 0


def test_it_falls_at_the_end_of_a_stock_round() -> None:
    """1846-4.6.1: its shares in the market move it left."""
    table = receiver("GT", 100, 0, "2")
    table.stock_turn("A")
    table.pass_all("A", "B", "C", "D", "E")
    moves = [(move["from"], move["to"]) for move in table.happened("price-moved")]
    assert moves[0] == (100, 90)


def test_down_to_nothing() -> None:
    """1846-6.5, 1846-5.7.1: without a train from 20 to 0 in one round."""
    table = receiver("GT", 20, 55)
    bank = table.bank()
    table.round_of("GT", number=2)
    assert "GT" not in table.state.shares and table.bank() == bank + 55


@pytest.mark.parametrize("preset", ["", SITE])
def test_a_new_president_has_a_whole_turn(preset: str) -> None:
    """1846-5.7.3: once taken over it is a corporation like any other."""
    table = Boardroom(preset=preset)
    table.found("NYC", 70, "E", 100, ("2",), C=1)
    table.receiver("NYC")
    table.stock_turn("C")
    table.play("C", "buy_share", company="NYC", source="NYC")
    table.pass_all("D", "E", "A", "B", "C")
    assert table.company == "NYC" and table.actor == "C"


@pytest.mark.parametrize(("preset", "left"), [("", 4), (SITE, 3)])
def test_at_nothing_it_still_buys_on_the_site(preset: str, left: int) -> None:
    """1846-2.8.2, 1846-14.16: by the rules it closes as its price falls to 0; that site lets it buy its train first."""
    table = Boardroom(preset=preset)
    table.found("GT", 20, "E", 170)
    table.receiver("GT")
    table.found("NYC", 10, "A", 100, ("2",))
    table.set_phase("II")
    table.set_depot("4", 4)
    table.round_of("GT", "NYC", number=2)
    assert "GT" not in table.state.shares and table.company == "NYC"
    assert table.state.depot["4"] == left
