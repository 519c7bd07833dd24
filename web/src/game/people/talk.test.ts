import { expect, test } from "vitest";
import type { Seat, Vote } from "../../lib/model";
import { absent, joined, lasting, voiceIn, type ChatLine } from "./talk";

const line = (id: number): ChatLine => ({ id, person: 1, name: "Ann", text: "", time: 0 });
const seat = (letter: string, more: Partial<Seat> = {}): Seat => ({
  letter,
  name: letter,
  person: null,
  bot: "",
  mine: false,
  asked: null,
  worth: null,
  rank: null,
  ...more,
});
const vote = (waiting: string[], person: number | null = null): Vote => ({
  id: 1,
  kind: "substitute",
  detail: { person },
  seat: "A",
  sequence: 0,
  status: "open",
  created: 0,
  settled: null,
  ballots: [],
  waiting,
});

test("a line that comes by the stream and by asking stands once", () => {
  expect(joined([line(1), line(2)], [line(2), line(3)]).map(({ id }) => id)).toEqual([1, 2, 3]);
});

test("a vote waits for the holder of a seat and for the one asked to sit down", () => {
  expect(voiceIn(vote(["B"]), ["B"], 1)).toBe(true);
  expect(voiceIn(vote(["B"]), ["A"], 1)).toBe(false);
  expect(voiceIn(vote([""], 9), [], 9)).toBe(true);
  expect(voiceIn(vote([""], 9), [], 8)).toBe(false);
});

test("nobody is absent at a table that sets no limit, and a bot never is", () => {
  const late = [seat("A", { person: 1, asked: 0 }), seat("B", { bot: "steady", asked: 0 })];
  expect(absent(late, 24, 25 * 3_600_000).map(({ letter }) => letter)).toEqual(["A"]);
  expect(absent(late, 24, 23 * 3_600_000)).toEqual([]);
  expect(absent(late, 0, 1e15)).toEqual([]);
});

test("waiting is told in minutes, hours, then days", () => {
  expect(lasting(59 * 60_000)).toEqual({ unit: "minute", count: 59 });
  expect(lasting(26 * 3_600_000)).toEqual({ unit: "hour", count: 26 });
  expect(lasting(50 * 3_600_000)).toEqual({ unit: "day", count: 2 });
});
