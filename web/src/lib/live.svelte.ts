/** A stream of events from the server that comes back by itself after a lost connection, where it was. */

export type Connection = "connecting" | "live" | "lost";
export type Listeners = Record<string, (data: unknown) => void>;

const FIRST_DELAY = 500;
const LONGEST_DELAY = 15_000;
// The server sends a ping every 15 seconds; silence for longer than this means the line is dead.
const SILENCE = 40_000;

/** How long to wait before the next try: doubling, with some chance so that a table does not come back all at once. */
export function delayAfter(failures: number, chance: number): number {
  return Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** Math.max(0, failures - 1)) * (0.75 + 0.5 * chance);
}

export class Live {
  connection = $state<Connection>("connecting");
  #source: EventSource | null = null;
  #failures = 0;
  #timer = 0;
  #silence = 0;
  #closed = false;
  #heardLast: string;

  /** `address` is asked anew for every try, with the id of the last event that was heard; at first that is `after`. */
  constructor(
    readonly address: (after: string) => string,
    readonly listeners: Listeners,
    after = "",
  ) {
    this.#heardLast = after;
    this.#open();
    addEventListener("online", this.#retryNow);
    addEventListener("offline", this.#cutOff);
    document.addEventListener("visibilitychange", this.#retryNow);
  }

  close(): void {
    this.#closed = true;
    this.#drop();
    removeEventListener("online", this.#retryNow);
    removeEventListener("offline", this.#cutOff);
    document.removeEventListener("visibilitychange", this.#retryNow);
  }

  #open(): void {
    this.#drop();
    const source = new EventSource(this.address(this.#heardLast));
    this.#source = source;
    source.onopen = () => {
      this.#failures = 0;
      this.connection = "live";
      this.#heard();
    };
    source.onerror = () => this.#lost();
    source.addEventListener("ping", () => this.#heard());
    for (const [name, tell] of Object.entries(this.listeners)) {
      source.addEventListener(name, (event) => {
        const { data, lastEventId } = event as MessageEvent<string>;
        this.#heard();
        tell(JSON.parse(data));
        // Only now: what a listener could not take is to be told again.
        if (lastEventId) this.#heardLast = lastEventId;
      });
    }
    this.#heard();
  }

  #heard(): void {
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => this.#lost(), SILENCE);
  }

  #lost(): void {
    if (this.#closed) return;
    this.#drop();
    this.#failures += 1;
    // The first miss is often a server that restarts: no alarm before the second one.
    if (this.#failures > 1 || !navigator.onLine) this.connection = "lost";
    this.#timer = window.setTimeout(() => this.#open(), delayAfter(this.#failures, Math.random()));
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#source?.close();
    this.#source = null;
  }

  // An open stream does not notice by itself that the network has gone, only that it is silent.
  #cutOff = (): void => this.#lost();

  #retryNow = (): void => {
    if (!this.#closed && !this.#source && document.visibilityState === "visible") this.#open();
  };
}
