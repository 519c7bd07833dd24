import { expect, test } from "vitest";
import type { Entry } from "../../lib/model";
import { groupTurns } from "./grouping";

const entry = (sequence: number, seat: string, ...codes: [string, Record<string, unknown>?][]): Entry => ({
  sequence,
  position: sequence,
  kind: "action",
  seat,
  by: "person",
  time: 0,
  events: codes.map(([code, args]) => ({ code, args: args ?? {} })),
  lines: codes.map(([code]) => code),
});

test("actions of one seat in one turn stand together", () => {
  const turns = groupTurns([entry(1, "A", ["tile-laid"]), entry(2, "A", ["token-placed"]), entry(3, "B", ["passed"])]);
  expect(turns.map((turn) => turn.entries.length)).toEqual([2, 1]);
});

test("two companies of one president have two turns", () => {
  const turns = groupTurns([
    entry(1, "A", ["passed"], ["turn-began", { company: "PRR" }]),
    entry(2, "A", ["tile-laid"], ["turn-began", { company: "NYC" }]),
    entry(3, "A", ["tile-laid"]),
  ]);
  expect(turns.map((turn) => turn.company)).toEqual(["", "PRR", "NYC"]);
});

test("a round that begins is told before its first turn", () => {
  const turns = groupTurns([entry(1, "A", ["passed"], ["stock-round-began"]), entry(2, "A", ["passed"])]);
  expect(turns[1]?.rounds).toEqual([{ code: "stock-round-began", line: "stock-round-began" }]);
});
