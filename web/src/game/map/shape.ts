/** Track and stops of a tile or printed hex in a rotation: what the map measures and draws routes along. */

import type { ShapeFacts, StopFacts } from "../../lib/model";
import { betweenEdges, edgeToPoint, straight, turnedCurve, type Curve } from "./curves";
import { EDGES, FIRST_STOP, JUNCTION, SLOT, slotCentres, turned, type Point } from "./geometry";

export interface StopPlace {
  stop: StopFacts;
  centre: Point;
  angle: number;
  slots: Point[];
}

/** Where the stops stand when the shape is turned. Boxes of several slots in the middle stay level for reading. */
export function stopPlaces(shape: ShapeFacts, turns: number): StopPlace[] {
  return shape.stops.map((stop) => {
    const aside = Math.hypot(stop.x, stop.y) > 1;
    const angle = stop.angle + (aside || stop.on_track ? 60 * turns : 0);
    const centre = turned([stop.x, stop.y], turns);
    return { stop, centre, angle, slots: slotCentres(centre, angle, stop.slots) };
  });
}

/** The edges at which the track of a stop leaves the hex, in rotation 0; a junction joins all that leads to it. */
export function edgesOfStop(shape: ShapeFacts, stop: number): number[] {
  const own = shape.paths.filter(([a = 0, b]) => b === stop + FIRST_STOP && a < EDGES).map(([a = 0]) => a);
  const hub = shape.paths.some((ends) => ends.includes(JUNCTION) && ends.includes(stop + FIRST_STOP));
  const more = hub ? shape.paths.filter(([a = 0, b]) => a < EDGES && b === JUNCTION).map(([a = 0]) => a) : [];
  return [...own, ...more];
}

/** All pieces of track, in rotation 0. */
export function trackLines(shape: ShapeFacts): Curve[] {
  const lines: Curve[] = [];
  for (const [first = 0, second = 0] of shape.paths) {
    if (second < EDGES) lines.push(betweenEdges(first, second));
    else if (second === JUNCTION) lines.push(edgeToPoint(first, [0, 0]));
    else lines.push(toStop(shape, first, second - FIRST_STOP));
  }
  return lines;
}

function toStop(shape: ShapeFacts, end: number, index: number): Curve {
  const stop = shape.stops[index];
  const place: Point = stop ? [stop.x, stop.y] : [0, 0];
  if (end === JUNCTION) return straight([0, 0], place);
  if (!stop?.on_track) return edgeToPoint(end, place);
  // A town on its way lies on the curve between its two edges: the piece from this edge up to the town.
  const edges = edgesOfStop(shape, index);
  const other = edges.find((edge) => edge !== end) ?? end;
  const whole = betweenEdges(end, other);
  let near = 0;
  whole.forEach((point, i) => {
    const best = whole[near] ?? point;
    if (Math.hypot(point[0] - place[0], point[1] - place[1]) < Math.hypot(best[0] - place[0], best[1] - place[1]))
      near = i;
  });
  return whole.slice(0, near + 1);
}

/** The way of a train through a hex, turned: from edge to edge, edge to stop or the other way round. */
export function wayThrough(
  shape: ShapeFacts,
  turns: number,
  from: number | null,
  stop: number | null,
  to: number | null,
): Curve {
  const back = (edge: number): number => (edge - turns + EDGES) % EDGES;
  const curve: Point[] = [];
  if (stop === null) {
    if (from === null || to === null) return [];
    const [a, b] = [back(from), back(to)];
    const direct = shape.paths.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
    curve.push(...(direct ? betweenEdges(a, b) : [...edgeToPoint(a, [0, 0]), ...edgeToPoint(b, [0, 0]).toReversed()]));
  } else {
    if (from !== null) curve.push(...toStop(shape, back(from), stop));
    if (to !== null) curve.push(...toStop(shape, back(to), stop).toReversed());
  }
  return turnedCurve(curve, turns);
}

/** Discs that words should stay clear of: stops. */
export function stopDiscs(shape: ShapeFacts, turns: number): { centre: Point; radius: number }[] {
  return stopPlaces(shape, turns).flatMap(({ stop, centre, slots }) => {
    if (stop.kind === "city") return slots.map((slot) => ({ centre: slot, radius: SLOT + 2 }));
    return stop.kind === "town" ? [{ centre, radius: 8.5 }] : [];
  });
}
