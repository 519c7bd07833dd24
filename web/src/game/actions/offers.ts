/** What became of offers, read from the log. */

import type { Entry } from "../../lib/model";

export interface Outcome {
  /** Of the entry that settled it. */
  sequence: number;
  agreed: boolean;
  /** The offer, and what was answered. */
  lines: string[];
}

const MADE = "offer-made";
const SETTLED = ["offer-accepted", "offer-declined", "offer-lapsed", "deal-failed"];

/** The outcome of the last own offer, as long as nothing else was done since; null where there is none. */
export function outcomeOf(log: readonly Entry[], mine: readonly string[]): Outcome | null {
  // Whoever holds both seats has answered the offer on this page.
  const at = log.findLastIndex((entry) => mine.includes(entry.seat) && entry.by !== "bot");
  const offer = log[at];
  const made = offer?.events.findIndex((event) => event.code === MADE) ?? -1;
  if (!offer || made < 0) return null;
  for (const entry of log.slice(at)) {
    const told = entry.events.findIndex((event) => SETTLED.includes(event.code));
    if (told < 0) continue;
    const agreed =
      entry.events[told]?.code === "offer-accepted" && !entry.events.some((event) => event.code === "deal-failed");
    return { sequence: entry.sequence, agreed, lines: [offer.lines[made] ?? "", entry.lines[told] ?? ""] };
  }
  return null;
}
