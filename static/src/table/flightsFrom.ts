/** Where cards fly from by what has happened, at a table with a near hand and one across. */
import type { Seen } from "../wire";
import { deckInUse, narrow } from "./Card";
import { cardUrl } from "./cardArt";
import { Flights, type Origin } from "./flights";
import type { Game } from "./game";
import { BACK, COMING, NEAR_BACK } from "./useFlights";

export class TableFlights extends Flights {
  #deal: number | null = null;

  /** Call after each drawing of the table, with what has led to it. */
  follow(root: HTMLElement, events: readonly Seen[], game: Game): void {
    const { number } = game.deal;
    // Another table: no card of this one lay on that.
    if (this.#deal !== null && this.#deal !== number && !events.some(({ type }) => type === "dealt"))
      this.forget();
    this.#deal = number;
    for (const event of events) sendTaken(this, root, event, game);
    this.settle(root, (name) => originOf(name, events, game));
  }
}

/** Where something comes from that was not to be seen before. */
function originOf(name: string, events: readonly Seen[], game: Game): Origin | null {
  const { near, them } = game;
  if (name === COMING) return { zone: "stock" };
  for (const event of events) {
    const origin = name.startsWith(BACK)
      ? backFrom(event, them)
      : name.startsWith(NEAR_BACK)
        ? backFrom(event, near)
        : cardFrom(name, event, game);
    if (origin !== null) return origin;
  }
  return null;
}

function backFrom({ type, seat, pile }: Seen, whose: number): Origin | null {
  const theirs = type === "dealt" || (type === "drew" && seat === whose && pile === "stock");
  return theirs ? { zone: "stock" } : null;
}

function cardFrom(card: string, event: Seen, { near, own }: Game): Origin | null {
  const mine = event.seat === near;
  // What lies open in the near hand was to be seen before.
  const hand = mine && own !== null ? null : { zone: mine ? "hand" : "opponent", turns: true };
  switch (event.type) {
    case "dealt":
      return { zone: "stock", turns: true };
    case "drew":
      if (!mine || event.card !== card) return null;
      return event.pile === "stock" ? { zone: "stock", flight: COMING, turns: true } : { zone: "discard" };
    case "discarded":
      return event.card === card ? hand : null;
    case "knocked":
    case "laid_off":
      return hand;
    default:
      return null;
  }
}

/** A card taken from the pile into a hand of backs, where nobody may look at it any more. */
function sendTaken(flights: Flights, root: HTMLElement, { type, pile, card, seat }: Seen, game: Game): void {
  if (type !== "drew" || pile !== "discard" || card === null) return;
  const zone = seat === game.them ? "opponent" : "hand";
  // Neither one of another table, nor one that stays in sight: that flies by itself.
  if (seat !== game.them && (seat !== game.near || game.own !== null)) return;
  if (root.querySelector(`[data-zone=${zone}] [data-card="${card}"]`) !== null) return;
  flights.send(root, "discard", zone, card, () => picture(card));
}

function picture(card: string): HTMLElement {
  const element = document.createElement("span");
  element.className = "card";
  const face = document.createElement("img");
  face.src = cardUrl(deckInUse(narrow.value), card);
  face.alt = "";
  face.className = "face";
  element.append(face);
  return element;
}
