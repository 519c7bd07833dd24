/** The analysis of a game, as the page shows it. */

import type { CostOfKind, GameAnalysis } from "../../lib/model";

/** A chance in whole hundredths. */
export const hundredths = (chance: number): number => Math.round(100 * chance);

const ORDER = ["auction", "shares", "track", "trains", "companies", "other"];

/** The kinds of decisions that were looked at, in the order of a game. */
export function kindsOf(analysis: GameAnalysis | null): string[] {
  const present = new Set(analysis?.kinds.map((kind) => kind.kind));
  return ORDER.filter((kind) => present.has(kind));
}

/** What one kind of decisions cost somebody; undefined where none was looked at. */
export function costOf(analysis: GameAnalysis | null, seat: string, kind: string): CostOfKind | undefined {
  return analysis?.kinds.find((found) => found.seat === seat && found.kind === kind);
}
