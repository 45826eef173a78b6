/** The server does not answer. Whoever hears of it says so here, and the page tries again by itself. */
import { signal } from "@preact/signals";
import { codeOf } from "../api/client";

export const away = signal(false);

/** Look at what a request failed with. */
export function noteFailure(failure: unknown): void {
  if (codeOf(failure).code === "offline") away.value = true;
}
