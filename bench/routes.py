"""The stress set for best routes: boards fuller than games have, and the longest trains.

    python -m bench.routes [--budget NODES]
    python -m bench.routes --title 18CE [--games N]

The second form takes the positions of whole games of a title instead, of random players and of bots. For each case of
the first: the best total found, the bound, whether it is proven, the nodes searched and the time. Where the budget runs
out the answer is the best found with an honest bound.
"""

import argparse
import time

from bench.routes_boards import late_1830, late_1846
from bench.routes_games import report
from highiron.core.board import Board
from highiron.core.ids import UNLIMITED
from highiron.core.route_rules import DEFAULT_RULES, PassBonus, RouteRules
from highiron.routes.solver import Trains, best_runs
from highiron.titles.t1846.route_rules import rules_with

COAL = ("G13", "G15", "I11", "J10", "J12", "C17", "C21", "D22", "E17", "E21")
MINES = RouteRules(pass_bonuses=(PassBonus("coal-mine", "1817-5.5.9", 10, COAL),))
WITH_MAIL = rules_with("D6", "", "G19", True)

Case = tuple[str, Board, str, Trains, RouteRules]


def cases() -> list[Case]:
    found: list[Case] = []
    for board in ("classic", "plus"):
        for seed in (0, 1):
            for diesels in (2, 3):
                trains: Trains = (("D", UNLIMITED),) * diesels
                name = f"1830 {board}, board {seed}, {diesels} diesels"
                found.append((name, late_1830(seed, board), "PRR", trains, DEFAULT_RULES))
        for diesels in (1, 2, 3):  # tiles never run out: denser than any game can be
            everywhere = late_1830(0, board, supply=False)
            trains = (("D", UNLIMITED),) * diesels
            found.append((f"1830 {board}, all brown, {diesels} diesels", everywhere, "PRR", trains, DEFAULT_RULES))
    for seed in (0, 1):
        found.append((f"1846, board {seed}, two 7/8, mail", late_1846(seed), "B&O", (("7/8", (7, 8)),) * 2, WITH_MAIL))
        coal = late_1830(seed, "plus")
        found.append((f"eight stops, board {seed}, coal", coal, "NYC", (("8", 8),) * 2, MINES))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--budget", type=int, default=60_000, help="nodes to search at the most")
    parser.add_argument("--title", default="", help="take positions of games of this title")
    parser.add_argument("--games", type=int, default=8, help="how many games of random players, and of bots")
    given = parser.parse_args()
    if given.title:
        report(given.title, given.games)
        return
    budget: int = given.budget
    print(f"{'case':38} {'total':>6} {'bound':>6} {'proved':>7} {'nodes':>9} {'seconds':>8}")
    for name, board, company, trains, rules in cases():
        start = time.process_time()
        best = best_runs(board, company, trains, "brown", rules, budget)
        spent = time.process_time() - start
        print(f"{name:38} {best.total:6} {best.bound:6} {best.proved!s:>7} {best.nodes:9} {spent:8.2f}", flush=True)


if __name__ == "__main__":
    main()
