import { expect, test } from "vitest";
import { printed } from "./ids";

test("the kind that an id carries is not shown", () => {
  expect(["c:H", "p:ME", "B&O", "A", "bank", "x:y"].map(printed)).toEqual(["H", "ME", "B&O", "A", "bank", "x:y"]);
});
