import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "" });
const { waitingAfter } = await import("./notices.svelte");

const notice = (kind: string, game: string) => ({ kind, game, title: "1830", name: "", sequence: 1 });

test("a turn makes a game wait for its player, and its end makes it wait no longer", () => {
  const waiting = waitingAfter(new Map(), notice("turn", "a"));
  expect([...waiting.keys()]).toEqual(["a"]);
  expect(waitingAfter(waiting, notice("vote", "b")).size).toBe(1);
  expect(waitingAfter(waiting, notice("ended", "a")).size).toBe(0);
});
