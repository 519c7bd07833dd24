/** What concrete moves would lead to, asked once for a position. */

import { SvelteMap } from "svelte/reactivity";
import type { Action, Preview } from "../../lib/model";
import type { GameTable } from "../table.svelte";

/** How long a preview must have been there for its reader to have seen it, in milliseconds. */
const GLANCE = 250;

export class Previews {
  readonly #known = new SvelteMap<string, { preview: Preview; since: number }>();
  readonly #asked = new Set<string>();
  #position = "";

  constructor(readonly table: GameTable) {}

  of(action: Action): Preview | null {
    return this.#known.get(this.#key(action))?.preview ?? null;
  }

  /** Whether its reader has had the time to look at it. */
  seen(action: Action): boolean {
    const since = this.#known.get(this.#key(action))?.since;
    return since !== undefined && performance.now() - since >= GLANCE;
  }

  /** Ask unless it is known or asked already; silent when the server cannot tell. */
  async load(action: Action): Promise<void> {
    const position = this.#now();
    if (position !== this.#position) {
      this.#position = position;
      this.#known.clear();
      this.#asked.clear();
    }
    const key = this.#key(action);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      const preview = await this.table.preview(action);
      if (preview.legal && position === this.#now()) this.#known.set(key, { preview, since: performance.now() });
    } catch {
      this.#asked.delete(key);
    }
  }

  #now(): string {
    return `${this.table.present?.sequence}/${this.table.tryout.actions.length}`;
  }

  #key(action: Action): string {
    return `${this.#now()} ${JSON.stringify(action)}`;
  }
}
