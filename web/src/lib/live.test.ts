import { expect, test } from "vitest";
import { delayAfter } from "./live.svelte";

test("tries come at doubling distances up to a quarter of a minute", () => {
  expect(delayAfter(1, 0.5)).toBe(500);
  expect(delayAfter(3, 0.5)).toBe(2000);
  expect(delayAfter(20, 0.5)).toBe(15000);
});

test("chance spreads the tries of many readers", () => {
  expect(delayAfter(2, 0)).toBeLessThan(delayAfter(2, 1));
});
