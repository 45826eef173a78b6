import { useEffect, useRef } from "preact/hooks";
import { awaitPress, sound } from "../calls/sound";
import type { SoundName } from "../calls/tones";
import type { Seen } from "../wire";
import type { Game } from "./game";
import { dealSeen, isNear } from "./near";

/** What happens at this table is heard, each kind once however much happens at a time. */
export function useSounds(game: Game): void {
  const now = useRef(game);
  now.current = game;
  const { session } = game;
  useEffect(awaitPress, []);
  useEffect(
    () =>
      session.onHappening(({ after, events }) => {
        const deal = dealSeen(after.view, now.current);
        const here = events.filter((event) => isNear(event, deal));
        for (const name of new Set(here.map(soundOf))) if (name !== null) sound(name);
      }),
    [session],
  );
}

export function soundOf({ type, kind }: Pick<Seen, "type" | "kind">): SoundName | null {
  switch (type) {
    case "dealt":
    case "drew":
    case "discarded":
    case "laid_off":
      return "card";
    case "knocked":
      return kind === "gin" || kind === "big_gin" ? "gin" : "knock";
    case "match_ended":
      return "end";
    default:
      return null;
  }
}
