import { useEffect, useState } from "preact/hooks";
import { t } from "../lang";
import { ScoreSheet } from "../sheet/ScoreSheet";
import type { Game } from "./game";

const WIDE = "(min-width: 900px) and (min-height: 481px)";

/** Beside the table, where there is room: the score sheet. */
export function SideSheet({ game }: { game: Game }) {
  const wide = useMedia(WIDE);
  if (!wide) return null;
  return (
    <aside class="side" aria-label={t("sheet-title")}>
      <h2>{t("sheet-title")}</h2>
      <ScoreSheet deals={game.room.sheet} outcome={game.room.outcome} names={game.names} />
    </aside>
  );
}

function useMedia(query: string): boolean {
  const [matches, set] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const change = () => set(list.matches);
    list.addEventListener("change", change);
    return () => list.removeEventListener("change", change);
  }, [query]);
  return matches;
}
