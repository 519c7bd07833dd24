import { expect, test } from "vitest";
import type { GameView } from "../../lib/model";
import { coveredFor } from "./handover";

const game = (more: Partial<GameView>, hidden = true): GameView =>
  ({
    mode: "hotseat",
    mine: ["A", "B"],
    status: "running",
    you: "A",
    figures: { hidden },
    ...more,
  }) as unknown as GameView;

test("hands are covered until the player whose turn it is has come to the screen", () => {
  expect(coveredFor(game({}), "")).toBe("A");
  expect(coveredFor(game({}), "A")).toBe("");
  expect(coveredFor(game({ you: "B" }), "A")).toBe("B");
});

test("nothing is covered when nothing is hidden, in games at several screens, alone, or after the end", () => {
  expect(coveredFor(game({}, false), "")).toBe("");
  expect(coveredFor(game({ mode: "online" }), "")).toBe("");
  expect(coveredFor(game({ mine: ["A"] }), "")).toBe("");
  expect(coveredFor(game({ status: "finished" }), "")).toBe("");
  expect(coveredFor(null, "")).toBe("");
});
