/** The results of the railway study: what the file holds, and what a map and its tables show of it. */

export interface Era {
  code: string;
  name: string;
  first: number;
  last: number;
}
export interface Cell {
  label: string;
  xy: [number, number];
  lonlat: [number, number];
  country: string;
  place: string;
  population: number;
  terrain: string;
  centre: string;
}
/** From, to, crossings of real track, year at latest (0: not known), gauge, probability in the model, year in the model. */
export type Edge = [number, number, number, number, number, number, number];
export type Interval = [number, number];
export interface Revenue {
  interval: Interval;
  number: number;
  value: number;
}
export interface Centre {
  cell: string;
  eras: Record<string, { passenger: Revenue; freight: Revenue; transit_share: number }>;
}
export interface Flow {
  shares: Record<string, number>;
  shares_interval: Record<string, Interval>;
  trains: number;
  trains_interval: Interval;
}
export interface Difference {
  kind: string;
  near: string;
  from: string;
  to: string;
  probability: number;
  reason: string;
  sentence: string;
}
export interface Project {
  project: string;
  stage: string;
  planned: number;
  by_2030: number;
  by_2040: number;
  by_2050: number;
  by_2030_low: number;
  by_2030_high: number;
}
interface Range {
  low: number;
  high: number;
}
export interface Strategy {
  screening: { name: string; size: number; runs: number }[];
  sobol: { name: string; total: number; total_low: number; total_high: number }[];
  seats: (Range & { players: number; seat: number; advantage: number; games: number })[];
  privates: (Range & { private: string; paid: number; fair: number; games: number })[];
  companies: (Range & { company: string; advantage: number; games: number })[];
  strategies: { name: string }[];
  alpha_rank: number[];
}
export interface Atlas {
  draft: boolean;
  spacing: number;
  eras: Era[];
  cells: Cell[];
  edges: Edge[];
  corridors: Record<string, [string, number][]>;
  centres: Record<string, Centre>;
  scenarios: Record<string, { name: string; weight: number }>;
  shares: Record<string, Flow>;
  fans: { year: number; trains: number; low50: number; high50: number; low80: number; high80: number }[];
  projects: Project[];
  watch_list: { rank: number; places: string; from: string; to: string }[];
  differences: Difference[];
  strategy: Strategy;
}

export const LAYERS = ["real", "model", "difference"] as const;
export type Layer = (typeof LAYERS)[number];
/** How a line is drawn; each has a stroke of its own, so that colour is not the only sign. */
export const KINDS = {
  real: ["one", "few", "many", "undated"],
  model: ["often", "even", "seldom"],
  difference: ["both", "missing", "surplus"],
} as const satisfies Record<Layer, readonly string[]>;
export type Kind = (typeof KINDS)[Layer][number];

/** The year of which the network is known whole, with or without dates of opening. */
const PRESENT = 2024;

/** How an edge is drawn at the end of a year; null where there is nothing to draw, or nothing known. */
export function kindOf(edge: Edge, layer: Layer, year: number): Kind | null {
  const [, , crossings, opened, , probability, built] = edge;
  const undated = crossings > 0 && !opened;
  const real = crossings > 0 && (undated ? year >= PRESENT : opened <= year);
  const chance = built && built <= year ? probability : 0;
  if (layer === "real") {
    if (!real) return null;
    return undated ? "undated" : crossings > 3 ? "many" : crossings > 1 ? "few" : "one";
  }
  if (layer === "model") {
    if (!chance) return null;
    return chance >= 0.75 ? "often" : chance >= 0.5 ? "even" : "seldom";
  }
  // Of a line whose year is not known nothing can be said before the present.
  if (undated && !real) return null;
  if (real) return chance >= 0.5 ? "both" : "missing";
  return chance >= 0.5 ? "surplus" : null;
}

/** Lines of a layer at the end of a year, one path for each kind. */
export function linesOf(atlas: Atlas, layer: Layer, year: number): { kind: Kind; count: number; path: string }[] {
  const parts = new Map<Kind, string[]>(KINDS[layer].map((kind) => [kind, []]));
  for (const edge of atlas.edges) {
    const kind = kindOf(edge, layer, year);
    if (kind) parts.get(kind)?.push(`M${pointOf(atlas, edge[0])}L${pointOf(atlas, edge[1])}`);
  }
  return [...parts].map(([kind, lines]) => ({ kind, count: lines.length, path: lines.join("") }));
}

/** A centre on the picture: kilometres, with the north above. */
export function pointOf(atlas: Atlas, cell: number): string {
  const [x, y] = atlas.cells[cell]?.xy ?? [0, 0];
  return `${x} ${-y}`;
}

/** The hexes of each terrain as one path. */
export function groundOf(atlas: Atlas): [string, string][] {
  const parts = new Map<string, string[]>();
  for (const cell of atlas.cells) parts.set(cell.terrain, [...(parts.get(cell.terrain) ?? []), hexagon(atlas, cell)]);
  return [...parts].map(([terrain, paths]) => [terrain, paths.join("")]);
}

/** The outline of a hex, point above. */
export function hexagon(atlas: Atlas, cell: Cell): string {
  const radius = atlas.spacing / Math.sqrt(3);
  const corners = [30, 90, 150, 210, 270, 330].map((turn) => {
    const angle = (turn * Math.PI) / 180;
    const [x, y] = cell.xy;
    return `${Math.round(x + radius * Math.cos(angle))} ${Math.round(-y + radius * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The box of all hexes. */
export function boxOf(atlas: Atlas): { x: number; y: number; width: number; height: number } {
  const xs = atlas.cells.map((cell) => cell.xy[0]);
  const ys = atlas.cells.map((cell) => -cell.xy[1]);
  const room = atlas.spacing * 0.75;
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}

/** The cell nearest to a point of the picture; -1 where none is near. */
export function cellAt(atlas: Atlas, x: number, y: number): number {
  const far = (cell: Cell): number => Math.hypot(cell.xy[0] - x, -cell.xy[1] - y);
  let [best, least] = [-1, atlas.spacing * 0.6];
  atlas.cells.forEach((cell, at) => {
    if (far(cell) < least) [best, least] = [at, far(cell)];
  });
  return best;
}

/** The next cell in a direction (a unit step on the picture); the same one at the rim. */
export function nextCell(atlas: Atlas, from: number, dx: number, dy: number): number {
  const start = atlas.cells[from];
  if (!start) return atlas.cells.length ? 0 : -1;
  let [best, least] = [from, Infinity];
  atlas.cells.forEach((cell, at) => {
    const [x, y] = [cell.xy[0] - start.xy[0], start.xy[1] - cell.xy[1]];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    // Two rows are half a hex apart sideways; further ahead is better than further aside.
    if (ahead < atlas.spacing / 2 || ahead < aside) return;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [at, cost];
  });
  return best;
}

/** The corridor of the forecast that a line belongs to: the first word of its name; the planned line is the southern. */
export function groupOf(line: string): string {
  const first = line.split(" ")[0] ?? "";
  return first === "planned:" ? "south" : first;
}

/** A message's name for a name in the file. */
export function wordOf(part: string, name: string): string {
  return `web-atlas-${part}-${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}`;
}

/** Where a value lies between two ends, in per cent. */
export function portion(value: number, low: number, high: number): number {
  if (high <= low) return 0;
  return Math.min(100, Math.max(0, ((value - low) / (high - low)) * 100));
}
