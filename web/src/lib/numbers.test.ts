import { expect, test } from "vitest";
import cases from "../../../tests/words/figures.json";
import { formatMoney, formatNumber, inLatinDigits, readNumber } from "./numbers";

test.each(cases.numbers as [number, string, string][])("%i in %s", (value, locale, text) => {
  expect(formatNumber(value, locale)).toBe(text);
});

test.each(cases.money as [number, string, string, string][])(
  "%i of money in %s, sign %s",
  (amount, locale, sign, text) => {
    expect(formatMoney(amount, locale, sign)).toBe(text);
  },
);

test.each(cases.typed as [string, number][])("%s was typed", (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test("what is no number is not read as one", () => {
  for (const text of ["", "abc", "1.5", "۱۲x"]) expect(readNumber(text)).toBeNaN();
});

test("Persian figures written by hand can be shown as Latin ones", () => {
  expect(inLatinDigits("۱٬۲۰۰ دلار، ۶۰٪، ۲٫۵ و 3")).toBe("1,200 دلار، 60%، 2.5 و 3");
});
