/** How much room the screen has, for what stands elsewhere where there is little; what only looks different is CSS. */

import { MediaQuery } from "svelte/reactivity";

/** Wide but low, as a phone on its side or a page magnified; the same words stand in the styles of the board. */
const LOW = "(max-width: 60rem) and (min-aspect-ratio: 1.2) and (max-height: 34rem)";

export const low = typeof matchMedia === "undefined" ? { current: false } : new MediaQuery(LOW);
