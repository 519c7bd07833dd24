"""Companies on the map of 18CE with track, trains and wagons, for the edge cases of a company's turn."""

from typing import Any

from highiron.core.actions import LayTile, Run
from highiron.core.placements import Placement
from highiron.routes.runs import CheckedSet
from highiron.routes.solver import BestRuns
from highiron.steps.run import best_set, check_runs
from highiron.titles.t18ce.frames import Round
from highiron.titles.t18ce.wagons import add_wagons
from tests.titles.t18ce.tables import Table18CE
from tests.words.reading import read


class Lines(Table18CE):
    """`open` starts a company with its home station; `build` puts track on hexes, edges given as `"03"`."""

    def open(self, company: str, director: str = "A", treasury: int = 500, *, par: int = 100, **held: int) -> None:
        """A floated company of this director, 60% unless told, standing on its home."""
        self.start(company, par, director, at="", treasury=treasury, **(held or {director: 6}))
        if company not in self.state.floated:
            self.state.floated = (*self.state.floated, company)
        self.put_home(company)

    def placement(self, hex_id: str, edges: str, groups: str = "") -> Placement:
        """The tile of the next colour with rails on exactly these edges; `groups` are those of its first town."""
        wanted = sum(1 << int(edge) for edge in edges)
        for placement in self.facts.placements.on(hex_id, self.state.board.tiles.get(hex_id)):
            shape = self.facts.tiles[placement.tile].shapes[placement.rotation]
            towns = {"".join(str(edge) for edge in ways if edge < 6) for ways in shape.stop_edges}
            if placement.exits == wanted and (not groups or groups in towns):
                return placement
        raise AssertionError(f"no tile on {hex_id} has rails on {edges}")

    def build(self, *lays: str) -> None:
        """`build("H14 23", "F16 14 4")`: these hexes get the next tile with these rails."""
        for text in lays:
            hex_id, *rails = text.split()
            placement = self.placement(hex_id, *rails)
            self.lay(hex_id, placement.tile, placement.rotation)

    def lays(self, company: str, hex_id: str, edges: str, groups: str = "", private: str = "") -> dict[str, Any]:
        """The fields of a lay."""
        found = self.placement(hex_id, edges, groups)
        return {
            "company": company,
            "hex": hex_id,
            "tile": found.tile,
            "rotation": found.rotation,
            "private": private,
        }

    def lay_of(self, company: str, hex_id: str, edges: str, groups: str = "") -> dict[str, str]:
        """Why the director may not lay it now; nothing when it is legal."""
        return self.why_not(self.actor, "lay_tile", **self.lays(company, hex_id, edges, groups))

    def cost_of(self, company: str, hex_id: str, edges: str) -> int:
        lay = LayTile(seat="A", **self.lays(company, hex_id, edges))
        return self.facts.rules.lay_cost(self.state, company, hex_id, lay.tile, lay.rotation, lay.private)

    def wagons(self, company: str, count: int = 1) -> None:
        add_wagons(self.state, company, count)

    def best(self, company: str) -> BestRuns:
        """The best runs of the company, proven."""
        found = best_set(self.state, company)
        assert found.proved
        return found

    def run(self, company: str, *runs: tuple[str, str] | tuple[str, str, str]) -> CheckedSet:
        """`run("JHR", ("3", "G16.0 G14.0", "freight"))`: what these runs earn, or why they are not legal."""
        made = tuple(Run(run[0], tuple(run[1].split()), run[2] if len(run) > 2 else "") for run in runs)
        return check_runs(self.state, company, made)

    def reasons(self, company: str, *runs: tuple[str, str] | tuple[str, str, str]) -> set[tuple[str, str]]:
        """Code and rule of each reason against the runs."""
        found = self.run(company, *runs).reasons
        for reason in found:
            read(reason, self.facts)
        return {(reason.code, reason.rule.removeprefix("18CE-")) for reason in found}

    def begin_round(self, **opening: Any) -> None:
        """An operating round from its very beginning: interest, income, B, then the companies (18CE-7.1)."""
        self._leave_auction(2)
        steps = opening.get("opening", ("interest", "income", "private_tile"))
        waiting = self.state.floated
        self._ask(Round(seat="", number=1, of=2, waiting=waiting, opening=steps))
