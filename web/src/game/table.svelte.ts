/** One game as the page knows it: facts, the present position, the log, and the position that is shown. */

import { address, get, newKey, post, Problem } from "../lib/api";
import { counting } from "../lib/currency.svelte";
import { Live } from "../lib/live.svelte";
import type {
  Action,
  CheckedRoutes,
  CorporationFacts,
  Entry,
  EntryNews,
  Explanation,
  Facts,
  Family,
  Figures,
  GameView,
  Hint,
  Lay,
  LogPage,
  MoveAnswer,
  Position,
  Preview,
  PrivateFacts,
  Refusal,
  RouteSet,
  Run,
  Seat,
  TableInfo,
  UndoAnswer,
  Vote,
} from "../lib/model";
import { settings } from "../lib/settings.svelte";
import { attempt, toasts } from "../lib/toasts.svelte";
import { t, words } from "../lib/words.svelte";
import { apart, type Fields } from "./actions/families";
import { Lays } from "./actions/lays.svelte";
import { Statistics } from "./after/statistics.svelte";
import { People } from "./people/people.svelte";
import type { ChatLine } from "./people/talk";
import { Routes } from "./routes/routes.svelte";
import { SeenRuns } from "./routes/seen.svelte";
import { seatsAfter } from "./time/clock";
import { Playback } from "./time/playback.svelte";
import { Rights } from "./time/rights.svelte";
import { TryOut } from "./time/tryout.svelte";

interface TableNews {
  table: TableInfo;
  votes: Vote[];
}

/** Families come without what does not apply to them. */
function wholeFamily(family: Partial<Family> & Pick<Family, "type" | "seat">): Family {
  return { boxes: [], company: "", best_required: false, ...family };
}

export class GameTable {
  info = $state.raw<TableInfo | null>(null);
  facts = $state.raw<Facts | null>(null);
  /** The present position; stays up to date while another one is looked at. */
  present = $state.raw<GameView | null>(null);
  /** A position of the past, when one is looked at. */
  past = $state.raw<GameView | null>(null);
  log = $state.raw<Entry[]>([]);
  /** The sequence of the reader's own last entry when the page was opened. */
  since = $state(0);
  sending = $state(false);
  /** Hexes that somebody points at, as a lesson does. */
  marked = $state.raw<string[]>([]);
  live: Live | null = $state.raw(null);
  /** What the stream told while something was being sent. */
  readonly #waiting: EntryNews[] = [];

  /** Whether the reader has to find the best moves without the help of figures and lines, as in a puzzle. */
  unaided = $state(false);
  /** The message of the button that asks for a hint. */
  readonly hintText: string = "web-hint";

  readonly tryout = new TryOut(this);
  readonly people: People;
  readonly rights = new Rights(this);
  readonly statistics = new Statistics(this);
  readonly playback = new Playback(this);
  /** The sequence up to which the reader has put away what others did. */
  newsClosed = $state(0);

  shown = $derived(this.tryout.game ?? this.past ?? this.present);
  position = $derived<Position | null>(this.shown?.view ?? null);
  figures = $derived<Figures | null>(this.shown?.figures ?? null);
  seats = $derived<Seat[]>(this.present?.seats ?? this.info?.seats ?? []);
  names = $derived<Record<string, string>>(this.present?.names ?? {});
  mine = $derived<string[]>(this.present?.mine ?? this.info?.my_seats ?? []);
  /** The seat the page acts and sees for. */
  seat = $derived(this.present?.you ?? null);
  /** Legal families of own seats; none while the past is looked at. */
  legal = $derived<Family[]>(
    (this.tryout.active ? this.tryout.legal : this.past ? [] : (this.present?.legal ?? []))
      .map(wholeFamily)
      .flatMap((family) => apart(family, (value) => this.hexes.has(value))),
  );
  myTurn = $derived(this.legal.length > 0);
  /** Whether the game waits for the reader; some rights may be used while it waits for somebody else. */
  asked = $derived(
    this.myTurn && (this.tryout.active || (this.present !== null && this.mine.includes(this.present.actor))),
  );
  /** Whether everybody else at the table is a bot, so that nobody is asked before something is taken back. */
  alone = $derived(this.seats.every((seat) => seat.bot || seat.mine));
  ended = $derived(Boolean(this.present?.view.ended));
  companies = $derived(
    new Map<string, CorporationFacts | PrivateFacts>(
      [...(this.facts?.corporations ?? []), ...(this.facts?.privates.filter((p) => p.operates) ?? [])].map((c) => [
        c.id,
        c,
      ]),
    ),
  );
  trains = $derived(new Map((this.facts?.trains ?? []).map((train) => [train.id, train])));
  tiles = $derived(new Map((this.facts?.tiles ?? []).map((tile) => [tile.id, tile])));
  hexes = $derived(new Map((this.facts?.hexes ?? []).map((hex) => [hex.id, hex])));
  /** The company whose turn it is, "" for none. */
  operating = $derived(this.figures?.company ?? "");

