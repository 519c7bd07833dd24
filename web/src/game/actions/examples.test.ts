import { expect, test } from "vitest";
import type { Facts, HexFacts, Position } from "../../lib/model";
import { examplesIn, impossibleKinds, tilesFor } from "./examples";

const hex = { id: "E11", stops: [{ kind: "city" }], label: "" } as unknown as HexFacts;
const tile = (id: string, colour: string, kinds: string[], upgrades: string[] = []) => ({
  id,
  colour,
  label: "",
  stops: kinds.map((kind) => ({ kind })),
  upgrades,
  canonical: [0, 1, 0, 1, 0, 1],
});
const facts = {
  seats: ["A", "B"],
  corporations: [{ id: "PRR", home: "E11" }],
  privates: [],
  trains: [{ id: "2", card: "2", price: 80, count: 6 }],
  market: { cells: [{ price: 67, par: true }] },
  tiles: [tile("14", "green", ["city"]), tile("57", "yellow", ["city"], ["14"]), tile("9", "yellow", [])],
  hexes: [hex],
  treasury_shares: false,
} as unknown as Facts;
const position = {
  pars: { PRR: 67 },
  shares: { PRR: { A: 2, ipo: 8 } },
  privates: {},
  tiles: {},
  depot: { "2": 6 },
} as unknown as Position;
const asked = { facts, position, seat: "A", company: "PRR" };

test("every kind of the round that is not legal is asked about, with what it takes", () => {
  const found = impossibleKinds({ ...asked, round: "operating_round" }, ["lay_tile", "pass"]);
  expect(found.map((action) => action.type)).toEqual(["place_token", "run_trains", "dividend", "buy_train"]);
  expect(found.at(-1)).toEqual({
    type: "buy_train",
    seat: "A",
    company: "PRR",
    source: "depot",
    train: "2",
    price: 80,
    trade_in: "",
  });
});

test("kinds that make no sense in the position are left out", () => {
  expect(impossibleKinds({ ...asked, round: "stock_round", seat: "B" }, []).map((action) => action.type)).toEqual([
    "buy_share",
    "pass",
  ]);
});

test("an empty city is asked about with a yellow city, a built one with what it may become", () => {
  expect(tilesFor(hex, facts, position).map(({ id }) => id)).toEqual(["57", "14"]);
  expect(tilesFor(hex, facts, { ...position, tiles: { E11: ["57", 0] } }).map(({ id }) => id)).toEqual(["14"]);
});

test("a hex is asked about in every rotation that looks different", () => {
  expect(
    examplesIn("lay_tile", hex, { ...asked, round: "operating_round" }).map((action) => action["rotation"]),
  ).toEqual([0, 1]);
});
