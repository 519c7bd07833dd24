"""Routes and revenue (1830 sections 5.5 and 5.6.1)."""

from typing import Any

from tests.scenario import Table


def run(train: str, *path: str) -> dict[str, Any]:
    return {"train": train, "path": list(path)}


class Line:
    """A company of A about to run its trains; any legal set will do, so that single runs can be judged."""

    def __init__(self, company: str, *trains: str, phase: str = "3", best: bool = False, **options: str) -> None:
        self.table = Table(4, options | {"route_maximum": "challenge" if best else "free"})
        self.table.set_phase(phase)
        self.company = company
        self.table.start(company, 82, "A", A=6)
        self.table.give_trains(company, *trains)

    def track(self, **tiles: tuple[str, int]) -> "Line":
        for hex_id, (tile, rotation) in tiles.items():
            self.table.lay(hex_id, tile, rotation)
        return self

    def why_not(self, *runs: dict[str, Any]) -> dict[str, str]:
        self.table.operating_turn(self.company, "run")
        assert self.table.step == "run"
        return self.table.why_not("A", "run_trains", company=self.company, runs=list(runs))

    def revenue(self, *runs: dict[str, Any]) -> int:
        """What these runs earn together."""
        self.table.operating_turn(self.company, "run")
        self.table.play("A", "run_trains", company=self.company, runs=list(runs))
        return sum(int(args["revenue"]) for args in self.table.happened("train-ran"))


def main_line(*trains: str, company: str = "PRR", phase: str = "3", best: bool = False) -> Line:
    """H4 Columbus – H10 Pittsburgh – H12 Altoona – H16 Lancaster in one row."""
    straight = ("9", 1)
    return Line(company, *trains, phase=phase, best=best).track(
        H4=("57", 1), H6=straight, H8=straight, H10=("57", 1), H14=straight, H16=("57", 1)
    )


WEST = ["H10.0", "H8", "H6", "H4.0"]


def test_a_route_joins_two_stops_with_a_token() -> None:
    """1830-5.5.1."""
    line = main_line("3")
    assert line.why_not(run("3", "H12.0", "H10.0")) == {}
    assert line.why_not(run("3", "H12.0")) == {"run-needs-two-stops": "5.5.1"}
    assert line.why_not(run("3", "H12.0", "H14")) == {"run-needs-two-stops": "5.5.1"}
    assert line.why_not(run("3", *WEST)) == {"run-without-token": "5.5.1"}
    assert line.why_not(run("3", "H12.0", "H16.0")) == {"not-neighbours": "5.5.1"}
    assert line.why_not(run("3", "H12.0", "H10.1")) == {"unknown-place": "5.5.1"}
    assert line.why_not(run("3", "Z9.0", "H10.0")) == {"unknown-place": "5.5.1"}
    assert line.why_not(run("3", "H12.0", "G13")) == {"run-needs-two-stops": "5.5.1"}


def test_no_more_stops_than_the_train_allows() -> None:
    """1830-5.5.1: shorter is allowed, a diesel has no limit."""
    whole = ["H16.0", "H14", "H12.0", *WEST]
    for train, refused in [("2", True), ("3", True), ("4", False), ("5", False), ("6", False), ("D", False)]:
        reasons = main_line(train).why_not(run(train, *whole))
        assert reasons == ({"run-too-long": "5.5.1"} if refused else {})
    assert main_line("4").revenue(run("4", *whole)) == 20 + 10 + 20 + 20
    assert main_line("6").revenue(run("6", "H12.0", "H10.0")) == 30


def test_each_train_runs_once() -> None:
    """1830-5.5.1: with one 2 train there are no two runs, and none with a train it does not have."""
    line = main_line("2")
    west, east = run("2", "H12.0", "H10.0"), run("2", "H12.0", "H14", "H16.0")
    assert line.why_not(west, east) == {"train-not-owned": "5.5.1"}
    assert line.why_not(run("3", "H12.0", "H10.0")) == {"train-not-owned": "5.5.1"}
    assert main_line("2", "2").revenue(west, east) == 60


def test_no_stop_is_skipped() -> None:
    """1830-5.5.2: through a city the train stops, and a town has no track beside it."""
    line = main_line("2")
    assert line.why_not(run("2", "H12.0", "H10", "H8", "H6", "H4.0")) == {"no-track": "5.5.4"}


def test_10_52_by_pass_at_altoona() -> None:
    """1830-10.52, 1830-5.5.2, 1830-5.5.7: NYC runs past PRR's full city; no other train uses sides 1 or 4 of H12."""
    line = main_line("2", "3", company="NYC")
    line.table.put_home("PRR")
    line.table.put_token("NYC", "H10")
    by_pass = ["H10.0", "H12", "H14", "H16.0"]
    assert line.why_not(run("3", "H10.0", "H12.0", "H14", "H16.0")) == {"city-blocked": "5.5.5"}
    assert line.why_not(run("2", *by_pass)) == {}
    assert line.why_not(run("2", "H10.0", "H12.0")) == {}  # to end in Altoona is legal
    assert line.why_not(run("3", *by_pass), run("2", "H10.0", "H12.0")) == {"track-of-another-train": "5.5.7"}
    assert line.revenue(run("2", *by_pass)) == 40


