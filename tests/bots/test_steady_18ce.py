"""What `steady` does where only 18CE asks: wagons, loans and debts, and the rights of its privates."""

from highiron.bots import sight_of
from highiron.core.actions import Answer, LayTile, Pass, PlaceToken, SellShares
from highiron.core.ids import IPO
from highiron.titles.t18ce.frames import Borrow, BuyWagon, ExchangeForShare, RepayDebt
from highiron.titles.t18ce.steady import buy_wagon, wagon_income
from tests.bots.asking import Told, asked
from tests.titles.t18ce.lines import Lines
from tests.titles.t18ce.tables import Table18CE


def europe(treasury: int, **options: str) -> Lines:
    """LLR has a line from Lanzhou over Wuwei to Europe: three stops, one of them a city (EC-38)."""
    table = Lines(4, **options)
    table.open("LLR", treasury=treasury)
    table.build("I6 23", "H4 25", "G4 15")
    table.set_phase("5")
    return table


def test_a_wagon_is_bought_where_it_adds_to_the_runs() -> None:
    """18CE-11.2: with a 2-train all three stops count instead of the two best; 10 more in each round to come."""
    table = europe(100)
    table.give_trains("LLR", "2")
    table.operating_turn("LLR", "trains")
    lasting = Told(table.state, rounds=6)
    assert wagon_income(table.state, lasting, "LLR") == 5 * 10
    decision = buy_wagon(sight_of(table.state), lasting, "LLR")
    assert decision is not None
    assert decision.action == BuyWagon(seat="A", company="LLR", source="depot", price=80)
    assert decision.why.code == "buys-wagon"
    needs_a_train = asked(table.state)  # it will have to buy one for 500, and keeps its 100
    assert isinstance(needs_a_train.action, Pass)


def test_no_wagon_where_all_stops_count_already() -> None:
    """18CE-11.1: a 5-train counts all three stops of the same line without one."""
    table = europe(100)
    table.give_trains("LLR", "5")
    table.operating_turn("LLR", "trains")
    assert wagon_income(table.state, Told(table.state, rounds=6), "LLR") == 0
    assert isinstance(asked(table.state).action, Pass)


def test_a_wagon_is_sold_for_more_than_it_earns() -> None:
    """18CE-19.43: QTR has no use for its wagon, LLR has."""
    for seller, accept in (("QTR", True), ("LLR", False)):
        table = europe(0, wagon_trade="as_trains")
        table.open("QTR", "A", treasury=0)
        table.open("JZR", "B", treasury=500)
        table.give_trains("LLR", "2")
        table.give_trains("JZR", "5")
        table.wagons(seller)
        table.operating_turn("JZR", "trains")
        table.play("B", "buy_wagon", company="JZR", source=seller, price=80)
        assert asked(table.state).action == Answer(seat="A", accept=accept)


def forced(cash: int, **held: int) -> Lines:
    """JZR has a route, no train and 150; the cheapest costs 300."""
    table = Lines()
    table.open("JZR", treasury=150)
    if held:
        table.open("QTR", "B", treasury=0, par=90, B=3, **held)
    table.set_phase("4")
    table.set_depot("4", 4)
    table.set_cash("A", cash)
    table.operating_turn("JZR", "trains")
    return table


def test_shares_are_sold_before_money_is_borrowed() -> None:
    """18CE-13.4: a debt grows by half in every round."""
    assert isinstance(asked(forced(100, A=3).state).action, SellShares)


def test_money_is_borrowed_where_nothing_can_be_sold() -> None:
    """18CE-13.4: the pool takes no more shares of JZR."""
    table = forced(100)
    table.state.move_shares("JZR", IPO, "pool", 4)
    table.state.move_shares("JZR", "A", "pool", 1)
    decision = asked(table.state)
    assert decision.action == Borrow(seat="A", company="JZR", amount=50)
    assert decision.why.code == "owes-for-train"


def test_a_debt_is_repaid_as_far_as_there_is_cash() -> None:
    """18CE-13.7: 100 has grown to 150; 120 of it go back."""
    table = Table18CE()
    table.state.loans["A"] = 100
    table.set_cash("A", 120)
    table.stock_turn("A")
    table.end_stock_round()
    assert asked(table.state).action == RepayDebt(seat="A", amount=120)


def test_b_lays_its_tile_and_e_gives_a_station() -> None:
    """18CE-2.5, 18CE-2.8"""
    table = Lines()
    table.open("JZR")
    table.set_phase("3")
    table.give_trains("JZR", "3")
    table.give_private("p:B", "JZR")
    table.begin_round(opening=("private_tile",))
    lay = asked(table.state).action
    assert isinstance(lay, LayTile) and (lay.hex, lay.private) == ("G12", "p:B")
    station = Lines()
    station.open("LLR")
    station.set_phase("3")
    station.give_private("p:E", "A")
    station.operating_turn("LLR")
    station.play("A", "buy_private", company="LLR", private="p:E", price=180)
    assert isinstance(asked(station.state).action, PlaceToken)


def test_d_is_exchanged_for_a_share_that_is_worth_more() -> None:
    """18CE-2.7: JZR at 200 is worth more than the income of D and what a company would pay for it."""
    table = Table18CE()
    table.hold("JZR", B=6, A=1)
    table.price("JZR", 200)
    table.give_private("p:D", "A")
    table.stock_turn("A")
    decision = asked(table.state)
    assert isinstance(decision.action, ExchangeForShare) and decision.action.company == "JZR"
    assert decision.why.code == "swaps-private"


def test_a_tile_may_bring_a_city_that_the_hex_had_not() -> None:
    """18CE-C8: where only rails are kept, it counts for what it is worth."""
    table = europe(500, keep_property="literal_zh")
    table.set_phase("3")
    table.give_trains("LLR", "3")
    table.operating_turn("LLR", "track")
    decision = asked(table.state)
    assert isinstance(decision.action, LayTile)
    board, lay = table.state.board, decision.action
    shape = table.facts.tiles[lay.tile].shapes[lay.rotation]
    assert len(shape.stops) > len(board.shape_at(lay.hex).stops)
