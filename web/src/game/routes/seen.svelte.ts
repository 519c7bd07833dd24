/** Runs that were made: those of the turn that is shown, of a line of the log, of a company, or the last ones of all. */

import { SvelteMap } from "svelte/reactivity";
import { post } from "../../lib/api";
import type { CheckedRoutes, Entry, Run, RunBill } from "../../lib/model";
import type { GameTable } from "../table.svelte";
import { standing } from "../time/turns";

/** What the trains of a company ran at one time. */
export interface TurnRuns {
  sequence: number;
  /** The position that the runs led to. */
  position: number;
  company: string;
  runs: (Run & { revenue: number; mode: string })[];
  total: number;
  /** The one of the runs that is asked for; all of them without. */
  only?: number;
}

/** The runs that an entry tells of, null where no train ran. */
export function runsOf(entry: Entry): TurnRuns | null {
  const ran = entry.events.filter((event) => event.code === "train-ran");
  const company = ran[0]?.args["company"];
  if (typeof company !== "string") return null;
  const runs = ran
    .filter((event) => event.args["company"] === company)
    .map(({ args }) => ({
      train: String(args["train"]),
      path: args["path"] as string[],
      revenue: Number(args["revenue"]),
      mode: typeof args["mode"] === "string" ? args["mode"] : "",
    }));
  const { sequence, position } = entry;
  return { sequence, position, company, runs, total: runs.reduce((sum, run) => sum + run.revenue, 0) };
}

/** The place among the runs of the one that the train did that stands at `at` of the company's trains; -1 for none. */
export function runOfTrain(ran: TurnRuns | undefined, trains: readonly string[], at: number): number {
  const before = trains.slice(0, at).filter((train) => train === trains[at]).length;
  const places = (ran?.runs ?? []).flatMap((run, place) => (run.train === trains[at] ? [place] : []));
  return places[before] ?? -1;
}

export class SeenRuns {
  /** Runs of something pointed at, and those that stay until they are put away. */
  pointed = $state.raw<TurnRuns | null>(null);
  pinned = $state.raw<TurnRuns | null>(null);
  readonly #bills = new SvelteMap<number, RunBill[]>();
  readonly #asked = new Set<number>();

  readonly #until = $derived.by(() => this.table.past?.at ?? this.table.present?.position ?? 0);
  readonly #entries = $derived.by(() => standing(this.table.log).slice(0, this.#until));

  /** The last runs of every company before the position that is shown. */
  last = $derived.by((): Map<string, TurnRuns> => {
    const found = new Map<string, TurnRuns>();
    for (const entry of this.#entries) {
      const ran = runsOf(entry);
      if (ran) found.set(ran.company, ran);
    }
    return found;
  });

  /** The runs of the company whose turn it is, once it has made them; also just after its turn. */
  now = $derived.by((): TurnRuns | null => {
    const company = this.table.figures?.company ?? "";
    for (const entry of this.#entries.slice(-MOST_OF_A_TURN).toReversed()) {
      const ran = runsOf(entry);
      if (ran) return ran.company === company || ran.position === this.#until ? ran : null;
      if (company && entry.events.some((event) => event.code === "turn-began")) return null;
    }
    return null;
  });

  shown = $derived(this.pointed ?? this.pinned ?? this.now);

  constructor(readonly table: GameTable) {}

  /** The bills of the runs, once they have been asked for. */
  billsOf(runs: TurnRuns): RunBill[] | null {
    return this.#bills.get(runs.sequence) ?? null;
  }

  point(runs: TurnRuns | null): void {
    this.pointed = runs;
  }

  pin(runs: TurnRuns | null): void {
    this.pinned = runs;
    this.pointed = null;
  }

  /** Ask for the bills of runs unless they are known; silent when the server cannot tell. */
  async load(runs: TurnRuns): Promise<void> {
    if (this.#asked.has(runs.sequence)) return;
    this.#asked.add(runs.sequence);
    const body = { company: runs.company, runs: runs.runs.map(({ train, path }) => ({ train, path })), compare: false };
    try {
      const checked = await post<CheckedRoutes>(`/games/${this.table.id}/routes/check?at=${runs.position - 1}`, body);
      this.#bills.set(runs.sequence, checked.runs);
    } catch {
      this.#asked.delete(runs.sequence);
    }
  }
}

// Entries that a turn has at most after its runs; no turn is longer.
const MOST_OF_A_TURN = 60;
