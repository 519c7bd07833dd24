/** Sums for the forms, from facts and position. */

import type { CorporationFacts, Facts, Position } from "../../lib/model";

/** Shares that must still be sold after the president's until a company floats, and what they cost at that par. */
export function toFloat(facts: Facts, company: CorporationFacts, par: number): { shares: number; price: number } {
  const shares = Math.max(0, Math.ceil((facts.float_percent * company.shares) / 100) - company.president_shares);
  return { shares, price: shares * par };
}

/** What a company and its president lack for the next train of the depot; null when nothing is missing or none is left. */
export function missingForTrain(
  facts: Facts,
  position: Position,
  company: string,
  seat: string,
): { train: string; price: number; treasury: number; own: number; missing: number } | null {
  const train = facts.trains.find((entry) => entry.count !== 0 && position.depot[entry.card]);
  if (!train) return null;
  const [treasury, own] = [position.cash[company] ?? 0, position.cash[seat] ?? 0];
  const missing = train.price - treasury - own;
  return missing > 0 ? { train: train.id, price: train.price, treasury, own, missing } : null;
}
