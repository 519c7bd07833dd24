/** Votes and programmed moves in words. */

import { botWords } from "../../lib/bots";
import { printed } from "../../lib/ids";
import type { Vote } from "../../lib/model";
import { money, t } from "../../lib/words.svelte";
import type { Program } from "./talk";

export function sayProgram(program: Program): string {
  if (program.kind === "pass") return t("web-program-pass-short", { count: program.stops_on.length });
  const limits = { limit: program.at_most ? money(program.at_most) : "none", count: program.shares };
  return t(`web-program-buy-${program.until}`, {
    company: printed(program.company),
    source: t(`place-${program.source}`),
    ...limits,
  });
}

/** What a vote asks, with the names of the people concerned. */
export function sayVote(vote: Vote, names: Record<string, string>): string {
  const { to, of, bot, name } = vote.detail as { to?: number; of?: string; bot?: string; name?: string };
  const newcomer = bot ? botWords(bot) : (name ?? "");
  return t(`web-vote-${vote.kind}`, {
    name: names[vote.seat] ?? "",
    to: to ?? 0,
    seat: names[of ?? ""] ?? "",
    newcomer,
    kind: bot ? "bot" : "person",
  });
}
