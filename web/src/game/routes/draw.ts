/** Runs of trains as lines on the map, told apart by colour and dashes. */

import type { HexFacts, Position, Run, RunBill, TileFacts } from "../../lib/model";
import { EDGES, FIRST_STOP, linesBetween, shapeAt, spotsOf, type Point } from "../map/shape";

/** Path data in rotation 0, and the transformation that brings it to its place. */
interface Line {
  path: string;
  at: string;
}

export interface Drawn {
  train: string;
  lines: Line[];
  colour: string;
  dash: string;
  stops: Point[];
  /** What is paid at stops, where it is known. */
  values: { at: Point; text: string }[];
}

// Apart for all kinds of sight, on every colour of tile; dashes tell them apart without any colour.
const COLOURS = ["#c2185b", "#0057b8", "#6a1b9a", "#00695c", "#b23c00", "#37474f", "#7a5c00"];
const DASHES = ["", "14 7", "4 6", "18 6 4 6", "10 4", "2 4", "22 8"];

export function styleOf(index: number): { colour: string; dash: string } {
  return { colour: COLOURS[index % COLOURS.length] ?? "#000", dash: DASHES[index % DASHES.length] ?? "" };
}

/** What a bill pays at each of its stops. */
export function valuesOf(bill: RunBill | undefined): Map<string, number> {
  const found = new Map<string, number>();
  for (const { args, amount } of bill?.receipt?.lines ?? []) {
    const stop = args["stop"];
    if (typeof stop === "string") found.set(stop, (found.get(stop) ?? 0) + amount);
  }
  return found;
}

/** The line of a run over the board, with what its stops pay. */
export function drawRun(
  run: Run,
  index: number,
  hexes: Map<string, HexFacts>,
  tiles: Map<string, TileFacts>,
  position: Position,
  paid = new Map<string, number>(),
): Drawn {
  const steps = run.path.map((text) => {
    const [hex = "", stop] = text.split(".");
    return { hex, end: stop === undefined ? null : FIRST_STOP + Number(stop) };
  });
  const lines: Line[] = [];
  const stops: Point[] = [];
  const values: Drawn["values"] = [];
  steps.forEach(({ hex, end }, i) => {
    const place = hexes.get(hex);
    if (!place) return;
    const { shape, turns } = shapeAt(place, tiles, position.tiles);
    const [before, after] = [endTowards(place, steps[i - 1]), endTowards(place, steps[i + 1])];
    // A link inside the hex is drawn once, with the stop it comes from.
    const pieces =
      end === null
        ? [[before, after]]
        : [
            [before !== null && before < EDGES ? before : null, end],
            [end, after],
          ];
    const found = pieces.flatMap(([a, b]) => (a == null || b == null ? [] : linesBetween(shape, turns, a, b)));
    const at = `translate(${place.x} ${place.y}) rotate(${60 * turns})`;
    lines.push(...found.map((path) => ({ path, at })));
    const spots =
      end === null
        ? []
        : spotsOf(shape, turns, end - FIRST_STOP).slice(0, Math.max(shape.stops[end - FIRST_STOP]?.slots ?? 1, 1));
    if (!spots.length) return;
    const middle: Point = [place.x + mean(spots, 0), place.y + mean(spots, 1)];
    stops.push(middle);
    const amount = paid.get(run.path[i] ?? "");
    if (amount !== undefined) values.push({ at: middle, text: String(amount) });
  });
  return { train: run.train, lines, stops, values, ...styleOf(index) };
}

const mean = (spots: readonly Point[], axis: 0 | 1): number =>
  spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length;

/** The end of track in a hex that leads to the next place of a run: an edge, or a stop of the same hex. */
function endTowards(hex: HexFacts, next: { hex: string; end: number | null } | undefined): number | null {
  if (!next) return null;
  if (next.hex === hex.id) return next.end;
  const edge = hex.neighbours.indexOf(next.hex);
  return edge < 0 ? null : edge;
}
