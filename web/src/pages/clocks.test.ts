import { expect, test } from "vitest";
import { asLength, CLOCKS, usualClock } from "./clocks";

test("every clock that is proposed can be chosen", () => {
  expect(usualClock("none")).toBeNull();
  for (const kind of ["move", "game"] as const) {
    const clock = usualClock(kind);
    expect(CLOCKS[kind].map(({ seconds }) => seconds)).toContain(clock?.seconds);
  }
  expect(CLOCKS.added.map(({ seconds }) => seconds)).toContain(usualClock("game")?.added);
});

test("a length is said in the largest unit that has no remainder", () => {
  expect(asLength(7_200)).toEqual({ unit: "hour", count: 2, seconds: 7_200 });
  expect(asLength(90)).toEqual({ unit: "second", count: 90, seconds: 90 });
  expect(asLength(0).unit).toBe("none");
});
