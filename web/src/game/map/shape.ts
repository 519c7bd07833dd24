/** Tiles and printed hexes: what the numbers in them mean. Places and lines come from the server. */

import type { HexFacts, ShapeFacts, TileFacts } from "../../lib/model";

export type Point = readonly [number, number];

export const EDGES = 6;
export const JUNCTION = 6;
export const FIRST_STOP = 8;

/** The corners of a hex, larger or smaller, as an attribute. */
export function outlineText(corners: readonly (readonly number[])[], scale = 1): string {
  return corners.map((corner) => corner.map((value) => Math.round(value * scale * 100) / 100).join()).join(" ");
}

/** An end of track as the shape itself numbers it, when it lies turned. */
const own = (end: number, turns: number): number => (end < EDGES ? (end - turns + EDGES) % EDGES : end);

/** The lines of track between two ends, in rotation 0: one piece, or two by the junction. */
export function linesBetween(shape: ShapeFacts, turns: number, from: number, to: number): string[] {
  const line = (a: number, b: number): string | undefined =>
    shape.ways[shape.paths.findIndex((ends) => ends.includes(a) && ends.includes(b))];
  const [first, second] = [own(from, turns), own(to, turns)];
  const direct = line(first, second);
  const pieces = direct === undefined ? [line(first, JUNCTION), line(JUNCTION, second)] : [direct];
  return pieces.filter((piece) => piece !== undefined);
}

/** What lies in a hex: its tile in a rotation, or its print. */
export function shapeAt(
  hex: HexFacts,
  tiles: Map<string, TileFacts>,
  laid: Record<string, [string, number]>,
): { shape: ShapeFacts; turns: number } {
  const [id, turns] = laid[hex.id] ?? ["", 0];
  const tile = tiles.get(id);
  return tile ? { shape: tile, turns } : { shape: hex, turns: 0 };
}

/** Places for the tokens of a stop; towns and areas have one place. */
export function spotsOf(shape: ShapeFacts, turns: number, stop: number): Point[] {
  return (shape.spots[turns]?.[stop] ?? []).map(([x = 0, y = 0]): Point => [x, y]);
}
