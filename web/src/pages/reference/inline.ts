/** Texts of the rules: what is stressed, what is code, and the numbers of other rules. */

export interface Piece {
  kind: "text" | "strong" | "code" | "rule";
  text: string;
}

const MARKED = /\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|`([^`]+)`|\b((?:18\d\d|18CE)-\d[\d.]*\d|(?:18\d\d|18CE)-\d)\b/g;

/** A text in pieces. Numbers of rules become pieces of their own, to be shown as links. */
export function inPieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    const [, strong, slanted, code, rule] = match;
    if (strong !== undefined || slanted !== undefined) found.push({ kind: "strong", text: strong ?? slanted ?? "" });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else if (rule !== undefined) found.push({ kind: "rule", text: rule });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}

/** Where a rule is to be read, from its number: `1830-3.4`. */
export function ruleAddress(rule: string): string {
  return `/rules/${rule.split("-")[0] ?? ""}#${rule}`;
}

/** The number that a row of a table is known by, "" for none: `1830-4.4.4 purchases`, or `C4` in the table of 18CE. */
export function rowNumber(title: string, first: string): string {
  if (first.startsWith(`${title}-`)) return first.split(" ")[0] ?? "";
  return /^[CD]\d+[a-d]?$/.test(first) ? `${title}-${first}` : "";
}
