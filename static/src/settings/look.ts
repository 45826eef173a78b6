/**
 * Which language and theme were chosen, told to the server in a cookie: what is painted before any script has run is as
 * the server sends it. Whoever chose neither has no such cookie.
 */
import type { Settings } from "./settings";

/** The most that browsers keep one, in seconds. */
const KEPT = 400 * 24 * 60 * 60;

export function tellLook({ language, theme }: Pick<Settings, "language" | "theme">): void {
  const chosen = language !== "" || theme !== "auto";
  // biome-ignore lint/suspicious/noDocumentCookie: the store that would be asked instead is not there on plain http
  document.cookie = `look=${language || "auto"}.${theme}; path=/; samesite=lax; max-age=${chosen ? KEPT : 0}`;
}

/** The browser's own bar on a phone has the colour of the page's ground. */
export function colourBar(theme: Settings["theme"]): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[data-bar]")) {
    const its = bar.dataset["bar"];
    bar.media = theme === "auto" ? `(prefers-color-scheme: ${its})` : theme === its ? "all" : "not all";
  }
}
