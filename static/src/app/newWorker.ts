import type { Message } from "../../worker/messages";

/** Nobody is in a deal here: a newer service worker that waits may take over. */
export function letNewWorkerIn(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.waiting?.postMessage({ type: "take_over" } satisfies Message))
    .catch(() => undefined);
}
