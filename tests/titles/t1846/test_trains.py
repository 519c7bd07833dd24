"""Buying trains in 1846 (1846-5.8), phases and what they set off (1846-2.4, 1846-6)."""

import pytest

from tests.titles.t1846.boardroom import SITE, Boardroom


def test_either_form() -> None:
    """1846-5.8.1, 1846-2.4.1: the current type at the printed price, in the form the buyer chooses."""
    for form, price in (("3/5", 160), ("4", 180)):
        table = Boardroom()
        table.set_phase("II")
        table.found("GT", 100, "A", 400)
        left = table.state.depot["4"]
        table.train_step("GT")
        assert table.from_depot() == {"3/5", "4"}
        assert table.why_no_train(form, price=price - 1)["wrong-price"] == "5.8.1"
        assert table.why_no_train("4/6")["train-not-for-sale"] == "5.8.1"
        table.buys_train(form)
        assert table.trains("GT") == (form,)
        assert table.cash("GT") == 400 - price
        assert table.state.depot["4"] == left - 1


def test_a_market_train_in_either_form() -> None:
    """1846-5.8.1, 1846-13.6: printed price, whatever form it had."""
    table = Boardroom()
    table.set_phase("III")
    table.give_trains("pool", "3/5")
    table.found("GT", 100, "A", 400)
    table.train_step("GT")
    assert {train for source, train in table.on_offer() if source == "pool"} == {"3/5", "4"}
    table.buys_train("4", "pool")
    assert table.pool() == () and table.trains("GT") == ("4",) and table.cash("GT") == 220


def test_one_at_a_time() -> None:
    """1846-5.8.1, 1846-6.1: any number, each with its effects before the next; the last 2 uncovers type II."""
    table = Boardroom()
    table.set_depot("2", 1)
    table.found("GT", 100, "A", 600)
    table.train_step("GT")
    assert table.from_depot() == {"2"}
    table.buys_train("2")
    assert table.state.phase_facts.id == "I"
    table.buys_train("4")
    assert table.state.phase_facts.id == "II"
    table.buys_train("3/5")
    assert table.trains("GT") == ("2", "4", "3/5")
    assert table.step == "trains"
    table.play("A", "pass")
    assert table.company == ""


@pytest.mark.parametrize("consent", ["asked", "given"])
def test_from_another_corporation(consent: str) -> None:
    """1846-5.8.2: any price from $1 within the buyer's cash, agreed."""
    table = Boardroom({"consent": consent})
    table.found("GT", 100, "A", 50)
    table.found("NYC", 100, "B", 0, ("2", "3/5"))
    table.train_step("GT")
    assert table.offered("buy_train", "price", source="NYC", train="3/5") == list(range(1, 51))
    assert table.why_no_train("3/5", "NYC", 51) == {"price-out-of-range": "5.8.2"}
    assert table.why_no_train("4", "NYC", 50) == {"train-not-for-sale": "5.8.2"}
    table.buys_train("3/5", "NYC", 50)
    if consent == "asked":
        assert table.actor == "B"
        table.play("B", "answer", accept=True)
    assert table.trains("GT") == ("3/5",) and table.trains("NYC") == ("2",)
    assert table.cash("NYC") == 50 and table.cash("GT") == 0


def test_not_everybodys_trains() -> None:
    """1846-5.8.2, 1846-2.2.2: no obsolete ones, none of independents, none from receivership."""
    table = Boardroom()
    table.found("GT", 100, "A", 500)
    table.found("NYC", 100, "B", 0, ("2", "3/5"))
    table.found("B&O", 100, "C", 0, ("3/5",))
    table.receiver("B&O")
    table.give_private("MS", "D")
    table.set_phase("III")
    table.train_step("GT")
    table.state.privates["MS"] = "D"
    assert table.why_no_train("2", "NYC", 10) == {"train-not-for-sale": "2.4.3"}
    assert table.why_no_train("3/5", "B&O", 10) == {"train-not-for-sale": "5.7.2"}
    assert table.why_no_train("2", "MS", 10) == {"train-not-for-sale": "5.8.2"}
    assert {pair for pair in table.on_offer() if pair[0] != "depot"} == {("NYC", "3/5")}


