import { lazyPart, useFetchedSoon } from "../app/lazyPart";
import { t } from "../lang";
import { cardSign } from "./cards";
import type { Game } from "./game";

const { Part: Asks, fetch } = lazyPart<{ game: Game }>(async () => (await import("./Asks")).Asks);

/** What is special just now: an absence, an offer, a limit that is near. Else the last move. */
export function Notices({ game, last }: { game: Game; last: string }) {
  const { deal, view } = game;
  const running = view.phase === "playing" && deal.result === null;
  useFetchedSoon(fetch);
  return (
    <div class="notices">
      {isAsked(game) && <Asks game={game} />}
      {running && deal.pile_draws_left !== null && (
        <p class="notice">{t("pile-draws-left", { count: deal.pile_draws_left })}</p>
      )}
      {view.options.lay_off && <p class="limit">{t("lay-off-hint")}</p>}
      {running && deal.knock === null && <Limit game={game} />}
      {running && deal.knock === null && last !== "" && (
        <p class="last-move" data-testid="last-move">
          {last}
        </p>
      )}
    </div>
  );
}

function isAsked({ view, session }: Game): boolean {
  const claims = view.claim !== null || session.presence.value?.claim_in != null;
  return claims || view.adjourn !== null || view.end_offers.includes(true);
}

function Limit({ game }: { game: Game }) {
  const { deal, room } = game;
  const byUpcard = room.rules["upcard_limit"] === true;
  return (
    <p class="limit" data-testid="limit">
      {byUpcard && <span>{t("limit-title", { card: cardSign(deal.upcard) })}: </span>}
      {deal.limit === 0 ? t("limit-gin") : t("limit-knock", { limit: deal.limit })}
    </p>
  );
}
