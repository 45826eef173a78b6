import { t } from "../lang";
import { settings } from "../settings/settings";
import { cardSign } from "./cards";
import type { Game } from "./game";
import { leaves } from "./game";

interface Props {
  game: Game;
  selected: string | null;
  /** What the draft of a defence leaves. */
  draftDeadwood: number | null;
}

/** Whose turn it is and for what, and the own deadwood: what it is, or what the chosen discard leaves. */
export function Say({ game, selected, draftDeadwood }: Props) {
  const { own, deal } = game;
  const after = leaves(game, selected);
  const value = draftDeadwood ?? after ?? own?.deadwood ?? 0;
  const within = value <= deal.limit;
  return (
    <div class="say">
      <p class="status" data-testid="status">
        {status(game)}
      </p>
      {own !== null && settings.value.showDeadwood && (
        <p class={`deadwood ${within ? "within" : ""}`} data-testid="deadwood" title={t("deadwood-title")}>
          <span>{t(after !== null && draftDeadwood === null ? "deadwood-after" : "deadwood")}</span>{" "}
          <b>{value}</b>
        </p>
      )}
    </div>
  );
}

function status(game: Game): string {
  const { deal, view, asked, names } = game;
  if (view.phase === "adjourned") return t("say-adjourned");
  if (view.phase !== "playing" || deal.phase === "over") return t("say-over");
  if (asked !== null && "turn" in asked) return t("say-sending");
  if (!game.myTurn) {
    const name = names[deal.to_move ?? -1] ?? "";
    return t(deal.phase === "lay_off" ? "say-theirs-lay-off" : "say-theirs", { name });
  }
  switch (deal.phase) {
    case "upcard":
      return t("say-upcard", { card: cardSign(deal.upcard) });
    case "draw":
      return t(view.options.draw.includes("discard") ? "say-draw" : "say-draw-stock");
    case "discard":
      return t(view.options.knocks.length > 0 ? "say-discard-knock" : "say-discard");
    case "lay_off":
      return t("say-lay-off");
    default:
      return "";
  }
}
