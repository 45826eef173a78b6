import { useEffect, useState } from "preact/hooks";
import { motionTime } from "../settings/settings";
import type { Game } from "./game";

export interface ResultSheet {
  /** There is a result, and the player does not look at the table. */
  open: boolean;
  /** There is one, and the player does. */
  hidden: boolean;
  show: () => void;
  hide: () => void;
}

/** The cards are seen on the table for so long before the sheet covers them. */
const MOMENT = 1400;

/** When the sheet of a deal or of the match lies over the table. */
export function useResultSheet(game: Game): ResultSheet {
  const { deal, view, table } = game;
  // A match that was broken off on its sheet asks to go on, at the table.
  const over = (deal.result !== null && view.phase !== "adjourned") || view.phase === "over";
  const which = over ? `${table.match}.${deal.number}.${view.phase}` : "";
  // Who comes back to a deal that had ended before sees its sheet at once.
  const [due, setDue] = useState(which);
  const [away, setAway] = useState("");
  useEffect(() => {
    if (which === "" || which === due) return;
    const timer = setTimeout(() => setDue(which), motionTime() === 0 ? 0 : MOMENT);
    return () => clearTimeout(timer);
  }, [which, due]);
  const ready = over && due === which;
  return {
    open: ready && away !== which,
    hidden: ready && away === which,
    show: () => setAway(""),
    hide: () => setAway(which),
  };
}
