/** Bots of the house: a level, which says how long they think, and a character; the server draws one for `any`. */

import { t, tOr } from "./words.svelte";

export const HOUSE_BOT = "any";
const FIRST = "instant";
/** Of no level and without a character. */
const OTHERS = new Set(["random", "search", "learned", "strong"]);

export interface BotKind {
  level: string;
  character: string;
}

/** What a name says: `quick-raider`, `raider`; a bot of another kind has its name for a level and no character. */
export function botKind(bot: string): BotKind {
  if (OTHERS.has(bot)) return { level: bot, character: "" };
  const at = bot.indexOf("-");
  return at < 0 ? { level: FIRST, character: bot } : { level: bot.slice(0, at), character: bot.slice(at + 1) };
}

/** The name of a bot of that kind. */
export function botName({ level, character }: BotKind): string {
  if (!character) return level;
  return level === FIRST ? character : `${level}-${character}`;
}

/** A bot in words: its character and, in brackets, its level. */
export function botWords(bot: string): string {
  const { level, character } = botKind(bot);
  if (!character) return tOr(`web-bot-${bot}`, bot);
  return t("web-bot-named", {
    character: tOr(`web-character-${character}`, character),
    level: tOr(`web-level-${level}`, level),
  });
}
