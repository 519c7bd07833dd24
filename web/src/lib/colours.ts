/** Colours of companies made readable: the same arithmetic as highiron.pictures.palette. */

const INK = "#161616";
const PAPER = "#ffffff";

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Grounds that stay apart for every kind of colour vision, by lightness too; the initials say the rest. */
const APART = [
  "#000000",
  "#e69f00",
  "#56b4e9",
  "#009e73",
  "#f0e442",
  "#0072b2",
  "#d55e00",
  "#cc79a7",
  "#d0d0d0",
  "#7a7a7a",
  "#5b2a86",
  "#b8e0c8",
];

export function apart(place: number): string {
  return APART[place % APART.length] ?? PAPER;
}

/** The contrast ratio of WCAG: 1 for none, 21 for black on white. */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The wanted colour for text on that ground, or black or white when it could hardly be read. */
export function legibleOn(ground: string, wanted: string): string {
  if (/^#[0-9a-f]{6}$/i.test(wanted) && contrast(ground, wanted) >= 4.5) return wanted;
  return contrast(ground, INK) >= contrast(ground, PAPER) ? INK : PAPER;
}
