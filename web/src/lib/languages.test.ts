import { expect, test } from "vitest";
import { directionOf, firstKnown, fold, localeOf } from "./languages";

test("letters fold for finding, whatever keyboard they came from", () => {
  expect(fold("ÉRIE")).toBe("erie");
  expect(fold("يك‌۱٢")).toBe("یک12");
  expect(fold("ＰＲＲ")).toBe("prr");
});

test("the first language that is spoken here is taken", () => {
  expect(firstKnown(["de-DE", "zh-TW", "en"])).toBe("zh");
  expect(firstKnown([])).toBe("en");
});

test("Latin digits are a matter of Persian alone", () => {
  expect(localeOf("fa", true)).toBe("fa-u-nu-latn");
  expect(localeOf("ru", true)).toBe("ru");
  expect(directionOf("fa-u-nu-latn")).toBe("rtl");
});
