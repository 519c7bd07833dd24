/** Moves that need no form: every one of them as a button of its own, with what it leads to where words say so. */

import { printed } from "../../lib/ids";
import type { Action, Family, Preview } from "../../lib/model";
import { money, t, words } from "../../lib/words.svelte";
import type { GameTable } from "../table.svelte";
import { actionsOf, choicesOf, type Fields } from "./families";
import { sayFamily, sayMove, sayValue } from "./words";

export interface Choice {
  key: string;
  family: Family;
  /** The move; null for a kind of move that is put together in its form or on the map. */
  action: Action | null;
}

const MOST = 9; // buttons of one kind
const LAST = ["pass", "bankrupt"]; // what ends a turn stands last

/** Whether a place on the map has to be chosen for it. */
export function isPlaced(family: Family, table: GameTable): boolean {
  return placesOf(family, table).length > 0;
}

/** The hexes that a family is about. */
export function placesOf(family: Family, table: GameTable): string[] {
  return Object.keys(family.boxes[0] ?? {}).flatMap((field) =>
    choicesOf(family.boxes, field)
      .values.map(String)
      .filter((value) => table.hexes.has(value)),
  );
}

/** All that can be done now, as buttons. */
export function choicesNow(table: GameTable): Choice[] {
  const families = [...table.legal].sort((a, b) => Number(LAST.includes(a.type)) - Number(LAST.includes(b.type)));
  return families.flatMap((family) => choicesIn(family, table));
}

function choicesIn(family: Family, table: GameTable): Choice[] {
  const form: Choice = {
    key: `${family.type}/${family.seat}/${isPlaced(family, table) ? "map" : ""}`,
    family,
    action: null,
  };
  // What is hidden from the others is not shown before it is chosen.
  if (!family.boxes.length || isPlaced(family, table) || "card" in (family.boxes[0] ?? {})) return [form];
  const { actions, open } = actionsOf(family, MOST);
  if (!actions.length) return [form];
  const found = actions.map((action) => ({ key: JSON.stringify(action), family, action }));
  return open ? [...found, form] : found;
}

/** What the button says; the kind alone where the move is put together in its form. */
export function sayChoice({ family, action }: Choice, table: GameTable, outcome: Preview | null): string {
  if (!action) return tForm(family, table);
  const fields = action as unknown as Fields;
  if (outcome && hasOutcome(action.type)) return t(`web-outcome-${action.type}`, outcomeArgs(fields, table, outcome));
  if (action.type === "pass") return sayFamily(family, table);
  return words.has(`web-choice-${action.type}`)
    ? t(`web-choice-${action.type}`, argsOf(fields, table))
    : sayMove(action.type, fields, table);
}

function tForm(family: Family, table: GameTable): string {
  return words.has(`web-form-${family.type}`) && actionsOf(family, MOST).actions.length
    ? t(`web-form-${family.type}`)
    : sayFamily(family, table);
}

/** Whether a button for such a move says what it leads to. */
export function hasOutcome(kind: string): boolean {
  return words.has(`web-outcome-${kind}`);
}

function argsOf(fields: Fields, table: GameTable): Record<string, string | number> {
  const said = Object.entries(fields).map(([field, value]) => [
    field,
    value === "" ? "none" : sayValue(field, value, table, fields),
  ]);
  return { ...(Object.fromEntries(said) as Record<string, string>), place: String(fields["source"] ?? "") };
}

const MONEY_TOLD = ["revenue", "per_share", "price", "amount"];

/** Fields as they are, with figures of what happens and the price of the company afterwards. */
function outcomeArgs(fields: Fields, table: GameTable, outcome: Preview): Record<string, string | number> {
  const args: Record<string, string | number> = { revenue: money(0), per_share: money(0) };
  for (const event of outcome.events)
    for (const name of MONEY_TOLD) {
      const amount = event.args?.[name];
      if (typeof amount === "number" && event.code !== "price-moved") args[name] = money(amount);
    }
  const company = String(fields["company"] ?? "");
  for (const [field, value] of Object.entries(fields))
    args[field] = typeof value === "string" ? printed(value) : Number(value);
  const [before, after] = [table.figures?.prices[company] ?? 0, outcome.figures?.prices[company] ?? 0];
  return { ...args, before: money(before), after: money(after), moves: before === after ? "no" : "yes" };
}
