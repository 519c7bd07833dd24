/** What the map shows and does while a move is put together. */

import type { Value } from "../../lib/model";
import { settings } from "../../lib/settings.svelte";
import type { HexState, HexStates } from "../map/hexes";
import type { GameTable } from "../table.svelte";
import type { Composer } from "./composer.svelte";
import { choicesOf, narrow, type Fields } from "./families";
import { sayGain, type Lays } from "./lays.svelte";

// Always the same one: a new map would have every hex ask whether it is lit now.
const NONE = new Map<string, string>();

/** The field of the move that a click on the map fills in; "" when it fills in none. */
export function placeField({ family, order, table }: Composer): string {
  const isPlace = (field: string): boolean =>
    choicesOf(family?.boxes ?? [], field).values.some((value) => table.hexes.has(String(value)));
  return order.find(isPlace) ?? "";
}

/** Whether the move is put together on the map. */
export function onMap(composer: Composer): boolean {
  return composer.family?.type === "run_trains" || placeField(composer) !== "";
}

/** Hexes that can be chosen, each with a word to show in it. */
export function litHexes(table: GameTable, composer: Composer, lays: Lays): Map<string, string> {
  const field = placeField(composer);
  if (!field || !composer.family) return NONE;
  const { chosen } = composer;
  const fixed: Fields = chosen["private"] === undefined ? {} : { private: chosen["private"] };
  const places = choicesOf(narrow(composer.family.boxes, fixed), field).values.map(String);
  const gains = composer.family.type === "lay_tile" && settings.mapRevenue;
  return new Map(places.filter((id) => table.hexes.has(id)).map((id) => [id, gains ? sayGain(lays.gainOf(id)) : ""]));
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
  const field = placeField(composer);
  if (!field) return;
  if (composer.family?.type === "lay_tile" && composer.chosen["hex"] === hex && composer.fields["tile"] !== undefined) {
    turnTile(composer, 1);
    return;
  }
  if (narrow(composer.family?.boxes ?? [], { [field]: hex }).length) {
    composer.clear(field, "tile", "rotation", "stop");
    composer.choose(field, hex);
    if (composer.family?.type === "lay_tile") chooseTile(composer);
  } else void composer.whyNot(composer.family?.type ?? "", { [field]: hex });
}

/** Choose a tile, by default the first, in its first legal rotation. */
export function chooseTile(composer: Composer, tile?: Value): void {
  const wanted = tile ?? composer.choicesFor("tile").values[0];
  if (wanted === undefined) return;
  composer.clear("rotation");
  composer.choose("tile", wanted);
  const [first] = composer.choicesFor("rotation").values;
  if (first !== undefined) composer.choose("rotation", first);
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
