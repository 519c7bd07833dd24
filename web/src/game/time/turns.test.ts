import { expect, test } from "vitest";
import type { Entry, GameEvent } from "../../lib/model";
import { lastNews, sinceThen, standing, turnStart } from "./turns";

let sequence = 0;
function entry(position: number, seat: string, kind = "action", events: GameEvent[] = [], by = "person"): Entry {
  sequence += 1;
  return { sequence, position, kind, seat, by, time: 0, events, lines: events.map((event) => event.code) };
}
const event = (code: string, args: Record<string, unknown> = {}): GameEvent => ({ code, args });

test("what was taken back does not stand, and stands again when done again", () => {
  const [a, b, c] = [entry(1, "A"), entry(2, "A"), entry(3, "A")];
  const back = entry(1, "A", "undo");
  expect(standing([a, b, c, back])).toEqual([a]);
  expect(standing([a, b, c, back, entry(3, "A", "redo")])).toEqual([a, b, c]);
  const other = entry(2, "B");
  expect(standing([a, b, c, back, other])).toEqual([a, other]);
});

test("a turn begins after the last action of somebody else", () => {
  expect(turnStart([entry(1, "B"), entry(2, "A"), entry(3, "A")], "A")).toBe(1);
  expect(turnStart([entry(1, "A"), entry(2, "B")], "A")).toBeNull();
});

test("the turn of the second company of one president is a turn of its own", () => {
  const log = [entry(1, "A"), entry(2, "A", "action", [event("turn-began", { company: "NYC" })]), entry(3, "A")];
  expect(turnStart(log, "A")).toBe(2);
});

test("what one programmed is news as well", () => {
  const own = entry(1, "A");
  const log = [own, entry(2, "B"), entry(3, "A", "action", [], "program")];
  expect(lastNews(log, ["A"])).toEqual({ after: own.sequence, until: log[2]?.sequence });
  expect(lastNews([own], [])).toEqual({ after: 0, until: 0 });
});

test("news stay what they are while one makes moves of one's own", () => {
  const log = [entry(1, "A"), entry(2, "B"), entry(3, "C"), entry(4, "A")];
  expect(lastNews(log, ["A"])).toEqual({ after: log[0]?.sequence, until: log[2]?.sequence });
});

test("money and prices are told as what they came to", () => {
  const own = entry(1, "A");
  const log = [
    own,
    entry(2, "B", "action", [
      event("price-moved", { company: "PRR", from: 100, to: 90 }),
      event("cash-moved", { from: "bank", to: "A", amount: 30 }),
    ]),
    entry(3, "C", "action", [
      event("price-moved", { company: "PRR", from: 90, to: 80 }),
      event("cash-moved", { from: "A", to: "C", amount: 10 }),
      event("shares-sold"),
    ]),
  ];
  const since = sinceThen(log, own.sequence, ["A"]);
  expect(since.from).toBe(1);
  expect(since.cash).toEqual([{ seat: "A", change: 20 }]);
  expect(since.prices).toEqual([{ company: "PRR", from: 100, to: 80 }]);
  expect(since.told.map((line) => line.code)).toEqual(["shares-sold"]);
});
