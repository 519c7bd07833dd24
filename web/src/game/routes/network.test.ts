import { expect, test } from "vitest";
import type { HexFacts, StopFacts } from "../../lib/model";
import { stopsIn, waysFrom, type Track } from "./network";

const city: StopFacts = {
  kind: "city",
  slots: 1,
  values: { yellow: 20 },
  only_for: "",
  x: 0,
  y: 0,
  angle: 0,
  on_track: false,
  same_as: 0,
};
const hex = (id: string, paths: number[][], stops: StopFacts[] = [], barriers: number[] = []): HexFacts => ({
  id,
  x: 0,
  y: 0,
  name: "",
  terrain: "",
  cost: 0,
  barriers,
  joined: [],
  borders: [],
  area: id,
  buildable: true,
  silent: false,
  colour: "white",
  label: "",
  stops,
  paths,
  words: [],
});
const track = (...hexes: HexFacts[]): Track => ({
  hexes: new Map(hexes.map((place) => [place.id, place])),
  tiles: new Map(),
  tilesLaid: {},
});

// In a row from west to east: B2, B4, B6. Edge 1 is west, edge 4 is east.
const [west, middle, east] = [hex("B2", [[4, 8]], [city]), hex("B4", [[1, 4]]), hex("B6", [[1, 8]], [city])];

test("a way passes hexes without a stop and ends at the next stop", () => {
  expect(waysFrom(track(west, middle, east), "B2.0")).toEqual([{ to: "B6.0", path: ["B4", "B6.0"] }]);
});

test("track that does not meet leads nowhere", () => {
  expect(waysFrom(track(west, hex("B4", [[0, 3]]), east), "B2.0")).toEqual([]);
});

test("a barred side is not crossed", () => {
  expect(waysFrom(track(west, hex("B4", [[1, 4]], [], [4]), east), "B2.0")).toEqual([]);
});

test("a junction joins all that leads to it", () => {
  const hub = hex("B4", [
    [1, 6],
    [4, 6],
  ]);
  expect(waysFrom(track(west, hub, east), "B2.0")).toEqual([{ to: "B6.0", path: ["B4", "B6.0"] }]);
});

test("the stops of a hex are named as runs write them", () => {
  expect(stopsIn(track(west), "B2")).toEqual(["B2.0"]);
  expect(stopsIn(track(west), "Z9")).toEqual([]);
});
