import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { attention } from "../app/title";
import { sound } from "../calls/sound";
import { callToTurn } from "../calls/turn";
import { t } from "../lang";
import { announce } from "../ui/announcer";
import type { Seen } from "../wire";
import { LOW } from "./Clock";
import { type Game, sideOf, sidesOf } from "./game";
import { dealSeen, isNear, MOVES } from "./near";
import { isForced, tell } from "./tell";

/** Say what happens, each thing once, and let the title tell whose turn it is. Returns the last move in words. */
export function useAnnouncements(game: Game): string {
  const [last, setLast] = useState<{ event: Seen; deal: number | undefined } | null>(null);
  const now = useRef(game);
  now.current = game;
  const { session, myTurn } = game;
  useEffect(
    () =>
      session.onHappening(({ after, events }) => {
        const deal = dealSeen(after.view, now.current);
        for (const event of events) {
          if (!isNear(event, deal) || isForced(event, events)) continue;
          const text = words(event, now.current);
          announce(text);
          if (text !== "" && MOVES.has(event.type)) setLast({ event, deal: deal?.number });
        }
      }),
    [session],
  );
  const { phase, number, pile_count, upcard } = game.deal;
  // A deal that was dealt before this page was here, such as the first, is told of in the same way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each deal, and for its beginning only
  useLayoutEffect(() => {
    if (pile_count === 1 && BEGINNING.has(phase)) announce(t("told-upcard", { card: upcard }));
  }, [number]);
  // With the drawing: a browser that is busy must not say it after the next thing that happens.
  useLayoutEffect(() => {
    if (myTurn && phase !== "discard") announce(t("turn-yours"), "assertive");
  }, [myTurn, phase]);
  useEffect(() => {
    if (myTurn) callToTurn();
  }, [myTurn]);
  const title = myTurn ? t("turn-yours-title") : "";
  useEffect(() => {
    attention.value = title;
    return () => {
      attention.value = "";
    };
  }, [title]);
  useLowTime(game);
  return last?.deal === game.deal.number ? words(last.event, game) : "";
}

function words(event: Seen, game: Game): string {
  const { names, me } = game;
  // Sides win a match.
  return event.type === "match_ended" ? tell(event, sidesOf(game), sideOf(game, me)) : tell(event, names, me);
}

const BEGINNING: ReadonlySet<string> = new Set(["upcard", "draw"]);

/** Once in a move: there is little time left. */
function useLowTime({ view, table, me, deal }: Game): void {
  const said = useRef("");
  const running = view.clock?.running === me && !view.clock.stopped;
  const left = view.clock?.remaining[me] ?? 0;
  const move = `${deal.number}.${deal.counts.join()}.${deal.stock}.${deal.pile_count}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer update counts anew from its own moment
  useEffect(() => {
    if (!running || said.current === move) return;
    const timer = setTimeout(
      () => {
        said.current = move;
        announce(t("low-time"), "assertive");
        sound("low");
      },
      Math.max(0, left - LOW),
    );
    return () => clearTimeout(timer);
  }, [running, left, move, table.received]);
}
