/** A hex in words: for its label, its tooltip and the list form of the map. */

import { printed } from "../../lib/ids";
import type { HexFacts } from "../../lib/model";
import { listed, t, tOr } from "../../lib/words.svelte";
import { FIRST_STOP } from "./shape";
import type { HexState } from "./hexes";

export interface HexWords {
  heading: string;
  facts: string[];
}

export function describeHex(hex: HexFacts, state: HexState, values: string): HexWords {
  const shape = state.tile ?? hex;
  const facts: string[] = [];
  if (state.tile) facts.push(t("web-map-tile", { tile: state.tile.id, colour: t(`web-colour-${state.tile.colour}`) }));
  else facts.push(t(hex.buildable ? "web-map-no-tile" : "web-map-printed", { colour: t(`web-colour-${hex.colour}`) }));
  if (!state.tile && hex.cost)
    facts.push(t("web-map-cost", { cost: hex.cost, terrain: hex.terrain.replace(" ", "-") || "none" }));
  for (const { kind, amount } of hex.bonuses) facts.push(tOr(`web-map-bonus-${kind}`, kind, { amount }));
  if (shape.label) facts.push(t("web-map-label", { label: shape.label }));
  shape.stops.forEach((stop, index) => {
    if (stop.same_as !== index) return;
    const value = stop.values[values] ?? Object.values(stop.values)[0] ?? 0;
    facts.push(t(`web-map-${stop.kind}`, { slots: stop.slots, value }));
  });
  const exits = [
    ...new Set(shape.paths.flatMap((ends) => ends.filter((end) => end < 6)).map((edge) => (edge + state.turns) % 6)),
  ].sort();
  if (exits.length)
    facts.push(t("web-map-track-to", { hexes: listed(exits.map((edge) => hex.neighbours[edge] ?? "")) }));
  const through = shape.paths.filter(([a = 0, b = 0]) => a < 6 && b < FIRST_STOP).length;
  if (through && shape.stops.length) facts.push(t("web-map-through", { count: through }));
  for (const token of state.tokens) facts.push(t("web-map-token", { company: printed(token.company) }));
  for (const home of state.homes) facts.push(t("web-map-home", { company: printed(home.company) }));
  for (const { kind, about, text } of state.badges) {
    if (kind === "closed") facts.push(t("web-map-closed", { private: printed(about) }));
    if (kind === "marker") facts.push(t("web-map-marker", { marker: text }));
  }
  return { heading: [hex.id, hex.name, ...Object.values(hex.also)].filter((name) => name).join(" "), facts };
}
