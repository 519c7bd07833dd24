import { expect, test } from "vitest";
import type { Family } from "../../lib/model";
import { actionOf, apart, choicesOf, countOf, familyWith, gapOf, narrow, nearest, settled } from "./families";

const bids: Family = {
  type: "bid",
  seat: "A",
  company: "",
  best_required: false,
  boxes: [
    { private: "CS", price: { from: 45, to: 60, step: 5 } },
    { private: ["DH", "MH"], price: 75 },
  ],
};

test("choosing a field leaves only the boxes that hold it", () => {
  expect(narrow(bids.boxes, { private: "MH" })).toHaveLength(1);
  expect(narrow(bids.boxes, { private: "CS", price: 47 })).toHaveLength(0);
});

test("the choices of a field are the union over the boxes", () => {
  expect(choicesOf(bids.boxes, "private").values).toEqual(["CS", "DH", "MH"]);
  expect(choicesOf(bids.boxes, "price")).toEqual({ values: [75], spans: [{ from: 45, to: 60, step: 5 }] });
});

test("what has only one possibility needs no choice", () => {
  expect(settled(bids.boxes, { private: "DH" }, ["private", "price"])).toEqual({ private: "DH", price: 75 });
});

test("an action is made only when every field is settled and legal", () => {
  expect(actionOf(bids, { private: "CS" })).toBeNull();
  expect(actionOf(bids, { private: "CS", price: 52 })).toBeNull();
  expect(actionOf(bids, { private: "CS", price: 55 })).toEqual({ type: "bid", seat: "A", private: "CS", price: 55 });
  expect(actionOf({ ...bids, type: "pass", seat: "B", boxes: [{}] }, {})).toEqual({ type: "pass", seat: "B" });
});

test("families are counted without listing them", () => {
  expect(countOf(bids)).toBe(6);
  expect(countOf({ ...bids, type: "run_trains", boxes: [], company: "PRR" })).toBe(Infinity);
});

test("a family is found by what it holds", () => {
  expect(familyWith([bids], "bid", { private: "MH", price: 75 })).toBe(bids);
  expect(familyWith([bids], "bid", { private: "MH", price: 80 })).toBeNull();
});

test("a typed number becomes the nearest legal one", () => {
  expect(nearest(52, [], [{ from: 45, to: 60, step: 5 }])).toBe(50);
  expect(nearest(1000, [], [{ from: 45, to: 60, step: 5 }])).toBe(60);
});

test("steps between numbers that are listed are as long as the smallest gap", () => {
  expect(gapOf([140, 100, 105, 120])).toBe(5);
  expect(gapOf([100])).toBe(1);
});

test("a target that can be a place or a company is two decisions", () => {
  const boxes = [{ private: "SC", target: ["B8", "G19", "NYC"] }];
  const steamboat: Family = { type: "assign", seat: "A", company: "", best_required: false, boxes };
  const parts = apart(steamboat, (value) => /\d/.test(value));
  expect(parts.map((part) => choicesOf(part.boxes, "target").values)).toEqual([["B8", "G19"], ["NYC"]]);
  expect(apart(bids, () => true)).toEqual([bids]);
});
