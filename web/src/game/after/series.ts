/** Lines and bars of the charts, made from the figures of a game. */

import type { RoundFigures, RoundLabel, Statistics, TrainEvent } from "../../lib/statistics";

export interface Series {
  key: string;
  label: string;
  colour: string;
  dash: string;
  /** One value for each place of the axis; null where there is none. */
  values: (number | null)[];
}

/** Colours that stay apart for colour-blind eyes, on light and on dark ground (after Okabe and Ito, darkened where needed). */
export const LIGHT = ["#0072b2", "#b34700", "#00795a", "#a8427f", "#7a5d00", "#2f7ea8", "#4a4a4a", "#6b3fa0"];
export const DARK = ["#6db8ee", "#ff9d57", "#4fd0a5", "#f0a3cf", "#f0e442", "#a4d4f5", "#d0d0d0", "#c3a4f0"];
/** Patterns of dashes: with eight colours they tell 48 lines apart. */
export const DASHES = ["", "7 4", "2 3.5", "10 3 2 3", "14 4", "4 2 1 2"];

/** The dash of the n-th line: neighbours differ in dash as well as in colour. */
export function dashOf(index: number, count: number): string {
  return DASHES[(count > 8 ? Math.floor(index / 8) + index : index) % DASHES.length] ?? "";
}

export function colourOf(index: number, dark: boolean): string {
  const colours = dark ? DARK : LIGHT;
  return colours[index % colours.length] ?? "#808080";
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG: 1 for none, 21 for black on white. */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** A company's own colour, mixed with the ink until a line of it can be seen on that ground. */
export function visible(colour: string, ground: string, ink: string): string {
  let found = colour;
  for (let part = 1; part <= 8 && contrast(found, ground) < 3; part += 1) found = mixed(colour, ink, part / 8);
  return found;
}

function mixed(first: string, second: string, part: number): string {
  const channel = (at: number) =>
    Math.round(parseInt(first.slice(at, at + 2), 16) * (1 - part) + parseInt(second.slice(at, at + 2), 16) * part);
  return `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, "0")).join("")}`;
}

/** Rounds in which companies operate: they are numbered within their turn. */
export const operated = (statistics: Statistics): RoundFigures[] =>
  statistics.rounds.filter((figures) => figures.round.number > 0);

/** Companies in the order in which they began. */
export function companiesOf(statistics: Statistics): string[] {
  const found = new Set<string>();
  for (const figures of statistics.rounds)
    for (const company of [...Object.keys(figures.prices), ...Object.keys(figures.revenues)]) found.add(company);
  return [...found];
}

export const valuesOf = (
  rounds: readonly RoundFigures[],
  pick: (figures: RoundFigures) => number | undefined,
): (number | null)[] => rounds.map((figures) => pick(figures) ?? null);

/** One line for each that a chart of the title has ever had a figure for. */
export function linesOf(rounds: readonly RoundFigures[], code: string): { about: string; values: (number | null)[] }[] {
  const found = new Set(rounds.flatMap((figures) => Object.keys(figures.charts[code] ?? {})));
  return [...found].map((about) => ({ about, values: valuesOf(rounds, (figures) => figures.charts[code]?.[about]) }));
}

/** Lines that ever leave the ground: a company without a loan would only hide the others. */
export const happening = (series: Series[]): Series[] => series.filter((line) => line.values.some((value) => value));

export interface TrainRow {
  train: string;
  bought: TrainEvent[];
  /** Where the row begins and ends, as places on the axis of rounds; the end is the last round while trains are left. */
  from: number;
  until: number;
  /** How they went: rusted, obsolete, retired, or "" while they run. */
  gone: string;
}

const sameRound = (a: RoundLabel, b: RoundLabel): boolean =>
  a.kind === b.kind && a.turn === b.turn && a.number === b.number;

/** When trains of each kind were bought, and when they went. */
export function trainRows(statistics: Statistics): TrainRow[] {
  const place = (label: RoundLabel) =>
    Math.max(
      0,
      statistics.rounds.findIndex((figures) => sameRound(figures.round, label)),
    );
  const rows = new Map<string, TrainRow>();
  for (const event of statistics.trains) {
    const at = place(event.round);
    const row = rows.get(event.train) ?? {
      train: event.train,
      bought: [],
      from: at,
      until: statistics.rounds.length - 1,
      gone: "",
    };
    rows.set(event.train, row);
    if (event.kind === "bought") row.bought.push(event);
    if (event.kind === "rusted" || event.kind === "retired") Object.assign(row, { until: at, gone: event.kind });
  }
  return [...rows.values()];
}

/** Marks of one train kind as columns: purchases in the same round stand on top of each other. */
export function stacked(row: TrainRow, statistics: Statistics): { event: TrainEvent; at: number; level: number }[] {
  const levels = new Map<number, number>();
  return row.bought.map((event) => {
    const at = Math.max(
      0,
      statistics.rounds.findIndex((figures) => sameRound(figures.round, event.round)),
    );
    const level = levels.get(at) ?? 0;
    levels.set(at, level + 1);
    return { event, at, level };
  });
}
