/** What stands in each hex of a position, in a form that tells whether a hex changed. */

import type { Badge, Facts, Figures, HexFacts, Position, TileFacts } from "../../lib/model";

export interface HexState {
  tile: TileFacts | null;
  turns: number;
  /** Tokens by stop; -1 for one that must still be given its city. */
  tokens: { company: string; stop: number }[];
  /** Companies whose home token is still to come; stop -1 when the city is open. */
  homes: { company: string; stop: number }[];
  /** Small framed words. */
  badges: Badge[];
  key: string;
}

export type HexStates = Map<string, HexState>;

/** The states of all hexes. Hexes like before keep their old object, so that only changed ones are drawn anew. */
export function hexStates(
  facts: Facts,
  tiles: Map<string, TileFacts>,
  position: Position,
  figures: Pick<Figures, "homes" | "badges">,
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
      badges: [],
      key: `${tileId}/${turns}`,
    });
  }
  for (const [company, stations] of Object.entries(position.stations)) {
    for (const [hex, stop] of stations) found.get(hex)?.tokens.push({ company, stop });
  }
  for (const { hex, company, stop } of figures.homes) found.get(hex)?.homes.push({ company, stop });
  for (const badge of figures.badges) found.get(badge.hex)?.badges.push(badge);
  for (const [id, state] of found) {
    state.key = JSON.stringify([state.key, state.tokens, state.homes, state.badges]);
    const old = before?.get(id);
    if (old?.key === state.key) found.set(id, old);
  }
  return found;
}

/** The symbol that shows the hex; stops with several values show which of them counts. */
export function symbolOf(hex: HexFacts, state: HexState, values: string): string {
  if (state.tile) return `#${state.tile.symbol}-${state.turns}`;
  const many = hex.stops.some((stop) => new Set(Object.values(stop.values)).size > 1);
  return `#${hex.symbol}${many && values ? `-${values}` : ""}`;
}
