/** What a reader has chosen for this browser. Kept in the browser only. */

export interface Chosen {
  theme: "system" | "light" | "dark";
  palette: "standard" | "distinct";
  size: "small" | "normal" | "large" | "huge";
  motion: "system" | "reduced";
  language: string;
  digits: "own" | "latin";
  mapNames: boolean;
  mapCoordinates: boolean;
  mapNumbers: boolean;
  mapRevenue: boolean;
  /** Ask before every move, also where it can be taken back. */
  ask: boolean;
  /** How long the moves of others stay in sight one by one, in milliseconds; 0 for not at all. */
  pace: number;
  /** The last runs of every company stay drawn on the map. */
  mapRuns: boolean;
  notify: boolean;
  sound: boolean;
}

export const DEFAULTS: Chosen = {
  theme: "system",
  palette: "standard",
  size: "normal",
  motion: "system",
  language: "",
  digits: "own",
  mapNames: true,
  mapCoordinates: true,
  mapNumbers: true,
  mapRevenue: true,
  ask: false,
  pace: 300,
  mapRuns: false,
  notify: false,
  sound: false,
};

const PLACE = "highiron.settings";

/** Settings as they were written down: unknown or ill-typed ones are dropped. */
export function readSettings(text: string | null): Chosen {
  const found: Chosen = { ...DEFAULTS };
  try {
    const data = JSON.parse(text ?? "{}") as Record<string, unknown>;
    for (const name of Object.keys(DEFAULTS) as (keyof Chosen)[]) {
      if (typeof data[name] === typeof DEFAULTS[name]) Object.assign(found, { [name]: data[name] });
    }
  } catch {
    return found;
  }
  return found;
}

function stored(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null; // a browser that keeps nothing is no reason to fail
  }
}

export const settings = $state<Chosen>(readSettings(typeof localStorage === "undefined" ? null : stored()));

const darkSystem = typeof matchMedia === "undefined" ? { matches: false } : matchMedia("(prefers-color-scheme: dark)");
const system = $state({ dark: darkSystem.matches });
if ("addEventListener" in darkSystem)
  darkSystem.addEventListener("change", () => {
    system.dark = darkSystem.matches;
    applySettings();
  });

/** The theme that is shown: as chosen, else as the device has it. */
export function shownTheme(): "light" | "dark" {
  return settings.theme === "system" ? (system.dark ? "dark" : "light") : settings.theme;
}

/** Write settings down and show them in the document; called in an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset["theme"] = shownTheme();
  root.dataset["palette"] = settings.palette;
  root.dataset["size"] = settings.size;
  root.dataset["motion"] = settings.motion;
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    return;
  }
}
