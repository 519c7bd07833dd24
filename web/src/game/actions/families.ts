/** Legal families as choices: what a field may still be after others are chosen. Knows no rules, only domains. */

import type { Action, Box, Domain, Family, Span, Value } from "../../lib/model";

export type Fields = Record<string, Value>;

export function isSpan(domain: Domain): domain is Span {
  return typeof domain === "object" && !Array.isArray(domain);
}

export function holds(domain: Domain, value: Value): boolean {
  if (Array.isArray(domain)) return domain.includes(value);
  if (!isSpan(domain)) return domain === value;
  return (
    typeof value === "number" && value >= domain.from && value <= domain.to && (value - domain.from) % domain.step === 0
  );
}

/** The boxes that agree with everything chosen so far. */
export function narrow(boxes: readonly Box[], chosen: Fields): Box[] {
  return boxes.filter((box) =>
    Object.entries(chosen).every(([field, value]) => {
      const domain = box[field];
      return domain !== undefined && holds(domain, value);
    }),
  );
}

/** The fields of a family, in the order in which the rules name them. */
export function fieldsOf(family: Family): string[] {
  return Object.keys(family.boxes[0] ?? {});
}

/** What a field may be in any of the boxes: single values in order, and spans of numbers. */
export function choicesOf(boxes: readonly Box[], field: string): { values: Value[]; spans: Span[] } {
  const values = new Set<Value>();
  const spans = new Map<string, Span>();
  for (const box of boxes) {
    const domain = box[field];
    if (domain === undefined) continue;
    if (isSpan(domain)) {
      if (domain.from === domain.to) values.add(domain.from);
      else spans.set(`${domain.from}/${domain.to}/${domain.step}`, domain);
    } else {
      for (const value of Array.isArray(domain) ? domain : [domain]) values.add(value);
    }
  }
  return { values: [...values], spans: [...spans.values()] };
}

/** The chosen fields with everything added that has only one possibility left. */
export function settled(boxes: readonly Box[], chosen: Fields, fields: readonly string[]): Fields {
  const found = { ...chosen };
  for (const field of fields) {
    if (field in found) continue;
    const { values, spans } = choicesOf(narrow(boxes, found), field);
    const [only] = values;
    if (values.length === 1 && spans.length === 0 && only !== undefined) found[field] = only;
  }
  return found;
}

/** The action that the choices amount to, or null while something is open or does not fit together. */
export function actionOf(family: Family, chosen: Fields): Action | null {
  if (!family.boxes.length) return null;
  const fields = fieldsOf(family);
  const all = settled(family.boxes, chosen, fields);
  if (fields.some((field) => !(field in all)) || !narrow(family.boxes, all).length) return null;
  return { type: family.type, seat: family.seat, ...all };
}

/** The actions of a family one by one, as long as they are few; `open`: there are more, in amounts or in number. */
export function actionsOf(family: Family, most: number): { actions: Action[]; open: boolean } {
  const closed = family.boxes.filter(
    (box) => !Object.values(box).some((domain) => isSpan(domain) && sizeOf(domain) > 1),
  );
  if (closed.length && countOf({ ...family, boxes: closed }) > most) return { actions: [], open: true };
  const actions = closed.flatMap((box) =>
    Object.entries(box).reduce<Action[]>(
      (found, [field, domain]) =>
        found.flatMap((action) => valuesOf(domain).map((value): Action => ({ ...action, [field]: value }))),
      [{ type: family.type, seat: family.seat }],
    ),
  );
  return { actions, open: closed.length < family.boxes.length };
}

function valuesOf(domain: Domain): Value[] {
  if (Array.isArray(domain)) return domain;
  return [isSpan(domain) ? domain.from : domain];
}

/** A family whose target can be a place or something else, as the two decisions that it is; any other as it is. */
export function apart(family: Family, isPlace: (value: string) => boolean): Family[] {
  const targets = choicesOf(family.boxes, "target").values.map((value) => isPlace(String(value)));
  if (!targets.includes(true) || !targets.includes(false)) return [family];
  const part = (wanted: boolean): Family => ({
    ...family,
    boxes: family.boxes.flatMap((box) => {
      const kept = valuesOf(box["target"] ?? []).filter((value) => isPlace(String(value)) === wanted);
      return kept.length ? [{ ...box, target: kept }] : [];
    }),
  });
  return [part(true), part(false)];
}

/** How many actions a family holds; Infinity where it cannot be counted from its boxes. */
export function countOf(family: Family): number {
  if (!family.boxes.length) return Infinity;
  return family.boxes.reduce(
    (sum, box) => sum + Object.values(box).reduce<number>((product, domain) => product * sizeOf(domain), 1),
    0,
  );
}

function sizeOf(domain: Domain): number {
  if (Array.isArray(domain)) return domain.length;
  return isSpan(domain) ? Math.floor((domain.to - domain.from) / domain.step) + 1 : 1;
}

/** The family of that kind that holds the fields, if one does. */
export function familyWith(legal: readonly Family[], kind: string, fields: Fields = {}): Family | null {
  return (
    legal.find(
      (family) =>
        family.type === kind &&
        (family.boxes.length ? narrow(family.boxes, fields).length > 0 : family.company === fields["company"]),
    ) ?? null
  );
}

/** The smallest distance between two of the numbers, 1 where there are not two. */
export function gapOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const gaps = sorted.slice(1).map((value, i) => value - (sorted[i] ?? value));
  return gaps.length ? Math.min(...gaps) : 1;
}

/** The nearest number a set of spans and values allows. */
export function nearest(wanted: number, values: readonly Value[], spans: readonly Span[]): number {
  const candidates = [
    ...values.filter((value) => typeof value === "number"),
    ...spans.map(({ from, to, step }) =>
      Math.min(to - ((to - from) % step), Math.max(from, from + Math.round((wanted - from) / step) * step)),
    ),
  ];
  return candidates.reduce(
    (best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best),
    candidates[0] ?? wanted,
  );
}
