/** Families, fields and values in words. */

import { printed } from "../../lib/ids";
import type { Action, Family, Preview, Value } from "../../lib/model";
import { money, t, tOr } from "../../lib/words.svelte";
import type { GameTable } from "../table.svelte";
import { actionOf, type Fields } from "./families";

const MONEY_FIELDS = ["price", "amount"];

export const isMoney = (field: string): boolean => MONEY_FIELDS.includes(field);

/** What a button for the family says: its kind, or the whole move when there is only one. */
export function sayFamily(family: Family, table: GameTable): string {
  const only = actionOf(family, {});
  if (only && family.type !== "pass") return sayMove(family.type, only as Fields, table);
  if (family.type === "pass")
    return tOr(`web-pass-${table.figures?.step || table.position?.frames.at(-1)?.frame || ""}`, t("web-do-pass"));
  return tOr(`web-do-${family.type}`, family.type);
}

/** A move in short, for a button. */
export function sayMove(kind: string, fields: Fields, table: GameTable): string {
  const args: Record<string, string | number> = { private: "none", trade_in: "none", cost: costOf(fields, table) };
  for (const [field, value] of Object.entries(fields)) {
    if (field === "type" || field === "runs") continue;
    if (value === "") args[field] = "none";
    else
      args[field] =
        typeof value === "number" && field !== "stop" && !isMoney(field)
          ? value
          : sayValue(field, value, table, fields);
  }
  return tOr(`web-move-${kind}`, tOr(`web-do-${kind}`, kind), args);
}

/** What a share costs where it is bought, as the server says; "none" for anything else. */
function costOf({ company, source }: Fields, table: GameTable): string {
  const price = table.figures?.share_prices[String(company)]?.[String(source)];
  return price === undefined ? "none" : money(price);
}

/** A move that is put together, for the button that makes it: as an offer where somebody else will have to agree. */
export function sayComposed(action: Action, table: GameTable, preview: Preview | null): string {
  if (action.type === "run_trains") {
    const { hand, best } = table.routes;
    const total = hand ? hand.checked?.total : best?.total;
    if (total !== undefined) return t("web-run-for", { total: money(total) });
  }
  const asked = preview?.events.find((event) => event.code === "offer-made")?.args;
  if (!asked) return sayMove(action.type, action as unknown as Fields, table);
  const { to, buyer, item, what, price } = asked as Record<"to" | "buyer" | "item" | "what", string> & {
    price: number;
  };
  const said = { price: money(price), item: printed(item), what, to: table.names[to] ?? to };
  return t(buyer === to ? "web-offer-sale" : "web-offer", said);
}

/** What somebody proposes, as a sentence. */
export function sayProposal(proposal: Fields & { type: string }, table: GameTable): string {
  const args = Object.fromEntries(
    Object.entries(proposal).map(([field, value]) => [
      field,
      typeof value === "number" ? value : value === "" ? "none" : sayValue(field, value, table),
    ]),
  );
  return tOr(`action-${proposal.type}`, proposal.type, args);
}

/** Whether something is taken from the company that the move is about. */
export const isTreasury = (field: string, value: Value, fields: Fields): boolean =>
  field === "source" && value === fields["company"];

/** A value of a field as players call it. */
export function sayValue(field: string, value: Value, table: GameTable, fields: Fields = {}): string {
  if (typeof value === "boolean") return t(value ? "web-yes" : "web-no");
  if (isMoney(field) && typeof value === "number") return money(value);
  if (field === "seat" || field === "buyer") return table.names[String(value)] ?? String(value);
  if (isTreasury(field, value, fields)) return t("place-treasury");
  if (field === "source")
    return table.companies.has(String(value)) ? printed(String(value)) : tOr(`place-${value}`, String(value));
  if (field === "kind") return tOr(`web-dividend-${value}`, String(value));
  if (field === "hex" || field === "target") {
    const name = table.hexes.get(String(value))?.name;
    return name ? `${value} ${name}` : printed(String(value));
  }
  if (field === "stop") return t("web-city-number", { number: Number(value) + 1 });
  // Named by nothing: the company that makes the move.
  if (field === "survivor" && value === "") return printed(String(fields["company"] ?? ""));
  if (field === "private" && value === "") return t("web-no-privilege");
  if (field === "trade_in" && value === "") return t("web-no-trade-in");
  return printed(String(value));
}

/** What a field is called; some kinds of move have a word of their own for it. */
export function sayField(field: string, kind = ""): string {
  return tOr(`web-field-${kind}-${field}`, tOr(`web-field-${field}`, field));
}
