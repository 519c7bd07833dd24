"""Buying trains and wagons, and who pays when a company must (18CE sections 12 and 13)."""

import pytest

from tests.titles.t18ce.lines import Lines


def shop(treasury: int = 500, phase: str = "2", *, trains: tuple[str, ...] = ("2",), **options: str) -> Lines:
    """JZR, linked to Zhangjiakou, in its train step."""
    table = Lines(4, **options)
    table.open("JZR", treasury=treasury)
    table.set_phase(phase)
    table.give_trains("JZR", *trains)
    table.operating_turn("JZR", "trains")
    return table


def buy(table: Lines, train: str, price: int, source: str = "depot", company: str = "JZR") -> None:
    table.play(table.actor, "buy_train", company=company, source=source, train=train, price=price)


def test_edge_case_46_the_lowest_level_is_sold_and_the_next_begins_a_phase() -> None:
    """18CE-12.1, 18CE-12.3, 18CE-16.1 (EC-46): 80 and 180 leave 40 of 300, phase 3 begins at once."""
    table = shop(300, trains=())
    table.give_private("p:A", "A")  # which JZR could buy from phase 3 on, so that its turn goes on
    table.set_depot("2", 1)
    higher = table.why_not("A", "buy_train", company="JZR", source="depot", train="3", price=180)
    assert higher["train-not-for-sale"] == "12.1"
    assert "wrong-price" in table.why_not("A", "buy_train", company="JZR", source="depot", train="2", price=79)
    buy(table, "2", 80)
    buy(table, "3", 180)
    assert table.state.cash["JZR"] == 40
    assert table.state.phase_facts.id == "3"
    assert "green" in table.state.phase_facts.colours
    assert getattr(table.state.frames[0], "of", 0) == 1  # the set does not grow (18CE-16.2)


def test_edge_case_47_a_new_phase_brings_rust_and_a_lower_limit() -> None:
    """18CE-12.5, 18CE-12.7, 18CE-16.1 (EC-47): X keeps 3, 3; Y discards one of four 3-trains, which leaves the game."""
    for option, supply in (("removed", 0), ("to_supply", 1)):  # 18CE-19.32
        table = shop(500, "3", trains=("2", "2", "3", "3"), discarded_trains=option)
        table.open("LLR", "B")
        table.state.trains["LLR"] = ("3", "3", "3", "3")
        table.set_depot("4", 5)
        table.state.trains["JZR"] = ("2", "2", "3")
        buy(table, "4", 300)
        assert table.state.trains["JZR"] == ("3", "4")
        assert table.actor == "B"
        assert table.offered("discard_train", "train") == ["3"]
        table.play("B", "discard_train", company="LLR", train="3")
        assert table.state.trains["LLR"] == ("3", "3", "3")
        assert table.state.depot["3"] == supply


def test_edge_case_48_trains_between_companies() -> None:
    """18CE-12.2, 18CE-12.8 (EC-48): one director, any price up to the face; else the face price with consent."""
    table = shop(500, "3")
    table.open("LLR", "A", treasury=0)
    table.open("QTR", "B", treasury=0)
    table.give_trains("LLR", "3")
    table.give_trains("QTR", "3")
    own = {"company": "JZR", "source": "LLR", "train": "3"}
    assert [price for price in (0, 1, 180, 181) if table.may("A", "buy_train", price=price, **own)] == [1, 180]
    other = {**own, "source": "QTR"}
    assert table.why_not("A", "buy_train", price=179, **other) == {"price-out-of-range": "12.2"}
    table.play("A", "buy_train", price=180, **other)
    assert table.actor == "B"
    table.play("B", "answer", accept=True)
    assert (table.state.cash["QTR"], table.state.trains["QTR"]) == (180, ())  # it may part with its last train
    table.play("A", "buy_train", price=1, **own)
    assert (table.state.cash["LLR"], table.state.trains["JZR"]) == (1, ("2", "3", "3"))


def test_a_company_at_the_limit_buys_no_train() -> None:
    """18CE-12.4"""
    table = shop(500, "3", trains=("2", "2", "2", "2"))
    why = table.why_not("A", "buy_train", company="JZR", source="depot", train="3", price=180)
    assert why == {"at-train-limit": "12.4"}


