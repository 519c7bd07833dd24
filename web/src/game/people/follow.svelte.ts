/** Keeps what stands beside the game up to date while its page is open. */

import { untrack } from "svelte";
import type { Live } from "../../lib/live.svelte";
import { session } from "../../lib/session.svelte";
import type { GameTable } from "../table.svelte";
import { notices } from "./notices.svelte";

/** What comes in the background must not disturb: the next change asks again. */
async function quietly(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch {
    return;
  }
}

/** Call while a component is being made. */
export function followPeople(table: GameTable): void {
  $effect(() => {
    void [table.present?.sequence, table.present?.you, table.present?.status];
    untrack(() => void table.rights.load());
  });
  // Asked for once with each stream, which tells all that is said from then on, also what is missed while it is cut off.
  let asked: Live | null = null;
  $effect(() => {
    const { live } = table;
    if (live?.connection !== "live" || live === asked) return;
    asked = live;
    untrack(() => void quietly(table.people.loadChat()));
  });
  // A programmed move that ends without doing anything leaves no entry; only the owner is told.
  $effect(() => {
    if (notices.program?.game === table.id) untrack(() => void quietly(table.people.loadPrograms()));
  });
  $effect(() => {
    void table.present?.sequence;
    const mine = table.mine.length > 0 && session.person !== null;
    untrack(() => {
      const known = table.people.programs;
      if (mine && (known.some((program) => program.status === "active") || !known.length))
        void quietly(table.people.loadPrograms());
    });
  });
}
