/**
 * The service worker: with it the page can be installed, and comes up where the server is away.
 *
 * It never answers in the server's place. Every page is asked of the server first, so that nobody sees an older build
 * or an older invitation than there is; /api and /ws are none of its business. It keeps the newest build's files, for
 * when the server does not answer, and the cards and words in use, whose names change with their content.
 */
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import type { Message } from "./messages.ts";

declare const self: ServiceWorkerGlobalScope;
/** Filled in by vite/worker.ts. */
declare const __PRECACHE__: PrecacheEntry[];
declare const __DECKS__: Record<string, string>;
/** The files of each language. */
declare const __WORDS__: Record<string, string[]>;

const SHELL = "/index.html";
const CARDS = "/assets/cards/";
const CARD_CACHE = "cards";
const WORD_CACHE = "words";
/** A server that has said nothing for so long, in ms, counts as away. */
const PATIENCE = 10_000;
/** What a proxy says in the place of a server that is away. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

registerRoute(new NavigationRoute(({ request }) => fromServer(request), { denylist: [/^\/(api|ws)\//] }));
// Without an index for "/": a page is a navigation and has been seen to above.
precacheAndRoute(__PRECACHE__, { directoryIndex: "", cleanURLs: false });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(CARDS),
  new CacheFirst({ cacheName: CARD_CACHE }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isOfWords(url.href),
  new CacheFirst({ cacheName: WORD_CACHE }),
);
cleanupOutdatedCaches();

async function fromServer(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    return AWAY.has(answer.status) ? ((await matchPrecache(SHELL)) ?? answer) : answer;
  } catch (failure) {
    const shell = await matchPrecache(SHELL);
    if (shell === undefined) throw failure;
    return shell;
  }
}

self.addEventListener("install", (event) => event.waitUntil(install()));

/** The languages that were read with the last build are had with this one too. */
async function install(): Promise<void> {
  const cache = await caches.open(WORD_CACHE);
  const read = new Set((await cache.keys()).map(({ url }) => languageOf(url)));
  for (const language of read) await keepWords(language);
  await takeOverUnlessPlayed(null);
}

self.addEventListener("message", (event) => {
  const message = event.data as Message;
  switch (message.type) {
    case "take_over":
      // A table says so when it is between two deals, any other page when it starts.
      event.waitUntil(takeOverUnlessPlayed(event.source instanceof WindowClient ? event.source.id : null));
      break;
    case "keep_words":
      event.waitUntil(keepWords(message.language));
      break;
    case "keep_cards":
      event.waitUntil(keep(CARD_CACHE, message.urls));
      break;
    default:
      // A newer page may ask for more.
      message satisfies never;
  }
});

function isOfWords(url: string): boolean {
  return Object.values(__WORDS__).flat().includes(new URL(url).pathname);
}

/** By the name of one of its files, of whichever build. */
function languageOf(url: string): string {
  return /\/words-([a-z]+)-/.exec(url)?.[1] ?? "";
}

function keepWords(language: string): Promise<void> {
  return keep(
    WORD_CACHE,
    (__WORDS__[language] ?? []).map((path) => new URL(path, location.href).href),
  );
}

async function keep(name: string, urls: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  await cache.addAll(urls.filter((url) => !kept.has(url)));
}

/** Never under a table that may be in the middle of a deal; `asking` has said that it is not. */
async function takeOverUnlessPlayed(asking: string | null): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const played = pages.some(({ id, url }) => id !== asking && new URL(url).pathname.startsWith("/r/"));
  if (!played) await self.skipWaiting();
}

self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), dropOldCards(), dropOldWords()])),
);

async function dropOldCards(): Promise<void> {
  const folders = Object.values(__DECKS__).map((folder) => `${CARDS}${folder}/`);
  const cache = await caches.open(CARD_CACHE);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!folders.some((folder) => pathname.startsWith(folder))) await cache.delete(request);
  }
}

async function dropOldWords(): Promise<void> {
  const cache = await caches.open(WORD_CACHE);
  for (const { url } of await cache.keys()) if (!isOfWords(url)) await cache.delete(url);
}
