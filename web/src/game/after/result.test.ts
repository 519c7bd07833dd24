import { expect, test } from "vitest";
import type { Figures, Position } from "../../lib/model";
import { resultRows } from "./result";

test("the richest comes first and equals share a rank", () => {
  const position = { cash: { A: 100, B: 500, C: 500 }, shares: { PRR: { A: 4, B: 0 } } } as unknown as Position;
  const figures = { worth: { A: 510, B: 500, C: 510 }, prices: { PRR: 100 } } as unknown as Figures;
  expect(resultRows(["A", "B", "C"], position, figures)).toEqual([
    { rank: 1, seat: "A", worth: 510, cash: 100, shares: 400, other: 10 },
    { rank: 1, seat: "C", worth: 510, cash: 500, shares: 0, other: 10 },
    { rank: 3, seat: "B", worth: 500, cash: 500, shares: 0, other: 0 },
  ]);
});
