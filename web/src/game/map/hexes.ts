/** What stands in each hex of a position, in a form that tells whether a hex changed. */

import type { Facts, HexFacts, Position, ShapeFacts, TileFacts } from "../../lib/model";

export interface HexState {
  tile: TileFacts | null;
  turns: number;
  /** Tokens by stop; -1 for one that must still be given its city. */
  tokens: { company: string; stop: number }[];
  /** Companies whose home token is still to come; stop -1 when the city is open. */
  homes: { company: string; stop: number }[];
  /** Privates that close the hex. */
  closed: string[];
  /** Markers of privates, with the company they serve. */
  markers: string[];
  key: string;
}

export type HexStates = Map<string, HexState>;

/** The states of all hexes. Hexes like before keep their old object, so that only changed ones are drawn anew. */
export function hexStates(
  facts: Facts,
  tiles: Map<string, TileFacts>,
  position: Position,
  before?: HexStates,
): HexStates {
  const found: HexStates = new Map();
  for (const hex of facts.hexes) {
    const [tileId, turns] = position.tiles[hex.id] ?? ["", 0];
    found.set(hex.id, {
      tile: tiles.get(tileId) ?? null,
      turns,
      tokens: [],
      homes: [],
      closed: [],
      markers: [],
      key: `${tileId}/${turns}`,
    });
  }
  for (const [company, stations] of Object.entries(position.stations)) {
    for (const [hex, stop] of stations) found.get(hex)?.tokens.push({ company, stop });
  }
  for (const company of facts.corporations) {
    if (!(company.id in position.shares) || position.stations[company.id]?.length) continue;
    const state = found.get(company.home);
    const hex = facts.hexes.find((place) => place.id === company.home);
    if (state && hex) state.homes.push({ company: company.id, stop: homeStop(state.tile ?? hex, company.home_stop) });
  }
  for (const entry of facts.privates) {
    const owner = position.privates[entry.id];
    const open = owner !== undefined && !(owner in position.shares);
    if (open) for (const hex of entry.blocks) found.get(hex)?.closed.push(entry.id);
  }
  for (const [id, [hex, company]] of Object.entries(position.markers)) {
    found.get(hex)?.markers.push(company ? `${id} ${company}` : id);
  }
  for (const [id, state] of found) {
    state.key = JSON.stringify([state.key, state.tokens, state.homes, state.closed, state.markers]);
    const old = before?.get(id);
    if (old?.key === state.key) found.set(id, old);
  }
  return found;
}

function homeStop(shape: ShapeFacts, wanted: number): number {
  const cities = shape.stops.flatMap((stop, index) => (stop.kind === "city" && stop.same_as === index ? [index] : []));
  if (wanted >= 0 && shape.stops[wanted]?.kind === "city") return wanted;
  return cities.length === 1 ? (cities[0] ?? -1) : -1;
}

/** The symbol that shows the hex; stops with several values show which of them counts. */
export function symbolOf(hex: HexFacts, state: HexState, values: string, safe: (text: string) => string): string {
  if (state.tile) return `#tile-${safe(state.tile.id)}-${state.turns}`;
  const many = hex.stops.some((stop) => new Set(Object.values(stop.values)).size > 1);
  return `#hex-${safe(hex.id)}${many && values ? `-${values}` : ""}`;
}

/** Hexes that differ between two positions. */
export function changedHexes(before: HexStates, after: HexStates): string[] {
  return [...after].filter(([id, state]) => before.get(id)?.key !== state.key).map(([id]) => id);
}
