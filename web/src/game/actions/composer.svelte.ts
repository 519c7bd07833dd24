/** The move that is being put together: a kind, its fields so far, and what it would lead to. */

import { Problem } from "../../lib/api";
import type { Action, Box, Family, Preview, Reason, Refusal, Run, Value } from "../../lib/model";
import { settings } from "../../lib/settings.svelte";
import { attempt, sayProblem, tellProblem } from "../../lib/toasts.svelte";
import { t } from "../../lib/words.svelte";
import type { GameTable } from "../table.svelte";
import { actionOf, choicesOf, fieldsOf, familyWith, holds, narrow, settled, type Fields } from "./families";
import { Previews } from "./previews.svelte";

const PREVIEW_DELAY = 120;

/** A number that was typed though the field cannot be that, and why not once it is known. NaN: nothing was typed. */
export interface Wrong {
  field: string;
  value: number;
  reasons: Reason[];
}

export class Composer {
  family = $state.raw<Family | null>(null);
  /** What the player chose; fields with a single possibility are added by `fields`. */
  chosen = $state.raw<Fields>({});
  /** Runs put together by hand or taken from the best set. */
  runs = $state.raw<Run[] | null>(null);
  preview = $state.raw<Preview | null>(null);
  wrong = $state.raw<Wrong | null>(null);
  /** A concrete choice that is pointed at: what it leads to is shown before it is made. */
  pointed = $state.raw<Action | null>(null);
  /** Why no consequence can be shown, in words. */
  blind = $state("");
  /** Reasons for something that cannot be done, with what was asked about. */
  refused = $state.raw<{ action: Action; reasons: Reason[]; kind: boolean } | null>(null);

  order = $derived(this.family ? fieldsOf(this.family) : []);
  fields = $derived(this.family?.boxes.length ? settled(this.family.boxes, this.chosen, this.order) : this.chosen);
  action = $derived.by((): Action | null => {
    const { family } = this;
    if (!family || this.wrong) return null;
    if (family.boxes.length) return actionOf(family, this.chosen);
    return this.runs && family.company
      ? { type: family.type, seat: family.seat, company: family.company, runs: this.runs }
      : null;
  });

  /** The move with what was typed wrong, so that it can be named. */
  tried = $derived.by((): Action | null => {
    const { family, wrong } = this;
    if (!family || !wrong || Number.isNaN(wrong.value)) return null;
    return { type: family.type, seat: family.seat, ...this.fields, [wrong.field]: wrong.value };
  });

  readonly previews: Previews;
  #begun = 0;
  #asked = 0;
  #timer = 0;
  #abort: AbortController | null = null;

  constructor(readonly table: GameTable) {
    this.previews = new Previews(table);
  }

  /** Begin a move of that family, with some fields chosen already. */
  start(family: Family, chosen: Fields = {}): void {
    this.#begun += 1;
    this.family = family;
    this.chosen = chosen;
    this.runs = null;
    this.#forget();
    this.#look();
  }

  /** Begin a move by kind and fields, where a family holds them. */
  begin(kind: string, fields: Fields = {}): boolean {
    const family = familyWith(this.table.legal, kind, fields);
    if (family) this.start(family, fields);
    return family !== null;
  }

  /** Choose a field; later choices that no longer fit are dropped. */
  choose(field: string, value: Value): void {
    if (!this.family) return;
    let kept: Fields = { [field]: value };
    for (const [name, old] of Object.entries(this.chosen)) {
      if (name !== field && narrow(this.family.boxes, { ...kept, [name]: old }).length) kept = { ...kept, [name]: old };
    }
    this.chosen = kept;
    this.#forget();
    this.#look();
  }

  /** Take a number as it is typed: chosen when it is legal, else kept in sight with the reasons against it. */
  type(field: string, value: number): void {
    const { values, spans } = this.choicesFor(field);
    if (values.includes(value) || spans.some((span) => holds(span, value))) {
      this.choose(field, value);
      return;
    }
    this.#forget();
    this.wrong = { field, value, reasons: [] };
    const { tried } = this;
    if (!tried) return;
    const asked = this.#asked;
    this.#timer = window.setTimeout(() => void this.#askWhy(tried, asked), PREVIEW_DELAY);
  }

