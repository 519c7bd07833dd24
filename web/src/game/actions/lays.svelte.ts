/** What every legal tile would earn, asked once for a company's position. */

import type { Lay } from "../../lib/model";
import type { GameTable } from "../table.svelte";

export class Lays {
  company = $state("");
  list = $state.raw<Lay[]>([]);
  #sequence = -1;

  constructor(readonly table: GameTable) {}

  /** Ask for the gains of a company unless they are known; silent when the server cannot tell. */
  async load(company: string): Promise<void> {
    const sequence = this.table.tryout.active ? -2 : (this.table.present?.sequence ?? 0);
    if (this.company === company && this.#sequence === sequence) return;
    [this.company, this.#sequence, this.list] = [company, sequence, []];
    if (this.table.tryout.active) return; // gains are worked out for the real position only
    try {
      const lays = await this.table.gains(company);
      if (this.#sequence === sequence) this.list = lays;
    } catch {
      this.list = [];
    }
  }

  gainOf(hex: string, tile?: string, rotation?: number): number | null {
    const fitting = this.list.filter(
      (lay) =>
        lay.hex === hex &&
        (tile === undefined || lay.tile === tile) &&
        (rotation === undefined || lay.rotation === rotation),
    );
    return fitting.length ? Math.max(...fitting.map((lay) => lay.gain)) : null;
  }
}

export function sayGain(gain: number | null): string {
  if (gain === null) return "";
  return gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : "";
}
