/** Which page is shown: the address bar is the truth, and back and forward go where a reader expects. */
import { signal } from "@preact/signals";

export interface Route {
  /** As in "/matches/:id/deals/:n". */
  pattern: string;
  /** Fetched when the page is first shown. */
  load: () => Promise<{ default: Page }>;
  /** The table fills the window: no header and no footer. */
  bare?: boolean;
  /** It is whole without the server. */
  alone?: boolean;
}

export type Params = Record<string, string>;
export type Page = (props: { params: Params }) => preact.ComponentChildren;

export interface Match {
  route: Route;
  params: Params;
}

/** The path shown, without search and hash. */
export const path = signal(typeof location === "undefined" ? "/" : location.pathname);

export function matchRoute(routes: readonly Route[], at: string): Match | null {
  const parts = split(at);
  for (const route of routes) {
    const params = matchParts(split(route.pattern), parts);
    if (params !== null) return { route, params };
  }
  return null;
}

function split(at: string): string[] {
  return at.split("/").filter((part) => part !== "");
}

function matchParts(pattern: readonly string[], parts: readonly string[]): Params | null {
  if (pattern.length !== parts.length) return null;
  const params: Params = {};
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? "";
    if (expected.startsWith(":")) params[expected.slice(1)] = safeDecode(part);
    else if (expected !== part) return null;
  }
  return params;
}

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Go to a page of ours. `replace`: the page left behind is not to be come back to. */
export function navigate(to: string, how: "push" | "replace" = "push"): void {
  const url = new URL(to, location.href);
  if (how === "push") history.pushState(null, "", url);
  else history.replaceState(null, "", url);
  show(url.pathname);
  if (url.hash === "") scrollTo(0, 0);
}

function show(next: string): void {
  if (next === path.peek()) return;
  path.value = next;
}

/** Take over clicks on links to pages of ours, and listen to back and forward. Call once. */
export function startRouter(): void {
  addEventListener("popstate", () => show(location.pathname));
  document.addEventListener("click", (event) => {
    const link = ownLink(event);
    if (link === null) return;
    event.preventDefault();
    navigate(link.href);
  });
}

function ownLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.origin !== location.origin) return null;
  const ours = link.target === "" && !link.hasAttribute("download") && !link.pathname.startsWith("/api/");
  const sameplace = link.pathname === location.pathname && link.hash !== "";
  return ours && !sameplace ? link : null;
}
