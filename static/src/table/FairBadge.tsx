import { useMemo } from "preact/hooks";
import { checkMatch, type FairResult } from "../fair/check";
import { seenIn } from "../fair/kept";
import { t } from "../lang";
import { Icon } from "../ui/Icon";
import type { Game } from "./game";

/** Were the deals fixed before the match? Computed here, from the opened seeds and the cards that this browser saw. */
export function FairBadge({ game }: { game: Game }) {
  const { room, table } = game;
  const dealt = Math.max(game.deal.number, game.view.beside?.deal.number ?? 0);
  const result = useMemo(() => {
    const kept = seenIn(table.match);
    const { fairness, seats } = room;
    return checkMatch(
      { ...fairness, match_id: room.match, seats },
      // The deal in which somebody resigned was dealt too, though it is not on the sheet.
      { deals: dealt, seen: kept.seen, told: kept.told },
    );
  }, [room, table.match, dealt]);
  const { manner, text, about } = words(result);
  return (
    <p class={`fair ${manner}`} data-testid="fair">
      <Icon name={manner === "bad" ? "warning" : "shield"} />
      <span>
        <b>{text}</b>
        {about !== "" && <span class="hint"> {about}</span>}
      </span>
    </p>
  );
}

function words(result: FairResult): { manner: "ok" | "bad" | "open"; text: string; about: string } {
  if (result.verdict === "sealed") return { manner: "open", text: t("fair-open"), about: "" };
  if (result.verdict === "unfair") return { manner: "bad", text: t("fair-bad"), about: "" };
  const cards = result.checks.reduce((sum, check) => sum + (check.what === "deal" ? check.cards : 0), 0);
  return { manner: "ok", text: t("fair-ok"), about: cards === 0 ? "" : t("fair-ok-about", { cards }) };
}
