/** Which lessons were finished: kept in the browser, and with the account where there is one. */

const PLACE = "highiron.lessons";

/** Names of lessons as they were written down; anything else is dropped. */
export function readDone(text: string | null): string[] {
  try {
    const data: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(data) ? data.filter((name): name is string => typeof name === "string") : [];
  } catch {
    return [];
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null; // a browser that keeps nothing is no reason to fail
  }
}

class Progress {
  done = $state.raw<ReadonlySet<string>>(new Set(typeof localStorage === "undefined" ? [] : readDone(stored())));

  finish(lesson: string): void {
    if (this.done.has(lesson)) return;
    this.done = new Set([...this.done, lesson]);
    try {
      localStorage.setItem(PLACE, JSON.stringify([...this.done]));
    } catch {
      return;
    }
  }
}

export const progress = new Progress();
