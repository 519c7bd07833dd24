/** The figures of a game, asked anew when it has gone on while somebody looks at them. */

import { get } from "../../lib/api";
import type { Statistics as Figures } from "../../lib/statistics";
import { attempt } from "../../lib/toasts.svelte";
import type { GameTable } from "../table.svelte";

const PAUSE = 1000;

export class Statistics {
  figures = $state.raw<Figures | null>(null);
  #asked = -1;
  #timer = 0;

  constructor(readonly table: GameTable) {}

  /** Bring the figures up to date: at once the first time, later once the game has paused for a moment. */
  refresh(): void {
    const sequence = this.table.present?.sequence ?? 0;
    if (sequence === this.#asked) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#ask(sequence), this.#asked < 0 ? 0 : PAUSE);
  }

  async #ask(sequence: number): Promise<void> {
    this.#asked = sequence;
    await attempt(async () => (this.figures = await get<Figures>(`/games/${this.table.id}/statistics`)));
  }
}
