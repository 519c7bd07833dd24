import { expect, test } from "vitest";
import type { RoundFigures, Statistics, TrainEvent } from "../../lib/statistics";
import { companiesOf, contrast, DARK, dashOf, happening, LIGHT, linesOf, stacked, trainRows, visible } from "./series";

const round = (turn: number, number = 0, prices: Record<string, number> = {}): RoundFigures => ({
  round: { kind: number ? "operating_round" : "stock_round", turn, number },
  position: turn * 10 + number,
  over: true,
  worth: {},
  cash: {},
  certificates: {},
  prices,
  treasuries: {},
  trains: {},
  revenues: {},
  charts: {},
});
const train = (kind: string, name: string, turn: number, number: number): TrainEvent => ({
  position: 1,
  round: { kind: "operating_round", turn, number },
  kind,
  train: name,
  owner: "PRR",
  count: 1,
  source: "depot",
  price: 80,
});
const game = (rounds: RoundFigures[], trains: TrainEvent[] = []): Statistics => ({
  title: "1830",
  names: {},
  position: 0,
  rounds,
  trains,
  phases: [],
  charts: [],
});

test("companies come in the order in which they began", () => {
  expect(companiesOf(game([round(1, 0, { "B&O": 100 }), round(1, 1, { PRR: 67, "B&O": 90 })]))).toEqual(["B&O", "PRR"]);
});

test("a train's row runs from the first purchase to the round in which it rusts", () => {
  const statistics = game(
    [round(1), round(1, 1), round(2), round(2, 1)],
    [train("bought", "2", 1, 1), train("bought", "2", 1, 1), train("rusted", "2", 2, 1), train("bought", "4", 2, 1)],
  );
  const [two, four] = trainRows(statistics);
  expect([two?.from, two?.until, two?.gone]).toEqual([1, 3, "rusted"]);
  expect([four?.from, four?.until, four?.gone]).toEqual([3, 3, ""]);
  expect(two && stacked(two, statistics).map(({ at, level }) => [at, level])).toEqual([
    [1, 0],
    [1, 1],
  ]);
});

test("lines can be seen on light and on dark cards", () => {
  for (const colour of LIGHT) expect(contrast(colour, "#fffdf7")).toBeGreaterThanOrEqual(3);
  for (const colour of DARK) expect(contrast(colour, "#202523")).toBeGreaterThanOrEqual(3);
  expect(contrast(visible("#000000", "#202523", "#ece7da"), "#202523")).toBeGreaterThanOrEqual(3);
  expect(visible("#32763f", "#fffdf7", "#23201b")).toBe("#32763f");
});

test("lines of one colour differ in their dashes", () => {
  expect(dashOf(0, 20)).not.toBe(dashOf(8, 20));
  expect(dashOf(0, 4)).not.toBe(dashOf(1, 4));
});

test("a title's own figures are one line for each that has any, and flat ones are left out", () => {
  const loans: Record<string, number>[] = [{ "B&O": 0, PRR: 0 }, { "B&O": 2, PRR: 0, NYC: 1 }, { PRR: 0 }];
  const rounds = loans.map((figures, turn) => ({ ...round(turn), charts: { loans: figures } }));
  const lines = linesOf(rounds, "loans");
  expect(lines).toEqual([
    { about: "B&O", values: [0, 2, null] },
    { about: "PRR", values: [0, 0, 0] },
    { about: "NYC", values: [null, 1, null] },
  ]);
  const drawn = happening(lines.map((line) => ({ ...line, key: line.about, label: line.about, colour: "", dash: "" })));
  expect(drawn.map((line) => line.key)).toEqual(["B&O", "NYC"]);
});
