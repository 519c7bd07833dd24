/** Figures in text, alike here and in `highiron.words.numbers`; `tests/words/figures.json` holds cases for both. Money is
the title's own, never a real currency. */

import { counting } from "./currency.svelte";
import { hasLatinDigits, hasOwnDigits, languageOf } from "./languages";

const PERSIAN = "۰۱۲۳۴۵۶۷۸۹";
const SEPARATORS: Record<string, string> = { ru: "\u00a0", fa: "\u066c" };
/** Persian, Arabic-Indic and full-width digits, as they are typed. */
const TYPED = `${PERSIAN}٠١٢٣٤٥٦٧٨٩０１２３４５６７８９`;

export function formatNumber(value: number, locale: string): string {
  const separator = hasOwnDigits(locale) && hasLatinDigits(locale) ? "," : (SEPARATORS[languageOf(locale)] ?? ",");
  const [whole = "", part] = Math.abs(value).toString().split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separator);
  const point = hasLatinDigits(locale) ? (languageOf(locale) === "ru" ? "," : ".") : "\u066b";
  const figure = inDigits(part === undefined ? grouped : grouped + point + part, locale);
  return value < 0 ? minus(locale) + figure : figure;
}

export function formatMoney(amount: number, locale: string, currency = counting.currency): string {
  const figure = formatNumber(Math.abs(amount), locale);
  const sign = amount < 0 ? minus(locale) : "";
  const language = languageOf(locale);
  if (language === "ru") return `${sign}${figure}\u00a0${currency}`;
  if (language === "fa") return `${sign}${figure}\u00a0${currency === "$" ? "دلار" : `\u2068${currency}\u2069`}`;
  return currency === "$" ? `${sign}${currency}${figure}` : `${sign}${figure}${currency}`;
}

/** A share of a hundred. */
export function formatPercent(value: number, locale: string): string {
  const sign = { ru: "\u00a0%", fa: "\u066a" }[languageOf(locale)] ?? "%";
  return `${formatNumber(value, locale)}${sign}`;
}

/** The text with ASCII digits turned into those of the language. */
export function inDigits(text: string, locale: string): string {
  return hasLatinDigits(locale) ? text : text.replace(/[0-9]/g, (digit) => PERSIAN[Number(digit)] ?? digit);
}

const LATIN_SIGNS: Record<string, string> = { "\u066c": ",", "\u066b": ".", "\u066a": "%" };

/** A text that was written with Persian figures, for readers who want Latin ones. */
export function inLatinDigits(text: string): string {
  return text.replace(/[۰-۹\u066a-\u066c]/g, (sign) => LATIN_SIGNS[sign] ?? String(PERSIAN.indexOf(sign)));
}

/** What somebody typed as a number, in any digits and with or without separators; NaN for anything else. */
export function readNumber(text: string): number {
  const plain = text
    .replace(/[۰-۹٠-٩０-９]/g, (digit) => String(TYPED.indexOf(digit) % 10))
    .replace(/[\s,\u066c\u00a0\u200e\u2066-\u2069]/g, "")
    .replace("−", "-");
  return /^-?\d+$/.test(plain) ? Number(plain) : NaN;
}

// The mark keeps the sign on the left of its figure where text runs from right to left.
const minus = (locale: string): string => (languageOf(locale) === "fa" ? "\u200e−" : "−");
