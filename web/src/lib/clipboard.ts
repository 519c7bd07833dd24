/** Copying text: pages that came over an unprotected connection have no clipboard of their own, so the old way is kept
for them. */

import { unmarked } from "./words.svelte";

export async function copyText(marked: string): Promise<void> {
  const text = unmarked(marked);
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) {
    await clipboard.writeText(text);
    return;
  }
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  document.body.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way where there is no clipboard
  const copied = document.execCommand("copy");
  field.remove();
  if (!copied) throw new Error("The browser does not let the page copy.");
}
