/** What the map shows and does while a move is put together. */

import type { Family, Value } from "../../lib/model";
import { settings } from "../../lib/settings.svelte";
import type { HexState, HexStates } from "../map/hexes";
import type { GameTable } from "../table.svelte";
import { isPlaced, placesOf } from "./choices";
import type { Composer } from "./composer.svelte";
import { choicesOf, fieldsOf, narrow, type Fields } from "./families";
import { sayGain, type Lays } from "./lays.svelte";

// Always the same one: a new map would have every hex ask whether it is lit now.
const NONE = new Map<string, string>();

/** The field of the move that a click on the map fills in; "" when it fills in none. */
export function placeField({ family, table }: Composer): string {
  return family ? fieldOf(family, table) : "";
}

function fieldOf(family: Family, table: GameTable): string {
  const isPlace = (field: string): boolean =>
    choicesOf(family.boxes, field).values.some((value) => table.hexes.has(String(value)));
  return fieldsOf(family).find(isPlace) ?? "";
}

/** Whether the move is put together on the map. */
export function onMap(composer: Composer): boolean {
  return composer.family?.type === "run_trains" || placeField(composer) !== "";
}

// What a turn is about; other places are lit only when there are none of these, or when they are asked for.
const MAIN = ["lay_tile", "place_token"];

/** Legal families that are about places, the turn's own ones first. */
export function placedFamilies(table: GameTable): Family[] {
  const placed = table.legal.filter((family) => isPlaced(family, table));
  const main = placed.filter((family) => MAIN.includes(family.type));
  return main.length ? main : placed;
}

/** Hexes that can be chosen, each with a word to show in it: of the move being put together, else of all there are. */
export function litHexes(table: GameTable, composer: Composer, lays: Lays): Map<string, string> {
  const { family } = composer;
  const said = (id: string): string => (settings.mapRevenue ? sayGain(lays.gainOf(id)) : "");
  if (!family) {
    const places = placedFamilies(table).flatMap((other) =>
      placesOf(other, table).map((id): [string, string] => [id, other.type === "lay_tile" ? said(id) : ""]),
    );
    return places.length ? new Map(places.reverse()) : NONE;
  }
  const field = placeField(composer);
  if (!field) return NONE;
  const { chosen } = composer;
  const fixed: Fields = chosen["private"] === undefined ? {} : { private: chosen["private"] };
  const places = choicesOf(narrow(family.boxes, fixed), field).values.map(String);
  return new Map(
    places.filter((id) => table.hexes.has(id)).map((id) => [id, family.type === "lay_tile" ? said(id) : ""]),
  );
}

/** The families that can be put into a hex. */
export function familiesAt(table: GameTable, hex: string): Family[] {
  return table.legal.filter((family) => placesOf(family, table).includes(hex));
}

export function chosenHex(composer: Composer): string {
  const field = placeField(composer);
  return field ? String(composer.fields[field] ?? "") : "";
}

/** The hex as the tile being laid would leave it. */
export function draftHex(
  table: GameTable,
  composer: Composer,
  states: HexStates,
): { hex: string; state: HexState } | null {
  const { fields, family } = composer;
  if (family?.type !== "lay_tile" || fields["tile"] === undefined || fields["rotation"] === undefined) return null;
  const hex = String(fields["hex"]);
  const tile = table.tiles.get(String(fields["tile"])) ?? null;
  const before = states.get(hex);
  const turns = Number(fields["rotation"]);
  return before && tile ? { hex, state: { ...before, tile, turns, key: `draft ${tile.id} ${turns}` } } : null;
}

/** A click on a hex: choose it, turn the tile that lies there in draft, or tell why it cannot be chosen. */
export function pickHex(composer: Composer, hex: string): void {
  const { table } = composer;
  if (!composer.family) {
    const lit = placedFamilies(table);
    const [first] = lit.filter((family) => placesOf(family, table).includes(hex));
    if (first) pickFor(composer, first, hex);
    else if (lit[0]) void composer.whyNot(lit[0].type, { [fieldOf(lit[0], table)]: hex });
    return;
  }
  const field = placeField(composer);
  if (!field) return;
  if (composer.family.type === "lay_tile" && composer.chosen["hex"] === hex && composer.fields["tile"] !== undefined) {
    turnTile(composer, 1);
    return;
  }
  if (narrow(composer.family.boxes, { [field]: hex }).length) pickFor(composer, composer.family, hex);
  else {
    // What was begun by a click on the map is left by another one for something else.
    const [other] = familiesAt(table, hex);
    if (other) pickFor(composer, other, hex);
    else void composer.whyNot(composer.family.type, { [field]: hex });
  }
}

/** Begin a move of that family; where it has but one place, in that hex. */
export function startMove(composer: Composer, family: Family): void {
  composer.start(family);
  const hex = chosenHex(composer);
  if (hex) pickFor(composer, family, hex);
}

/** Begin, or go on with, a move of that family in a hex. */
export function pickFor(composer: Composer, family: Family, hex: string): void {
  if (composer.family !== family) composer.start(family);
  const field = placeField(composer);
  composer.clear(field, "tile", "rotation", "stop");
  composer.choose(field, hex);
  if (family.type === "lay_tile") chooseTile(composer);
}

/** Choose a tile, by default the one that earns most, in the rotation that earns most. */
export function chooseTile(composer: Composer, tile?: Value): void {
  const hex = String(composer.fields["hex"]);
  const { lays } = composer.table;
  const tiles = composer.choicesFor("tile").values;
  const wanted = tile ?? best(tiles, (one) => lays.gainOf(hex, String(one)));
  if (wanted === undefined) return;
  composer.clear("rotation");
  composer.choose("tile", wanted);
  const first = best(composer.choicesFor("rotation").values, (turn) => lays.gainOf(hex, String(wanted), Number(turn)));
  if (first !== undefined) composer.choose("rotation", first);
}

/** The first of those with the highest gain. */
function best(values: readonly Value[], gain: (value: Value) => number | null): Value | undefined {
  return values.reduce<Value | undefined>(
    (found, value) => (found === undefined || (gain(value) ?? 0) > (gain(found) ?? 0) ? value : found),
    undefined,
  );
}

/** Go to the next tile that fits. */
export function nextTile(composer: Composer, by: 1 | -1): void {
  const tiles = composer.choicesFor("tile").values;
  const at = tiles.indexOf(composer.fields["tile"] ?? "");
  const next = tiles[(at + by + tiles.length) % tiles.length];
  if (next !== undefined) chooseTile(composer, next);
}

/** Go to the next legal rotation. */
export function turnTile(composer: Composer, by: 1 | -1): void {
  const turns = composer
    .choicesFor("rotation")
    .values.map(Number)
    .sort((a, b) => a - b);
  const at = turns.indexOf(Number(composer.fields["rotation"]));
  const next = turns[(at + by + turns.length) % turns.length];
  if (next !== undefined) composer.choose("rotation", next);
}
