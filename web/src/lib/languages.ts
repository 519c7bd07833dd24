/** The languages of the page. Alike in `highiron.words.language`; a test compares them. */

/** Every language by its own name, in the order of menus. */
export const LANGUAGES: Record<string, string> = {
  en: "English",
  zh: "简体中文",
  ja: "日本語",
  ru: "Русский",
  fa: "فارسی",
};
/** Languages that no player of the game has read yet. */
export const BETA: ReadonlySet<string> = new Set(["fa"]);
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(["fa"]);
const LATIN_DIGITS = "-u-nu-latn";

/** `fa` of `fa-u-nu-latn` and of `fa-IR`. */
export const languageOf = (locale: string): string => (locale.split("-")[0] ?? "").toLowerCase();

export const directionOf = (locale: string): "rtl" | "ltr" => (RIGHT_TO_LEFT.has(languageOf(locale)) ? "rtl" : "ltr");

/** Whether a language has digits of its own that its readers may not want. */
export const hasOwnDigits = (locale: string): boolean => languageOf(locale) === "fa";

/** The first of the wanted languages that the page speaks, else English. */
export function firstKnown(wanted: readonly string[]): string {
  return wanted.map(languageOf).find((language) => language in LANGUAGES) ?? "en";
}

/** The language as servers and browsers want it: with Latin digits where its reader wants those. */
export function localeOf(language: string, latinDigits: boolean): string {
  return latinDigits && hasOwnDigits(language) ? language + LATIN_DIGITS : language;
}

export const hasLatinDigits = (locale: string): boolean => !hasOwnDigits(locale) || locale.endsWith(LATIN_DIGITS);

/** A text for finding: capitals, accents, width, joiners, Persian and Arabic letters and digits do not matter. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{Mn}|\u200c|\u200d|[\u2066-\u2069]/gu, "")
    .replace(/[يى]/g, "ی")
    .replace(/ك/g, "ک")
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .trim();
}
