import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "" });
const { routeOf } = await import("./router.svelte");

test("a position of a game has an address", () => {
  expect(routeOf("/game/abc/120")).toEqual({ page: "game", id: "abc", at: 120 });
  expect(routeOf("/game/abc")).toEqual({ page: "game", id: "abc", at: null });
});

test("an address that means nothing is told apart from the first page", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/nowhere").page).toBe("lost");
  expect(routeOf("/game/abc/xyz").page).toBe("lost");
});

test("lessons, puzzles and their lists have addresses of their own", () => {
  expect(routeOf("/learn")).toEqual({ page: "learn" });
  expect(routeOf("/puzzles")).toEqual({ page: "puzzles" });
  expect(routeOf("/learn/1830-par")).toEqual({ page: "lesson", id: "1830-par" });
  expect(routeOf("/puzzles/more").page).toBe("lost");
});
