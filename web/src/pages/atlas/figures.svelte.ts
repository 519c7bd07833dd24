/** Figures of the atlas in the reader's digits. */

import { digits, number, t } from "../../lib/words.svelte";

/** Rounded, with that many digits after the point. */
export function decimal(value: number, places: number): string {
  return number(Number(value.toFixed(places)));
}

export function percent(share: number): string {
  return t("web-atlas-percent", { value: decimal(share * 100, share > 0 && share < 0.1 ? 1 : 0) });
}

export function yearOf(year: number): string {
  return digits(String(year));
}

/** A value with its interval, each kept apart in scripts that run from right to left. */
export function valued(value: string, low: string, high: string): string {
  const apart = (text: string): string => `\u2066${text}\u2069`;
  return t("web-atlas-valued", { value: apart(value), low: apart(low), high: apart(high) });
}
