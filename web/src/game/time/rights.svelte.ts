/** What one may take back or do again now: asked anew whenever the game has changed. */

import { get } from "../../lib/api";
import type { UndoRights } from "../../lib/model";
import type { GameTable } from "../table.svelte";

export class Rights {
  now = $state.raw<UndoRights | null>(null);
  #asked = "";

  constructor(readonly table: GameTable) {}

  /** Ask unless it is known; silent when the server cannot tell, as nothing is offered then. */
  async load(): Promise<void> {
    const { present, id } = this.table;
    const may = present && present.mine.length > 0 && present.status === "running";
    const key = may ? `${present.sequence}/${present.you}` : "";
    if (key === this.#asked) return;
    this.#asked = key;
    if (!may) {
      this.now = null;
      return;
    }
    try {
      const found = await get<UndoRights>(`/games/${id}/undo`, { seat: present.you ?? "" });
      if (this.#asked === key) this.now = found;
    } catch {
      if (this.#asked === key) this.now = null;
    }
  }
}
