import { expect, test } from "vitest";
import { placeCells, stacks } from "./layout";

const cell = (row: number, column: number) => ({
  row,
  column,
  price: 10,
  priced: true,
  zone: "",
  par: false,
  marks: [],
});

test("a grid keeps its rows", () => {
  const { cells, lines, columns } = placeCells({ rows: 2, columns: 3, cells: [cell(0, 0), cell(1, 2)] }, 16);
  expect(cells.map(({ line, place }) => [line, place])).toEqual([
    [0, 0],
    [1, 2],
  ]);
  expect([lines, columns]).toEqual([2, 3]);
});

test("a long row is folded", () => {
  const row = Array.from({ length: 20 }, (_, column) => cell(0, column));
  const { cells, lines } = placeCells({ rows: 1, columns: 20, cells: row }, 8);
  expect(lines).toBe(3);
  expect(cells[17]).toMatchObject({ line: 2, place: 1 });
});

test("tokens in one cell are listed from the top", () => {
  expect(stacks({ PRR: [0, 1, 1], NYC: [0, 1, 0] }).get("0/1")).toEqual(["NYC", "PRR"]);
});
