/** The keyboard: which key does what right now. Parts of the page add their keys while they are shown. */

import { untrack } from "svelte";

export interface Key {
  /** As `KeyboardEvent.key`; letters in lower case. */
  key: string;
  /** Id of the message that says what it does. */
  text: string;
  act: () => void;
  /** Whether it works also while something is typed into a field. */
  typing?: boolean;
}

/** Something that can be done from the palette, in words. */
export interface Command {
  text: string;
  act: () => void;
}

class Keys {
  groups = $state.raw<{ title: string; keys: Key[] }[]>([]);
  listShown = $state(false);
  /** What can be done at this moment beyond the keys; asked when the palette opens. */
  moment: () => Command[] = () => [];

  /** Add keys under a heading; call the answer to take them away again. */
  add(title: string, keys: Key[]): () => void {
    const group = { title, keys };
    // Called in effects, which must not run again because of what they add.
    this.groups = [...untrack(() => this.groups), group];
    return () => {
      this.groups = this.groups.filter((other) => other !== group);
    };
  }

  handle(event: KeyboardEvent): void {
    if (event.defaultPrevented || isShortcut(event)) return;
    const target = event.target as HTMLElement;
    const typing = target.isContentEditable || takesText(target);
    // Enter and Space press what has the focus, and nothing else; what is pressed already has nothing more to say to Enter.
    const pressed = event.key === "Enter" && target.closest('[data-again][aria-pressed="true"]');
    if (!pressed && (event.key === "Enter" || event.key === " ") && target.closest("button, a, summary, [role=button]"))
      return;
    if (target.closest("dialog[open]") && event.key !== "?") return;
    const wanted = keyOf(event);
    for (const group of [...this.groups].reverse()) {
      const found = group.keys.find((key) => key.key === wanted && (!typing || key.typing));
      if (found) {
        event.preventDefault();
        found.act();
        return;
      }
    }
  }
}

/** Whether it is the browser's or the system's; many keyboards write brackets and other signs with Alt or AltGr. */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.altKey && /^[^\p{L}\p{N}\s]$/u.test(event.key)) return event.metaKey;
  return event.ctrlKey || event.metaKey || event.altKey;
}

const SIGNS: Record<string, string> = { BracketLeft: "[", BracketRight: "]", Slash: "?" };

/** The name of the key as `Key.key` has it; where the keyboard writes no Latin letters, by its place. */
export function keyOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (key.length !== 1) return key;
  if (key <= "~") return key.toLowerCase();
  return SIGNS[code] ?? /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/** Whether keys pressed there write something or choose something. */
function takesText(target: HTMLElement): boolean {
  if (target instanceof HTMLInputElement) return !["range", "checkbox", "radio", "button"].includes(target.type);
  return /^(TEXTAREA|SELECT)$/.test(target.tagName);
}

export const keys = new Keys();
