/** What a browser calls itself, as people know it. */

const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const first = (agent: string, known: [RegExp, string][]): string =>
  known.find(([pattern]) => pattern.test(agent))?.[1] ?? "";

/** Its name and that of its system; "" for what is not known. */
export function browserOf(agent: string): { browser: string; system: string } {
  return { browser: first(agent, BROWSERS), system: first(agent, SYSTEMS) };
}