def test_10_53_gulf() -> None:
    """1830-10.53, 1830-5.5.3, 1830-11.14: I1 – Columbus – J2 is one area twice; with `split` it is a route."""
    path = ["I1.0", "I3", "H4.0", "I5", "J4", "J2.0"]
    for value, refusal in [("single", {"stop-twice": "5.5.3"}), ("split", {})]:
        line = Line("PRR", "3", gulf_area=value)
        line.track(I3=("8", 1), J4=("8", 1), I5=("8", 0), H4=("57", 2))
        line.table.lay("H4", "15", 5)  # 0, 1, 2 and 5
        line.table.put_token("PRR", "H4")
        assert line.why_not(run("3", *path)) == refusal
        assert line.why_not(run("3", *path[:3])) == {}


def test_canadian_west_is_one_area_either_way() -> None:
    """1830-5.5.3, 1830-11.14: A9 and A11 are tied together with both values."""
    for value in ("single", "split"):
        line = Line("PRR", "3", gulf_area=value)
        line.track(B10=("57", 2))
        line.table.lay("B10", "15", 2)  # 2 to A9, 3 to A11
        line.table.put_token("PRR", "B10")
        assert line.why_not(run("3", "A9.0", "B10.0", "A11.0")) == {"stop-twice": "5.5.3"}
        assert line.why_not(run("3", "B10.0", "A11.0")) == {}


def new_york(tile: str) -> Line:
    """A loop from one city of G19 to the other: G17 (a town) and F18."""
    line = Line("NYNH", "3", "2", phase="5").track(G19=("54", 0), G17=("2", 2), F18=("7", 5))
    if tile == "62":
        line.table.lay("G19", "62", 0)
    return line


def test_10_54_both_cities_of_new_york() -> None:
    """1830-10.54, 1830-5.5.3: two stops, worth 60 each on tile 54 and 80 each on tile 62."""
    loop = ["G19.1", "F18", "G17.1", "G19.0"]
    assert new_york("54").table.state.board.shape_at("G17").stop_edges[1] == (3, 4)
    assert new_york("54").revenue(run("3", *loop)) == 60 + 10 + 60
    assert new_york("62").revenue(run("3", *loop)) == 80 + 10 + 80
    assert new_york("54").why_not(run("2", *loop)) == {"run-too-long": "5.5.1"}


def test_no_stop_twice() -> None:
    """1830-5.5.3: a loop through Pittsburgh back to Pittsburgh."""
    line = Line("PRR", "5", phase="5").track(H10=("57", 1), H8=("7", 3), G9=("7", 5))
    line.table.lay("H10", "15", 1)  # 1, 2, 3 and 4
    # H10 – H8 (4–3) – G9 (0–5) – H10 by its north-west side
    path = ["H12.0", "H10.0", "H8", "G9", "H10.0"]
    assert line.why_not(run("5", *path)) == {"stop-twice": "5.5.3"}


def test_no_track_twice() -> None:
    """1830-5.5.4: to Pittsburgh and back over the same side."""
    reasons = main_line("5").why_not(run("5", "H12.0", "H10.0", "H12", "H14", "H16.0"))
    assert reasons == {"track-twice": "5.5.4"}


def test_10_55_no_turning_back_at_a_junction() -> None:
    """1830-10.55, 1830-5.5.4: on tile 23 in G5 sides 3 and 4 join side 0; from 3 to 4 there is no track."""
    line = Line("C&O", "3").track(G5=("9", 0), G7=("55", 0), H4=("57", 0))
    line.table.lay("G5", "23", 0)
    assert line.why_not(run("3", "F6.0", "G5", "G7.1")) == {"no-track": "5.5.4"}
    assert line.why_not(run("3", "F6.0", "G5", "H4.0")) == {}


def test_straight_on_at_a_crossing() -> None:
    """1830-5.5.4: on tile 20 in G5 from F6 to H4, not to G7."""
    line = Line("C&O", "3").track(G5=("9", 0), G7=("55", 0), H4=("57", 0))
    line.table.lay("G5", "20", 0)
    assert line.why_not(run("3", "F6.0", "G5", "G7.1")) == {"no-track": "5.5.4"}
    assert line.why_not(run("3", "F6.0", "G5", "H4.0")) == {}


