/** The best runs of a company, asked once for a position. */

import type { RouteSet } from "../../lib/model";
import { attempt } from "../../lib/toasts.svelte";
import type { GameTable } from "../table.svelte";
import type { HandRoutes } from "./hand.svelte";

export class Routes {
  best = $state.raw<RouteSet | null>(null);
  /** Whether the best runs are drawn although nobody runs trains now. */
  shown = $state(false);
  /** Runs made by hand, while they are. */
  hand = $state.raw<HandRoutes | null>(null);
  #asked = "";

  constructor(readonly table: GameTable) {}

  async load(company: string): Promise<void> {
    const at = this.table.past?.at ?? undefined;
    const { tryout } = this.table;
    const key = `${company}/${this.table.shown?.sequence}/${at ?? ""}/${tryout.active ? tryout.actions.length : ""}`;
    if (this.#asked === key) return;
    this.#asked = key;
    this.best = null;
    await attempt(async () => {
      const found = tryout.actions.length ? await tryout.routes() : await this.table.bestRoutes(company);
      if (this.#asked === key) this.best = found;
    });
  }

  clear(): void {
    this.#asked = "";
    this.best = null;
    this.shown = false;
    this.hand = null;
  }
}
