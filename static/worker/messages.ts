/** What a page says to a service worker. */
export type Message =
  /** To one that waits: nobody is in a deal here. */
  | { readonly type: "take_over" }
  /** Somebody reads this language: have its words at hand. */
  | { readonly type: "keep_words"; readonly language: string }
  /** Have these cards at hand, for when there is no server. */
  | { readonly type: "keep_cards"; readonly urls: readonly string[] };
