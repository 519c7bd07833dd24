/** The coach of a first game: which game it goes along with, and what its player has heard already. */

const PLACE = "highiron.coach";

export interface Coaching {
  /** The game that is coached; "" for none. */
  game: string;
  /** Kinds of decisions that were explained and understood. */
  heard: string[];
}

/** What was written down; anything else is nothing. */
export function readCoaching(text: string | null): Coaching {
  try {
    const data = JSON.parse(text ?? "{}") as Partial<Coaching>;
    const heard = Array.isArray(data.heard) ? data.heard.filter((kind) => typeof kind === "string") : [];
    return { game: typeof data.game === "string" ? data.game : "", heard };
  } catch {
    return { game: "", heard: [] };
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null; // a browser that keeps nothing is no reason to fail
  }
}

class Coach {
  #kept = $state.raw<Coaching>(readCoaching(typeof localStorage === "undefined" ? null : stored()));

  /** Whether there is something to say about that kind of decision in that game. */
  speaks(game: string, kind: string): boolean {
    return kind !== "" && this.#kept.game === game && !this.#kept.heard.includes(kind);
  }

  /** Go along with a new game, and explain everything anew. */
  begin(game: string): void {
    this.#keep({ game, heard: [] });
  }

  hear(kind: string): void {
    this.#keep({ ...this.#kept, heard: [...this.#kept.heard, kind] });
  }

  leave(): void {
    this.#keep({ ...this.#kept, game: "" });
  }

  #keep(now: Coaching): void {
    this.#kept = now;
    try {
      localStorage.setItem(PLACE, JSON.stringify(now));
    } catch {
      return;
    }
  }
}

export const coach = new Coach();
