/** What one may take back or do again now: told with one's own moves, asked anew when others have changed the game. */

import { get } from "../../lib/api";
import type { MoveAnswer, UndoRights } from "../../lib/model";
import type { GameTable } from "../table.svelte";

const keyOf = (sequence: number, seat: string | null): string => `${sequence}/${seat ?? ""}`;

export class Rights {
  now = $state.raw<UndoRights | null>(null);
  #asked = "";

  constructor(readonly table: GameTable) {}

  /** The answer to an own move says it; it need not be asked then. */
  learn({ sequence, you, undo }: MoveAnswer): void {
    if (!undo || sequence <= (this.table.present?.sequence ?? 0)) return;
    this.#asked = keyOf(sequence, you);
    this.now = undo;
  }

  /** Ask unless it is known; silent when the server cannot tell, as nothing is offered then. */
  async load(): Promise<void> {
    const { present, id } = this.table;
    const may = present && present.mine.length > 0 && present.status === "running";
    const key = may ? keyOf(present.sequence, present.you) : "";
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
