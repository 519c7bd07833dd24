import { afterEach, expect, test, vi } from "vitest";
import type { Action, GameView, Preview } from "../../lib/model";
import type { GameTable } from "../table.svelte";

vi.stubGlobal("location", { pathname: "/", search: "" });
const { TryOut } = await import("./tryout.svelte");

const pass: Action = { type: "pass", seat: "A" };
const bid: Action = { type: "bid", seat: "B", private: "SV", price: 25 };
const present = { at: null, position: 7, sequence: 9, actor: "A", legal: [] } as unknown as GameView;

interface Asked {
  actions: Action[];
  at: number;
}

/** A server that plays whatever it is given, except bids. */
function serve(): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", (address: string, { body }: { body: string }) => {
    expect(address).toBe("/api/games/g/preview");
    const request = JSON.parse(body) as Asked;
    asked.push(request);
    const refused = request.actions.some((action) => action.type === "bid");
    const events = request.actions.map(() => ({ code: "passed", args: {} }));
    const found: Partial<Preview> = {
      legal: !refused,
      reasons: refused ? [{ code: "no", rule: "1830-1", args: {}, text: "No." }] : [],
      events,
      lines: events.map((_, i) => `line ${i + 1}`),
      view: {} as never,
      figures: {} as never,
      legal_after: [],
      actor: "B",
    };
    return Promise.resolve(new Response(JSON.stringify(found), { headers: { "Content-Type": "application/json" } }));
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

test("a line of tried moves is asked for as a whole and begins at the position shown", async () => {
  const asked = serve();
  const tryout = new TryOut({ id: "g", shown: present } as unknown as GameTable);
  await tryout.begin();
  await tryout.play(pass);
  await tryout.play(pass);
  expect(asked.map(({ actions, at }) => [actions.length, at])).toEqual([
    [0, 7],
    [1, 7],
    [2, 7],
  ]);
  expect(tryout.game?.actor).toBe("B");
  expect((await tryout.preview(pass)).lines).toEqual(["line 3"]);
});

test("a refused move leaves the line as it was", async () => {
  serve();
  const tryout = new TryOut({ id: "g", shown: present } as unknown as GameTable);
  await tryout.begin();
  await tryout.play(pass);
  await expect(tryout.play(bid)).rejects.toMatchObject({ code: "refused" });
  expect(tryout.actions).toEqual([pass]);
});

test("leaving forgets everything", async () => {
  serve();
  const tryout = new TryOut({ id: "g", shown: present } as unknown as GameTable);
  await tryout.begin();
  await tryout.play(pass);
  await tryout.back();
  expect(tryout.actions).toEqual([]);
  tryout.leave();
  expect([tryout.active, tryout.game, tryout.legal]).toEqual([false, null, []]);
});