def test_10_56_a_full_city() -> None:
    """1830-10.56, 1830-5.5.5: with both slots of others PRR cannot pass Pittsburgh, only end there."""
    line = main_line("3")
    line.table.lay("H10", "14", 0)
    line.table.put_token("NYC", "H10")
    through = ["H12.0", *WEST]
    assert line.why_not(run("3", *through)) == {}  # one slot is free
    line.table.put_token("B&O", "H10")
    assert line.why_not(run("3", *through)) == {"city-blocked": "5.5.5"}
    assert line.why_not(run("3", "H12.0", "H10.0")) == {}
    line = main_line("3")
    line.table.lay("H10", "14", 0)
    line.table.put_token("NYC", "H10")
    line.table.put_token("PRR", "H10")
    assert line.why_not(run("3", *through)) == {}  # its own token opens it


def test_red_areas_only_at_the_ends() -> None:
    """1830-5.5.6."""
    line = Line("C&O", "4").track(F4=("57", 2), E3=("7", 5), G3=("9", 2), H4=("57", 2))
    line.table.put_token("C&O", "F4")
    assert line.why_not(run("4", "F4.0", "E3", "F2.0", "G3", "H4.0")) == {"red-area-inside": "5.5.6"}
    assert line.why_not(run("4", "F4.0", "E3", "F2.0")) == {}


def test_trains_share_stops_but_no_track() -> None:
    """1830-5.5.7: two trains from Altoona in both directions; not both to the west."""
    line = main_line("2", "3")
    west, east = run("2", "H12.0", "H10.0"), run("3", "H12.0", "H14", "H16.0")
    assert line.why_not(west, east) == {}
    assert line.why_not(west, run("3", "H12.0", *WEST)) == {"track-of-another-train": "5.5.7"}


def test_tracks_that_share_a_side_share_its_piece() -> None:
    """1830-5.5.7: over tile 23 in G5 two trains cannot both leave by the stem, towards Columbus."""
    line = Line("C&O", "2", "3").track(G5=("9", 0), G7=("55", 0), H4=("57", 0))
    line.table.lay("G5", "23", 0)
    line.table.put_token("C&O", "H4")
    one, other = run("2", "F6.0", "G5", "H4.0"), run("3", "G7.1", "G5", "H4.0")
    assert line.why_not(one) == {}
    assert line.why_not(other) == {}
    assert line.why_not(one, other) == {"track-of-another-train": "5.5.7"}


def test_a_train_bought_this_turn_does_not_run() -> None:
    """1830-5.5.8: running comes before buying, so that a corporation earns nothing in its first turn."""
    table = Table()
    table.start("PRR", 82, "A", A=6, treasury=500)
    table.operating_round(of=2)
    table.play("A", "lay_tile", company="PRR", hex="H10", tile="57", rotation=1)
    table.play("A", "pass")
    assert table.step == "trains"
    table.play("A", "buy_train", company="PRR", source="depot", train="2", price=80)
    path = run("2", "H12.0", "H10.0")
    assert table.why_not("A", "run_trains", company="PRR", runs=[path])["not-now"] == "5.2.1"
    table.play("A", "pass")
    table.play("A", "pass")
    table.play("A", "pass")
    assert table.step == "run"
    assert table.may("A", "run_trains", company="PRR", runs=[path])


def test_the_best_set_must_be_run() -> None:
    """1830-5.5.9, 1830-11.8: with `challenge` a worse set is refused; with `free` any, even none, will do."""
    best = [run("2", "H12.0", "H10.0"), run("3", "H12.0", "H14", "H16.0")]
    worse = [[run("3", "H12.0", "H10.0")], [best[0]], []]
    strict = main_line("2", "3", best=True)
    # 2: H12–H16 for 30; 3: H12–H10–H4 for 50. Together 80 is the most.
    top = [run("2", "H12.0", "H14", "H16.0"), run("3", "H12.0", *WEST)]
    for runs in [best, *worse]:
        assert strict.why_not(*runs) == {"better-runs-exist": "5.5.9"}
    assert strict.why_not(*top) == {}
    assert strict.table.offers("run_trains")
    free = main_line("2", "3")
    for runs in [best, *worse, top]:
        assert free.why_not(*runs) == {}
    assert strict.revenue(*top) == 80


def test_revenue_is_the_sum_of_all_stops() -> None:
    """1830-5.6.1, 1830-2.5.5: with off-board values of the phase."""
    for phase, chicago in [("3", 40), ("4", 40), ("5", 70), ("6", 70), ("D", 70)]:
        line = Line("C&O", "4", "2", phase=phase).track(G5=("7", 2), F4=("57", 2), E3=("7", 5))
        far = run("4", "F6.0", "G5", "F4.0", "E3", "F2.0")
        assert line.revenue(far) == 30 + 20 + chicago
        line.table.operating_turn("C&O", "run")
        line.table.play("A", "run_trains", company="C&O", runs=[far])
        line.table.play("A", "dividend", company="C&O", kind="retain")
        assert line.table.state.cash["C&O"] == 50 + chicago
