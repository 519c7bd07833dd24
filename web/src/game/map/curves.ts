/** Lines of track: straights, arcs and bends, each with the points it runs through. */

import { APOTHEM, direction, edgeMiddle, round, SIZE, towards, turned, type Point } from "./geometry";

const STEPS = 24;

/** Points along a track at even steps, from its first end to its second. */
export type Curve = readonly Point[];

/** From edge to edge: straight, a gentle curve or a sharp one, square to both edges. */
export function betweenEdges(first: number, second: number): Curve {
  const [start, end] = [edgeMiddle(first), edgeMiddle(second)];
  const apart = (second - first + 6) % 6;
  if (apart === 3) return straight(start, end);
  const clockwise = apart < 3;
  const gap = Math.min(apart, 6 - apart);
  // The lines of both edges meet in the centre of the circle: a corner of the hex, or the centre of the hex beyond.
  const [radius, distance] = gap === 1 ? [SIZE / 2, SIZE] : [SIZE * 1.5, APOTHEM * 2];
  const centre = towards(clockwise ? first + gap / 2 : first - gap / 2, distance);
  const begin = Math.atan2(start[1] - centre[1], start[0] - centre[0]);
  const sweep = ((gap === 1 ? 120 : 60) * Math.PI * (clockwise ? -1 : 1)) / 180;
  return along((share) => [
    centre[0] + radius * Math.cos(begin + sweep * share),
    centre[1] + radius * Math.sin(begin + sweep * share),
  ]);
}

export function straight(start: Point, end: Point): Curve {
  return along((share) => [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share]);
}

/** From an edge to a stop: leaves square to the edge and bends only when the stop stands aside. */
export function edgeToPoint(edge: number, end: Point): Curve {
  const start = edgeMiddle(edge);
  const [ux, uy] = direction(edge);
  if (Math.abs(end[0] * uy - end[1] * ux) < 1) return straight(start, end);
  const reach = Math.hypot(start[0] - end[0], start[1] - end[1]) * 0.5;
  const bend: Point = [start[0] - ux * reach, start[1] - uy * reach];
  return along((share) => {
    const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share * share];
    return [a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1]];
  });
}

function along(at: (share: number) => Point): Curve {
  return Array.from({ length: STEPS + 1 }, (_, i) => at(i / STEPS));
}

export function turnedCurve(curve: Curve, turns: number): Curve {
  return turns ? curve.map((point) => turned(point, turns)) : curve;
}

/** Path data through the points of a curve. */
export function pathText(curve: Curve): string {
  return `M${curve.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;
}
