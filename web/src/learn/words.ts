/** The words of lessons, by the names of their messages. */

import { t } from "../lib/words.svelte";

export const lessonTitle = (id: string): string => t(`lesson-${id}`);
export const lessonAbout = (id: string): string => t(`lesson-${id}.about`);
export const stepTask = (id: string, step: number): string => t(`lesson-${id}-${step + 1}.task`);

/** What there is to read, by paragraphs. */
export function stepText(id: string, step: number): string[] {
  return t(`lesson-${id}-${step + 1}`)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim());
}