def test_by_one_reading_companies_at_the_limit_sell_nothing() -> None:
    """18CE-12.4, 18CE-C9"""
    for ban, why in (("operating_company", {}), ("at_limit_company", {"train-not-for-sale": "12.2"})):
        table = shop(500, "3", train_sale_ban=ban)
        table.open("LLR", "A")
        table.give_trains("LLR", "2", "2", "2", "2")
        assert table.why_not("A", "buy_train", company="JZR", source="LLR", train="2", price=50) == why


def test_the_operating_company_offers_trains_only_where_nothing_bars_it() -> None:
    """18CE-12.4, 18CE-C9: by option to an own company for 1 to the face price, to another's for the face price."""
    sale = {"company": "JZR", "target": "LLR", "train": "2"}
    assert shop().why_not("A", "sell_train", price=50, **sale) == {"no-train-offers": "12.4"}
    table = shop(trains=("2", "2"), train_sale_ban="none")
    table.open("LLR", "A")
    table.open("QTR", "B")
    assert table.why_not("A", "sell_train", price=50, **{**sale, "target": "NKR"}) == {"no-buyer": "12.2"}
    assert table.why_not("A", "sell_train", price=50, **{**sale, "train": "3"}) == {"train-not-owned": "12.2"}
    assert [price for price in (0, 1, 80, 81) if table.may("A", "sell_train", price=price, **sale)] == [1, 80]
    table.play("A", "sell_train", price=1, **sale)
    assert (table.state.trains["LLR"], table.state.cash["LLR"], table.state.cash["JZR"]) == (("2",), 499, 501)
    other = {**sale, "target": "QTR"}
    assert table.why_not("A", "sell_train", price=79, **other) == {"price-out-of-range": "12.2"}
    table.play("A", "sell_train", price=80, **other)
    table.play("B", "answer", accept=True)
    assert (table.state.trains["JZR"], table.state.trains["QTR"]) == ((), ("2",))
    assert table.why_not("A", "pass") == {"must-buy-train": "13.1"}


def test_wagons_cost_80_and_are_limited_like_trains() -> None:
    """18CE-12.6, 18CE-1.6, 18CE-19.2: from the bank, in every phase; no more than the train limit, or no limit."""
    table = shop(500)
    wagon = {"company": "JZR", "source": "depot"}
    assert table.why_not("A", "buy_wagon", price=79, **wagon) == {"wrong-price": "12.6"}
    bank = table.bank
    for count in (1, 2, 3, 4):
        table.play("A", "buy_wagon", price=80, **wagon)
        assert table.state.wagons == {"JZR": count}
    assert (table.state.cash["JZR"], table.bank) == (180, bank + 320)
    assert table.why_not("A", "buy_wagon", price=80, **wagon) == {"at-wagon-limit": "12.6"}
    assert table.state.trains["JZR"] == ("2",)  # they do not count toward the train limit
    free = shop(500, wagon_limit="none")
    for _ in range(5):
        free.play("A", "buy_wagon", price=80, **wagon)
    table.set_cash("JZR", 79)
    assert table.why_not("A", "buy_wagon", price=80, **wagon)["not-enough-cash"] == "12.6"


def test_wagons_stay_with_their_company_unless_the_option_says_otherwise() -> None:
    """18CE-12.6, 18CE-19.43: as trains, 1 to 80 from an own company, 80 with consent from another's."""
    table = shop(500)
    table.open("LLR", "A", treasury=0)
    table.wagons("LLR")
    wagon = {"company": "JZR", "source": "LLR"}
    assert table.why_not("A", "buy_wagon", price=10, **wagon) == {"wagon-not-for-sale": "12.6"}
    traded = shop(500, wagon_trade="as_trains")
    traded.open("LLR", "A", treasury=0)
    traded.open("QTR", "B", treasury=0)
    traded.wagons("LLR")
    traded.wagons("QTR")
    assert traded.why_not("A", "buy_wagon", price=81, **wagon) == {"price-out-of-range": "12.2"}
    traded.play("A", "buy_wagon", price=10, **wagon)
    assert traded.state.wagons == {"QTR": 1, "JZR": 1}
    traded.play("A", "buy_wagon", price=80, **{**wagon, "source": "QTR"})
    assert traded.actor == "B"
    traded.play("B", "answer", accept=True)
    assert traded.state.wagons == {"JZR": 2}
    assert (traded.state.cash["QTR"], traded.state.cash["LLR"]) == (80, 10)


