/** Time controls as plain data: how much time a seat has, and what an entry makes of it. */

import type { Clock, EntryNews, GameView, Seat } from "../../lib/model";

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

/** How often a clock that shows so much has to be drawn again, in milliseconds. */
export function pace(left: number): number {
  return left < 3600 * SECOND ? SECOND : 30 * SECOND;
}

/** The time a seat has at this moment, in milliseconds, never below 0; null where no clock runs for it. */
export function timeLeft(
  seat: Pick<Seat, "letter" | "left">,
  game: Pick<GameView, "actor" | "status" | "deadline">,
  now: number,
): number | null {
  if (game.status === "running" && game.actor === seat.letter && game.deadline != null)
    return Math.max(0, game.deadline - now);
  return seat.left ?? null;
}

export interface Parts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** A stretch of time in its parts; what has begun counts, so that 0 is shown only when nothing is left. */
export function parts(left: number): Parts {
  const whole = Math.ceil(left / SECOND);
  return {
    days: Math.floor(whole / 86_400),
    hours: Math.floor(whole / 3600) % 24,
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  };
}

/** Short of time: less than a tenth of what the clock gives, an hour at most. */
export function isShort(left: number, clock: Clock): boolean {
  return left < Math.min(DAY / 24, clock.seconds * SECOND * 0.1);
}

/** The seats after an entry: who was asked keeps what is left, who is asked now is waited for from here on. */
export function seatsAfter(
  before: Pick<GameView, "seats" | "actor" | "deadline">,
  news: Pick<EntryNews, "actor" | "time">,
  clock: Clock | null,
): Seat[] {
  if (before.actor === news.actor) return before.seats;
  return before.seats.map((seat) => {
    if (seat.letter === news.actor) return { ...seat, asked: news.time };
    if (seat.letter !== before.actor) return seat;
    const timed = clock?.kind === "game" && before.deadline != null;
    const left = timed ? Math.max(0, (before.deadline ?? 0) - news.time) + clock.added * SECOND : seat.left;
    return { ...seat, asked: null, ...(left === undefined ? {} : { left }) };
  });
}
