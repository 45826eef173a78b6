/** A room's code as people write it: any case, with or without the dash. */
export function plainCode(text: string): string {
  return text.replace(/[\s-]/g, "").toUpperCase();
}

/** In two groups, as it is shown and read out. */
export function spokenCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** To learn the game first, with the way back to the room of this page. */
export function learnPath(page: string): string {
  return `/learn?room=${encodeURIComponent(page.replace(/^\/r\//, ""))}`;
}

/** The room that somebody came from who learns the game. */
export function roomLeft(search: string): string | null {
  const code = plainCode(new URLSearchParams(search).get("room") ?? "");
  return /^[A-Z0-9]{8}$/.test(code) ? `/r/${code}` : null;
}
