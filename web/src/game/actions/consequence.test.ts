import { expect, test } from "vitest";
import type { Figures, Position, Preview } from "../../lib/model";
import { changesOf } from "./consequence";

test("trains that come and rust are among the consequences", () => {
  const now = { cash: {}, presidents: {}, phase: "3", trains: { PRR: ["2", "2"], NYC: [] } } as unknown as Position;
  const after = { ...now, phase: "4", trains: { PRR: [], NYC: ["4"] } } as unknown as Position;
  const figures = { prices: {}, certificates: {} } as Figures;
  const changes = changesOf(now, figures, { view: after, figures } as unknown as Preview);
  expect(changes.filter((change) => change.kind === "trains")).toEqual([
    { kind: "trains", who: "PRR", from: "2 2", to: "" },
    { kind: "trains", who: "NYC", from: "", to: "4" },
  ]);
});
