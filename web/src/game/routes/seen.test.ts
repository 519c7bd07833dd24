import { expect, test } from "vitest";
import { runOfTrain, type TurnRuns } from "./seen.svelte";

test("of two equal trains each has its own run, and a train that was bought later has none", () => {
  const run = (train: string) => ({ train, path: [], revenue: 0, mode: "" });
  const ran: TurnRuns = { sequence: 1, position: 1, company: "PRR", runs: [run("2"), run("3"), run("2")], total: 0 };
  expect(["2", "2", "3", "4"].map((_, at, trains) => runOfTrain(ran, trains, at))).toEqual([0, 2, 1, -1]);
  expect(runOfTrain(undefined, ["2"], 0)).toBe(-1);
});
