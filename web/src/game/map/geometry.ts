/** The pointy-topped hexagon, as in highiron.pictures: edge 0 is south-west, then clockwise. */

export type Point = readonly [number, number];

export const SIZE = 50; // from the centre to a corner
export const APOTHEM = (SIZE * Math.sqrt(3)) / 2;
export const EDGES = 6;
export const JUNCTION = 6;
export const FIRST_STOP = 8;
export const SLOT = 13; // radius of a slot for a token

/** Unit vector towards an edge; 0.5 is the corner between edges 0 and 1. */
export function direction(edge: number): Point {
  const angle = ((120 + 60 * edge) * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}

export function towards(edge: number, distance: number): Point {
  const [x, y] = direction(edge);
  return [x * distance, y * distance];
}

export const edgeMiddle = (edge: number): Point => towards(edge, APOTHEM);

export function corners(size = SIZE): Point[] {
  return [0, 1, 2, 3, 4, 5].map((edge) => towards(edge + 0.5, size));
}

/** The two corners of an edge. */
export function edgeEnds(edge: number, size = SIZE): [Point, Point] {
  return [towards(edge - 0.5, size), towards(edge + 0.5, size)];
}

/** The point after turning clockwise by so many edges. */
export function turned([x, y]: Point, turns: number): Point {
  const angle = (Math.PI / 3) * turns;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** How far inside the hexagon the point lies; negative outside. */
export function depthInside([x, y]: Point): number {
  return APOTHEM - Math.max(Math.abs(x), Math.abs(x) / 2 + (Math.abs(y) * Math.sqrt(3)) / 2);
}

const STEPS: readonly Point[] = [
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
];

/** Coordinate of the hex across that edge, whether or not it is on the board. */
export function neighbour(id: string, edge: number): string {
  const [number, row] = STEPS[edge] ?? [0, 0];
  return `${String.fromCharCode(id.charCodeAt(0) + row)}${Number(id.slice(1)) + number}`;
}

export function pointsText(points: readonly Point[]): string {
  return points.map(([x, y]) => `${round(x)},${round(y)}`).join(" ");
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The middle of each slot of a city: one, a row of two, a triangle, a square, and so on. */
export function slotCentres(centre: Point, angle: number, slots: number): Point[] {
  if (slots < 2) return [centre];
  const reach = slots === 2 ? SLOT : SLOT / Math.sin(Math.PI / slots);
  const first = slots === 2 ? Math.PI : Math.PI / slots - Math.PI / 2 - (2 * Math.PI) / slots;
  const turn = (angle * Math.PI) / 180;
  return Array.from({ length: slots }, (_, i) => {
    const spot = first + (2 * Math.PI * i) / slots + turn;
    return [centre[0] + reach * Math.cos(spot), centre[1] + reach * Math.sin(spot)] as Point;
  });
}

/** A name as it may stand in an id: `B&O` becomes `B_26_O`. */
export function safeId(text: string): string {
  return Array.from(text, (char) => (/[A-Za-z0-9]/.test(char) ? char : `_${char.codePointAt(0)?.toString(16)}_`)).join(
    "",
  );
}
