import { expect, test } from "vitest";
import { type Atlas, cellAt, groupOf, kindOf, linesOf, nextCell, portion, wordOf } from "./atlas";

const cell = (x: number, y: number) =>
  ({
    label: "",
    xy: [x, y],
    lonlat: [0, 0],
    country: "",
    place: "",
    population: 0,
    terrain: "flat",
    centre: "",
  }) as const;
const atlas = {
  spacing: 100,
  cells: [cell(0, 0), cell(100, 0), cell(50, 87), cell(-50, -87)],
  edges: [[0, 1, 2, 1850, 1435, 1, 1860]],
} as unknown as Atlas;

test("an edge is drawn from the year in which it is there", () => {
  const dated = [0, 1, 5, 1850, 1435, 0.8, 1860] as const;
  expect(kindOf([...dated], "real", 1849)).toBe(null);
  expect(kindOf([...dated], "real", 1850)).toBe("many");
  expect(kindOf([...dated], "difference", 1855)).toBe("missing");
  expect(kindOf([...dated], "difference", 1860)).toBe("both");
  expect(kindOf([...dated], "model", 1859)).toBe(null);
});

test("nothing is said of a line without a year before the present", () => {
  const undated = [0, 1, 1, 0, 1435, 0.9, 1860] as const;
  expect(kindOf([...undated], "real", 1989)).toBe(null);
  expect(kindOf([...undated], "difference", 1989)).toBe(null);
  expect(kindOf([...undated], "real", 2024)).toBe("undated");
  expect(kindOf([...undated], "difference", 2024)).toBe("both");
  expect(kindOf([0, 1, 0, 0, 1435, 0.4, 1860], "difference", 2024)).toBe(null);
  expect(kindOf([0, 1, 0, 0, 1435, 0.5, 1860], "difference", 2024)).toBe("surplus");
});

test("lines are paths with the north above", () => {
  expect(linesOf(atlas, "real", 1900).find(({ kind }) => kind === "few")).toEqual({
    kind: "few",
    count: 1,
    path: "M0 0L100 0",
  });
});

test("cells are found by a point and from one to the next", () => {
  expect(cellAt(atlas, 52, -80)).toBe(2);
  expect(cellAt(atlas, 900, 900)).toBe(-1);
  expect(nextCell(atlas, 0, 1, 0)).toBe(1);
  expect(nextCell(atlas, 0, 0, -1)).toBe(2);
  expect(nextCell(atlas, 0, 0, 1)).toBe(3);
  expect(nextCell(atlas, 1, 1, 0)).toBe(1);
});

test("names of the file lead to corridors and messages", () => {
  expect(groupOf("west (Khorgos)")).toBe("west");
  expect(groupOf("planned: China - Kyrgyzstan - Uzbekistan")).toBe("south");
  expect(wordOf("reason", "state goal")).toBe("web-atlas-reason-state-goal");
  expect(portion(5, 0, 10)).toBe(50);
  expect(portion(50, 0, 10)).toBe(100);
});
