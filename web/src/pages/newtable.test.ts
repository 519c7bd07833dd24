import { expect, test } from "vitest";
import { againstBots, isFull, seatPlans, usualPlayers, type SeatChoice } from "./newtable";

const seat = (kind: SeatChoice["kind"], name = ""): SeatChoice => ({ kind, bot: "steady", name });

test("four players where the title allows it, else as near as possible", () => {
  expect(usualPlayers([2, 3, 4, 5, 6])).toBe(4);
  expect(usualPlayers([6, 7])).toBe(6);
});

test("playing now against bots fills the table and starts it", () => {
  const request = againstBots({
    title: "1830",
    name: "",
    designer: "",
    players: [3, 4],
    about: "",
    length: "",
    character: "",
    rules_version: 1,
  });
  expect(request.seats).toEqual([{ me: true }, { bot: "any" }, { bot: "any" }, { bot: "any" }]);
  expect(request.start).toBe(true);
});

test("open seats stay where they are and keep the table waiting", () => {
  const choices = [seat("me"), seat("open"), seat("bot")];
  expect(seatPlans(choices, "online")).toEqual([{ me: true }, {}, { bot: "steady" }]);
  expect(isFull(choices)).toBe(false);
});

test("at a shared screen every person has a name", () => {
  expect(seatPlans([seat("name", " Anna "), seat("name", "Ben")], "hotseat")).toEqual([
    { name: "Anna" },
    { name: "Ben" },
  ]);
});
