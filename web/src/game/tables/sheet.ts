/** Cells of the spreadsheet. */

import type { Facts, Figures, Position } from "../../lib/model";
import type { RoundFigures } from "../../lib/statistics";

export const PLAYER_MEASURES = ["worth", "cash", "certificates"] as const;
export const COMPANY_MEASURES = ["prices", "revenues", "treasuries", "trains"] as const;
export type PlayerMeasure = (typeof PLAYER_MEASURES)[number];
export type CompanyMeasure = (typeof COMPANY_MEASURES)[number];

/** Companies in the order they operate, then those that have begun, then the others. */
export function sheetOrder(facts: Facts, position: Position, figures: Figures): string[] {
  const listed = [
    ...facts.corporations.map((company) => company.id),
    ...facts.privates.filter((p) => p.operates).map((p) => p.id),
  ];
  const present = listed.filter((id) => id in position.shares || id in position.trains);
  const rank = (id: string): number => {
    if (figures.order.includes(id)) return figures.order.indexOf(id);
    return (position.floated.includes(id) ? 100 : id in position.pars ? 200 : 300) + listed.indexOf(id) / 1000;
  };
  return present.sort((a, b) => rank(a) - rank(b));
}

/** What a company had in a round, as it stands in a cell; null for nothing. */
export function companyCell(figures: RoundFigures, company: string, measure: CompanyMeasure): number | string | null {
  if (measure === "revenues") return figures.revenues[company]?.revenue ?? null;
  if (measure === "trains") return figures.trains[company]?.join(" ") || null;
  // A treasury says nothing before the company has a price.
  if (measure === "treasuries" && !(company in figures.prices)) return null;
  return figures[measure][company] ?? null;
}

/** How a company used its revenue in a round: paid, half, retained, or "" when it did not run. */
export function useOf(figures: RoundFigures, company: string): "" | "paid" | "half" | "retained" {
  const ran = figures.revenues[company];
  if (!ran || ran.revenue === 0) return "";
  if (ran.paid === 0) return "retained";
  return ran.retained > 0 ? "half" : "paid";
}
