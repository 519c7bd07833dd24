/** Which language the page speaks: chosen in this browser, else kept with the person, else what the browser asks for. */

import { patch } from "./api";
import { firstKnown, localeOf } from "./languages";
import type { Changed } from "./model";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { PSEUDO, words } from "./words.svelte";

/** The locale that is wanted now. */
export function wantedLocale(): string {
  if (settings.language === PSEUDO) return PSEUDO;
  const kept = session.person ? [session.person.locale] : [];
  const language = firstKnown([settings.language, ...kept, ...navigator.languages].filter(Boolean));
  return localeOf(language, settings.digits === "latin");
}

/** Speak another language from here on, on this page, in this browser and wherever its reader signs in. */
export async function chooseLanguage(language: string): Promise<void> {
  await words.load(localeOf(language, settings.digits === "latin"));
  settings.language = language;
  await keepWithPerson();
}

/** Messages that the server sends of its own accord speak the language too. */
export async function keepWithPerson(): Promise<void> {
  const locale = localeOf(words.language, settings.digits === "latin");
  if (!session.person || session.person.locale === locale) return;
  session.person = (await patch<Changed>("/me", { locale })).person;
}
