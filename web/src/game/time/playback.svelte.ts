/** Moves of others one by one, at a pace that people can follow; the game itself is always further already. */

import { get } from "../../lib/api";
import type { GameView } from "../../lib/model";
import { settings } from "../../lib/settings.svelte";
import type { GameTable } from "../table.svelte";

export const LONGEST_PACE = 1000; // milliseconds

export class Playback {
  /** Whether moves go by, or stand still between two of them. */
  active = $state(false);
  paused = $state(false);
  #run = 0;

  constructor(readonly table: GameTable) {}

  /** Whether what others do is shown move by move as it comes in. */
  get wanted(): boolean {
    const { table } = this;
    const calm = settings.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
    return (
      settings.pace > 0 && !calm && !document.hidden && table.mine.length > 0 && !table.past && !table.tryout.active
    );
  }

  /** Go on from a position to the present, which may move on meanwhile. */
  async play(from: number): Promise<void> {
    const run = ++this.#run;
    this.active = true;
    this.paused = false;
    for (let at = from + 1; at < this.#last; at += 1) {
      if (!(await this.#show(at, run))) return;
      await new Promise((rest) => setTimeout(rest, settings.pace || LONGEST_PACE / 4));
      if (run !== this.#run) return;
    }
    this.#end(run);
  }

  /** One move on; at the last one that is over. */
  async step(from = this.table.past?.at ?? this.#last): Promise<void> {
    const run = ++this.#run;
    this.active = true;
    this.paused = true;
    if (from + 1 >= this.#last) this.#end(run);
    else await this.#show(from + 1, run);
  }

  pause(): void {
    this.paused = true;
    this.#run += 1;
  }

  resume(): void {
    void this.play(this.table.past?.at ?? this.#last);
  }

  /** Go to the present, or wherever the reader wants to be. */
  stop(): void {
    if (!this.active) return;
    this.#end(++this.#run);
  }

  get #last(): number {
    return this.table.present?.position ?? 0;
  }

  async #show(at: number, run: number): Promise<boolean> {
    try {
      const view = await get<GameView>(`/games/${this.table.id}/view`, { at });
      if (run !== this.#run) return false;
      this.table.past = view;
      return true;
    } catch {
      this.#end(run);
      return false;
    }
  }

  #end(run: number): void {
    if (run !== this.#run) return;
    this.active = false;
    this.paused = false;
    this.table.past = null;
  }
}
