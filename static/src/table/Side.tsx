import { useEffect, useState } from "preact/hooks";
import { lazyPart } from "../app/lazyPart";
import { t } from "../lang";
import type { Game } from "./game";

const WIDE = "(min-width: 900px) and (min-height: 481px)";

const { Part } = lazyPart<{ game: Game }>(async () => (await import("./SideSheet")).SideSheet);

/** Beside the table, where there is room; a phone never fetches it. */
export function Side({ game }: { game: Game }) {
  const wide = useMedia(WIDE);
  if (!wide) return null;
  return (
    <aside class="side" aria-label={t("sheet-title")}>
      <Part game={game} />
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
