import { expect, test } from "vitest";
import { botKind, botName } from "./bots";

test("a bot's name says its level and its character, and is made of them again", () => {
  expect(botKind("quick-raider")).toEqual({ level: "quick", character: "raider" });
  expect(botKind("any")).toEqual({ level: "instant", character: "any" });
  expect(botKind("random")).toEqual({ level: "random", character: "" });
  for (const bot of ["quick-raider", "strong-any", "steady", "any", "random"]) expect(botName(botKind(bot))).toBe(bot);
});
