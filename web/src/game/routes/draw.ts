/** Runs of trains as lines on the map, told apart by colour and dashes. */

import type { HexFacts, Position, Run, TileFacts } from "../../lib/model";
import { pathText } from "../map/curves";
import { EDGES, neighbour, type Point } from "../map/geometry";
import { stopPlaces, wayThrough } from "../map/shape";

export interface Drawn {
  train: string;
  path: string;
  colour: string;
  dash: string;
  stops: Point[];
}

// Apart for all kinds of sight, on every colour of tile; dashes tell them apart without any colour.
const COLOURS = ["#c2185b", "#0057b8", "#6a1b9a", "#00695c", "#b23c00", "#37474f", "#7a5c00"];
const DASHES = ["", "14 7", "4 6", "18 6 4 6", "10 4", "2 4", "22 8"];

export function styleOf(index: number): { colour: string; dash: string } {
  return { colour: COLOURS[index % COLOURS.length] ?? "#000", dash: DASHES[index % DASHES.length] ?? "" };
}

/** The line of a run over the board. */
export function drawRun(
  run: Run,
  index: number,
  hexes: Map<string, HexFacts>,
  tiles: Map<string, TileFacts>,
  position: Position,
): Drawn {
  const steps = run.path.map((text) => {
    const [hex = "", stop] = text.split(".");
    return { hex, stop: stop === undefined ? null : Number(stop) };
  });
  const pieces: string[] = [];
  const stops: Point[] = [];
  steps.forEach(({ hex, stop }, i) => {
    const place = hexes.get(hex);
    if (!place) return;
    const [tileId, turns] = position.tiles[hex] ?? ["", 0];
    const shape = tiles.get(tileId) ?? place;
    const from = edgeTo(hex, steps[i - 1]?.hex);
    const to = edgeTo(hex, steps[i + 1]?.hex);
    const curve = wayThrough(shape, tileId ? turns : 0, from, stop, to).map(([x, y]): Point => [
      x + place.x,
      y + place.y,
    ]);
    if (curve.length) pieces.push(pathText(curve));
    const spot = stop === null ? null : stopPlaces(shape, tileId ? turns : 0)[stop]?.centre;
    if (spot) stops.push([place.x + spot[0], place.y + spot[1]]);
  });
  return { train: run.train, path: pieces.join(""), stops, ...styleOf(index) };
}

function edgeTo(hex: string, other: string | undefined): number | null {
  if (!other) return null;
  for (let edge = 0; edge < EDGES; edge++) if (neighbour(hex, edge) === other) return edge;
  return null;
}