  async #askWhy(action: Action, asked: number): Promise<void> {
    try {
      const { reasons } = await this.table.explain(action);
      if (asked === this.#asked && this.wrong) this.wrong = { ...this.wrong, reasons };
    } catch (error) {
      if (asked === this.#asked && error instanceof Problem) this.blind = sayProblem(error);
    }
  }

  setRuns(runs: Run[]): void {
    this.runs = runs;
    this.#forget();
    this.#look();
  }

  dropRuns(): void {
    this.runs = null;
    this.#forget();
  }

  /** Take choices back; without a name all of them. */
  clear(...fields: string[]): void {
    this.chosen = fields.length
      ? Object.fromEntries(Object.entries(this.chosen).filter(([name]) => !fields.includes(name)))
      : {};
    this.#forget();
    this.#look();
  }

  cancel(): void {
    this.family = null;
    this.pointed = null;
    this.chosen = {};
    this.runs = null;
    this.#forget();
  }

  /** The boxes that agree with all choices but those of one field. */
  boxesFor(field: string): Box[] {
    const others = Object.fromEntries(
      Object.entries(this.chosen).filter(([name]) => name !== field && this.#before(name, field)),
    );
    return narrow(this.family?.boxes ?? [], others);
  }

  /** Earlier fields narrow later ones, not the other way round: so that every first choice stays open. */
  #before(name: string, field: string): boolean {
    return this.order.indexOf(name) < this.order.indexOf(field);
  }

  choicesFor(field: string): ReturnType<typeof choicesOf> {
    return choicesOf(this.boxesFor(field), field);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#abort?.abort();
    this.#asked += 1;
    this.preview = null;
    this.wrong = null;
    this.blind = "";
  }

  /** Ask what the move would lead to, once choices have settled. */
  #look(): void {
    const action = this.action;
    if (!action) return;
    if (this.table.figures?.hidden) {
      this.blind = t("web-consequence-hidden");
      return;
    }
    const known = this.previews.of(action);
    if (known) {
      this.preview = known;
      return;
    }
    const asked = this.#asked;
    this.#timer = window.setTimeout(() => void this.#ask(action, asked), PREVIEW_DELAY);
  }

  /** Point at a concrete choice, or at none. */
  point(action: Action | null): void {
    this.pointed = action;
    if (action && !this.table.figures?.hidden) void this.previews.load(action);
  }

  /** Press a concrete choice: made at once where it can be taken back or was looked at before, else put together. */
  async press(family: Family, action: Action): Promise<void> {
    const { type: _type, seat: _seat, ...fields } = action;
    const free = this.table.tryout.active || this.table.alone || this.previews.seen(action);
    if (free && !settings.ask) await this.confirm(action);
    else this.start(family, fields as Fields);
  }

  async #ask(action: Action, asked: number): Promise<void> {
    this.#abort = new AbortController();
    try {
      const preview = await this.table.preview(action, this.#abort.signal);
      if (asked !== this.#asked) return;
      if (!preview.legal) this.blind = preview.reasons.map((reason) => reason.text).join(" ");
      else this.preview = preview;
    } catch (error) {
      if (asked === this.#asked && error instanceof Problem) this.blind = sayProblem(error);
    }
  }

  /** Play the move. */
  async confirm(action: Action | null = this.action): Promise<void> {
    if (!action) return;
    const begun = this.#begun;
    try {
      await this.table.play(action);
      // The next move may have been begun meanwhile; what has been made is over, even if it could be made once more.
      if (this.#begun === begun) this.cancel();
    } catch (error) {
      if (error instanceof Problem && error.reasons.length)
        this.refused = { action, reasons: error.reasons, kind: false };
      else tellProblem(error);
    }
  }

  /** Ask why no such move can be made: of those that the server thinks likely, the one against which the least stands. */
  async whyNot(kind: string, fields: Fields = {}): Promise<void> {
    const seat = this.table.seat ?? "";
    await attempt(async () => {
      const [found] = await this.table.refusals(kind, fields);
      this.refused = { action: { type: kind, seat, ...fields }, reasons: [], ...found, kind: false };
    });
  }

  /** Kinds of move that cannot be made now, each with the reasons. */
  refusals(): Promise<Refusal[]> {
    return this.table.refusals();
  }
}
