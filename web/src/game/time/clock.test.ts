import { expect, test } from "vitest";
import type { Clock, Seat } from "../../lib/model";
import { isShort, parts, seatsAfter, timeLeft } from "./clock";

const seat = (letter: string, more: Partial<Seat> = {}): Seat => ({
  letter,
  name: letter,
  person: 1,
  bot: "",
  mine: false,
  asked: null,
  ...more,
});
const CLOCK: Clock = { kind: "game", seconds: 3600, added: 60, then: "vote" };

test("the clock of the seat that is asked runs, the others stand", () => {
  const game = { actor: "A", status: "running", deadline: 10_000 };
  expect(timeLeft(seat("A"), game, 4_000)).toBe(6_000);
  expect(timeLeft(seat("A"), game, 40_000)).toBe(0);
  expect(timeLeft(seat("B", { left: 5_000 }), game, 4_000)).toBe(5_000);
  expect(timeLeft(seat("B"), game, 4_000)).toBeNull();
  expect(timeLeft(seat("A", { left: 7_000 }), { ...game, status: "finished" }, 4_000)).toBe(7_000);
});

test("time is shown in parts, and 0 only when none is left", () => {
  expect(parts(((2 * 24 + 3) * 60 + 5) * 60_000 + 9_000)).toEqual({ days: 2, hours: 3, minutes: 5, seconds: 9 });
  expect(parts(1).seconds).toBe(1);
  expect(parts(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test("little time is less than a tenth, an hour at most", () => {
  expect(isShort(359_000, CLOCK)).toBe(true);
  expect(isShort(361_000, CLOCK)).toBe(false);
  expect(isShort(2 * 3_600_000, { ...CLOCK, seconds: 7 * 86_400 })).toBe(false);
});

test("an entry stops one clock and starts another", () => {
  const before = {
    seats: [seat("A", { asked: 0, left: 9_000 }), seat("B", { left: 8_000 })],
    actor: "A",
    deadline: 9_000,
  };
  const after = seatsAfter(before, { actor: "B", time: 5_000 }, CLOCK);
  expect(after).toEqual([seat("A", { left: 64_000 }), seat("B", { asked: 5_000, left: 8_000 })]);
  expect(seatsAfter(before, { actor: "A", time: 5_000 }, CLOCK)).toBe(before.seats);
  expect(seatsAfter(before, { actor: "B", time: 5_000 }, null)[0]).toEqual(seat("A", { left: 9_000 }));
});
