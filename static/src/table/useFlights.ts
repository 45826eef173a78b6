import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Happening } from "../room/session";
import type { Seen } from "../wire";
import { deckInUse, narrow } from "./Card";
import { cardUrl } from "./cardArt";
import type { Flights, Origin, Place } from "./flights";
import type { Game } from "./game";

/** Let cards fly to where the last change put them. The table is drawn without what makes them fly. */
export function useFlights(root: RefObject<HTMLElement | null>, game: Game): Pick<Flights, "letGo"> {
  const flights = useRef<Flights | null>(null);
  const told = useRef<Happening | null>(null);
  const { session, me } = game;
  useEffect(
    () =>
      session.onHappening((happening) => {
        told.current = happening;
      }),
    [session],
  );
  useEffect(() => {
    import("./flights").then(
      ({ Flights }) => {
        flights.current = new Flights();
        if (root.current !== null) flights.current.settle(root.current, () => null);
      },
      () => undefined,
    );
    const forget = () => flights.current?.forget();
    addEventListener("resize", forget);
    return () => removeEventListener("resize", forget);
  }, [root]);
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null || flights.current === null) return;
    const happening = told.current;
    told.current = null;
    const events = happening?.events ?? [];
    for (const event of events) if (event.seat !== me) sendTaken(flights.current, element, event);
    flights.current.settle(element, (name) => originOf(name, events, me));
  });
  return { letGo: (card: string, place: Place) => flights.current?.letGo(card, place) };
}

/** What flies and has no face. */
export const COMING = "coming";
export const BACK = "back-";

/** Where something comes from that was not to be seen before. */
function originOf(name: string, events: readonly Seen[], me: number): Origin | null {
  if (name === COMING) return { zone: "stock" };
  for (const event of events) {
    const origin = name.startsWith(BACK) ? backFrom(event, me) : cardFrom(name, event, me);
    if (origin !== null) return origin;
  }
  return null;
}

function backFrom({ type, seat, pile }: Seen, me: number): Origin | null {
  const theirs = type === "dealt" || (type === "drew" && seat !== me && pile === "stock");
  return theirs ? { zone: "stock" } : null;
}

function cardFrom(card: string, event: Seen, me: number): Origin | null {
  const mine = event.seat === me;
  switch (event.type) {
    case "dealt":
      return { zone: "stock", turns: true };
    case "drew":
      if (!mine || event.card !== card) return null;
      return event.pile === "stock" ? { zone: "stock", flight: COMING, turns: true } : { zone: "discard" };
    case "discarded":
      return mine || event.card !== card ? null : { zone: "opponent", turns: true };
    case "knocked":
    case "laid_off":
      return mine ? null : { zone: "opponent", turns: true };
    default:
      return null;
  }
}

/** A card taken from the pile by the other, where nobody may look at it any more. */
function sendTaken(flights: Flights, root: HTMLElement, { type, pile, card }: Seen): void {
  if (type !== "drew" || pile !== "discard" || card === null) return;
  // One that stays in sight among those the other is known to hold flies there by itself.
  if (root.querySelector(`[data-zone=opponent] [data-card="${card}"]`) !== null) return;
  flights.send(root, "discard", "opponent", card, () => picture(card));
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
