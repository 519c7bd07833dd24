/** Names and badges in a hex: where they stand. Found once for each hex, tile and rotation. */

import type { HexFacts, ShapeFacts } from "../../lib/model";
import type { Point } from "./geometry";
import { Room } from "./room";

export interface NameLines {
  lines: string[];
  size: number;
  x: number;
  /** Baselines of the lines. */
  ys: number[];
}

const NAME = 8.6;
const NO_ROOM = 400; // a name that would hide this much is left to the tooltip
const NARROW = new Set("iljtfrI.,:;'|!()[] -");
const WIDE = new Set("mwMW@%&—");

/** About how wide a line is, on the safe side. */
export function textWidth(text: string, size: number, bold = false): number {
  let total = 0;
  for (const char of text) {
    if ((char.codePointAt(0) ?? 0) >= 0x2e80) total += 1;
    else if (NARROW.has(char)) total += 0.37;
    else if (WIDE.has(char)) total += 0.9;
    else if (char !== char.toLowerCase()) total += 0.7;
    else total += 0.61;
  }
  return total * size * (bold ? 1.1 : 1);
}

function broken(name: string): string[][] {
  const words = name.replace(" & ", " &\u00a0").split(" ");
  const found = [[name]];
  if (words.length > 1) {
    const halves = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
    const uneven = ([a = "", b = ""]: string[]): number => Math.abs(a.length - b.length);
    found.push(halves.reduce((best, half) => (uneven(half) < uneven(best) ? half : best)));
  }
  if (words.length > 2) found.push(words);
  return found;
}

function placeName(name: string, room: Room): NameLines | null {
  const variants = [NAME, NAME * 0.85].flatMap((size) => broken(name).map((lines) => ({ lines, size })));
  const sizes = variants.map(({ lines, size }): Point => [
    Math.max(...lines.map((line) => textWidth(line, size))) + 2,
    (size + 0.4) * lines.length,
  ]);
  const found = room.place(
    sizes,
    [
      [0, -24],
      [0, 25],
    ],
    NO_ROOM,
  );
  const variant = found && variants[found.size];
  if (!found || !variant) return null;
  const step = variant.size + 0.4;
  const top = found.at[1] - (step / 2) * (variant.lines.length - 1);
  return { ...variant, x: found.at[0], ys: variant.lines.map((_, i) => top + step * i + variant.size * 0.36) };
}

export interface Badge {
  text: string;
  x: number;
  y: number;
  width: number;
}

function placeBadge(text: string, room: Room): Badge {
  const width = textWidth(text, 7.4, true) + 5;
  const found = room.place(
    [[width + 1, 12]],
    [
      [0, 0],
      [0, 24],
      [-26, 14],
      [26, 14],
      [-26, -14],
      [26, -14],
    ],
  );
  return { text, x: found?.at[0] ?? 0, y: found?.at[1] ?? 0, width };
}

export interface Labels {
  name: NameLines | null;
  badges: Badge[];
}

const found = new Map<string, Labels>();

/** The name of a hex with a tile (a printed hex shows its own), and badges for either. */
export function labelsOf(
  hex: HexFacts,
  tile: (ShapeFacts & { id: string; words?: number[][][] }) | null,
  turns: number,
  badges: string[],
): Labels {
  const key = [hex.id, hex.name, tile?.id ?? "", turns, ...badges].join("|");
  const known = found.get(key);
  if (known) return known;
  const labels: Labels = { name: null, badges: [] };
  if ((tile && hex.name) || badges.length) {
    const room = tile ? new Room(tile, turns, tile.words?.[turns] ?? []) : new Room(hex, 0, hex.words);
    if (tile && hex.name) labels.name = placeName(hex.name, room);
    labels.badges = badges.map((text) => placeBadge(text, room));
  }
  found.set(key, labels);
  return labels;
}
