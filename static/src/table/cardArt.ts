/** The decks that a player can choose: two or four colours, with normal or big indices. */
export type Deck = "two" | "two-big" | "four" | "four-big";

/**
 * The address of a card's face, for an `<img>`. `card` is its text, such as KC or TD.
 *
 * Only the pictures that are shown are fetched, so a deck costs nothing until it is chosen.
 */
export function cardUrl(deck: Deck, card: string): string {
  return `${import.meta.env.BASE_URL}assets/cards/${__DECKS__[deck]}/${card}.svg`;
}
