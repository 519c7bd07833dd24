/** Time controls that a form offers, and how one is said. */

import type { Clock } from "../lib/model";

export interface Length {
  unit: "none" | "second" | "minute" | "hour" | "day";
  count: number;
  seconds: number;
}

const UNITS = { second: 1, minute: 60, hour: 3600, day: 86_400 } as const;

const length = (unit: keyof typeof UNITS, count: number): Length => ({ unit, count, seconds: count * UNITS[unit] });

export const CLOCKS: Record<Clock["kind"] | "added", Length[]> = {
  move: [
    length("second", 30),
    length("minute", 2),
    length("minute", 10),
    length("hour", 1),
    length("day", 1),
    length("day", 3),
    length("day", 7),
  ],
  game: [
    length("minute", 30),
    length("hour", 1),
    length("hour", 2),
    length("day", 7),
    length("day", 14),
    length("day", 30),
  ],
  added: [
    { unit: "none", count: 0, seconds: 0 },
    length("second", 10),
    length("minute", 1),
    length("hour", 1),
    length("hour", 12),
  ],
};

/** What the form proposes for each kind. */
export function usualClock(kind: Clock["kind"] | "none"): Clock | null {
  if (kind === "none") return null;
  return kind === "move"
    ? { kind, seconds: 86_400, added: 0, then: "vote" }
    : { kind, seconds: 7_200, added: 10, then: "vote" };
}

/** A number of seconds in the largest unit that has no remainder. */
export function asLength(seconds: number): Length {
  if (!seconds) return { unit: "none", count: 0, seconds };
  for (const unit of ["day", "hour", "minute"] as const)
    if (seconds % UNITS[unit] === 0) return length(unit, seconds / UNITS[unit]);
  return length("second", seconds);
}
