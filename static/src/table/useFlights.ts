import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Happening } from "../room/session";
import type { Seen } from "../wire";
import { deckInUse, narrow } from "./Card";
import { cardUrl } from "./cardArt";
import { Flights } from "./flights";
import type { Game } from "./game";

/** Let cards fly to where the last change put them. */
export function useFlights(root: RefObject<HTMLElement | null>, game: Game): Flights {
  const flights = useMemo(() => new Flights(), []);
  const told = useRef<Happening | null>(null);
  const { session, me } = game;
  useEffect(
    () =>
      session.onHappening((happening) => {
        told.current = happening;
      }),
    [session],
  );
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const happening = told.current;
    told.current = null;
    const events = happening?.events ?? [];
    const drawn = events.find((event) => event.type === "drew" && event.seat !== me);
    if (drawn !== undefined) sendDrawn(flights, element, drawn);
    flights.settle(element, (card) => originOf(card, events, me));
  });
  return flights;
}

/** Where a card comes from that was not to be seen before. */
function originOf(card: string, events: readonly Seen[], me: number): string | null {
  for (const event of events) {
    if (event.type === "discarded" && event.card === card && event.seat !== me) return "opponent";
    if (event.type === "drew" && event.card === card && event.seat === me) return event.pile;
    if (event.type === "dealt") return "stock";
    if (event.type === "knocked" && event.seat !== me) return "opponent";
  }
  return null;
}

function sendDrawn(flights: Flights, root: HTMLElement, event: Seen): void {
  const { card } = event;
  // A card that stays in sight among those the other is known to hold flies there by itself.
  if (card !== null && root.querySelector(`[data-zone=opponent] [data-card="${card}"]`) !== null) return;
  flights.send(root, event.pile ?? "stock", "opponent", card, () => picture(card));
}

function picture(card: string | null): HTMLElement {
  const element = document.createElement("span");
  element.className = card === null ? "card back" : "card";
  if (card !== null) {
    const face = document.createElement("img");
    face.src = cardUrl(deckInUse(narrow.value), card);
    face.alt = "";
    face.className = "face";
    element.append(face);
  }
  return element;
}
