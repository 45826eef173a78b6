import { useEffect, useRef } from "preact/hooks";
import { t } from "../lang";
import type { Game } from "../table/game";
import { announce } from "../ui/announcer";
import { pointingIn } from "./whispers";

/** Ms for which a ring is seen around what somebody points at. */
const STAYS = 5000;

/** A ring around the card or pile that the adviser points at, on the screens of both; and a word about it. */
export function usePointing(game: Game): void {
  const { asides } = game.session;
  const pointing = pointingIn(asides.value);
  const begun = useRef(asides.peek());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each pointing
  useEffect(() => {
    if (pointing === null || pointing.at === null || begun.current.includes(pointing)) return;
    announce(said(pointing.seat, pointing.at, game));
    return ring(pointing.at);
  }, [pointing]);
}

const PILES = new Set(["stock", "discard"]);

function said(seat: number, at: string, { names, me }: Game): string {
  return t("pointed", {
    whose: seat === me ? "you" : "other",
    who: names[seat] ?? "",
    what: PILES.has(at) ? at : "card",
    card: PILES.has(at) ? "" : at,
  });
}

/** Returns the way to take it away before its time. */
function ring(at: string): (() => void) | undefined {
  const place = PILES.has(at) ? `[data-zone="${at}"]` : `[data-zone="hand"] [data-card="${at}"]`;
  const found = document.querySelector<HTMLElement>(`[data-testid="table"] ${place}`);
  if (found === null) return undefined;
  found.dataset["pointed"] = "";
  const gone = () => {
    delete found.dataset["pointed"];
  };
  const timer = setTimeout(gone, STAYS);
  return () => {
    clearTimeout(timer);
    gone();
  };
}