  readonly lays = new Lays(this);
  readonly routes = new Routes(this);
  readonly seen = new SeenRuns(this);
  /** Whether the map is in sight; else runs are told in words. */
  mapInSight = $state(true);
  /** Whether one may ask here what a bot would do. */
  hints = $derived(this.info?.hints ?? true);
  /** Bring the map into sight; the board says how. */
  showMap: () => void = () => undefined;

  constructor(readonly id: string) {
    this.people = new People(this);
  }

  async open(): Promise<void> {
    this.info = await get<TableInfo>(`/games/${this.id}`);
    if (this.info.status === "open") {
      this.#listen();
      return;
    }
    await this.#loadGame();
    this.#listen();
  }

  async #loadGame(): Promise<void> {
    const [facts, view] = await Promise.all([
      get<Facts>(`/games/${this.id}/facts`, { locale: words.forBrowser }),
      get<GameView>(`/games/${this.id}/view`),
    ]);
    this.facts = facts;
    counting.currency = facts.currency;
    this.present = view;
    await this.#catchUpLog();
  }

  #listen(): void {
    const path = `/games/${this.id}/stream`;
    this.live = new Live(
      (after) => address(path, { locale: words.forBrowser, after }),
      {
        snapshot: (data) => this.#snapshot(data as GameView),
        entry: (data) => this.#heard(data as EntryNews),
        table: (data) => void this.#table(data as TableNews),
        chat: (data) => this.people.heard(data as ChatLine),
      },
      // The game has just been fetched: what is told begins behind it.
      this.present ? String(this.present.sequence) : "",
    );
  }

  close(): void {
    this.live?.close();
  }

  /** Have everything said again by the server, in the language that the page speaks now. What is being put together stays. */
  async sayAgain(): Promise<void> {
    const { present, past } = this;
    if (!present) return;
    const [facts, now, then] = await Promise.all([
      get<Facts>(`/games/${this.id}/facts`, { locale: words.forBrowser }),
      get<GameView>(`/games/${this.id}/view`),
      past?.at === undefined || past.at === null ? null : get<GameView>(`/games/${this.id}/view`, { at: past.at }),
    ]);
    this.facts = facts;
    if (this.present?.sequence === now.sequence) this.present = { ...this.present, figures: now.figures };
    if (then && this.past?.at === then.at) this.past = then;
    this.log = [];
    await this.#catchUpLog();
    this.close();
    this.#listen();
  }

  /** Begin anew: a stream tells what its reader might see when it was opened, so a new seat needs a new one. */
  async reopen(): Promise<void> {
    this.close();
    await this.open();
  }

  async #catchUpLog(): Promise<void> {
    for (;;) {
      const after = this.log.at(-1)?.sequence ?? 0;
      const page = await get<LogPage>(`/games/${this.id}/log`, { after, limit: 500, locale: words.forBrowser });
      if (!this.log.length) this.since = page.since;
      const fresh = page.entries.filter((entry) => entry.sequence > (this.log.at(-1)?.sequence ?? 0));
      this.log = [...this.log, ...fresh];
      if (!page.more || !fresh.length) return;
    }
  }

  #snapshot(view: GameView): void {
    if (!this.facts || (this.present && view.sequence < this.present.sequence)) return;
    this.present = view;
    if ((this.log.at(-1)?.sequence ?? 0) < view.sequence) void attempt(() => this.#catchUpLog());
  }

  /** The stream tells of an own move too, often before its answer comes; the answer says more, so it is waited for. */
  #heard(news: EntryNews): void {
    if (this.sending) this.#waiting.push(news);
    else this.#entry(news);
  }

  #entry(news: EntryNews): void {
    this.#remember(news);
    if (!this.present || news.sequence <= this.present.sequence) return;
    if (news.changes === null) return; // more entries follow at once; the last one carries all changes
    const { present } = this;
    // Several moves at once go by one after the other, beginning with what was in sight.
    const follows = news.position - present.position > 1 && !present.mine.includes(news.seat) && this.playback.wanted;
    if (follows) {
      this.past = { ...present, at: present.position, legal: [] };
      void this.playback.play(present.position);
    }
    this.present = {
      ...present,
      sequence: news.sequence,
      position: news.position,
      actor: news.actor,
      status: news.status,
      you: news.you,
      deadline: news.deadline ?? null,
      seats: seatsAfter(present, news, this.info?.clock ?? null),
      view: { ...present.view, ...news.changes, actor: news.actor },
      figures: news.figures ?? present.figures,
      legal: news.legal ?? [],
    };
  }

  #remember(entry: Entry): void {
    if (entry.sequence === (this.log.at(-1)?.sequence ?? 0) + 1) this.log = [...this.log, entry];
  }

  async #table({ table: info, votes }: TableNews): Promise<void> {
    // The one who starts the game may have heard so already, by the answer to that.
    const started = !this.present && info.status !== "open";
    this.info = info;
    this.people.votes = votes;
    if (started) await attempt(() => this.reopen());
    else if (this.present) await this.#seated(info);
  }

  /** Somebody else may sit in a seat now; where it is one's own, what may be seen and done changes with it. */
  async #seated(info: TableInfo): Promise<void> {
    const { present } = this;
    if (!present) return;
    const names = Object.fromEntries(info.seats.map((seat) => [seat.letter, seat.name]));
    this.present = { ...present, seats: info.seats, names: { ...present.names, ...names }, status: info.status };
    if (info.my_seats.join() !== present.mine.join()) await attempt(() => this.reopen());
  }

  /** Send a move. A refusal is thrown with its reasons; a move that came too late brings the page up to date. */
  async play(action: Action): Promise<void> {
    await this.#send(async (present) => {
      if (this.tryout.active) {
        await this.tryout.play(action);
        return;
      }
      const body = { sequence: present.sequence, key: newKey(), action };
      this.#accepted(await post<MoveAnswer>(`/games/${this.id}/moves`, body));
    });
  }

  /** One thing at a time; what the stream tells meanwhile comes after the answer. */
  async #send(work: (present: GameView) => Promise<void>): Promise<void> {
    if (!this.present || this.sending) return;
    this.sending = true;
    try {
      await work(this.present);
    } catch (error) {
      if (error instanceof Problem && error.code === "sequence-conflict") await this.refresh();
      throw error;
    } finally {
      this.sending = false;
      for (const news of this.#waiting.splice(0)) this.#entry(news);
    }
  }

  #accepted(answer: MoveAnswer): void {
    this.rights.learn(answer);
    this.#entry(answer);
  }

  /** What a move would lead to; nothing is stored. */
  preview(action: Action, signal?: AbortSignal): Promise<Preview> {
    if (this.tryout.active) return this.tryout.preview(action, signal);
    return post<Preview>(`/games/${this.id}/preview`, { actions: [action], agreed: true }, signal);
  }

  /** Moves of a kind that cannot be made now, or of all kinds, each with the reasons. */
  refusals(kind = "", fields: Fields = {}): Promise<Refusal[]> {
    return post<Refusal[]>(`/games/${this.id}/refusals`, { kind, fields, seat: this.seat ?? "" });
  }

  /** What every legal tile of a company would earn. */
  async gains(company: string): Promise<Lay[]> {
    return (await get<{ lays: Lay[] }>(`/games/${this.id}/lays`, { company })).lays;
  }

  /** The best runs of a company in the position that is shown. */
  bestRoutes(company: string): Promise<RouteSet> {
    return get<RouteSet>(`/games/${this.id}/routes`, { company, at: this.past?.at ?? undefined });
  }

  /** What runs made by hand would bring. */
  checkRuns(company: string, runs: Run[]): Promise<CheckedRoutes> {
    const { actions, at } = this.tryout;
    const path = `/games/${this.id}/routes/check${at === undefined ? "" : `?at=${at}`}`;
    return post<CheckedRoutes>(path, { company, runs, actions });
  }

  /** What a house bot would do, and why. */
  hint(): Promise<Hint> {
    return get<Hint>(`/games/${this.id}/hint`, { bot: "steady", locale: words.locale });
  }

  /** Why an action cannot be made. */
  async explain(action: Action): Promise<Explanation> {
    if (this.tryout.active) return this.tryout.preview(action);
    return post<Explanation>(`/games/${this.id}/explain`, { action });
  }

  async refresh(): Promise<void> {
    this.present = await get<GameView>(`/games/${this.id}/view`);
    await this.#catchUpLog();
  }

  async undo(to?: number): Promise<void> {
    await this.#takeBack("undo", to === undefined ? {} : { to });
  }

  async redo(): Promise<void> {
    await this.#takeBack("redo", {});
  }

  async #takeBack(what: "undo" | "redo", more: { to?: number }): Promise<void> {
    await this.#send(async ({ sequence }) => {
      const body = { sequence, key: newKey(), seat: this.seat ?? "", ...more };
      const { accepted } = await post<UndoAnswer>(`/games/${this.id}/${what}`, body);
      if (accepted) {
        this.#accepted(accepted);
        return;
      }
      toasts.add(t("web-undo-asked"));
      void attempt(() => this.people.loadVotes());
    });
  }

  /** Look at the position after so many actions; null for the present. */
  async look(at: number | null): Promise<void> {
    this.tryout.leave();
    if (at === null || (this.present && at >= this.present.position && at !== 0)) {
      this.past = null;
      return;
    }
    this.past = await get<GameView>(`/games/${this.id}/view`, { at });
  }

  /** The colours of a company's chip. */
  colourOf(company: string): { colour: string; text: string } {
    const found = this.companies.get(company)?.colours;
    if (!found) return { colour: "var(--hex-gap)", text: "var(--board-paper)" };
    return settings.palette === "distinct"
      ? { colour: found.distinct, text: found.distinct_ink }
      : { colour: found.colour, text: found.ink };
  }

  /** The end of the names of a company's symbols. */
  symbolOf(company: string): string {
    return this.companies.get(company)?.symbol ?? "";
  }
}
