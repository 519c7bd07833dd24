import { expect, test } from "vitest";
import type { CorporationFacts, Facts, Position } from "../../lib/model";
import { changesOf } from "./consequence";
import { missingForTrain, toFloat } from "./figures";
import type { Figures, Preview } from "../../lib/model";

const facts = {
  float_percent: 60,
  trains: [
    { id: "2", card: "2", price: 80, count: 6 },
    { id: "3", card: "3", price: 180, count: 5 },
  ],
} as unknown as Facts;

test("what a company needs to float is counted without the president's shares", () => {
  expect(toFloat(facts, { shares: 10, president_shares: 2 } as CorporationFacts, 67)).toEqual({
    shares: 4,
    price: 268,
  });
  expect(
    toFloat({ ...facts, float_percent: 20 }, { shares: 10, president_shares: 2 } as CorporationFacts, 67).shares,
  ).toBe(0);
});

test("what is missing for the next train counts the treasury and the president's cash", () => {
  const position = { depot: { "2": 0, "3": 4 }, cash: { PRR: 20, A: 50 } } as unknown as Position;
  expect(missingForTrain(facts, position, "PRR", "A")).toEqual({
    train: "3",
    price: 180,
    treasury: 20,
    own: 50,
    missing: 110,
  });
  expect(missingForTrain(facts, { ...position, cash: { PRR: 200 } }, "PRR", "A")).toBeNull();
});

test("trains that come and rust are among the consequences", () => {
  const now = { cash: {}, presidents: {}, phase: "3", trains: { PRR: ["2", "2"], NYC: [] } } as unknown as Position;
  const after = { ...now, phase: "4", trains: { PRR: [], NYC: ["4"] } } as unknown as Position;
  const figures = { prices: {}, certificates: {} } as Figures;
  const changes = changesOf(now, figures, { view: after, figures } as unknown as Preview);
  expect(changes.filter((change) => change.kind === "trains")).toEqual([
    { kind: "trains", who: "PRR", from: "2 2", to: "" },
    { kind: "trains", who: "NYC", from: "", to: "4" },
  ]);
});
