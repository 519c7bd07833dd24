import { expect, test } from "vitest";
import { contrast, legibleOn } from "./colours";

test("white on orange is replaced by something that can be read", () => {
  expect(legibleOn("#D88E39", "#FFFFFF")).toBe("#161616");
  expect(legibleOn("#32763F", "#FFFFFF")).toBe("#FFFFFF");
});

test("black on white has the highest contrast there is", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});
