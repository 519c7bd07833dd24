/** A lesson as a table: the server says what becomes of a move, the page keeps the moves that counted. */

import { get, post, Problem } from "../lib/api";
import type {
  Action,
  CheckedRoutes,
  Facts,
  Hint,
  Lay,
  LessonAttempt,
  LessonDetail,
  LessonPlace,
  Preview,
  Refusal,
  RouteSet,
  Run,
} from "../lib/model";
import { counting } from "../lib/currency.svelte";
import { words } from "../lib/words.svelte";
import type { Fields } from "../game/actions/families";
import { GameTable } from "../game/table.svelte";

export class LessonTable extends GameTable {
  detail = $state.raw<LessonDetail | null>(null);
  /** The step that is shown, from 0. Behind the last one the lesson is over. */
  step = $state(0);
  /** What became of the last move in this step. */
  tried = $state.raw<LessonAttempt | null>(null);
  /** Moves that counted, by step. */
  #counted: Action[][] = [];
  #loads = 0;
  override readonly hintText = "web-lesson-hint";

  current = $derived(this.detail?.steps[this.step] ?? null);
  reached = $derived(this.tried?.verdict === "reached");
  finished = $derived(this.detail !== null && this.step >= this.detail.steps.length);

  override async open(): Promise<void> {
    this.detail = await get<LessonDetail>(`/lessons/${this.id}`);
    this.unaided = Boolean(this.detail.words);
    this.facts = await get<Facts>(`/facts/${this.detail.facts}`, { locale: words.locale });
    counting.currency = this.facts.currency;
    await this.goTo(0);
  }

  /** Show a step; what was done in it and after it is forgotten. */
  async goTo(step: number): Promise<void> {
    this.#counted = this.#counted.slice(0, step);
    this.tried = null;
    this.step = step;
    this.routes.clear();
    if (this.finished) return;
    this.#show(await this.#ask<LessonPlace>("place"));
    this.marked = this.current?.lit ?? [];
  }

  /** The question with where the learner is. */
  #ask<T>(what: string, more: object = {}, signal?: AbortSignal): Promise<T> {
    const actions = this.#counted.flat();
    return post<T>(`/lessons/${this.id}/${what}?locale=${words.locale}`, { actions, step: this.step, ...more }, signal);
  }

  #show(place: LessonPlace): void {
    this.#loads += 1;
    this.present = {
      game: this.id,
      facts: place.facts,
      status: "running",
      mode: "lesson",
      sequence: this.#loads,
      position: this.#loads,
      at: null,
      actor: place.actor,
      you: place.seat,
      mine: [place.seat],
      names: place.names,
      seats: [],
      view: place.view,
      figures: place.figures,
      legal: place.legal,
      votes: [],
      programs: [],
      undo: null,
      deadline: null,
    };
  }

  override async play(action: Action): Promise<void> {
    if (this.sending || this.reached) return;
    this.sending = true;
    try {
      const tried = await this.#ask<LessonAttempt>("attempts", { action });
      if (tried.verdict === "refused") throw new Problem(422, "refused", "", { reasons: tried.reasons });
      this.tried = tried;
      if (!tried.place) return;
      (this.#counted[this.step] ??= []).push(action);
      this.#show(tried.verdict === "reached" ? { ...tried.place, legal: [] } : tried.place);
    } finally {
      this.sending = false;
    }
  }

  override preview(action: Action, signal?: AbortSignal): Promise<Preview> {
    return this.#ask<Preview>("preview", { action }, signal);
  }

  override refusals(kind = "", fields: Fields = {}): Promise<Refusal[]> {
    return this.#ask<Refusal[]>("refusals", { kind, fields });
  }

  override async gains(company: string): Promise<Lay[]> {
    return this.unaided ? [] : (await this.#ask<{ lays: Lay[] }>("lays", { company })).lays;
  }

  override bestRoutes(company: string): Promise<RouteSet> {
    return this.#ask<RouteSet>("routes", { company });
  }

  override checkRuns(company: string, runs: Run[]): Promise<CheckedRoutes> {
    return this.#ask<CheckedRoutes>("routes/check", { company, runs });
  }

  override hint(): Promise<Hint> {
    return this.#ask<Hint>("hint");
  }
}
