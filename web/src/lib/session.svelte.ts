/** Who is using the page: nobody yet, a guest or an account. */

import { get, post, put, remove, useCsrf } from "./api";
import type { Person } from "./model";
import { words } from "./words.svelte";

interface Me {
  person: Person | null;
  csrf: string;
  registration: boolean;
  version: string;
}

class Session {
  person = $state.raw<Person | null>(null);
  registration = $state(true);
  version = $state("");
  /** Set while the sign-in dialog is open; told whether somebody came in. */
  asking = $state.raw<((came: boolean) => void) | null>(null);

  async read(): Promise<void> {
    this.take(await get<Me>("/me"));
  }

  take(me: Me): void {
    useCsrf(me.csrf);
    this.person = me.person;
    this.registration = me.registration;
    this.version = me.version;
  }

  async guest(name: string): Promise<void> {
    this.take(await post<Me>("/guests", { name, locale: words.forBrowser }));
  }

  async signIn(name: string, password: string): Promise<void> {
    this.take(await post<Me>("/sessions", { name, password }));
  }

  async signInBy(credential: Record<string, unknown>): Promise<void> {
    this.take(await post<Me>("/passkeys/sessions", { credential }));
  }

  async register(name: string, password: string): Promise<void> {
    this.take(await post<Me>("/accounts", { name, password, locale: words.forBrowser }));
  }

  async changePassword(old: string, fresh: string): Promise<void> {
    this.take(await put<Me>("/me/password", { old, new: fresh }));
  }

  async signOut(everywhere = false): Promise<void> {
    await remove("/sessions", undefined, { everywhere: everywhere || undefined });
    await this.read();
  }

  /** Show the sign-in dialog to somebody who may be here already: a guest who wants an account. */
  ask(): void {
    this.asking = () => (this.asking = null);
  }

  /** Make sure somebody is there, asking for a name if needed. False when the question was closed. */
  require(): Promise<boolean> {
    if (this.person) return Promise.resolve(true);
    return new Promise((resolve) => {
      this.asking = (came) => {
        this.asking = null;
        resolve(came);
      };
    });
  }
}

export const session = new Session();
