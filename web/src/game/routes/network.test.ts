import { expect, test } from "vitest";
import type { HexFacts, Position, StopFacts } from "../../lib/model";
import { drawRun } from "./draw";
import { stopsIn, waysFrom, type Track } from "./network";

const city: StopFacts = { kind: "city", slots: 1, values: { yellow: 20 }, only_for: "", same_as: 0 };
// In a row from west to east. Edge 1 is west, edge 4 is east.
const ROW = ["B2", "B4", "B6"];
const hex = (id: string, paths: number[][], stops: StopFacts[] = [], barriers: number[] = []): HexFacts => ({
  id,
  x: 0,
  y: 0,
  name: "",
  also: {},
  terrain: "",
  cost: 0,
  bonuses: [],
  neighbours: ["", ROW[ROW.indexOf(id) - 1] ?? "", "", "", ROW[ROW.indexOf(id) + 1] ?? "", ""],
  barriers,
  area: id,
  buildable: true,
  colour: "white",
  label: "",
  stops,
  paths,
  ways: paths.map((ends) => ends.join("-")),
  spots: [stops.map(() => [[0, 0]])],
  symbol: `hex-${id}`,
  coordinate: { text: id, x: 0, y: 0, size: 6 },
  names: {},
});
const track = (...hexes: HexFacts[]): Track => ({
  hexes: new Map(hexes.map((place) => [place.id, place])),
  tiles: new Map(),
  tilesLaid: {},
});

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

test("a link inside a hex leads to its other stop", () => {
  const two = hex(
    "B4",
    [
      [1, 8],
      [8, 9],
    ],
    [city, city],
  );
  expect(waysFrom(track(west, two), "B4.0").map((way) => way.path)).toEqual([["B4.1"], ["B2.0"]]);
});

test("a run is drawn along the lines of its hexes, turned with their tiles", () => {
  const { hexes } = track(west, middle, east);
  const tile = { ...hex("T", [[0, 3]]), count: 1, canonical: [0], upgrades: [] };
  const position = { tiles: { B4: ["T", 1] } } as unknown as Position;
  const drawn = drawRun({ train: "2", path: ["B2.0", "B4", "B6.0"] }, 0, hexes, new Map([["T", tile]]), position);
  expect(drawn.lines.map(({ path }) => path)).toEqual(["4-8", "0-3", "1-8"]);
  expect(drawn.lines[1]?.at).toBe("translate(0 0) rotate(60)");
  expect(drawn.stops).toHaveLength(2);
});

test("a link between two stops of a hex is drawn once", () => {
  const two = hex("B4", [[8, 9]], [city, city]);
  const position = { tiles: {} } as unknown as Position;
  const drawn = drawRun({ train: "2", path: ["B4.0", "B4.1"] }, 0, track(two).hexes, new Map(), position);
  expect(drawn.lines.map(({ path }) => path)).toEqual(["8-9"]);
});
