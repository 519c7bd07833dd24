import { expect, test } from "vitest";
import { keyOf } from "./keys.svelte";

test("letters count whatever their case, and signs wherever the keyboard has them", () => {
  expect(keyOf({ key: "U", code: "KeyU" })).toBe("u");
  expect(keyOf({ key: "[", code: "Digit8" })).toBe("["); // a German keyboard, with AltGr
  expect(keyOf({ key: "ArrowLeft", code: "ArrowLeft" })).toBe("ArrowLeft");
});

test("keyboards without Latin letters are read by the places of their keys", () => {
  expect(keyOf({ key: "г", code: "KeyU" })).toBe("u");
  expect(keyOf({ key: "х", code: "BracketLeft" })).toBe("[");
  expect(keyOf({ key: "۱", code: "Digit1" })).toBe("1");
});
