/** How lines look for this reader: by theme and palette. */

import { MediaQuery } from "svelte/reactivity";
import { settings } from "../../lib/settings.svelte";
import type { GameTable } from "../table.svelte";
import { colourOf, dashOf, visible } from "./series";

const system = typeof matchMedia === "undefined" ? { current: false } : new MediaQuery("(prefers-color-scheme: dark)");

export const isDark = (): boolean => (settings.theme === "system" ? system.current : settings.theme === "dark");

/** The line of a player. */
export function seatLook(seats: readonly string[], seat: string): { colour: string; dash: string } {
  const index = seats.indexOf(seat);
  return { colour: colourOf(index, isDark()), dash: dashOf(index, seats.length) };
}

/** The line of a company: in its own colour, or in one that stays apart for colour-blind eyes. */
export function companyLook(
  table: GameTable,
  companies: readonly string[],
  company: string,
): { colour: string; dash: string } {
  const index = companies.indexOf(company);
  const [ground, ink] = isDark() ? ["#202523", "#ece7da"] : ["#fffdf7", "#23201b"];
  const own = visible(table.colourOf(company).colour, ground, ink);
  return {
    colour: settings.palette === "distinct" ? colourOf(index, isDark()) : own,
    dash: dashOf(index, companies.length),
  };
}
