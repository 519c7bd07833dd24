/** The words of lessons, by the names of their messages. */

import type { LessonDetail } from "../lib/model";
import { t } from "../lib/words.svelte";

export const lessonTitle = (id: string): string => t(`lesson-${id}`);
export const lessonAbout = (id: string): string => t(`lesson-${id}.about`);

const key = ({ id, words }: LessonDetail): string => words || `lesson-${id}`;
export const detailTitle = (detail: LessonDetail): string => t(key(detail), detail.args);
export const stepTask = (detail: LessonDetail, step: number): string =>
  t(`${key(detail)}-${step + 1}.task`, detail.args);

/** What there is to read, by paragraphs. */
export function stepText(detail: LessonDetail, step: number): string[] {
  return t(`${key(detail)}-${step + 1}`, detail.args)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim());
}
