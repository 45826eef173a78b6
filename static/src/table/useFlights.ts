import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Happening } from "../room/session";
import type { Place } from "./flights";
import type { TableFlights } from "./flightsFrom";
import type { Game } from "./game";

/** Let cards fly to where the last change put them. The table is drawn without what makes them fly. */
export function useFlights(root: RefObject<HTMLElement | null>, game: Game): Pick<TableFlights, "letGo"> {
  const flights = useRef<TableFlights | null>(null);
  const told = useRef<Happening | null>(null);
  const { session } = game;
  useEffect(
    () =>
      session.onHappening((happening) => {
        told.current = happening;
      }),
    [session],
  );
  useEffect(() => {
    import("./flightsFrom").then(
      ({ TableFlights }) => {
        flights.current = new TableFlights();
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
    flights.current.follow(element, happening?.events ?? [], game);
  });
  return { letGo: (card: string, place: Place) => flights.current?.letGo(card, place) };
}

/** What flies and has no face. */
export const COMING = "coming";
export const BACK = "back-";
export const NEAR_BACK = "near-";
