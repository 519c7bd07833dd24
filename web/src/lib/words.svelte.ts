/** Words by Fluent. Every visible text of the page comes from here; a message a language lacks comes in English. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { get, useLanguage } from "./api";
import { directionOf, hasLatinDigits, hasOwnDigits, languageOf } from "./languages";
import { formatMoney, formatNumber, formatPercent, inDigits, inLatinDigits } from "./numbers";

interface Catalogue {
  locale: string;
  locales: string[];
  files: Record<string, string>;
}

export type Args = Record<string, FluentVariable>;

/** Letters stretched and accented, read from right to left: shows texts that are not in the catalogue and layouts that do not turn. */
export const PSEUDO = "x-rtl";
/** Texts that are remembered with their messages, so that a reader can point at one and report it. */
const REMEMBERED = 4000;

class Words {
  bundle = $state.raw<FluentBundle | null>(null);
  /** The language, with a mark for Latin digits where its own are not wanted. */
  locale = $state("en");
  language = $derived(this.locale === PSEUDO ? "en" : languageOf(this.locale));
  /** For dates and the like of the browser. */
  forBrowser = $derived(this.locale === PSEUDO ? "en" : this.locale);
  direction = $derived(this.locale === PSEUDO ? "rtl" : directionOf(this.locale));
  /** Which message said a text last, and of what. */
  readonly said = new Map<string, string>();
  #wanted = "";

  async load(locale: string): Promise<void> {
    if (this.#wanted === locale) return;
    this.#wanted = locale;
    const pseudo = locale === PSEUDO;
    useLanguage(pseudo ? "en" : locale);
    try {
      const found = await get<Catalogue>(`/words/${pseudo ? "en" : languageOf(locale)}`, { part: "page" });
      if (this.#wanted !== locale) return; // another one was chosen meanwhile
      this.said.clear();
      this.bundle = bundleOf(found, locale);
      this.locale = locale;
    } catch (error) {
      this.#wanted = this.bundle ? this.locale : "";
      if (this.bundle) useLanguage(this.forBrowser);
      throw error;
    }
    document.documentElement.lang = this.language;
    document.documentElement.dir = this.direction;
  }

  has(id: string): boolean {
    return patternOf(this.bundle, id) !== null;
  }

  remember(text: string, id: string): void {
    if (this.said.size >= REMEMBERED) this.said.clear();
    this.said.set(unmarked(text).trim(), id);
  }
}

function bundleOf(catalogue: Catalogue, locale: string): FluentBundle {
  const pseudo = locale === PSEUDO;
  const shown = pseudo ? "en" : locale;
  const bundle = new FluentBundle(shown, {
    functions: { MONEY: ([amount]) => formatMoney(Number(amount), shown) },
    transform: pseudo ? mirrored : hasOwnDigits(shown) && hasLatinDigits(shown) ? inLatinDigits : (text) => text,
  });
  for (const text of Object.values(catalogue.files))
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

const ODD: Record<string, string> = {
  a: "áá",
  e: "ëë",
  i: "ïï",
  o: "ôô",
  u: "ûû",
  A: "Á",
  E: "Ë",
  I: "Ï",
  O: "Ô",
  U: "Û",
};
// Marks by number, as in plain sight they would turn the text of this file.
const [OVERRIDE, POP] = [0x202e, 0x202c].map((mark) => String.fromCharCode(mark));

function mirrored(text: string): string {
  return `${OVERRIDE}${text.replace(/[aeiou]/gi, (letter) => ODD[letter] ?? letter)}${POP}`;
}

function patternOf(bundle: FluentBundle | null, id: string) {
  const [name = "", attribute] = id.split(".");
  const message = bundle?.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

export const words = new Words();

/** The text of a message (`name` or `name.attribute`). A missing one shows its id, so that it is noticed. */
export function t(id: string, args: Args = {}): string {
  const { bundle } = words;
  const pattern = patternOf(bundle, id);
  if (!bundle || pattern === null) return id;
  const text = bundle.formatPattern(pattern, args, []);
  words.remember(text, id);
  return text;
}

/** The text without the marks that keep names apart from the words around them: for fields, names of files and copies. */
export function unmarked(text: string): string {
  return text.replace(/[\u2066-\u2069\u202a-\u202e]/g, "");
}

/** As `t`, or the other text where no catalogue has the message. */
export function tOr(id: string, other: string, args: Args = {}): string {
  return words.has(id) ? t(id, args) : other;
}

export function money(amount: number): string {
  return formatMoney(amount, words.locale);
}

/** The day of a moment, as people write it. */
export function day(time: number): string {
  return new Intl.DateTimeFormat(words.forBrowser, { dateStyle: "medium" }).format(time);
}

/** The day and the time of a moment; of today the time alone. */
export function moment(time: number): string {
  const today = new Date(time).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(
    words.forBrowser,
    today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" },
  ).format(time);
}

export function number(value: number): string {
  return formatNumber(value, words.locale);
}

/** A share of a hundred, with its sign. */
export function percent(value: number): string {
  return formatPercent(value, words.locale);
}

/** Names or values one after the other, between them what the language puts there. */
export function listed(parts: readonly string[]): string {
  return parts.join(t("list-of-names"));
}

/** Text of our own making that holds figures and no names, in the digits of the reader. */
export function digits(text: string): string {
  return inDigits(text, words.locale);
}

/** Text written by hand in the language, in Latin figures where the reader wants those. */
export function withFigures(text: string): string {
  return hasLatinDigits(words.locale) ? inLatinDigits(text) : text;
}

/** Whether the reader may choose between two kinds of digits. */
export function hasDigitsOfItsOwn(): boolean {
  return hasOwnDigits(words.language);
}

export { hasLatinDigits };
