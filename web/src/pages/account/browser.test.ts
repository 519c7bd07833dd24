import { expect, test } from "vitest";
import { browserOf } from "./browser";

test("browsers are told apart although they all claim to be the others", () => {
  const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36";
  expect(browserOf(chrome)).toEqual({ browser: "Chrome", system: "Linux" });
  expect(browserOf(`${chrome} Edg/120.0`).browser).toBe("Edge");
  expect(browserOf("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1")).toEqual({
    browser: "Safari",
    system: "iOS",
  });
  expect(browserOf("python-httpx/0.27")).toEqual({ browser: "", system: "" });
});
