/** Addresses of the page: which page stands for which path, and going there without loading anew. */

export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "games" }
  | { page: "game"; id: string; at: number | null }
  | { page: "join"; id: string; invitation: string }
  | { page: "account" }
  | { page: "recover"; secret: string }
  | { page: "settings" }
  | { page: "learn" }
  | { page: "puzzles" }
  | { page: "lesson"; id: string }
  | { page: "rules"; title: string }
  | { page: "atlas" }
  | { page: "ladder" }
  | { page: "help" }
  | { page: "person"; id: number }
  | { page: "people" }
  | { page: "mail"; kind: "confirm" | "stop"; secret: string }
  | { page: "forgotten" }
  | { page: "api" }
  | { page: "lost" };

/** The page of a path. */
export function routeOf(path: string): Route {
  const [first = "", second = "", third = "", more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (more !== undefined) return { page: "lost" };
  if (!first) return { page: "home" };
  if (first === "game" && second) {
    if (!third) return { page: "game", id: second, at: null };
    return /^\d+$/.test(third) ? { page: "game", id: second, at: Number(third) } : { page: "lost" };
  }
  if (first === "learn" && second && !third) return { page: "lesson", id: second };
  if (first === "join" && second && third) return { page: "join", id: second, invitation: third };
  if (first === "rules" && !third) return { page: "rules", title: second };
  if ((first === "confirm" || first === "stop") && second && !third)
    return { page: "mail", kind: first, secret: second };
  if (first === "forgotten" && !second) return { page: "forgotten" };
  if (first === "people" && !third)
    return second
      ? /^\d+$/.test(second)
        ? { page: "person", id: Number(second) }
        : { page: "lost" }
      : { page: "people" };
  if (first === "help" && !third) return second === "api" ? { page: "api" } : { page: second ? "lost" : "help" };
  if (first === "recover" && second && !third) return { page: "recover", secret: second };
  if (
    !second &&
    (first === "new" ||
      first === "games" ||
      first === "account" ||
      first === "settings" ||
      first === "learn" ||
      first === "puzzles" ||
      first === "atlas" ||
      first === "ladder")
  )
    return { page: first };
  return { page: "lost" };
}

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  route = $derived(routeOf(this.path));

  /** Show another page. `replace` leaves no trace in the browser's history. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.read();
    if (!replace && !location.hash) scrollTo(0, 0);
  }

  read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }
}

export const router = new Router();

/** Follow links within the page without loading anew; everything else stays the browser's business. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api") || link.pathname.startsWith("/schema")) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
