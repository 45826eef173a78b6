/** Which build this page is; the server says its own in hello. Filled in by vite/build.ts. */
declare const __BUILD__: string;

/** The folder of each deck under assets/cards/. Filled in by vite/cards.ts. */
declare const __DECKS__: Record<import("./table/cardArt.ts").Deck, string>;
