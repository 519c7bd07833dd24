/** The parts of the game page, in the order of their tabs and keys. */
export const TABS = ["map", "market", "companies", "players", "tables", "log", "charts", "talk"] as const;
export type Tab = (typeof TABS)[number];
/** Those a phone always shows. */
export const PHONE_TABS: readonly Tab[] = ["map", "market", "companies", "log"];