def test_new_trains_do_not_run() -> None:
    """1846-5.8.3: they are bought when the others have run; nothing runs after the purchase."""
    table = Boardroom()
    table.found("NYC", 100, "A", 100)
    table.operating_turn("NYC", "run")
    assert table.step == "trains"
    table.buys_train("2")
    assert "run_trains" not in table.kinds()
    assert table.happened("train-ran") == []


@pytest.mark.parametrize(("phase", "limit"), [("I", 4), ("II", 4), ("III", 3), ("IV", 2)])
def test_10_59_the_limit(phase: str, limit: int) -> None:
    """1846-10.59, 1846-5.8.4: no purchase at the limit of 4, 4, 3, 2."""
    train = "6" if phase == "IV" else "4/6" if phase == "III" else "3/5" if phase == "II" else "2"
    table = Boardroom()
    table.found("GT", 100, "A", 2000, (train,) * limit)
    table.found("NYC", 100, "B", 2000, (train,))
    table.found("B&O", 100, "A", 2000, (train,) * (limit - 1))
    table.set_phase(phase)
    table.set_depot({"I": "2", "II": "4", "III": "5", "IV": "6"}[phase], 2)
    table.train_step("GT")
    assert table.step != "trains"
    table.train_step("B&O")
    assert table.step == "trains"
    table.state.trains["B&O"] = (train,) * limit
    form = {"I": "2", "II": "4", "III": "5", "IV": "7/8"}[phase]
    assert table.why_no_train(form) == {"at-train-limit": "5.8.4"}
    assert table.why_no_train(train, "NYC", 1) == {"at-train-limit": "5.8.4"}
    assert "buy_train" not in table.kinds()


def test_10_55_obsolete_trains() -> None:
    """1846-10.55, 1846-2.4.3, 1846-6.4: B&O's 2s may run once more, do not count, are not sold, go at the dividend."""
    table = Boardroom()
    table.set_phase("II")
    table.set_depot("5", 5)
    table.state.sold_trains = ("2", "4")
    table.give_trains("pool", "2")
    table.found("NYC", 100, "A", 600)
    table.found("B&O", 100, "B", 400, ("2", "2", "4", "4", "4"))
    table.train_step("NYC")
    table.buys_train("4/6")
    assert table.state.phase_facts.id == "III"
    assert table.pool() == ()  # obsolete trains of the market go at once
    assert table.trains("B&O") == ("2", "2", "4", "4", "4")  # three count, and nothing is given up
    assert table.why_no_train("2", "B&O", 10) == {"train-not-for-sale": "2.4.3"}
    assert ("B&O", "2") not in table.on_offer() and ("B&O", "4") in table.on_offer()
    table.operating_turn("B&O", "dividend", revenue=50)
    assert table.trains("B&O").count("2") == 2
    table.pays("retain")
    assert table.trains("B&O") == ("4", "4", "4")
    assert table.happened("trains-retired") == [{"owner": "B&O", "trains": ["2", "2"]}]


def test_obsolete_trains_go_even_if_they_did_not_run() -> None:
    """1846-2.4.3, 1846-5.5.10: at the dividend of the owner's next turn, asked or not; then a train must be bought."""
    table = Boardroom()
    table.set_phase("III")
    table.found("GT", 100, "A", 460, ("2",))
    table.operating_turn("GT", "run")
    assert table.trains("GT") == ()
    assert table.why_not("A", "pass") == {"must-buy-train": "5.8.5"}


def test_an_obsolete_train_still_runs() -> None:
    """1846-2.4.3: once more."""
    table = Boardroom()
    table.set_phase("III")
    table.found("NYC", 100, "A", 460, ("2",))
    table.operating_turn("NYC", "run")
    assert table.step == "run"
    table.play("A", "run_trains", company="NYC", runs=[{"train": "2", "path": ["D20.0", "C21.0"]}])
    assert table.trains("NYC") == ("2",)
    table.pays("pay")
    assert table.trains("NYC") == ()


