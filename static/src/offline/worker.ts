/** The page's side of the service worker. On plain http in a home network there is none, and nothing here happens. */
import { effect } from "@preact/signals";
import type { Message } from "../../worker/messages";
import { letNewWorkerIn } from "../app/newWorker";
import { language } from "../lang";
import { deckInUse, narrow } from "../table/Card";
import { cardUrl } from "../table/cardArt";
import { CARDS } from "../table/cards";

/** Call once, when the page has come and nothing else is waited for. */
export async function startWorker(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  if (!location.pathname.startsWith("/r/")) letNewWorkerIn();
  const { active } = await navigator.serviceWorker.ready;
  effect(() => {
    active?.postMessage({ type: "keep_words", language: language.value } satisfies Message);
  });
  const deck = deckInUse(narrow.peek());
  const urls = CARDS.map((card) => new URL(cardUrl(deck, card), location.href).href);
  active?.postMessage({ type: "keep_cards", urls } satisfies Message);
}
