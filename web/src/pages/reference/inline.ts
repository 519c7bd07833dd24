/** Texts of the rules: what is stressed, what is code, the numbers of other rules, and what keeps its own direction. */

export interface Piece {
  kind: "text" | "strong" | "code" | "rule" | "latin";
  text: string;
}

const MARKED = /\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|`([^`]+)`|\b((?:18\d\d|18CE)-\d[\d.]*\d|(?:18\d\d|18CE)-\d)\b/g;
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;
/** Names, tracks and the like among words that are read from the right, which would turn them: `1830+`, `0–3; 1–2`. */
const LATIN = /[#$]?[A-Za-z0-9](?:[A-Za-z0-9&+#$.,;:/_–−×≤≥=%… -]*[A-Za-z0-9+%])?/g;

/** Whether nothing in a text is read from the right. */
export function runsLeftToRight(text: string): boolean {
  return !RIGHT_TO_LEFT.test(text);
}

/** A text in pieces. Numbers of rules become pieces of their own, to be shown as links. */
export function inPieces(text: string): Piece[] {
  const found = parted(text, MARKED, ([whole, strong, slanted, code]) => {
    if (code !== undefined) return { kind: "code", text: code };
    const stressed = strong ?? slanted;
    return stressed === undefined ? { kind: "rule", text: whole } : { kind: "strong", text: stressed };
  });
  if (runsLeftToRight(text)) return found;
  return found.flatMap((piece) =>
    piece.kind === "text" ? parted(piece.text, LATIN, ([whole]) => ({ kind: "latin", text: whole })) : [piece],
  );
}

/** A text with what matches taken out of it as pieces of another kind. */
function parted(text: string, pattern: RegExp, piece: (match: RegExpExecArray) => Piece): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    found.push(piece(match));
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

/** Whether an item of a list begins with a letter of its own, `a)` or `(a)`, and needs no dash. */
export function isLettered(item: string): boolean {
  return /^(?:\(\p{L}\)|\p{L}{1,3}\)) /u.test(item);
}
