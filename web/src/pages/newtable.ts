/** A new table as the server takes it. */

import { HOUSE_BOT } from "../lib/bots";
import type { TitleSummary } from "../lib/model";

export interface SeatPlan {
  me?: boolean;
  bot?: string;
  name?: string;
  person?: number;
}

export interface TableRequest {
  title: string;
  players: number;
  preset: string;
  options: Record<string, string>;
  mode: "online" | "hotseat";
  public: boolean;
  seats: SeatPlan[];
  order: "chosen" | "drawn";
  name: string;
  absence_hours: number;
  start: boolean;
}

/** The usual number of players: four, or what the title has nearest to it. */
export function usualPlayers(counts: readonly number[]): number {
  return counts.reduce((best, count) => (Math.abs(count - 4) < Math.abs(best - 4) ? count : best), counts[0] ?? 4);
}

/** One person against house bots, started at once. */
export function againstBots(title: TitleSummary): TableRequest {
  const players = usualPlayers(title.players);
  const bots = Array.from({ length: players - 1 }, () => ({ bot: HOUSE_BOT }));
  return {
    title: title.title,
    players,
    preset: "",
    options: {},
    mode: "online",
    public: false,
    seats: [{ me: true }, ...bots],
    order: "drawn",
    name: "",
    absence_hours: 0,
    start: true,
  };
}

export interface SeatChoice {
  kind: "me" | "bot" | "name" | "open";
  bot: string;
  name: string;
}

/** Seats of a form as the server takes them, each where it was put; an open one is a plan of nothing. */
export function seatPlans(choices: readonly SeatChoice[], mode: "online" | "hotseat"): SeatPlan[] {
  return choices.map((choice) => {
    if (choice.kind === "open") return {};
    if (choice.kind === "bot") return { bot: choice.bot };
    if (mode === "hotseat") return { name: choice.name.trim() };
    return { me: true };
  });
}

/** Whether the table can start at once: no seat is left open. */
export function isFull(choices: readonly SeatChoice[]): boolean {
  return choices.every((choice) => choice.kind !== "open");
}

/** The letters of the seats of a table. */
export const seatLetters = (players: number): string[] => "ABCDEFGHIJKL".slice(0, players).split("");
