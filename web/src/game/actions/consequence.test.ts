import { expect, test } from "vitest";
import type { Figures, Position, Preview } from "../../lib/model";
import { changesOf } from "./consequence";

test("trains that come and rust are among the consequences", () => {
  const now = { cash: {}, presidents: {}, phase: "3", trains: { PRR: ["2", "2"], NYC: [] } } as unknown as Position;
  const after = { ...now, phase: "4", trains: { PRR: [], NYC: ["4"] } } as unknown as Position;
  const figures = { prices: {}, certificates: {}, readings: [] } as unknown as Figures;
  const changes = changesOf(now, figures, { view: after, figures } as unknown as Preview);
  expect(changes.filter((change) => change.kind === "trains")).toEqual([
    { kind: "trains", who: "PRR", from: "2 2", to: "" },
    { kind: "trains", who: "NYC", from: "", to: "4" },
  ]);
});

test("what a title has players read is told where it changes", () => {
  const now = { cash: {}, presidents: {}, phase: "2", trains: {} } as unknown as Position;
  const figures = (loans: string) =>
    ({
      prices: {},
      certificates: {},
      readings: [
        { about: "", name: "Interest", value: "$5" },
        { about: "J", name: "Loans", value: loans },
      ],
    }) as unknown as Figures;
  const preview = { view: now, figures: figures("1 of 2") } as unknown as Preview;
  expect(changesOf(now, figures("0 of 2"), preview)).toEqual([
    { kind: "reading", who: "J", name: "Loans", from: "0 of 2", to: "1 of 2" },
  ]);
});
