"""What `steady` builds: track for its own revenue, else towards stops worth reaching; tokens worth their price."""

from highiron.bots import sight_of
from highiron.bots.steady.bot import decide_operating
from highiron.bots.steady.prospects import Prospects
from highiron.core.actions import LayTile, Pass, PlaceToken
from highiron.core.geometry import STOPS
from tests.bots.asking import Told, asked
from tests.scenario import Table


def pennsylvania(treasury: int = 670, trains: tuple[str, ...] = ()) -> Table:
    """PRR alone in Altoona, before its first tile."""
    table = Table()
    table.start("PRR", 67, "A", treasury=treasury, A=6)
    table.give_trains("PRR", *trains)
    table.operating_turn("PRR", "track")
    return table


def test_the_first_tile_joins_the_home_to_a_city_that_pays() -> None:
    decision = asked(pennsylvania(trains=("2",)).state)
    assert isinstance(decision.action, LayTile)
    assert decision.action.hex == "H10"  # Pittsburgh lies next to Altoona
    assert decision.why.code == "lays-for-revenue"
    assert decision.why.args["gain"] == 30


def test_track_is_built_ahead_for_the_train_that_the_company_can_buy() -> None:
    decision = asked(pennsylvania().state)
    assert decision.why.args["gain"] == 30


def test_where_nothing_pays_at_once_track_leads_to_a_stop() -> None:
    """Albany has a tile that leads nowhere yet: the next one brings New York nearer."""
    table = Table()
    table.start("NYC", 67, "A", treasury=500, A=6)
    table.give_trains("NYC", "2")
    table.lay("E19", "57", 2)
    table.operating_turn("NYC", "track")
    before = Prospects(table.state, "NYC")
    decision = asked(table.state)
    assert isinstance(decision.action, LayTile)
    shape = table.facts.tiles[decision.action.tile].shapes[decision.action.rotation]
    assert before.progress(decision.action.hex, shape) > 0


def test_a_stop_that_is_nearer_promises_more() -> None:
    table = pennsylvania()
    prospects = Prospects(table.state, "PRR")
    pittsburgh, cleveland = table.facts.plan.index["H10"], table.facts.plan.index["F6"]
    standing = {stop // STOPS: worth for stop, worth in prospects.standing.items()}
    assert standing[pittsburgh] > standing.get(cleveland, 0)


def test_money_that_the_next_train_needs_is_not_spent_on_mountains() -> None:
    """Without a train and with just its price, 120 for a mountain would leave the company without one."""
    table = Table()
    table.start("PRR", 67, "A", treasury=180, A=6)
    table.set_phase("3")
    table.set_depot("3", 3)
    table.lay("H10", "57", 1)
    table.operating_turn("PRR", "track")
    action = asked(table.state).action
    assert not isinstance(action, LayTile) or table.facts.plan.hexes[table.facts.plan.index[action.hex]].cost == 0


def test_nothing_is_built_that_cannot_earn_any_more() -> None:
    """The last round of the game, and the tile in Pittsburgh leads nowhere else yet."""
    table = Table()
    table.start("PRR", 67, "A", treasury=670, A=6)
    table.give_trains("PRR", "2")
    table.lay("H10", "57", 1)
    table.operating_turn("PRR", "track")
    sight = sight_of(table.state)
    decision = decide_operating(sight, Told(table.state, rounds=0.0))
    assert isinstance(decision.action, Pass)


def to_the_gulf(treasury: int, trains: tuple[str, ...], shares: int) -> Table:
    """Track leads from Altoona by Pittsburgh to the Gulf; a train of two stops gets there only from Pittsburgh."""
    table = Table()
    table.start("PRR", 67, "A", treasury=treasury, A=shares, B=6 - shares)
    table.give_trains("PRR", *trains)
    for hex_id, tile, rotation in (
        ("H10", "57", 1),
        ("H8", "9", 1),
        ("H6", "8", 4),
        ("I5", "9", 0),
        ("J4", "7", 2),
        ("I3", "7", 5),
    ):
        table.lay(hex_id, tile, rotation)
    table.operating_turn("PRR", "token")
    return table


def test_a_token_is_placed_where_it_opens_a_better_run() -> None:
    decision = asked(to_the_gulf(300, ("2",), 6).state)
    assert decision.action == PlaceToken(seat="A", company="PRR", hex="H10", stop=0)
    assert decision.why.code == "places-token"


def test_a_token_waits_while_its_price_is_needed_for_the_first_train() -> None:
    """The president has nothing to add."""
    table = to_the_gulf(80, (), 4)
    table.set_cash("A", 0)
    assert isinstance(asked(table.state).action, Pass)
