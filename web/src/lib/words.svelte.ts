/** Words by Fluent. Every visible text of the page comes from here; a message a language lacks is taken from English. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { get } from "./api";
import { formatMoney, formatNumber } from "./numbers";

interface Catalogue {
  locale: string;
  locales: string[];
  files: Record<string, string>;
}

export type Args = Record<string, FluentVariable>;

const RIGHT_TO_LEFT = ["fa", "ar", "he", "ur"];
/** Letters stretched and accented, read from right to left: shows texts that are not in the catalogue and layouts that do not turn. */
export const PSEUDO = "x-rtl";

class Words {
  bundles = $state.raw<FluentBundle[]>([]);
  locale = $state("en");
  locales = $state.raw<string[]>(["en"]);
  direction = $derived(RIGHT_TO_LEFT.includes(this.locale) || this.locale === PSEUDO ? "rtl" : "ltr");

  async load(locale: string): Promise<void> {
    const wanted = locale === PSEUDO ? ["en"] : locale === "en" ? ["en"] : [locale, "en"];
    const found = await Promise.all(wanted.map((name) => get<Catalogue>(`/words/${name}`)));
    this.bundles = found.map((catalogue) => bundleOf(catalogue, locale === PSEUDO));
    this.locales = found[0]?.locales ?? ["en"];
    this.locale = locale;
    document.documentElement.lang = locale === PSEUDO ? "en" : locale;
    document.documentElement.dir = this.direction;
  }

  has(id: string): boolean {
    return this.bundles.some((bundle) => patternOf(bundle, id) !== null);
  }
}

function bundleOf(catalogue: Catalogue, pseudo: boolean): FluentBundle {
  const locale = catalogue.locale;
  const bundle = new FluentBundle(pseudo ? "en" : locale, {
    functions: { MONEY: ([amount]) => formatMoney(Number(amount), locale) },
    transform: pseudo ? mirrored : (text) => text,
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

function patternOf(bundle: FluentBundle, id: string) {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

export const words = new Words();

/** The text of a message (`name` or `name.attribute`). A missing one shows its id, so that it is noticed. */
export function t(id: string, args: Args = {}): string {
  for (const bundle of words.bundles) {
    const pattern = patternOf(bundle, id);
    if (pattern !== null) return bundle.formatPattern(pattern, args, []);
  }
  return id;
}

/** The text without the marks that keep names apart from the words around them: for fields that people edit. */
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
  return new Intl.DateTimeFormat(words.locale === PSEUDO ? "en" : words.locale, { dateStyle: "medium" }).format(time);
}

export function number(value: number): string {
  return formatNumber(value, words.locale);
}