def test_10_56_the_first_type_four() -> None:
    """1846-10.56, 1846-6.1, 1846-6.3: 2s go at once, 3/5s and 4s become obsolete, the limit is 2."""
    table = Boardroom()
    table.set_phase("III")
    table.set_depot("6", 9)
    table.give_trains("pool", "4", "4/6")
    table.state.markers = {"MPC": ("D6", "GT")}
    table.found("GT", 100, "A", 0, ("2", "3/5", "4", "5"))
    table.found("NYC", 100, "B", 900)
    table.train_step("NYC")
    table.buys_train("6")
    assert table.state.phase_facts.id == "IV"
    assert table.trains("GT") == ("3/5", "4", "5")
    assert [table.state.is_obsolete(train) for train in ("3/5", "4", "5")] == [True, True, False]
    assert table.pool() == ("4/6",)
    assert table.state.markers == {}
    assert table.state.limited_trains("GT") == 1


def test_10_57_giving_up_a_train() -> None:
    """1846-10.57, 1846-5.8.4, 1846-6.4: GT with four type II trains gives one to the market, for nothing."""
    table = Boardroom()
    table.set_phase("II")
    table.set_depot("5", 5)
    table.found("GT", 100, "B", 30, ("3/5", "4", "4", "4", "2"))
    table.found("NYC", 100, "A", 600)
    table.train_step("NYC")
    table.buys_train("5")
    assert table.actor == "B" and table.kinds() == {"discard_train"}
    assert table.offered("discard_train", "train") == ["3/5", "4"]
    assert table.why_not("B", "discard_train", company="GT", train="2") == {"train-not-counted": "5.8.4"}
    assert table.why_not("A", "discard_train", company="GT", train="4") == {"other-gives-up-train": "5.8.4"}
    assert table.why_not("B", "discard_train", company="GT", train="5") == {"train-not-owned": "5.8.4"}
    assert table.why_not("A", "discard_train", company="NYC", train="5") == {"not-over-train-limit": "5.8.4"}
    table.play("B", "discard_train", company="GT", train="3/5")
    assert table.pool() == ("3/5",)
    assert table.trains("GT") == ("4", "4", "4", "2")
    assert table.cash("GT") == 30
    assert table.company == "NYC"


def test_several_give_up_trains() -> None:
    """1846-5.8.4, 1846-11.16: shown in the order of the list, PRR first; any crowded one may begin."""
    table = Boardroom()
    table.set_phase("III")
    table.set_depot("6", 9)
    table.found("IC", 150, "C", 0, ("5", "5", "5"))
    table.found("PRR", 60, "B", 0, ("5", "5", "4/6"))
    table.found("NYC", 100, "A", 900)
    table.train_step("NYC")
    table.buys_train("6")
    assert table.actor == "B"
    table.play("C", "discard_train", company="IC", train="5")
    assert table.actor == "B"
    table.play("B", "discard_train", company="PRR", train="4/6")
    assert table.pool() == ("5", "4/6")
    assert table.actor == "A"


def test_receivership_gives_up_trains_too() -> None:
    """1846-5.8.4, 1846-5.7.1: without a president anybody chooses."""
    table = Boardroom()
    table.set_phase("III")
    table.set_depot("6", 9)
    table.found("IC", 150, "C", 0, ("5", "4/6", "5"))
    table.receiver("IC")
    table.found("NYC", 100, "A", 900)
    table.train_step("NYC")
    table.buys_train("6")
    assert {action.seat for action in table.offers("discard_train")} == set("ABCDE")
    table.play("B", "discard_train", company="IC", train="5")
    assert table.pool() == ("5",) and table.trains("IC") == ("4/6", "5")


def test_phase_three() -> None:
    """1846-6.2, 1846-11.10, 1846-2.2.4: privates close, MAIL of a corporation stays, markers of corporations stay."""
    for close in ("no", "yes"):
        for owner in ("B", "NYC"):
            table = Boardroom({"mail_player_close": close})
            table.set_phase("II")
            table.set_depot("5", 5)
            table.give_private("MAIL", owner)
            table.give_private("TBC", "B")
            table.give_private("MPC", "NYC")
            table.give_private("MS", "B")
            table.state.markers = {"MPC": ("D6", "NYC")}
            table.found("NYC", 100, "A", 600)
            table.train_step("NYC")
            table.buys_train("4/6")
            stays = owner == "NYC" or close == "no"
            assert table.state.privates == ({"MAIL": owner} if stays else {})
            assert table.state.markers == {"MPC": ("D6", "NYC")}
            assert "MS" not in table.state.cash
            assert table.state.board.tokens_at("C15", 0) == ()


