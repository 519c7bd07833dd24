import { expect, test } from "vitest";
import { readCoaching } from "./coach.svelte";

test("what a coach keeps is read back, and rubbish is nothing", () => {
  expect(readCoaching('{"game":"g1","heard":["track",7]}')).toEqual({ game: "g1", heard: ["track"] });
  for (const text of [null, "", "nonsense", "[]", '{"game":3}'])
    expect(readCoaching(text)).toEqual({ game: "", heard: [] });
});
