/** Finding room in a hex for words and badges: where they cover the least track and stay clear of stops. */

import type { ShapeFacts } from "../../lib/model";
import { turnedCurve } from "./curves";
import { APOTHEM, depthInside, SIZE, type Point } from "./geometry";
import { stopDiscs, trackLines } from "./shape";

type WordBox = readonly [left: number, top: number, right: number, bottom: number];

const CELL = 2;
const [LEFT, TOP, COLUMNS, ROWS] = [-44, -50, 44, 50];
const OUTSIDE = 20;
const TRACK_COST = 2;
const STOP_COST = 20;
const OVER_WORDS = 4; // per unit of area
const STEP = 2;

/** A hex with what is drawn in it already. Track is a cost, stops a higher one; the cheapest spot wins. */
export class Room {
  #cells = new Float32Array(COLUMNS * ROWS);
  #sums: Float64Array | null = null;
  #words: WordBox[];

  constructor(shape: ShapeFacts, turns: number, words: readonly (readonly number[])[]) {
    this.#words = words.map(([a = 0, b = 0, c = 0, d = 0]) => [a, b, c, d]);
    for (let row = 0; row < ROWS; row++) {
      for (let column = 0; column < COLUMNS; column++) {
        const spot: Point = [LEFT + (column + 0.5) * CELL, TOP + (row + 0.5) * CELL];
        if (depthInside(spot) < 1.5) this.#cells[row * COLUMNS + column] = OUTSIDE;
      }
    }
    for (const line of trackLines(shape)) {
      for (const point of turnedCurve(line, turns).filter((_, i) => i % 2 === 0)) this.#cover(point, 4.6, TRACK_COST);
    }
    for (const { centre, radius } of stopDiscs(shape, turns)) this.#cover(centre, radius, STOP_COST);
  }

  #cover([x, y]: Point, radius: number, cost: number): void {
    for (
      let row = Math.max(0, Math.floor((y - radius - TOP) / CELL));
      row < Math.min(ROWS, (y + radius - TOP) / CELL + 1);
      row++
    ) {
      for (
        let column = Math.max(0, Math.floor((x - radius - LEFT) / CELL));
        column < Math.min(COLUMNS, (x + radius - LEFT) / CELL + 1);
        column++
      ) {
        const [cx, cy] = [LEFT + (column + 0.5) * CELL, TOP + (row + 0.5) * CELL];
        const at = row * COLUMNS + column;
        if ((cx - x) ** 2 + (cy - y) ** 2 <= radius * radius) this.#cells[at] = Math.max(this.#cells[at] ?? 0, cost);
      }
    }
  }

  /** The best centre for a box of one of the sizes, which is then taken; null when even that would cover more than the limit. */
  place(sizes: readonly Point[], wanted: readonly Point[], limit = Infinity): { at: Point; size: number } | null {
    let best = limit;
    let found: { at: Point; size: number } | null = null;
    sizes.forEach(([width, height], size) => {
      const [reachX, reachY] = [
        Math.max(0, Math.floor(APOTHEM - width / 2)),
        Math.max(0, Math.floor(SIZE - height / 2)),
      ];
      for (let x = -reachX; x <= reachX; x += STEP) {
        for (let y = -reachY; y <= reachY; y += STEP) {
          const astray = Math.min(...wanted.map(([wx, wy], i) => Math.hypot(x - wx, y - wy) + 2 * i));
          let cost = 0.45 * astray + 2 * size;
          if (cost >= best) continue;
          cost += this.#cost([x - width / 2, y - height / 2, x + width / 2, y + height / 2]);
          if (cost < best - 1e-6) [best, found] = [cost, { at: [x, y], size }];
        }
      }
    });
    const chosen = found as { at: Point; size: number } | null;
    if (chosen) {
      const [width, height] = sizes[chosen.size] ?? [0, 0];
      const [x, y] = chosen.at;
      this.#words.push([x - width / 2, y - height / 2, x + width / 2, y + height / 2]);
    }
    return chosen;
  }

  #cost([left, top, right, bottom]: WordBox): number {
    const sums = (this.#sums ??= this.#summed());
    const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));
    const a = clamp(Math.floor((left - LEFT) / CELL), COLUMNS);
    const b = clamp(Math.floor((top - TOP) / CELL), ROWS);
    const c = clamp(Math.ceil((right - LEFT) / CELL), COLUMNS);
    const d = clamp(Math.ceil((bottom - TOP) / CELL), ROWS);
    const at = (row: number, column: number): number => sums[row * (COLUMNS + 1) + column] ?? 0;
    let total = at(d, c) - at(b, c) - at(d, a) + at(b, a);
    total += (OUTSIDE * (Math.max(0, LEFT - left) + Math.max(0, right + LEFT)) * (bottom - top)) / CELL ** 2;
    for (const [l2, t2, r2, b2] of this.#words) {
      const [across, down] = [Math.min(right, r2) - Math.max(left, l2), Math.min(bottom, b2) - Math.max(top, t2)];
      if (across > 0 && down > 0) total += OVER_WORDS * across * down + 6;
    }
    return total;
  }

  /** Sums over all cells above and left of each, so that the cost of a box takes four look-ups. */
  #summed(): Float64Array {
    const wide = COLUMNS + 1;
    const sums = new Float64Array(wide * (ROWS + 1));
    for (let row = 0; row < ROWS; row++) {
      let line = 0;
      for (let column = 0; column < COLUMNS; column++) {
        line += this.#cells[row * COLUMNS + column] ?? 0;
        sums[(row + 1) * wide + column + 1] = (sums[row * wide + column + 1] ?? 0) + line;
      }
    }
    return sums;
  }
}
