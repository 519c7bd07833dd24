import { expect, test } from "vitest";
import type { Position } from "../../lib/model";
import { hasTreasury, heldBy, OWN, otherHolders } from "./holders";

const offered = { PRR: { ipo: 4, pool: 0, A: 6 }, NYC: { ipo: 10, pool: 0 } };
const kept = { PRR: { PRR: 4, pool: 1, A: 5 }, NYC: { NYC: 10, pool: 0 } };

test("unsold shares lie in the offering, and no company has any of its own", () => {
  expect(otherHolders(offered, ["A", "B"])).toEqual(["ipo", "pool"]);
  expect(heldBy(offered, "PRR", "ipo")).toBe(4);
});

test("where companies keep their shares, all of them stand in one column", () => {
  expect(otherHolders(kept, ["A", "B"])).toEqual([OWN, "pool"]);
  expect([heldBy(kept, "PRR", OWN), heldBy(kept, "NYC", OWN), heldBy(kept, "NYC", "pool")]).toEqual([4, 10, 0]);
});

test("a holder that nobody thought of has a column of its own", () => {
  expect(otherHolders({ PRR: { pool: 3, NYC: 2 } }, ["A"])).toEqual(["pool", "NYC"]);
});

test("a treasury is told from when a company has floated, was given money, or operates without shares", () => {
  const position = {
    cash: { PRR: 0, NYC: 0, IC: 40, MS: 0 },
    floated: ["NYC"],
    shares: { PRR: {}, NYC: {}, IC: {} },
  } as unknown as Position;
  expect(["PRR", "NYC", "IC", "MS"].map((company) => hasTreasury(position, company))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
