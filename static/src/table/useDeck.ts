import { useEffect } from "preact/hooks";
import { deckInUse, narrow } from "./Card";
import { cardUrl } from "./cardArt";
import { CARDS } from "./cards";

/** For a table that is drawn: what lies on it comes first. */
const QUIET = 1500;

/** Fetch the whole deck in use before its cards are drawn, so that none comes to the hand blank. */
export function useDeck(): void {
  const deck = deckInUse(narrow.value);
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const card of CARDS) new Image().src = cardUrl(deck, card);
    }, QUIET);
    return () => clearTimeout(timer);
  }, [deck]);
}
