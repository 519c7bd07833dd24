/** Turns read from the log: which entries stand, where one's turn began, and what happened since the last one. */

import type { Entry, GameEvent } from "../../lib/model";
import { isMinor } from "../log/grouping";

/** The entries that stand, in order of their positions: what was taken back is left out, what was done again is in. */
export function standing(log: readonly Entry[]): Entry[] {
  const branch: Entry[] = [];
  let length = 0;
  for (const entry of log) {
    if (entry.kind === "action") branch[entry.position - 1] = entry;
    // A redo brings back entries that are still there beyond the position an undo went to.
    length = entry.position;
  }
  return branch.slice(0, length).filter(Boolean);
}

/** The position at which the seat's present turn began; null when it has done nothing in it. */
export function turnStart(log: readonly Entry[], seat: string): number | null {
  const entries = standing(log);
  let start: number | null = null;
  for (const entry of entries.toReversed()) {
    // Whatever began a company's turn was done before that turn.
    if (entry.seat !== seat || entry.events.some((event) => event.code === "turn-began")) break;
    start = entry.position - 1;
  }
  return start;
}

export interface Since {
  /** The entries that are news, and the position before them. */
  entries: Entry[];
  from: number;
  /** What one's own seats gained or lost meanwhile. */
  cash: { seat: string; change: number }[];
  prices: { company: string; from: number; to: number }[];
  /** Lines worth telling at once: by seat, in order. */
  told: { seat: string; line: string; code: string }[];
}

/** What other lines tell as well. */
const isQuiet = (event: GameEvent): boolean => isMinor(event) || ["price-moved", "turn-began"].includes(event.code);

/** The last news: what others did in a row, between one's own entries. Sequences before it and of its end; 0 for none. */
export function lastNews(log: readonly Entry[], mine: readonly string[]): { after: number; until: number } {
  const own = (entry: Entry) => mine.includes(entry.seat) && entry.by !== "program" && entry.by !== "bot";
  const end = log.findLastIndex((entry) => !own(entry));
  const before = log.slice(0, end + 1).findLast(own);
  return before && end >= 0 ? { after: before.sequence, until: log[end]?.sequence ?? 0 } : { after: 0, until: 0 };
}

/** What happened after an entry, as those who hold the seats want to know it. */
export function sinceThen(log: readonly Entry[], after: number, mine: readonly string[], until = Infinity): Since {
  const stands = new Set(standing(log));
  const entries = log.filter(
    (entry) => entry.sequence > after && entry.sequence <= until && (entry.kind !== "action" || stands.has(entry)),
  );
  const cash = new Map<string, number>();
  const prices = new Map<string, { from: number; to: number }>();
  const told: Since["told"] = [];
  for (const entry of entries) {
    entry.events.forEach((event, i) => {
      if (!isQuiet(event) || entry.kind !== "action")
        told.push({ seat: entry.seat, line: entry.lines[i] ?? "", code: event.code });
      countCash(event, mine, cash);
      countPrice(event, prices);
    });
  }
  return {
    entries,
    from: log.findLast((entry) => entry.sequence <= after)?.position ?? 0,
    cash: [...cash].filter(([, change]) => change).map(([seat, change]) => ({ seat, change })),
    prices: [...prices]
      .filter(([, price]) => price.from !== price.to)
      .map(([company, price]) => ({ company, ...price })),
    told,
  };
}

function countCash(event: GameEvent, mine: readonly string[], cash: Map<string, number>): void {
  if (event.code !== "cash-moved") return;
  const { from, to, amount } = event.args as { from: string; to: string; amount: number };
  if (mine.includes(from)) cash.set(from, (cash.get(from) ?? 0) - amount);
  if (mine.includes(to)) cash.set(to, (cash.get(to) ?? 0) + amount);
}

function countPrice(event: GameEvent, prices: Map<string, { from: number; to: number }>): void {
  if (event.code !== "price-moved") return;
  const { company, from, to } = event.args as { company: string; from: number; to: number };
  prices.set(company, { from: prices.get(company)?.from ?? from, to });
}
