import type { ComponentChildren } from "preact";
import { t } from "../lang";
import { useSecondsUntil } from "../room/useSeconds";
import { minutes } from "../rules/text";
import { Button } from "../ui/Button";
import { cardSign } from "./cards";
import type { Game } from "./game";

/** What is special just now: an absence, an offer, a limit that is near. Else the last move. */
export function Notices({ game, last }: { game: Game; last: string }) {
  const { deal, view } = game;
  const running = view.phase === "playing" && deal.result === null;
  return (
    <div class="notices">
      <Claim game={game} />
      <EndOffer game={game} />
      <Adjourn game={game} />
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

function Notice({ children }: { children: ComponentChildren }) {
  return <div class="notice with-buttons">{children}</div>;
}

function Claim({ game }: { game: Game }) {
  const { view, table, me, them, names } = game;
  const presence = game.session.presence.value;
  const claim = view.claim;
  const claimLeft = useSecondsUntil(claim === null ? null : table.received + claim.left);
  const soon = presence?.claim_in ?? null;
  const mayIn = useSecondsUntil(soon === null ? null : (presence?.received ?? 0) + soon);
  const name = names[them] ?? "";
  const time = (seconds: number) => minutes(seconds * 1000);
  if (claim !== null) {
    if (claim.seat !== me) return <Notice>{t("claim-running", { name, time: time(claimLeft) })}</Notice>;
    return (
      <Notice>
        <span>{t("claim-against", { time: time(claimLeft) })}</span>
      </Notice>
    );
  }
  if (soon === null || (view.phase !== "playing" && view.phase !== "sheet")) return null;
  if (mayIn > 0) return <Notice>{t("claim-soon", { name, time: time(mayIn) })}</Notice>;
  return (
    <Notice>
      <span>{t("claim-now", { name })}</span>
      <Button look="primary" busy={game.busy} onClick={() => game.act({ type: "claim" })}>
        {t("claim")}
      </Button>
    </Notice>
  );
}

function EndOffer({ game }: { game: Game }) {
  if (game.view.phase === "over") return null;
  return <Offer game={game} what="end" offers={game.view.end_offers} />;
}

/** A match that is broken off: offered, or resting until both are back. */
function Adjourn({ game }: { game: Game }) {
  const { view, me, them, names } = game;
  if (view.adjourn === null) return null;
  const { back, offers } = view.adjourn;
  if (back === null) return <Offer game={game} what="adjourn" offers={offers} />;
  const name = names[them] ?? "";
  if (back[me]) return <Notice>{t("adjourned-waits", { name })}</Notice>;
  return (
    <Notice>
      <span>{back[them] ? t("adjourned-they-wait", { name }) : t("adjourned-rests")}</span>
      <Button look="primary" busy={game.busy} onClick={() => game.act({ type: "resume" })}>
        {t("adjourned-go-on")}
      </Button>
    </Notice>
  );
}

interface OfferProps {
  game: Game;
  what: "end" | "adjourn";
  /** By seat. */
  offers: readonly boolean[];
}

/** The other's offer with two answers, or the own one that can be taken back. */
function Offer({ game, what, offers }: OfferProps) {
  const { me, them, names } = game;
  if (offers[them]) {
    return (
      <Notice>
        <span>{t(`${what}-offer`, { name: names[them] ?? "" })}</span>
        <Button look="primary" busy={game.busy} onClick={() => game.act({ type: `offer_${what}` })}>
          {t(`${what}-accept`)}
        </Button>
        <Button busy={game.busy} onClick={() => game.act({ type: `decline_${what}` })}>
          {t(`${what}-decline`)}
        </Button>
      </Notice>
    );
  }
  if (!offers[me]) return null;
  return (
    <Notice>
      <span>{t(`${what}-offered`)}</span>
      <Button busy={game.busy} onClick={() => game.act({ type: `decline_${what}` })}>
        {t(`${what}-take-back`)}
      </Button>
    </Notice>
  );
}
