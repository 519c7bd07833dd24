/** The result of a game as a table. */

import type { Figures, Position } from "../../lib/model";

export interface ResultRow {
  rank: number;
  seat: string;
  worth: number;
  cash: number;
  shares: number;
  /** Privates and whatever else counts. */
  other: number;
}

/** Players by their worth, the richest first; equals share a rank. */
export function resultRows(seats: readonly string[], position: Position, figures: Figures): ResultRow[] {
  const rows = seats.map((seat) => {
    const worth = figures.worth[seat] ?? 0;
    const cash = position.cash[seat] ?? 0;
    const shares = Object.entries(position.shares).reduce(
      (sum, [company, held]) => sum + (held[seat] ?? 0) * (figures.prices[company] ?? 0),
      0,
    );
    return { rank: 0, seat, worth, cash, shares, other: worth - cash - shares };
  });
  rows.sort((a, b) => b.worth - a.worth);
  for (const row of rows) row.rank = 1 + rows.filter((other) => other.worth > row.worth).length;
  return rows;
}
