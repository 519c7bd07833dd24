/** What the keyboard does on the game page. */

import type { Key } from "../lib/keys.svelte";
import { attempt } from "../lib/toasts.svelte";
import type { Composer } from "./actions/composer.svelte";
import type { GameTable } from "./table.svelte";
import { TABS, type Tab } from "./tabs";

export function gameKeys(
  table: GameTable,
  composer: Composer,
  show: (tab: Tab) => void,
  look: (position: number | null) => void,
): Key[] {
  return [
    ...TABS.map((name, i) => ({ key: String(i + 1), text: `web-tab-${name}`, act: () => show(name) })),
    { key: "p", text: "web-do-pass", act: () => pass(table, composer) },
    { key: "Enter", text: "web-key-confirm", act: () => void composer.confirm() },
    { key: "Escape", text: "web-cancel", act: () => composer.cancel() },
    { key: "h", text: "web-key-hex", act: () => nextLit() },
    { key: "c", text: "web-key-choices", act: () => focusOn(".actions .kinds button") },
    { key: "b", text: "web-key-best", act: () => bestRuns(table, show) },
    {
      key: "u",
      text: "web-undo",
      act: () => void attempt(() => (table.tryout.active ? table.tryout.back() : table.undo())),
    },
    {
      key: "t",
      text: "web-try-out",
      act: () => void attempt(async () => (table.tryout.active ? table.tryout.leave() : table.tryout.begin())),
    },
    {
      key: "[",
      text: "web-history-back",
      act: () => look(Math.max(0, (table.shown?.at ?? table.present?.position ?? 0) - 1)),
    },
    { key: "]", text: "web-history-next", act: () => look(following(table)) },
  ];
}

function pass(table: GameTable, composer: Composer): void {
  const family = table.legal.find((other) => other.type === "pass");
  if (family) void composer.press(family, { type: "pass", seat: family.seat });
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement | SVGElement>(selector)?.focus();
}

/** Put the focus on the next hex that can be chosen. */
function nextLit(): void {
  const lit = [...document.querySelectorAll<SVGGElement>("[data-hex].lit")];
  const at = lit.indexOf(document.activeElement as SVGGElement);
  lit[(at + 1) % lit.length]?.focus();
}

function following(table: GameTable): number | null {
  const last = table.present?.position ?? 0;
  const position = (table.past?.at ?? last) + 1;
  return position >= last ? null : position;
}

function bestRuns(table: GameTable, show: (tab: Tab) => void): void {
  const company = table.operating;
  if (!company) return;
  show("map");
  if (table.routes.shown) table.routes.clear();
  else {
    table.routes.shown = true;
    void table.routes.load(company);
  }
}
