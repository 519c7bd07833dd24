/** When the board must be covered on a shared screen. */

import type { GameView } from "../../lib/model";

/** The seat whose player must say that they are there before the board is shown; "" when nothing has to be covered.

`shownTo` is the seat whose player said so last. */
export function coveredFor(game: GameView | null, shownTo: string): string {
  if (game?.mode !== "hotseat" || game.mine.length < 2 || game.status !== "running" || !game.figures.hidden) return "";
  const seat = game.you ?? "";
  return seat !== shownTo ? seat : "";
}
