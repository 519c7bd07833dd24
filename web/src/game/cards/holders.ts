/** Who holds shares besides the players: places such as the initial offering and the pool, and companies. */

import { printed } from "../../lib/ids";
import type { Position } from "../../lib/model";
import { t, tOr } from "../../lib/words.svelte";

type Shares = Position["shares"];

/** Stands for each company itself, where companies keep shares of their own. */
export const OWN = "own";

/** Holders other than the players that appear for any of the companies; a company that holds its own shares as OWN. */
export function otherHolders(shares: Shares, seats: readonly string[]): string[] {
  const found = Object.entries(shares).flatMap(([company, held]) =>
    Object.keys(held)
      .filter((holder) => !seats.includes(holder))
      .map((holder) => (holder === company ? OWN : holder)),
  );
  return [...new Set(found)];
}

/** The holder as shares and actions name it. */
export const holderOf = (company: string, holder: string): string => (holder === OWN ? company : holder);

export function heldBy(shares: Shares, company: string, holder: string): number {
  return shares[company]?.[holderOf(company, holder)] ?? 0;
}

/** Whether a company has a treasury by now: it has floated, was given money before, or operates without shares. */
export function hasTreasury({ cash, floated, shares }: Position, company: string): boolean {
  return floated.includes(company) || (cash[company] ?? 0) > 0 || (company in cash && !(company in shares));
}

/** What the column of a holder is called; another company is called by its own name. */
export const sayHolder = (holder: string): string =>
  holder === OWN ? t("web-own-shares") : tOr(`web-${holder}`, printed(holder));
