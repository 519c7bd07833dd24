/** Chat, votes, programmed moves and absence as plain data. */

import type { Seat, Vote } from "../../lib/model";

export interface ChatLine {
  id: number;
  /** Null for somebody who has left for good. */
  person: number | null;
  name: string;
  text: string;
  time: number;
  /** Taken away; then it has no text. */
  removed?: boolean;
}

/** What makes a programmed pass stop, as the server knows it. */
export const STOPS = [
  "shares-bought",
  "shares-sold",
  "president-changed",
  "company-started",
  "bid-made",
  "price-moved",
] as const;
export type StopOn = (typeof STOPS)[number];
export const USUAL_STOPS: StopOn[] = [
  "shares-bought",
  "shares-sold",
  "president-changed",
  "company-started",
  "bid-made",
];

export type Program =
  | { kind: "pass"; stops_on: StopOn[] }
  | {
      kind: "buy";
      company: string;
      source: "ipo" | "pool";
      until: "floated" | "shares";
      shares: number;
      at_most: number;
      as_president: boolean;
    };

/** Two stretches of chat as one, each line once, in order. */
export function joined(first: readonly ChatLine[], second: readonly ChatLine[]): ChatLine[] {
  const byId = new Map([...first, ...second].map((line) => [line.id, line]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** Whether the reader still has to answer the vote: for a seat of theirs, or as the one who is asked to sit down. */
export function voiceIn(vote: Vote, mine: readonly string[], person: number): boolean {
  return vote.waiting.some((seat) => mine.includes(seat) || (seat === "" && vote.detail["person"] === person));
}

const HOUR = 3_600_000;

/** Seats that have been waited for longer than the table allows. */
export function absent(seats: readonly Seat[], hours: number, now: number): Seat[] {
  return seats.filter((seat) => hours > 0 && !seat.bot && seat.asked !== null && now - seat.asked > hours * HOUR);
}

/** How long something has lasted, in the largest unit that is full. */
export function lasting(milliseconds: number): { unit: "minute" | "hour" | "day"; count: number } {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  if (minutes < 60) return { unit: "minute", count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { unit: "hour", count: hours } : { unit: "day", count: Math.floor(hours / 24) };
}
