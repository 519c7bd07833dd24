/** Track as a train finds it: which stops lie next to a stop, and over which hexes. Knows track only, no rules. */

import type { HexFacts, Position, ShapeFacts, TileFacts } from "../../lib/model";
import { EDGES, FIRST_STOP, JUNCTION, shapeAt } from "../map/shape";

/** A way to a neighbouring stop: hexes passed without a stop, then the stop, as runs are written. */
export interface Way {
  to: string;
  path: string[];
}

export interface Track {
  hexes: Map<string, HexFacts>;
  tiles: Map<string, TileFacts>;
  tilesLaid: Position["tiles"];
}

interface Place {
  shape: ShapeFacts;
  turns: number;
}

function placeAt(track: Track, hex: string): Place | null {
  const printed = track.hexes.get(hex);
  if (!printed) return null;
  return shapeAt(printed, track.tiles, track.tilesLaid);
}

/** Edges that leave a stop, as the hex lies. */
export function exitsOf(place: { shape: ShapeFacts; turns: number }, stop: number): number[] {
  const { shape, turns } = place;
  const end = stop + FIRST_STOP;
  const own = shape.paths.filter((ends) => ends.includes(end));
  const byHub = own.some((ends) => ends.includes(JUNCTION))
    ? shape.paths.filter((ends) => ends.includes(JUNCTION))
    : [];
  const edges = [...own, ...byHub].flatMap((ends) => ends.filter((other) => other < EDGES));
  return [...new Set(edges.map((edge) => (edge + turns) % EDGES))];
}

/** What an edge leads to inside a hex: stops, and further edges. */
function entries({ shape, turns }: Place, edge: number): { stops: number[]; edges: number[] } {
  const own = (edge - turns + EDGES) % EDGES;
  const ends = shape.paths.filter((path) => path.includes(own)).map(([a = 0, b = 0]) => (a === own ? b : a));
  const beyond = ends.includes(JUNCTION)
    ? shape.paths
        .filter((path) => path.includes(JUNCTION))
        .flatMap((path) => path.filter((end) => end !== JUNCTION && end !== own))
    : [];
  const all = [...new Set([...ends.filter((end) => end !== JUNCTION), ...beyond])];
  return {
    stops: all.filter((end) => end >= FIRST_STOP).map((end) => end - FIRST_STOP),
    edges: all.filter((end) => end < EDGES).map((end) => (end + turns) % EDGES),
  };
}

/** Stops that a piece of track inside the hex joins to a stop, directly or by the junction. */
function linkedTo(shape: ShapeFacts, stop: number): number[] {
  const end = stop + FIRST_STOP;
  const own = shape.paths.filter((ends) => ends.includes(end));
  const hub = own.some((ends) => ends.includes(JUNCTION)) ? shape.paths.filter((ends) => ends.includes(JUNCTION)) : [];
  const ends = [...own, ...hub].flat().filter((other) => other >= FIRST_STOP && other !== end);
  return [...new Set(ends)].map((other) => other - FIRST_STOP);
}

/** All stops next to a stop, each with the way there. */
export function waysFrom(track: Track, from: string): Way[] {
  const [hex = "", index = "0"] = from.split(".");
  const start = placeAt(track, hex);
  if (!start) return [];
  // Links inside the hex lead to its other stops.
  const found: Way[] = linkedTo(start.shape, Number(index)).map((stop) => ({
    to: `${hex}.${stop}`,
    path: [`${hex}.${stop}`],
  }));
  const follow = (at: string, edge: number, passed: string[], used: Set<string>): void => {
    const next = track.hexes.get(at)?.neighbours[edge] ?? "";
    const side = [at, next].sort().join("/");
    const place = placeAt(track, next);
    const barred =
      track.hexes.get(at)?.barriers.includes(edge) || track.hexes.get(next)?.barriers.includes((edge + 3) % EDGES);
    if (!place || used.has(side) || barred) return;
    const { stops, edges } = entries(place, (edge + 3) % EDGES);
    for (const stop of stops) found.push({ to: `${next}.${stop}`, path: [...passed, `${next}.${stop}`] });
    for (const onward of edges) follow(next, onward, [...passed, next], new Set([...used, side]));
  };
  for (const edge of exitsOf(start, Number(index))) follow(hex, edge, [], new Set());
  return found;
}

/** All stops of a hex, as runs write them. */
export function stopsIn(track: Track, hex: string): string[] {
  return placeAt(track, hex)?.shape.stops.map((_, index) => `${hex}.${index}`) ?? [];
}
