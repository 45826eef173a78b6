/** Cards in sentences: `{ CARD($card) }`, and in a language that inflects them `{ CARD($card, case: "acc") }`. */
import type { FluentBundle, FluentFunction } from "@fluent/bundle";

const CODE = /^[A2-9TJQK][SHCD]$/;

/** What the message `card` chooses by. */
export function cardParts(card: string, form = "nom"): { rank: string | number; suit: string; case: string } {
  const rank = card.charAt(0);
  // A digit among the choices of a message is a number and matches nothing else.
  return { rank: "23456789".includes(rank) ? Number(rank) : rank, suit: card.charAt(1), case: form };
}

/** The function for a bundle's messages. Its argument is one card ("7C") or several ("7C 8C"). */
export function cardFunction(bundle: () => FluentBundle): FluentFunction {
  return ([cards], { case: form = "nom" }) =>
    String(cards)
      .split(" ")
      .map((card) => (CODE.test(card) ? nameOf(bundle(), card, String(form)) : card))
      .join(", ");
}

function nameOf(bundle: FluentBundle, card: string, form: string): string {
  const pattern = bundle.getMessage("card")?.value;
  return pattern == null ? card : bundle.formatPattern(pattern, cardParts(card, form), null);
}
