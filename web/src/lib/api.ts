/** Calls of the table server: typed answers, and problems as one kind of error with the server's own words. */

import type { Reason } from "./model";

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(detail);
  }

  /** Why a move was refused; empty for any other problem. */
  get reasons(): Reason[] {
    return (this.extra["reasons"] as Reason[] | undefined) ?? [];
  }
}

/** The server could not be asked at all; `status` is 0. */
export const UNREACHABLE = "unreachable";

let csrf = "";
/** The secret that unsafe calls must carry; comes with the session. */
export function useCsrf(token: string | undefined): void {
  if (token) csrf = token;
}

let language = "en";
/** The language that answers speak. */
export function useLanguage(locale: string): void {
  language = locale;
}

type Query = Record<string, string | number | boolean | undefined | null>;

export function address(path: string, query?: Query): string {
  const pairs = Object.entries(query ?? {}).filter(
    ([, value]) => value !== undefined && value !== null && value !== "",
  );
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return `/api${path}${search ? `?${search}` : ""}`;
}

async function call<T>(method: string, path: string, body?: unknown, query?: Query, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": language };
  if (method !== "GET") headers["X-CSRF-Token"] = csrf;
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (signal) init.signal = signal;
  if (body instanceof Blob) {
    init.body = body;
  } else if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(address(path, query), init);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Problem(0, UNREACHABLE, "");
  }
  const text = await response.text();
  const data: unknown = text && response.headers.get("Content-Type")?.includes("json") ? JSON.parse(text) : text;
  if (!response.ok) throw problemOf(response.status, data);
  return data as T;
}

function problemOf(status: number, data: unknown): Problem {
  if (data && typeof data === "object") {
    const found = data as { code?: string; detail?: string; extra?: Record<string, unknown>; reasons?: Reason[] };
    const extra = found.reasons ? { ...found.extra, reasons: found.reasons } : found.extra;
    return new Problem(status, found.code ?? "", found.detail ?? "", extra ?? {});
  }
  return new Problem(status, "", "");
}

export const get = <T>(path: string, query?: Query, signal?: AbortSignal): Promise<T> =>
  call<T>("GET", path, undefined, query, signal);
export const post = <T>(path: string, body: unknown = {}, signal?: AbortSignal): Promise<T> =>
  call<T>("POST", path, body, undefined, signal);
export const put = <T>(path: string, body: unknown = {}): Promise<T> => call<T>("PUT", path, body);
export const patch = <T>(path: string, body: unknown = {}): Promise<T> => call<T>("PATCH", path, body);
export const remove = <T>(path: string, body?: unknown, query?: Query): Promise<T> =>
  call<T>("DELETE", path, body, query);

/** A key that makes a repeated move harmless. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
