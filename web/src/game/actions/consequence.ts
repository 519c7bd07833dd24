/** What a move changes, in figures: money, prices, presidencies, certificates, trains, and what the title has players read. */

import type { Figures, Position, Preview } from "../../lib/model";

export interface Change {
  kind: "cash" | "price" | "president" | "certificates" | "trains" | "phase" | "reading";
  /** A seat or a company. */
  who: string;
  from: number | string;
  to: number | string;
  /** What a reading is called. */
  name?: string;
}

export function changesOf(now: Position, figures: Figures, preview: Preview): Change[] {
  const found: Change[] = [];
  const { view, figures: after } = preview;
  if (!view || !after) return found;
  const add = (kind: Change["kind"], who: string, from: number | string, to: number | string): void => {
    if (from !== to) found.push({ kind, who, from, to });
  };
  for (const [owner, cash] of Object.entries(view.cash))
    if (owner !== "bank") add("cash", owner, now.cash[owner] ?? 0, cash);
  for (const [company, price] of Object.entries(after.prices))
    add("price", company, figures.prices[company] ?? 0, price);
  for (const [company, seat] of Object.entries(view.presidents))
    add("president", company, now.presidents[company] ?? "", seat);
  for (const [seat, count] of Object.entries(after.certificates))
    add("certificates", seat, figures.certificates[seat] ?? 0, count);
  for (const [owner, trains] of Object.entries(view.trains))
    add("trains", owner, (now.trains[owner] ?? []).join(" "), trains.join(" "));
  add("phase", "", now.phase, view.phase);
  const read = new Map(figures.readings.map(({ about, name, value }) => [`${about}/${name}`, value]));
  for (const { about, name, value } of after.readings) {
    const from = read.get(`${about}/${name}`) ?? "";
    if (from !== value) found.push({ kind: "reading", who: about, name, from, to: value });
  }
  return found;
}
