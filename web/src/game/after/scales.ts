/** Where things stand in a chart. */

/** Round figures from nothing (or below) up to at least the largest value, about `wanted` of them. */
export function ticks(lowest: number, highest: number, wanted = 5): number[] {
  const low = Math.min(0, lowest);
  const span = Math.max(1, highest - low);
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 2.5, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? 10 * power);
  const first = Math.floor(low / step) * step;
  const found: number[] = [];
  for (let value = first; found.length < 2 || (found.at(-1) ?? 0) < highest; value += step) found.push(value);
  return found;
}

/** A function from values to places. */
export function scale(from: [number, number], to: [number, number]): (value: number) => number {
  const [a, b] = from;
  const [c, d] = to;
  return (value) => (a === b ? (c + d) / 2 : c + ((value - a) / (b - a)) * (d - c));
}

/** The path of a line; it is cut where there is no value. */
export function linePath(points: readonly (readonly [number, number] | null)[]): string {
  let path = "";
  let drawing = false;
  for (const point of points) {
    if (point) path += `${drawing ? "L" : "M"}${round(point[0])} ${round(point[1])}`;
    drawing = point !== null;
  }
  return path;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Labels at the wanted heights, moved as little as needed so that none covers another. In the order they were given. */
export function spread(wanted: readonly number[], height: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  let least = top;
  for (const i of order) {
    places[i] = Math.max(places[i] ?? 0, least);
    least = (places[i] ?? 0) + height;
  }
  let most = bottom;
  for (const i of order.toReversed()) {
    places[i] = Math.min(places[i] ?? 0, most);
    most = (places[i] ?? 0) - height;
  }
  return places;
}

/** Which of `count` labels to write so that at most `most` stand beside each other, counted from the last. */
export function shownLabels(count: number, most: number): Set<number> {
  const step = Math.max(1, Math.ceil(count / Math.max(1, most)));
  const found = new Set<number>();
  for (let i = count - 1; i >= 0; i -= step) found.add(i);
  return found;
}
