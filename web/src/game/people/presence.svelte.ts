/** Who of a table has its page open right now; asked for again and again while somebody looks. */

import { get } from "../../lib/api";

const EVERY = 20_000; // milliseconds

export class Presence {
  people = $state.raw<ReadonlySet<number>>(new Set());

  constructor(readonly id: string) {}

  /** Ask while a component lives; call it in an effect. */
  follow(): () => void {
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== "visible") return;
      try {
        this.people = new Set(await get<number[]>(`/games/${this.id}/presence`));
      } catch {
        return; // the next time is soon enough
      }
    };
    const first = window.setTimeout(() => void ask(), 500); // one's own stream is open by then
    const timer = window.setInterval(() => void ask(), EVERY);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }
}
