import { expect, test } from "vitest";
import { inPieces, isLettered, rowNumber, ruleAddress, runsLeftToRight } from "./inline";

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

test("in a text read from the right, names and tracks are pieces of their own and Persian figures are not", () => {
  expect(inPieces("صفحهٔ 1830+ (ریل 0–3; 1–2)، ۱۲۰ دلار: 1830-2.3.")).toEqual([
    { kind: "text", text: "صفحهٔ " },
    { kind: "latin", text: "1830+" },
    { kind: "text", text: " (ریل " },
    { kind: "latin", text: "0–3; 1–2" },
    { kind: "text", text: ")، ۱۲۰ دلار: " },
    { kind: "rule", text: "1830-2.3" },
    { kind: "text", text: "." },
  ]);
  expect(["0–3; 1–2", "ریل 0–3"].map(runsLeftToRight)).toEqual([true, false]);
  expect(inPieces("Track 0–3")).toEqual([{ kind: "text", text: "Track 0–3" }]);
});

test("rules are found by their numbers, also those that stand in tables", () => {
  expect(ruleAddress("1830-3.4")).toBe("/rules/1830#1830-3.4");
  expect(rowNumber("1830", "1830-4.4.4 purchases")).toBe("1830-4.4.4");
  expect(rowNumber("18CE", "C5b")).toBe("18CE-C5b");
  expect(rowNumber("1830", "PRR")).toBe("");
});

test("items with letters of their own are told from others", () => {
  expect(["a) one bid: the bidder", "(b) then", "الف) یک پیشنهاد", "right (dividend): one"].map(isLettered)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
