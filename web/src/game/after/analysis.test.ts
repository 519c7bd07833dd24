import { expect, test } from "vitest";
import type { GameAnalysis } from "../../lib/model";
import { costOf, hundredths, kindsOf } from "./analysis";

const analysis = {
  kinds: [
    { seat: "A", kind: "trains", decisions: 4, cost: 0.02 },
    { seat: "B", kind: "auction", decisions: 2, cost: 0.125 },
  ],
} as unknown as GameAnalysis;

test("kinds come in the order of a game, and costs by seat and kind", () => {
  expect(kindsOf(analysis)).toEqual(["auction", "trains"]);
  expect(kindsOf(null)).toEqual([]);
  expect(costOf(analysis, "A", "trains")?.decisions).toBe(4);
  expect(costOf(analysis, "A", "auction")).toBeUndefined();
  expect(hundredths(0.125)).toBe(13);
});
