import { expect, test } from "vitest";
import { linePath, scale, shownLabels, spread, ticks } from "./scales";

test("an axis has round figures that hold all values", () => {
  expect(ticks(0, 13048)).toEqual([0, 5000, 10000, 15000]);
  expect(ticks(0, 350)).toEqual([0, 100, 200, 300, 400]);
  expect(ticks(0, 0)).toEqual([0, 1]);
  expect(ticks(-120, 300)[0]).toBeLessThanOrEqual(-120);
});

test("a line is cut where a company had no value", () => {
  expect(linePath([[0, 1], null, [2, 3], [4, 5]])).toBe("M0 1M2 3L4 5");
});

test("labels that would cover each other are moved apart and stay inside", () => {
  expect(spread([50, 52, 10], 10, 0, 100)).toEqual([50, 60, 10]);
  const crowded = spread([99, 100, 100], 10, 0, 100);
  expect(crowded).toEqual([80, 90, 100]);
});

test("a scale of a single value puts it in the middle", () => {
  expect(scale([3, 3], [0, 10])(3)).toBe(5);
  expect(scale([0, 10], [100, 0])(5)).toBe(50);
});

test("the last label is always written", () => {
  expect([...shownLabels(10, 4)]).toEqual([9, 6, 3, 0]);
});
