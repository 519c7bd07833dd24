"""The Steamboat Company: its port and whom it serves (1846-2.3.9)."""

from highiron.titles.t1846.closing import close_company
from tests.titles.t1846.railways import SITE, Railways

PORTS = ["B8", "G19", "C5", "D14", "I1"]


def player_owned(*, companies: bool = True) -> Railways:
    """B owns SC and C owns BIG4; A runs NYC."""
    table = Railways()
    if companies:
        table.start("NYC", 100, "A", treasury=100)
        table.give_private("BIG4", "C")
    table.give_private("SC", "B")
    table.steamboat()
    return table


def test_port_and_company_before_a_round() -> None:
    """1846-2.3.9, 1846-5.1.1, 1846-14.6: each once, in any order, for any corporation or independent of any owner."""
    for order in (("G19", "BIG4"), ("BIG4", "G19")):
        table = player_owned()
        assert table.actor == "B"
        assert table.offered("assign", "target") == [*PORTS, "BIG4", "NYC"]
        table.assigns("SC", order[0])
        assert table.actor == "B"
        again = "C5" if order[0] == "G19" else "NYC"
        assert table.why_no_marker("SC", again) == {"marker-set-already": "2.3.9"}
        table.assigns("SC", order[1])
        assert table.state.markers["SC"] == ("G19", "BIG4")
        assert table.actor != "B"  # the first company operates


def test_a_pass_leaves_everything_as_it_is() -> None:
    """1846-14.6: then the round begins."""
    table = player_owned()
    table.state.markers["SC"] = ("G19", "BIG4")
    table.play("B", "pass")
    assert table.state.markers["SC"] == ("G19", "BIG4")
    assert table.actor != "B"


def test_the_next_round_asks_again() -> None:
    """1846-2.3.9: at the start of every round; what is set cannot be set to the same."""
    table = player_owned()
    table.state.markers["SC"] = ("G19", "BIG4")
    table.steamboat()
    assert table.offered("assign", "target") == ["B8", "C5", "D14", "I1", "NYC"]
    assert table.why_no_marker("SC", "G19") == {"marker-elsewhere": "2.3.9"}
    assert table.why_no_marker("SC", "BIG4") == {"marker-elsewhere": "2.3.9"}
    assert table.why_no_marker("SC", "ERIE") == {"marker-elsewhere": "2.3.9"}  # not started
    assert table.why_not("A", "assign", private="SC", target="NYC") == {"not-your-turn": "5.1.2"}
    assert table.why_not("B", "assign", private="MPC", target="D6") == {"not-now": "5.2.1"}


def test_nobody_to_serve_nothing_to_ask() -> None:
    """1846-14.6: without a company the port is not asked for either."""
    table = player_owned(companies=False)
    assert table.actor != "B"
    assert "assign" not in table.kinds()


def test_a_corporation_is_served_for_good() -> None:
    """1846-2.3.9, 1846-14.9: from the purchase on; the port stays and may be changed once a round before the run."""
    table = Railways(preset=SITE)
    table.start("NYC", 100, "A", treasury=100)
    table.give_private("BIG4", "C")
    table.give_private("SC", "B")
    table.state.markers["SC"] = ("D14", "BIG4")
    table.operating_turn("NYC")
    assert table.why_no_marker("SC", "G19") == {"private-not-owned": "2.3.9"}
    table.buys("SC", 40)
    assert table.state.markers["SC"] == ("D14", "NYC")
    assert table.why_no_marker("SC", "BIG4") == {"marker-elsewhere": "2.3.9"}
    assert table.why_no_marker("SC", "D14") == {"marker-elsewhere": "2.3.9"}
    table.assigns("SC", "G19")
    assert table.state.markers["SC"] == ("G19", "NYC")
    assert table.why_no_marker("SC", "C5") == {"privilege-spent": "2.3.9"}
    table.operating_turn("NYC", "companies")
    assert "assign" not in table.kinds()
    assert table.why_no_marker("SC", "C5") == {"privilege-not-now": "2.3.9"}


def test_a_steamboat_of_a_corporation_asks_nobody() -> None:
    """1846-14.6: only a player is asked at the start of the round."""
    table = Railways()
    table.start("NYC", 100, "A", treasury=100)
    table.give_private("SC", "NYC")
    table.operating_turn("NYC", "build")
    assert table.may("A", "assign", private="SC", target="I1")


def test_whoever_is_gone_is_served_no_more() -> None:
    """1846-2.2.3, 1846-6.5: an independent that was bought, a corporation that closed; the port stays marked."""
    table = Railways(preset=SITE)
    table.start("NYC", 100, "A", treasury=100)
    table.start("GT", 100, "A", treasury=100)
    table.give_private("BIG4", "C")
    table.give_private("SC", "B")
    table.state.markers["SC"] = ("D14", "BIG4")
    table.operating_turn("NYC")
    table.buys("BIG4", 1)
    assert table.state.markers["SC"] == ("D14", "")
    table.state.markers["SC"] = ("D14", "GT")
    close_company(table.state, "GT", [])
    assert table.state.markers["SC"] == ("D14", "")
