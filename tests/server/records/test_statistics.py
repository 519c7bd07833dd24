"""A game in figures."""

import csv
import io

import pytest

from highiron.core.shares import counted_certificates, worth
from tests.server.records.played import own, played
from tests.server.seated import hotseat, key
from tests.server.site import Site

TITLES = ("1830", "1846")


def stored(site: Site, title: str) -> str:
    table = site.guest().post("/api/imports", {"record": own(played(title, 400)), "public": True}).json()
    return f"/api/games/{table['id']}/statistics"


@pytest.mark.parametrize("title", TITLES)
def test_figures_are_those_of_the_states(site: Site, title: str) -> None:
    game = played(title, 400)
    found = site.nobody().get(stored(site, title)).json()
    assert found["names"] == game.names
    for figures in found["rounds"]:
        state = game.at(figures["position"])
        assert figures["worth"] == {seat: worth(state, seat) for seat in state.facts.seats}
        assert figures["certificates"] == {seat: counted_certificates(state, seat) for seat in state.facts.seats}
        assert figures["prices"] == {company: state.price(company) for company in state.pars}
        assert figures["trains"] == {company: list(trains) for company, trains in state.trains.items() if trains}
    kinds = [figures["round"]["kind"] for figures in found["rounds"]]
    assert kinds[:3] == [{"1830": "auction", "1846": "draft"}[title], "stock_round", "operating_round"]
    assert [figures["over"] for figures in found["rounds"]] == [True] * len(kinds)


@pytest.mark.parametrize("title", TITLES)
def test_revenues_and_trains_are_those_of_the_events(site: Site, title: str) -> None:
    game = played(title, 400)
    events = [event for number in range(1, len(game.actions) + 1) for event in game.events(number)]
    found = site.nobody().get(stored(site, title)).json()
    revenue = sum(ran["revenue"] for figures in found["rounds"] for ran in figures["revenues"].values())
    assert revenue == sum(event.args["revenue"] for event in events if event.code == "train-ran") > 0
    bought = [train["train"] for train in found["trains"] if train["kind"] == "bought"]
    assert bought == [event.args["train"] for event in events if event.code == "train-bought"]
    assert found["phases"][0]["phase"] == game.at(0).phase_facts.id


@pytest.mark.parametrize("table", ["values", "prices", "revenues", "trains"])
def test_every_table_comes_as_csv(site: Site, table: str) -> None:
    path = stored(site, "1830")
    answer = site.nobody().get(path, params={"format": "csv", "table": table})
    assert answer.headers["content-type"].startswith("text/csv")
    head, *rows = list(csv.reader(io.StringIO(answer.text)))
    assert rows and all(len(row) == len(head) for row in rows)
    assert site.nobody().get(path, params={"table": table}, headers={"Accept": "text/csv"}).text == answer.text


def test_what_a_title_follows_is_in_its_figures(site: Site) -> None:
    """1817: loans, interest and shorts, as the states of those moments have them."""
    game = played("1817", 400)
    path = stored(site, "1817")
    found = site.nobody().get(path).json()
    codes = [chart["code"] for chart in found["charts"]]
    assert codes == ["loans-out", "interest-rate", "company-loans", "company-shorts", "player-shorts"]
    for figures in found["rounds"]:
        state = game.at(figures["position"])
        assert figures["charts"]["loans-out"] == {"": sum(state.loans.values()) // 100}
        assert figures["charts"]["company-loans"] == {name: state.loans.get(name, 0) // 100 for name in state.market}
        shorts = {name: sum(state.shorts.get(name, {}).values()) for name in state.market}
        assert figures["charts"]["company-shorts"] == shorts
    assert any(figures["charts"]["loans-out"][""] for figures in found["rounds"])
    rows = list(csv.reader(io.StringIO(site.nobody().get(path, params={"format": "csv", "table": "charts"}).text)))
    assert {row[4] for row in rows[1:]} == set(codes)


def test_names_that_look_like_formulas_are_harmless(site: Site) -> None:
    table = hotseat(site, seats=[{"name": "=1+1"}, {"name": "Bob"}, {"name": "Cleo"}])
    text = table.people["A"].get(f"{table.path}/statistics", params={"format": "csv"}).text
    assert text.splitlines()[0].endswith(",'=1+1,Bob,Cleo")


def test_what_is_taken_back_leaves_the_figures(site: Site) -> None:
    table = hotseat(site)
    table.play("A", "take_private", private="SV")
    table.play("B", "take_private", private="CS")
    cash = table.ask("A", "/statistics")["rounds"][-1]["cash"]
    assert cash == {"A": 780, "B": 760, "C": 800}
    table.people["A"].post(f"{table.path}/undo", {"sequence": 2, "key": key()})
    assert table.ask("A", "/statistics")["rounds"][-1]["cash"] == {"A": 780, "B": 800, "C": 800}
    table.play("B", "pass")
    found = table.ask("A", "/statistics")
    assert (found["position"], found["rounds"][-1]["cash"]["B"]) == (2, 800)
