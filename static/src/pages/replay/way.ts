/** What the address says of a replay besides the deal: the moment, and whose eyes see it. A link leads there again. */
import { useEffect } from "preact/hooks";

/** A seat's, or with all hands open. */
export type Eyes = number | "open";

export interface Way {
  readonly moment: string;
  /** null: the address does not say. */
  readonly eyes: Eyes | null;
}

export function readWay(search: string): Way {
  const found = new URLSearchParams(search);
  const moment = found.get("at") ?? "";
  const eyes = found.get("by") ?? "";
  return {
    moment: /^\d{1,6}(\.\d{1,2})?$/.test(moment) ? moment : "0",
    eyes: eyes === "open" ? "open" : /^[0-3]$/.test(eyes) ? Number(eyes) : null,
  };
}

export function wayText(moment: string, eyes: Eyes | null): string {
  return `?at=${moment}${eyes === null ? "" : `&by=${eyes}`}`;
}

/** Browsers do not like an address that changes many times in a second, as one does while a deal is played. */
const SETTLES = 250;

/** Keep the address at the moment that is shown; going back leads out of the replay, not through its steps. */
export function useWayKept(moment: string, eyes: Eyes | null): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      history.replaceState(history.state, "", `${location.pathname}${wayText(moment, eyes)}`);
    }, SETTLES);
    return () => clearTimeout(timer);
  }, [moment, eyes]);
}