def test_reservations_end_in_phase_four() -> None:
    """1846-6.3: GT may take the slot that was kept for PRR in E11 once the first 6 is bought."""
    table = Boardroom()
    table.set_phase("III")
    table.set_depot("6", 9)
    table.found("GT", 100, "A", 1500, ("5",))
    table.lay("E11", "57", 0)
    table.lay("D12", "8", 4)
    table.lay("D14", "6", 1)
    table.put_token("GT", "D14")
    table.operating_turn("GT", "build")
    assert table.why_no_token("E11") == {"slot-reserved": "2.1.3"}
    table.train_step("GT")
    table.buys_train("6")
    table.operating_turn("GT", "build")
    assert table.may("A", "place_token", company="GT", hex="E11", stop=0)


@pytest.mark.parametrize("preset", ["", SITE])
def test_10_58_a_train_must_be_owned(preset: str) -> None:
    """1846-10.58, 1846-5.8.5, 1846-5.9.1: GT has no route at all; with money it may not pass."""
    table = Boardroom(preset=preset)
    table.found("GT", 100, "A", 100)
    table.operating_turn("GT", "run")
    assert table.step == "trains"
    assert table.why_not("A", "pass") == {"must-buy-train": "5.8.5"}
    assert "pass" not in table.kinds()
    table.buys_train("2")
    assert table.company == ""


def test_type_four_supply() -> None:
    """1846-11.4, 1846-2.4.1: unlimited, or nine; with nine sold nothing can be bought and nothing must."""
    for supply, depot in (("unlimited", -1), ("9", 9)):
        table = Boardroom({"type_iv_supply": supply})
        assert table.state.depot["6"] == depot
        table.set_phase("IV")
        table.found("GT", 100, "A", 3000)
        table.found("NYC", 100, "B", 100, ("6",))
        table.set_depot("6", 1 if depot > 0 else -1)
        table.train_step("GT")
        table.buys_train("6")
        assert ("depot" in {source for source, _ in table.on_offer()}) == (supply == "unlimited")
        table.state.trains["GT"] = ()
        assert table.may("A", "pass") == (supply == "9")


def test_buying_is_refused_without_money() -> None:
    """1846-5.8.1, 1846-5.9.3: a corporation with a train gets no help."""
    table = Boardroom()
    table.found("GT", 100, "A", 100, ("2",))
    table.set_phase("II")
    table.found("NYC", 100, "B", 0, ("2",))
    table.train_step("GT")
    assert table.why_no_train("3/5") == {"not-enough-cash": "5.9.3"}
    assert table.may("A", "pass")
    assert {pair[0] for pair in table.on_offer()} == {"NYC"}


@pytest.mark.parametrize(("preset", "asked"), [("", False), (SITE, True)])
def test_a_train_in_receivership_keeps_the_step_open(preset: str, asked: bool) -> None:
    """1846-14.7: on 18xx.games it counts as an offer at $1, though nobody may buy it (1846-5.7.2)."""
    table = Boardroom(preset=preset)
    table.found("NYC", 100, "E", 0, ("2",))
    table.receiver("NYC")
    table.found("GT", 90, "A", 5, ("2",))
    table.train_step("GT")
    assert (table.step == "trains") == asked
    if asked:
        assert table.kinds() == {"pass"}


def test_an_obsolete_train_in_receivership_asks_nothing() -> None:
    """1846-14.7, 1846-2.4.3: only trains that could be sold count."""
    table = Boardroom(preset=SITE)
    table.set_phase("III")
    table.found("NYC", 100, "E", 0, ("2",))
    table.receiver("NYC")
    table.found("GT", 90, "A", 5, ("3/5",))
    table.train_step("GT")
    assert table.step != "trains"


@pytest.mark.parametrize(("cash", "asked"), [(79, False), (80, True)])
def test_an_independent_without_money_costs_nothing(cash: int, asked: bool) -> None:
    """1846-14.7: what could be had from it is never less than nothing: $80 and BIG4's $0 are $80."""
    table = Boardroom(preset=SITE)
    table.give_private("BIG4", "B")
    table.set_cash("BIG4", 0)
    table.found("GT", 90, "A", cash, ("2",))
    table.train_step("GT")
    assert (table.step == "trains") == asked
