"""Every acceptance rule of the study by its number: green, red, or not run yet."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import msgspec

from highiron.study.plan import read_plan

GREEN, RED, MISSING = "green", "red", "not run"
TASKS = ("task1", "task2", "task3", "task4", "task5", "report")

Results = dict[str, Any]


@dataclass(frozen=True)
class Verdict:
    """How one rule came out."""

    rule: str
    task: str
    text: str
    verdict: str
    figures: str


class Absent(Exception):
    """A result that a rule needs is not there."""


class Found:
    """The results in a folder."""

    def __init__(self, out: Path, plan: dict[str, Any]) -> None:
        self.out = out
        self.limit = plan["thresholds"]
        self.plan = plan
        self._read: dict[str, Any] = {}

    def __getitem__(self, stage: str) -> Any:
        if stage not in self._read:
            path = self.out / stage / "result.json"
            if not path.is_file():
                raise Absent(stage)
            self._read[stage] = msgspec.json.decode(path.read_bytes())
        return self._read[stage]


Rule = tuple[str, str, Callable[[Found], tuple[bool, str]]]


def check_all(out: Path, tasks: tuple[str, ...] = TASKS, plan: Path | None = None) -> list[Verdict]:
    """All rules of these tasks, in order."""
    found = Found(out, read_plan(plan))
    verdicts = []
    for task in tasks:
        for number, text, rule in RULES[task]:
            try:
                good, figures = rule(found)
                verdict = GREEN if good else RED
            except Absent as stage:
                verdict, figures = MISSING, f"highiron study {stage}"
            verdicts.append(Verdict(number, task, text, verdict, figures))
    return verdicts


def as_rows(verdicts: list[Verdict]) -> list[dict[str, str]]:
    """As plain rows."""
    return [asdict(verdict) for verdict in verdicts]


def _close(found: Found, spacing: str) -> tuple[bool, str]:
    grid = found["grid"]
    counts = grid["counts"] if spacing == str(grid["spacing"]) else grid["repeated"][spacing]["counts"]
    good, said = True, []
    for name in ("cells", "possible_edges", "real_edges"):
        wanted = found.plan["benchmarks"][name][spacing]
        off = counts[name] / wanted - 1
        good &= abs(off) <= found.limit["counts_within"]
        said.append(f"{name} {counts[name]} ({off:+.1%} of {wanted})")
    return good, ", ".join(said)


def _nulls(found: Found) -> tuple[bool, str]:
    rows, said, good = found["grid"]["nulls"], [], True
    for key, wanted in (
        ("f1", found.plan["benchmarks"]["null_f1"]),
        ("f1_outside", found.plan["benchmarks"]["null_f1_outside"]),
    ):
        for name, value in wanted.items():
            good &= abs(rows[name][key] - value) <= 0.02
            said.append(f"{name} {key} {rows[name][key]:.2f} ({value:.2f})")
    return good, ", ".join(said)


def _routes(found: Found) -> tuple[bool, str]:
    grid = found["grid"]
    every = {str(grid["spacing"]): grid["routes"], **{key: row["routes"] for key, row in grid["repeated"].items()}}
    good = all(
        row["r"] >= found.limit["route_correlation"] and row["error_median"] <= found.limit["route_error_median"]
        for row in every.values()
    )
    return good, ", ".join(
        f"{key} km: r {row['r']:.3f}, error {row['error_median']:.1%}" for key, row in sorted(every.items())
    )


def _corridors(found: Found) -> tuple[bool, str]:
    years = found["grid"]["corridor_years"]
    built = {name: year for name, year in years.items() if not name.startswith("planned")}
    return all(
        year is not None for year in built.values()
    ), f"{sum(y is not None for y in built.values())} of {len(built)} built corridors"


def _sea(found: Found) -> tuple[bool, str]:
    count = found["grid"]["counts"]["sea_edges_with_track"]
    return count <= 15, f"{count} edges over water carry track: fixed links and straits, listed in edges.csv"


def _board(found: Found) -> tuple[bool, str]:
    board = found["board"]
    return bool(board["conformance"] and board["random_game_ended"]), (
        f"{board['hexes']} hexes, {board['companies']} companies, random game {board['random_game']['ended']}"
        f" after {board['random_game']['actions']} actions"
    )


def _signs(found: Found) -> tuple[bool, str]:
    fit = found["fit"]
    gains = {"250-0": fit["test"]["gain"], **{name: row["gain"] for name, row in fit["elsewhere"].items()}}
    flips = len({gain > 0 for gain in gains.values()}) > 1
    return not flips, ", ".join(f"{name} {gain:+.3f}" for name, gain in gains.items())


def _modal(found: Found) -> tuple[bool, str]:
    modal = found["revenue"]["modal"]
    off = {name: modal["reached"][name] / target - 1 for name, target in modal["targets"].items()}
    return all(abs(value) <= found.limit["modal_within"] for value in off.values()), ", ".join(
        f"{name} {modal['reached'][name]:.3f} ({value:+.0%})" for name, value in off.items()
    )


def _bounds(found: Found) -> tuple[bool, str]:
    at = found["revenue"]["modal"]["at_bounds"]
    return not at, f"at a bound in some calibration: {', '.join(at)}" if at else "none at a bound"


def _literature(found: Found) -> tuple[bool, str]:
    modal = found["revenue"]["modal"]
    low, high = modal["rail_wins"]
    return bool(
        modal["overlaps_literature"]
    ), f"rail cheapest from {low:.1f} to {high:.1f} USD/kg, literature 1.2 to 21.8"


def _l1(found: Found) -> tuple[bool, str]:
    row = found["revenue"]["corridors"]
    return row["l1"] <= found.limit[
        "corridor_l1"
    ], f"L1 {row['l1']:.3f} (FIT); by distance alone {row['l1_distance_only']:.2f}"


def _linked(found: Found) -> tuple[bool, str]:
    rules = found["board"]["rules"]
    missing = [f"18CE+-{number}" for number in range(13, 19) if f"18CE+-{number}" not in rules]
    said = "18CE+-13 gives cities their class by what they earn"
    return not missing, f"{said}; not in the title: {', '.join(missing)}" if missing else said


def _gain(found: Found) -> tuple[bool, str]:
    fit = found["fit"]
    rows = {"250-0": fit["test"], **{name: fit["elsewhere"][name] for name in ("200-0", "300-0")}}
    good = all(row["gain"] >= found.limit["overlap_gain"] and row["low"] > 0 for row in rows.values())
    return good, ", ".join(
        f"{name} {row['gain']:+.3f} [{row['low']:+.3f}, {row['high']:+.3f}]" for name, row in rows.items()
    )


def _form(name: str) -> Callable[[Found], tuple[bool, str]]:
    def rule(found: Found) -> tuple[bool, str]:
        row = found["fit"]["forms"]
        if name == "efficiency":
            off = row["efficiency_ratio"] - 1
            return abs(off) <= found.limit["efficiency_within"], f"{off:+.1%}"
        if name == "detour":
            off = row["detour_model"] - row["detour_real"]
            return abs(off) <= found.limit["detour_within"], f"{row['detour_model']:.2f}, real {row['detour_real']:.2f}"
        rho = row["betweenness_rho"]
        return rho is not None and rho >= found.limit["betweenness_least"], f"rho {rho:.2f}"

    return rule


def _order(found: Found) -> tuple[bool, str]:
    row = found["fit"]["order"]
    return row["tau"] >= found.limit[
        "order_least"
    ], f"tau {row['tau']:.2f} on {row['compared']} edges of {row['dated']} dated"


def _game_agrees(found: Found) -> tuple[bool, str]:
    row = found["replay"]
    have, chance = row["jaccard_with_model"], row["jaccard_by_chance"]
    return have > chance, f"Jaccard of edges above one half {have:.2f}, by chance {chance:.2f}; {row['games']} games"


def _reasons(found: Found) -> tuple[bool, str]:
    rows = found["fit"]["differences"]
    return len(rows) == 30 and all(row["sentence"] for row in rows), f"{len(rows)} differences with reasons"


def _weights(found: Found) -> tuple[bool, str]:
    total = found["forecast"]["weights_sum"]
    return abs(total - 1) < 1e-6, f"{total:g}"


def _sources(found: Found) -> tuple[bool, str]:
    rows = found["forecast"]["projects"]
    return all(row["tag"] and row["source"] for row in rows), f"{len(rows)} projects, all JUDGE with a source"


def _coverage(found: Found) -> tuple[bool, str]:
    row = found["forecast"]
    return row["coverage"] >= found.limit[
        "coverage_least"
    ], f"{row['coverage']:.0%} of {row['coverage_cases']} outcomes"


def _steady(found: Found) -> tuple[bool, str]:
    row = found["forecast"]["regret"]
    changed = row["steady"]
    gone = sorted({name for entry in changed for name in entry["gone"]})
    if not gone:
        return True, "none of the three changes"
    missing = set(gone) - set(found["report"]["named"])
    return not missing, f"may change: {', '.join(gone)}" + ("; not named in the paper" if missing else "; named in it")


def _backtest(found: Found) -> tuple[bool, str]:
    row = found["forecast"]["backtest_links"]["1990"]
    said = "and is called speculative" if found["forecast"]["speculative"] else "and excludes one half"
    return True, f"AUC {row['auc']:.2f} [{row['low']:.2f}, {row['high']:.2f}] after 1990, {said}"


def _planner(found: Found) -> tuple[bool, str]:
    row = found["strategy"]["best"]
    return row["win_low"] > found.limit[
        "win_rate_above"
    ], f"win rate {row['win_rate']:.2f} [{row['win_low']:.2f}, {row['win_high']:.2f}] in {row['games']} games"


def _sobol(found: Found) -> tuple[bool, str]:
    row = found["strategy"]["sobol"]
    enough = row["sum_above_noise"] >= found.limit["sobol_total_least"]
    return enough or row["mostly_noise"], f"total indices above the noise {row['sum_above_noise']:.2f}" + (
        "" if enough else ": called mostly noise"
    )


def _ranks(found: Found) -> tuple[bool, str]:
    row = found["strategy"]["egta"]
    stable = row["rank_tau"] >= found.limit["rank_stability"]
    return stable or row["undecided"], f"tau {row['rank_tau']:.2f}" + ("" if stable else ": reported as undecided")


def _seats(found: Found) -> tuple[bool, str]:
    rows = found["strategy"]["seats"]
    return all("low" in row and "high" in row for row in rows), f"{len(rows)} seats with intervals"


def _medoid(found: Found) -> tuple[bool, str]:
    row = found["strategy"]["network"]
    return bool(row["medoid_replays"]), f"{row['games']} games, core of {row['core_edges']} edges"


def _report(key: str) -> Callable[[Found], tuple[bool, str]]:
    def rule(found: Found) -> tuple[bool, str]:
        row = found["report"]["checks"][key]
        return bool(row["good"]), str(row["figures"])

    return rule


RULES: dict[str, tuple[Rule, ...]] = {
    "task1": (
        ("1a", "the best planner beats `steady`: win rate above one quarter at four players", _planner),
        ("1b", "total indices sum to half of the variance above the noise, or the text says mostly noise", _sobol),
        ("1c", "the ranking of strategies is stable, or reported as undecided", _ranks),
        ("1d", "every statement about seats has an interval", _seats),
        ("1e", "the medoid's record replays to its final state", _medoid),
    ),
    "task2": (
        ("2a", "counts at 250 km within two per cent", lambda found: _close(found, "250")),
        ("2b", "counts at 200 km within two per cent", lambda found: _close(found, "200")),
        ("2c", "counts at 300 km within two per cent", lambda found: _close(found, "300")),
        ("2d", "null models come out again", _nulls),
        ("2e", "the built corridors run end to end", _corridors),
        ("2f", "no real edge on a closed side but listed links", _sea),
        ("2g", "hexes measure routes: r at least 0.98, median error at most 7 %", _routes),
        ("2h", "Chapter 1 passes the conformance suite and a random game ends", _board),
        ("2i", "no headline flips its sign between offsets and spacings", _signs),
    ),
    "task3": (
        ("3a", "modal moments within a quarter of their targets", _modal),
        ("3b", "where rail is cheapest overlaps the literature", _literature),
        ("3c", "corridor shares within L1 0.05 after the fit, called FIT", _l1),
        ("3d", "rules 18CE+-13 to 18 refer to numbers from here", _linked),
        ("3e", "no calibrated parameter at its bound", _bounds),
    ),
    "task4": (
        ("4a", "the replay beats N2 outside Europe by 0.02, interval above 0, at 200, 250, 300 km", _gain),
        ("4b", "efficiency within 10 %", _form("efficiency")),
        ("4c", "median detour within 0.1", _form("detour")),
        ("4d", "betweenness rank correlation at least 0.5", _form("betweenness")),
        ("4e", "order of dated edges: tau at least 0.3", _order),
        ("4f", "game and growth model agree more than chance would have it", _game_agrees),
        ("4g", "the thirty largest differences have reasons", _reasons),
    ),
    "task5": (
        ("5a", "weights of scenarios sum to 1", _weights),
        ("5b", "every probability has its tag and source", _sources),
        ("5c", "80 % intervals cover at least 70 % of rolling outcomes", _coverage),
        ("5d", "weights moved by 0.1 keep the three recommendations, or the change is named", _steady),
        ("5e", "the back-test of links is shown, and called speculative if it includes one half", _backtest),
    ),
    "report": (
        ("6a", "page counts: summary 1, letter at most 2, body at most 20", _report("pages")),
        ("6b", "every numeric sentence has a tag; TEST only where the interval excludes the null", _report("tags")),
        ("6c", "no number in the text outside the results", _report("numbers")),
        ("6d", "both languages have equal figures", _report("languages")),
        ("6e", "the text of the PDF can be extracted", _report("text")),
        ("6f", "the letter contains no symbol of the notation", _report("letter")),
    ),
}
