import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Action, Family } from "../../lib/model";
import type { GameTable } from "../table.svelte";
import { render } from "svelte/server";
import { COMPOSERS } from "./composers";
import { Composer } from "./composer.svelte";
import GenericForm from "./GenericForm.svelte";
import { onMap, startMove } from "./mapwork";
import { sayFamily, sayField, sayMove } from "./words";

/** A kind of move that no title has, with fields that the page has never heard of. */
const merge: Family = {
  type: "forge_alliance",
  seat: "A",
  company: "",
  best_required: false,
  boxes: [
    { partner: ["PRR", "NYC"], colour: "red", stake: { from: 10, to: 50, step: 10 }, secret: [true, false] },
    { partner: "ERIE", colour: ["red", "blue"], stake: 5, secret: false },
  ],
};

function tableWith(legal: Family[]): { table: GameTable; played: Action[]; previewed: Action[] } {
  const [played, previewed]: [Action[], Action[]] = [[], []];
  const table = {
    id: "g",
    seat: "A",
    legal,
    names: {},
    hexes: new Map(),
    companies: new Map(),
    figures: { hidden: false, share_prices: {} },
    tryout: { active: false, actions: [] },
    play: (action: Action) => Promise.resolve(void played.push(action)),
    preview: (action: Action) => Promise.resolve({ legal: true, lines: [], reasons: [], n: previewed.push(action) }),
  } as unknown as GameTable;
  return { table, played, previewed };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a kind of move that the page has never heard of is put together field by field and sent", async () => {
  const { table, played, previewed } = tableWith([merge]);
  const composer = new Composer(table);
  expect(COMPOSERS[merge.type]).toBeUndefined(); // so the generic form takes it
  expect(onMap(composer)).toBe(false);

  expect(composer.begin(merge.type)).toBe(true);
  expect(composer.order).toEqual(["partner", "colour", "stake", "secret"]);
  expect(composer.choicesFor("partner").values).toEqual(["PRR", "NYC", "ERIE"]);
  expect(composer.action).toBeNull();

  composer.choose("partner", "NYC");
  expect(composer.fields["colour"]).toBe("red"); // the only possibility
  expect(composer.choicesFor("stake").spans).toEqual([{ from: 10, to: 50, step: 10 }]);
  composer.choose("stake", 30);
  expect(composer.action).toBeNull();
  composer.choose("secret", true);
  const wanted = { type: "forge_alliance", seat: "A", partner: "NYC", colour: "red", stake: 30, secret: true };
  expect(composer.action).toEqual(wanted);

  await vi.runAllTimersAsync();
  expect(previewed).toEqual([wanted]);
  await composer.confirm();
  expect(played).toEqual([wanted]);
  expect(composer.family).toBeNull();
});

test("a later choice drops what no longer goes with it", () => {
  const composer = new Composer(tableWith([merge]).table);
  composer.begin(merge.type);
  composer.choose("partner", "NYC");
  composer.choose("stake", 30);
  composer.choose("partner", "ERIE");
  expect(composer.fields).toEqual({ partner: "ERIE", stake: 5, secret: false });
  composer.choose("colour", "blue");
  expect(composer.action).toMatchObject({ partner: "ERIE", colour: "blue", stake: 5 });
});

test("what no catalogue knows is called by its own name", () => {
  const { table } = tableWith([merge]);
  expect(sayFamily(merge, table)).toBe("forge_alliance");
  expect(sayField("stake")).toBe("stake");
  expect(sayMove("forge_alliance", { partner: "NYC", stake: 30 }, table)).toBe("forge_alliance");
});

test("an unknown move with a field of hexes is put together on the map", () => {
  const dig: Family = { ...merge, type: "dig_canal", boxes: [{ place: ["E11", "F12"], depth: 2 }] };
  const { table } = tableWith([dig]);
  table.hexes.set("E11", {} as never);
  const composer = new Composer(table);
  composer.begin("dig_canal");
  expect(onMap(composer)).toBe(true);
});

test("the generic form offers every field that is open, and no other", () => {
  const { table } = tableWith([merge]);
  const composer = new Composer(table);
  composer.begin(merge.type);
  const first = render(GenericForm, { props: { table, composer } }).body;
  for (const partner of ["PRR", "NYC", "ERIE"]) expect(first).toContain(partner);
  expect(first).not.toContain("stake");
  composer.choose("partner", "NYC");
  const next = render(GenericForm, { props: { table, composer } }).body;
  expect(next).toContain("stake");
  expect(next).toContain('max="50"');
  expect(next).not.toContain("blue");
});

test("a move that has been made is not put together any longer, even if it could be made once more", async () => {
  const { table } = tableWith([pass()]);
  const composer = new Composer(table);
  composer.start(pass());
  const making = composer.confirm();
  composer.family = pass(); // as the page does when the next position offers the same
  await making;
  expect(composer.family).toBeNull();
});

function pass(): Family {
  return { type: "pass", seat: "A", company: "", best_required: false, boxes: [{}] };
}

test("a tile that fits in one hex only is at once laid out there as it earns most", () => {
  const box = { company: "NYC", hex: "E19", tile: "57", rotation: [0, 1, 2] };
  const lay: Family = { type: "lay_tile", seat: "A", company: "NYC", best_required: false, boxes: [box] };
  const gains = [0, 30, 10];
  const { table } = tableWith([lay]);
  Object.assign(table, {
    hexes: new Map([["E19", {}]]),
    lays: { gainOf: (_hex: string, _tile?: string, rotation?: number) => gains[rotation ?? 1] },
  });
  const composer = new Composer(table);
  startMove(composer, lay);
  expect(composer.action).toEqual({ type: "lay_tile", seat: "A", company: "NYC", hex: "E19", tile: "57", rotation: 1 });
});
