import { expect, test } from "vitest";
import { formatMoney, formatNumber } from "./numbers";

test("thousands are separated and a minus is a real minus", () => {
  expect(formatNumber(12000, "en")).toBe("12,000");
  expect(formatNumber(-1234567, "en")).toBe("−1,234,567");
  expect(formatNumber(999, "en")).toBe("999");
});

test("money has the sign of the title before the figure", () => {
  expect(formatMoney(1100, "en")).toBe("$1,100");
  expect(formatMoney(-20, "en")).toBe("−$20");
});
