/** Short messages at the edge of the page. */

import { Problem, UNREACHABLE } from "./api";
import { t, tOr } from "./words.svelte";

export interface Toast {
  id: number;
  text: string;
  kind: "note" | "fault";
}

class Toasts {
  list = $state<Toast[]>([]);
  #next = 1;

  add(text: string, kind: Toast["kind"] = "note"): void {
    const id = this.#next++;
    this.list.push({ id, text, kind });
    if (kind === "note") setTimeout(() => this.drop(id), 6000);
  }

  /** What was said about one page does not stay on the next. */
  leave(): void {
    this.list = this.list.filter((toast) => toast.kind === "note");
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

/** A problem in words: ours where the catalogue has the code, else what the server said. */
export function sayProblem(error: unknown): string {
  if (!(error instanceof Problem)) return t("web-problem");
  if (error.code === UNREACHABLE) return t("web-problem-unreachable");
  if (error.reasons.length) return error.reasons.map((reason) => reason.text).join(" ");
  return tOr(`web-problem-${error.code}`, error.message || t("web-problem"));
}

/** Show what went wrong; a fault of the page itself also goes to the console. */
export function tellProblem(error: unknown): void {
  if (!(error instanceof Problem)) console.error(error);
  toasts.add(sayProblem(error), "fault");
}

/** Do something and tell of its failure; answers whether it went well. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    tellProblem(error);
    return false;
  }
}
