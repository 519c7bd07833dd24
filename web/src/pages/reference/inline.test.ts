import { expect, test } from "vitest";
import { inPieces, rowNumber, ruleAddress } from "./inline";

test("a text falls into what is stressed, code, and numbers of rules", () => {
  expect(inPieces("See 1830-3.4: **never** `opt:x` (18CE-2.9).")).toEqual([
    { kind: "text", text: "See " },
    { kind: "rule", text: "1830-3.4" },
    { kind: "text", text: ": " },
    { kind: "strong", text: "never" },
    { kind: "text", text: " " },
    { kind: "code", text: "opt:x" },
    { kind: "text", text: " (" },
    { kind: "rule", text: "18CE-2.9" },
    { kind: "text", text: ")." },
  ]);
});

test("rules are found by their numbers, also those that stand in tables", () => {
  expect(ruleAddress("1830-3.4")).toBe("/rules/1830#1830-3.4");
  expect(rowNumber("1830", "1830-4.4.4 purchases")).toBe("1830-4.4.4");
  expect(rowNumber("18CE", "C5b")).toBe("18CE-C5b");
  expect(rowNumber("1830", "PRR")).toBe("");
});
