/** Trying out: moves on top of a position that change nothing. The server works out what they lead to and stores nothing. */

import { post, Problem } from "../../lib/api";
import type { Action, Family, GameView, Preview, RouteSet } from "../../lib/model";
import type { GameTable } from "../table.svelte";

export class TryOut {
  /** The position it began from; null while nothing is tried out. */
  base = $state.raw<GameView | null>(null);
  actions = $state.raw<Action[]>([]);
  /** Where the line has led to; null before its first move. */
  reached = $state.raw<Preview | null>(null);
  /** What is legal before the first move. */
  #first = $state.raw<Family[]>([]);

  active = $derived(this.base !== null);
  legal = $derived<Family[]>(this.reached?.legal_after ?? this.#first);
  lines = $derived<string[]>(this.reached?.lines ?? []);
  /** The tried position in the form of any other. */
  game = $derived.by((): GameView | null => {
    const { base, reached } = this;
    if (!base || !reached?.view || !reached.figures) return base;
    return { ...base, view: reached.view, figures: reached.figures, actor: reached.actor, legal: [] };
  });

  constructor(readonly table: GameTable) {}

  /** The position the line begins from; undefined while nothing is tried out. */
  get at(): number | undefined {
    return this.base?.at ?? this.base?.position;
  }

  /** Begin at the position that is shown. */
  async begin(): Promise<void> {
    const { shown } = this.table;
    if (!shown) return;
    const { legal_after } = await this.#post([], shown.at ?? shown.position);
    this.base = shown;
    this.#first = legal_after;
    this.actions = [];
    this.reached = null;
  }

  leave(): void {
    this.base = null;
    this.actions = [];
    this.reached = null;
    this.#first = [];
  }

  #post(
    actions: Action[],
    at = this.at,
    signal?: AbortSignal,
    more: { routes?: true; agreed?: true } = {},
  ): Promise<Preview> {
    return post<Preview>(`/games/${this.table.id}/preview`, { actions, at, ...more }, signal);
  }

  /** What one more move would lead to, told without the moves before it. */
  async preview(action: Action, signal?: AbortSignal): Promise<Preview> {
    const found = await this.#post([...this.actions, action], this.at, signal, { agreed: true });
    const before = this.reached?.events.length ?? 0;
    return { ...found, events: found.events.slice(before), lines: found.lines.slice(before) };
  }

  /** Add a move to the line. A refusal is thrown with its reasons, as for a real move. */
  async play(action: Action): Promise<void> {
    const actions = [...this.actions, action];
    const found = await this.#post(actions);
    if (!found.legal) throw new Problem(422, "refused", "", { reasons: found.reasons });
    this.actions = actions;
    this.reached = found;
  }

  /** Take the last tried move away. */
  async back(): Promise<void> {
    const actions = this.actions.slice(0, -1);
    this.reached = actions.length ? await this.#post(actions) : null;
    this.actions = actions;
  }

  /** The best runs at the end of the line. */
  async routes(): Promise<RouteSet | null> {
    return (await this.#post(this.actions, this.at, undefined, { routes: true })).routes ?? null;
  }
}
