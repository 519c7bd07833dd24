/** Where the cells of a market stand: grids as they are, a market of one long row folded into several lines. */

import type { Facts, MarketCell } from "../../lib/model";

export interface PlacedCell extends MarketCell {
  key: string;
  /** Line and place in the line, from 0. */
  line: number;
  place: number;
}

export function placeCells(
  market: Facts["market"],
  longest: number,
): { cells: PlacedCell[]; lines: number; columns: number } {
  const folded = market.rows === 1;
  const width = folded ? Math.min(longest, market.columns) : market.columns;
  const cells = market.cells.map((cell) => ({
    ...cell,
    key: `${cell.row}/${cell.column}`,
    line: folded ? Math.floor(cell.column / width) : cell.row,
    place: folded ? cell.column % width : cell.column,
  }));
  return { cells, lines: Math.max(...cells.map((cell) => cell.line)) + 1, columns: width };
}

/** Companies by cell, the one on top first. */
export function stacks(market: Record<string, [number, number, number]>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [company, [row, column]] of Object.entries(market).sort(([, a], [, b]) => a[2] - b[2])) {
    const key = `${row}/${column}`;
    found.set(key, [...(found.get(key) ?? []), company]);
  }
  return found;
}