# --- forced purchase -------------------------------------------------------------------------------------------


def forced(treasury: int = 150, cash: int = 100, **options: str) -> Lines:
    """JZR has a route and no train; the cheapest costs 300; its director A holds shares of QTR at 90 (EC-49)."""
    table = Lines(4, **options)
    table.open("JZR", treasury=treasury)
    table.open("QTR", "B", treasury=0, par=90, B=3, A=3)
    table.open("LLR", "A", treasury=0, par=100, A=4, B=3)
    table.set_phase("4")
    table.set_depot("4", 4)
    table.set_cash("A", cash)
    table.operating_turn("JZR", "trains")
    return table


def test_a_company_with_a_route_must_buy_a_train() -> None:
    """18CE-13.1: JZR is linked to Zhangjiakou; BCR without track may stay without a train."""
    table = forced()
    assert table.why_not("A", "pass") == {"must-buy-train": "13.1"}
    lonely = Lines()
    lonely.open("BCR", treasury=500)
    lonely.operating_turn("BCR", "trains")
    assert lonely.may("A", "pass")


def test_the_treasury_pays_alone_when_it_can() -> None:
    """18CE-13.2: nobody may sell or borrow then."""
    table = forced(300)
    none = {"no-forced-purchase": "13.5"}
    assert table.why_not("A", "sell_shares", company="QTR", count=1) == none
    assert table.why_not("A", "train_loan", company="JZR", amount=50) == none
    buy(table, "4", 300)
    assert (table.state.cash["JZR"], table.state.cash["A"]) == (0, 100)


def test_edge_case_49_the_director_sells_or_borrows_what_is_missing() -> None:
    """18CE-13.3, 18CE-13.4, 18CE-13.5, 18CE-13.10 (EC-49): one share at 90 leaves 40; or a loan of 50."""
    table = forced()
    short = table.why_not("A", "buy_train", company="JZR", source="depot", train="4", price=300)
    assert short == {"not-enough-cash": "13.3"}
    assert table.why_not("A", "sell_shares", company="QTR", count=2) == {"sells-too-much": "13.5"}
    table.play("A", "sell_shares", company="QTR", count=1)
    assert table.state.price("QTR") == 82
    assert table.why_not("A", "sell_shares", company="QTR", count=1) == {"money-suffices": "13.5"}
    buy(table, "4", 300)
    assert (table.state.cash["JZR"], table.state.cash["A"]) == (0, 40)
    loan = forced()
    bank = loan.bank
    assert loan.offered("train_loan", "amount") == [50]
    assert loan.why_not("A", "train_loan", company="JZR", amount=51) == {"loan-out-of-range": "13.4"}
    loan.play("A", "train_loan", company="JZR", amount=50)
    assert loan.state.trains["JZR"] == ("4",)
    assert (loan.state.cash["JZR"], loan.state.cash["A"], loan.state.loans) == (0, 0, {"A": 50})
    assert loan.bank == bank + 250  # the borrowed amount is never handed out


def test_edge_case_51_by_the_chinese_text_the_director_may_owe_all() -> None:
    """18CE-13.3, 18CE-C5 (EC-51): a loan of 150 with the cash untouched."""
    table = forced(forced_funding="free_choice")
    assert table.offered("train_loan", "amount") == list(range(50, 151))
    table.play("A", "train_loan", company="JZR", amount=150)
    assert (table.state.cash["A"], table.state.loans) == (100, {"A": 150})
    rich = forced(cash=600, forced_funding="free_choice")
    assert rich.offered("train_loan", "amount") == list(range(1, 151))
    assert rich.may("A", "buy_train", company="JZR", source="depot", train="4", price=300)


def test_the_company_may_be_the_debtor() -> None:
    """18CE-13.6, 18CE-C5c"""
    table = forced(loan_debtor="company")
    table.play("A", "train_loan", company="JZR", amount=50)
    assert table.state.loans == {"JZR": 50}


