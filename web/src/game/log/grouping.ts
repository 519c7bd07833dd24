/** The log by turns: entries of one seat in a row, cut where a company's turn or a round begins. */

import type { Entry } from "../../lib/model";
import { t } from "../../lib/words.svelte";

export interface Turn {
  key: number;
  seat: string;
  /** The company whose turn it is, "" outside of operating rounds. */
  company: string;
  /** The round that begins here, as the codes that told of it. */
  rounds: { code: string; line: string }[];
  entries: Entry[];
}

/** Whether the event begins a round. */
export function beginsRound(code: string): boolean {
  return code.endsWith("-round-began");
}

// Money that no other line tells of.
const TOLD_BY_MONEY = ["contribution", "bankruptcy", "closing", "independent"];

/** Whether the event goes without saying: most money that moves is told by what it was for. */
export function isMinor(event: Entry["events"][number]): boolean {
  return event.code === "cash-moved" && !TOLD_BY_MONEY.includes(String(event.args["why"]));
}

export function groupTurns(entries: readonly Entry[]): Turn[] {
  const turns: Turn[] = [];
  let company = "";
  let rounds: Turn["rounds"] = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    if (last?.seat !== entry.seat || last.company !== company || rounds.length) {
      turns.push({ key: entry.sequence, seat: entry.seat, company, rounds, entries: [entry] });
      rounds = [];
    } else {
      last.entries.push(entry);
    }
    entry.events.forEach((event, i) => {
      if (event.code === "turn-began") company = (event.args["company"] as string | undefined) ?? "";
      if (beginsRound(event.code) || event.code.endsWith("-round-ended")) company = "";
      if (beginsRound(event.code)) rounds = [...rounds, { code: event.code, line: entry.lines[i] ?? "" }];
    });
  }
  return turns;
}

export interface Line {
  code: string;
  text: string;
}

/** What an entry says in its turn. Who has done something in the turn ends it rather than passing. */
export function linesOf(entry: Entry, turn: Turn, names: Record<string, string>): Line[] {
  if (entry.kind !== "action") return [];
  const found: Line[] = [];
  entry.events.forEach((event, i) => {
    if (isMinor(event) || beginsRound(event.code)) return;
    const ends = event.code === "passed" && endsTurn(entry, turn);
    const name = names[entry.seat] ?? entry.seat;
    found.push({ code: event.code, text: ends ? t("web-log-ends-turn", { name }) : (entry.lines[i] ?? "") });
  });
  return found;
}

/** Whether the pass ends a turn in which something was done. */
function endsTurn(entry: Entry, turn: Turn): boolean {
  const before = turn.entries.slice(0, turn.entries.indexOf(entry));
  const last = turn.entries.at(-1) === entry;
  const did = before.some((other) =>
    other.events.some((event) => event.code !== "passed" && event.code !== "turn-began"),
  );
  return last && did;
}

const ICONS: Record<string, string> = {
  "tile-laid": "hex",
  "token-placed": "map",
  "train-ran": "train",
  "train-bought": "train",
  "trains-rusted": "warn",
  "phase-began": "star",
  "share-bought": "paper",
  "shares-sold": "paper",
  "company-started": "star",
  "price-moved": "market",
  "cash-moved": "coin",
  "dividend-paid": "coin",
  "private-sold": "paper",
  "bid-made": "coin",
  "game-ended": "star",
  "bank-broken": "warn",
};

export function iconOf(code: string): string {
  return ICONS[code] ?? "";
}
