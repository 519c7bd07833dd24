import { expect, test } from "vitest";
import type { Facts, Figures, Position } from "../../lib/model";
import type { RoundFigures } from "../../lib/statistics";
import { companyCell, sheetOrder, useOf } from "./sheet";

const figures = {
  round: { kind: "operating_round", turn: 1, number: 1 },
  position: 9,
  over: true,
  worth: {},
  cash: {},
  certificates: {},
  prices: { PRR: 67 },
  treasuries: { PRR: 40, NYC: 0 },
  trains: { PRR: ["2", "3"] },
  charts: {},
  revenues: { PRR: { revenue: 90, paid: 50, retained: 40, per_share: 5 } },
} as RoundFigures;

test("companies stand in the order they operate, the others after them", () => {
  const facts = { corporations: ["PRR", "NYC", "CPR", "B&O"].map((id) => ({ id })), privates: [] } as unknown as Facts;
  const position = {
    shares: { PRR: {}, NYC: {}, CPR: {}, "B&O": {} },
    trains: {},
    floated: ["B&O"],
    pars: { "B&O": 100, NYC: 67 },
  } as unknown as Position;
  expect(sheetOrder(facts, position, { order: ["B&O"] } as unknown as Figures)).toEqual(["B&O", "NYC", "PRR", "CPR"]);
});

test("a cell is empty where a company had nothing yet", () => {
  expect(companyCell(figures, "PRR", "prices")).toBe(67);
  expect(companyCell(figures, "PRR", "trains")).toBe("2 3");
  expect(companyCell(figures, "NYC", "treasuries")).toBeNull();
  expect(companyCell(figures, "NYC", "revenues")).toBeNull();
});

test("the use of revenue is told apart", () => {
  expect(useOf(figures, "PRR")).toBe("half");
  expect(useOf(figures, "NYC")).toBe("");
});