def test_edge_case_52_a_forced_sale_changes_no_director() -> None:
    """18CE-13.5, 18CE-C5b (EC-52): 40% to 30% only one share; or the exchange waits; or it happens."""
    table = forced(cash=0)
    assert table.why_not("A", "sell_shares", company="LLR", count=2) == {"director-would-change": "13.5"}
    table.play("A", "sell_shares", company="LLR", count=1)
    assert table.state.presidents["LLR"] == "A"
    waits = forced(cash=0, forced_sale_director_change="suspended")
    waits.play("A", "sell_shares", company="LLR", count=2)
    assert waits.state.presidents["LLR"] == "A"
    assert waits.state.held("LLR", "B") > waits.state.held("LLR", "A")
    change = forced(cash=0, forced_sale_director_change="allowed")
    change.play("A", "sell_shares", company="LLR", count=2)
    assert change.state.presidents["LLR"] == "B"


def test_no_share_of_an_unfloated_company_and_no_more_than_the_market_takes() -> None:
    """18CE-13.5, 18CE-6.8"""
    table = forced(cash=0)
    table.start("NKR", 100, "A", A=4)
    table.operating_turn("JZR", "trains")
    assert table.why_not("A", "sell_shares", company="NKR", count=1) == {"not-floated": "6.8"}
    table.state.move_shares("QTR", "ipo", "pool", 4)
    assert table.may("A", "sell_shares", company="QTR", count=1)
    assert table.why_not("A", "sell_shares", company="QTR", count=2) == {"pool-full": "6.8"}


def test_more_may_be_sold_than_needed_by_option() -> None:
    """18CE-13.5, 18CE-19.25"""
    assert forced().why_not("A", "sell_shares", company="QTR", count=3) == {"sells-too-much": "13.5"}
    table = forced(forced_oversell="allowed")
    table.play("A", "sell_shares", company="QTR", count=3)
    assert table.state.cash["A"] == 100 + 270


def test_a_train_of_another_company_is_paid_from_the_treasury() -> None:
    """18CE-13.2, 18CE-19.38: by option the director helps with cash."""
    plain, table = forced(), forced(forced_other_company="director_helps")
    for one, most in ((plain, 150), (table, 250)):
        one.state.trains["LLR"] = ("4",)
        assert max(one.offered("buy_train", "price", source="LLR")) == most
    buy(table, "4", 250, "LLR")
    assert (table.state.cash["JZR"], table.state.cash["A"], table.state.cash["LLR"]) == (0, 0, 250)


def test_edge_case_78_the_train_comes_first() -> None:
    """18CE-13.9, 18CE-19.39 (EC-78): no wagon and no private before the train that must be bought."""
    table = shop(200, trains=())
    table.set_depot("3", 6)
    table.set_phase("3")
    table.give_private("p:A", "A")
    table.operating_turn("JZR", "trains")
    wagon = {"company": "JZR", "source": "depot", "price": 80}
    assert table.why_not("A", "buy_wagon", **wagon) == {"train-comes-first": "13.9"}
    private = {"company": "JZR", "private": "p:A", "price": 10}
    assert table.why_not("A", "buy_private", **private) == {"train-comes-first": "13.9"}
    buy(table, "3", 180)
    assert table.state.cash["JZR"] == 20  # too little for a wagon
    assert table.may("A", "buy_private", **private)
    free = shop(200, trains=(), forced_spending="free")
    free.set_phase("3")
    free.operating_turn("JZR", "trains")
    free.play("A", "buy_wagon", **wagon)
    assert free.state.wagons == {"JZR": 1}


def test_edge_case_75_the_wagon_of_f_is_a_train_in_its_first_round() -> None:
    """18CE-2.9, 18CE-13.1, 18CE-19.35 (EC-75): JHR may end its turn without a train; or it must buy at once."""
    for option, may in (("true", True), ("false", False)):
        table = Lines(f_wagon_is_train=option)
        table.open("JHR", treasury=200)
        table.build("G16 13")
        table.wagons("JHR")
        table.state.markers["p:F"] = ("", "JHR")
        table.operating_turn("JHR", "trains")
        assert table.may("A", "pass") is may
        del table.state.markers["p:F"]
        assert table.why_not("A", "pass") == {"must-buy-train": "13.1"}


@pytest.mark.parametrize("option", ["true", "false"])
def test_no_bankruptcy(option: str) -> None:
    """18CE-17.6: whatever the director has, a loan pays the train."""
    table = forced(0, 0, f_wagon_is_train=option)
    assert table.why_not("A", "bankrupt", company="JZR") == {"not-bankrupt": "17.6"}
    table.play("A", "train_loan", company="JZR", amount=300)
    assert table.state.loans == {"A": 300}
