import { expect, test } from "vitest";
import { DEFAULTS, readSettings } from "./settings.svelte";

test("settings that make no sense are dropped and the rest is kept", () => {
  expect(readSettings('{"theme":"dark","mapNames":"yes","colour":"blue"}')).toEqual({ ...DEFAULTS, theme: "dark" });
  expect(readSettings("{not json")).toEqual(DEFAULTS);
  expect(readSettings(null)).toEqual(DEFAULTS);
});
