/** Runs made by hand: stops clicked one after the other, checked by the server all the while. */

import type { CheckedRoutes, Run } from "../../lib/model";
import type { GameTable } from "../table.svelte";
import { stopsIn, waysFrom, type Track } from "./network";

const CHECK_DELAY = 150;

/** A run in the making: each piece leads to one stop, over the hexes before it. */
interface Draft {
  train: string;
  pieces: string[][];
}

export class HandRoutes {
  drafts = $state.raw<Draft[]>([]);
  active = $state(0);
  checked = $state.raw<CheckedRoutes | null>(null);
  #timer = 0;
  #asked = 0;

  /** The runs as they stand, trains that stay at home left out. */
  runs = $derived<Run[]>(
    this.drafts
      .filter((draft) => draft.pieces.length > 1)
      .map((draft) => ({ train: draft.train, path: draft.pieces.flat() })),
  );

  constructor(
    readonly table: GameTable,
    readonly company: string,
    trains: readonly string[],
    start: readonly Run[] = [],
  ) {
    const given = [...start];
    this.drafts = trains.map((train) => {
      const at = given.findIndex((run) => run.train === train);
      const run = at >= 0 ? given.splice(at, 1)[0] : undefined;
      return { train, pieces: run ? piecesOf(run.path) : [] };
    });
    if (start.length) this.#check();
  }

  get track(): Track {
    return { hexes: this.table.hexes, tiles: this.table.tiles, tilesLaid: this.table.position?.tiles ?? {} };
  }

  get #end(): string {
    return this.drafts[this.active]?.pieces.at(-1)?.at(-1) ?? "";
  }

  /** Hexes where the run can go on, or begin. */
  lit = $derived.by((): Map<string, string> => {
    const draft = this.drafts[this.active];
    if (!draft) return new Map();
    const end = draft.pieces.at(-1)?.at(-1);
    const stops = end ? waysFrom(this.track, end).map((way) => way.to) : this.#starts();
    return new Map(stops.map((stop) => [stop.split(".")[0] ?? "", ""]));
  });

  #starts(): string[] {
    return [...this.table.hexes.keys()]
      .flatMap((hex) => stopsIn(this.track, hex))
      .filter((stop) => waysFrom(this.track, stop).length > 0);
  }

  /** A click on a hex: begin there, go on to it, try another way to it, or take the last stop back. */
  pick(hex: string): void {
    const draft = this.drafts[this.active];
    if (!draft) return;
    const { pieces } = draft;
    const last = pieces.at(-1);
    if (!last) {
      const [first] = stopsIn(this.track, hex);
      if (first) this.#set([[first]]);
      return;
    }
    if (this.#end.startsWith(`${hex}.`)) {
      this.#set(this.#another(pieces, hex));
      return;
    }
    const way = waysFrom(this.track, this.#end).find((other) => other.to.startsWith(`${hex}.`));
    if (way) this.#set([...pieces, way.path]);
  }

  /** The last piece by its next alternative; without one the last stop is taken back. */
  #another(pieces: string[][], hex: string): string[][] {
    const before = pieces.slice(0, -1);
    const from = before.at(-1)?.at(-1);
    const options = from
      ? waysFrom(this.track, from)
          .filter((way) => way.to.startsWith(`${hex}.`))
          .map((way) => way.path)
      : stopsIn(this.track, hex).map((stop) => [stop]);
    const now = JSON.stringify(pieces.at(-1));
    const next = options[options.findIndex((option) => JSON.stringify(option) === now) + 1];
    return next ? [...before, next] : before;
  }

  back(): void {
    this.#set(this.drafts[this.active]?.pieces.slice(0, -1) ?? []);
  }

  clear(): void {
    this.#set([]);
  }

  #set(pieces: string[][]): void {
    this.drafts = this.drafts.map((draft, i) => (i === this.active ? { ...draft, pieces } : draft));
    this.#check();
  }

  #check(): void {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    this.#timer = window.setTimeout(() => void this.#ask(asked), CHECK_DELAY);
  }

  async #ask(asked: number): Promise<void> {
    const checked = await this.table.checkRuns(this.company, this.runs).catch(() => null);
    if (asked === this.#asked) this.checked = checked;
  }
}

/** A run cut after each stop. */
export function piecesOf(path: readonly string[]): string[][] {
  const pieces: string[][] = [];
  let piece: string[] = [];
  for (const place of path) {
    piece.push(place);
    if (place.includes(".")) {
      pieces.push(piece);
      piece = [];
    }
  }
  return pieces;
}
