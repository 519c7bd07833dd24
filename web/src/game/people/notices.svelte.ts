/** That it is one's turn somewhere: counted in the tab, told by the browser where one asked for it. */

import { get } from "../../lib/api";
import { Live } from "../../lib/live.svelte";
import type { TableInfo } from "../../lib/model";
import { router } from "../../lib/router.svelte";
import { settings } from "../../lib/settings.svelte";
import { t, tOr } from "../../lib/words.svelte";

export interface Notice {
  /** turn, offer, reminder, vote, substitute, started, ended or program */
  kind: string;
  game: string;
  title: string;
  name: string;
  sequence: number;
}

type Permission = NotificationPermission | "impossible";

/** The games that wait after a notice came: a turn or an offer adds its game, the end takes it away. */
export function waitingAfter(waiting: ReadonlyMap<string, Notice>, notice: Notice): Map<string, Notice> {
  const after = new Map(waiting);
  if (notice.kind === "turn" || notice.kind === "offer") after.set(notice.game, notice);
  if (notice.kind === "ended") after.delete(notice.game);
  return after;
}

const TOLD = ["turn", "offer", "reminder", "vote", "substitute", "started", "ended"];
const LEADER = "highiron.notices";

/** How long other pages have to say that they show a game, in milliseconds. */
const PATIENCE = 250;

function isLookedAt(game: string): boolean {
  return document.visibilityState === "visible" && document.hasFocus() && location.pathname.startsWith(`/game/${game}`);
}

class Notices {
  waiting = $state.raw<Map<string, Notice>>(new Map());
  permission = $state<Permission>(typeof Notification === "undefined" ? "impossible" : Notification.permission);
  /** The last programmed move that did something, as the game it was in. */
  program = $state.raw<Notice | null>(null);
  /** Games that another page of this browser said to show. */
  readonly #lookedAt = new Set<string>();
  #live: Live | null = null;
  #channel: BroadcastChannel | null = null;
  #giveUp: AbortController | null = null;

  /** Follow the personal stream. One page of a browser listens for all, as connections are few. Call the answer to stop. */
  follow(): () => void {
    const giveUp = (this.#giveUp = new AbortController());
    this.#channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(LEADER);
    if (this.#channel) this.#channel.onmessage = (event) => this.#take(event.data as [string, unknown], false);
    void this.#readWaiting();
    const locks = navigator.locks as LockManager | undefined; // missing where the page came unprotected
    if (locks)
      void locks.request(LEADER, { signal: giveUp.signal }, () => this.#lead(giveUp.signal)).catch(() => undefined);
    else void this.#lead(giveUp.signal);
    return () => this.#stop();
  }

  #lead(stopped: AbortSignal): Promise<void> {
    const pass = (kind: string) => (data: unknown) => {
      this.#channel?.postMessage([kind, data]);
      this.#take([kind, data], true);
    };
    this.#live = new Live(() => "/api/stream", { waiting: pass("waiting"), notice: pass("notice") });
    return new Promise((resolve) => stopped.addEventListener("abort", () => resolve()));
  }

  #stop(): void {
    this.#giveUp?.abort();
    this.#live?.close();
    this.#channel?.close();
    this.#live = null;
    this.waiting = new Map();
  }

  async #readWaiting(): Promise<void> {
    try {
      const { tables } = await get<{ tables: TableInfo[] }>("/me/games");
      const turns = tables.filter((table) => table.my_turn);
      this.waiting = new Map(
        turns.map((table) => [
          table.id,
          { kind: "turn", game: table.id, title: table.title, name: table.name, sequence: table.sequence },
        ]),
      );
    } catch {
      return; // the stream tells it as well
    }
  }

  #take([kind, data]: [string, unknown], leading: boolean): void {
    if (kind === "looking") {
      this.#lookedAt.add(data as string);
      return;
    }
    if (kind === "waiting") {
      this.waiting = new Map((data as { games: Notice[] }).games.map((notice) => [notice.game, notice]));
      return;
    }
    const notice = data as Notice;
    this.waiting = waitingAfter(this.waiting, notice);
    if (notice.kind === "program") this.program = notice;
    // One page tells, unless any page shows the game to somebody right now.
    if (isLookedAt(notice.game)) {
      this.#channel?.postMessage(["looking", notice.game]);
      return;
    }
    if (leading && TOLD.includes(notice.kind)) {
      this.#lookedAt.delete(notice.game);
      setTimeout(() => !this.#lookedAt.has(notice.game) && this.#tell(notice), PATIENCE);
    }
  }

  /** A page that shows a game knows whether it waits for its reader. */
  settle(game: string, waits: Notice | null): void {
    if (Boolean(waits) === this.waiting.has(game)) return;
    const after = new Map(this.waiting);
    if (waits) after.set(game, waits);
    else after.delete(game);
    this.waiting = after;
  }

  /** Ask the browser's leave; only in answer to a click. */
  async ask(): Promise<boolean> {
    if (this.permission === "impossible") return false;
    this.permission = await Notification.requestPermission();
    settings.notify = this.permission === "granted";
    return settings.notify;
  }

  #tell(notice: Notice): void {
    if (!settings.notify) return;
    if (settings.sound) ring();
    if (this.permission !== "granted") return;
    const told = new Notification(tOr(`web-notice-${notice.kind}`, t("web-notice-turn")), {
      body: notice.name || notice.title,
      tag: notice.game,
      icon: "/icon.svg",
    });
    told.onclick = () => {
      window.focus();
      router.go(`/game/${notice.game}`);
      told.close();
    };
  }
}

/** Two short notes, like a bell at a level crossing. */
export function ring(): void {
  const audio = new AudioContext();
  [660, 880].forEach((pitch, i) => {
    const [note, volume] = [audio.createOscillator(), audio.createGain()];
    const start = audio.currentTime + i * 0.18;
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + 0.4);
  });
  setTimeout(() => void audio.close(), 1200);
}

export const notices = new Notices();
