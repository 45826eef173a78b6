import type { ComponentChildren } from "preact";
import { t } from "../lang";
import { useSecondsUntil } from "../room/useSeconds";
import { minutes } from "../rules/text";
import { Button } from "../ui/Button";
import { another, type Game } from "./game";

/** What somebody is asked at the table: an absence to be claimed, an offer, a match that rests. */
export function Asks({ game }: { game: Game }) {
  return (
    <>
      <Claim game={game} />
      <EndOffer game={game} />
      <Adjourn game={game} />
    </>
  );
}

function Notice({ children }: { children: ComponentChildren }) {
  return <div class="notice with-buttons">{children}</div>;
}

function Claim({ game }: { game: Game }) {
  const { view, deal, table, me, names } = game;
  const presence = game.session.presence.value;
  const claim = view.claim;
  const claimLeft = useSecondsUntil(claim === null ? null : table.received + claim.left);
  const soon = presence?.claim_in ?? null;
  const mayIn = useSecondsUntil(soon === null ? null : (presence?.received ?? 0) + soon);
  const name = names[claim?.seat ?? deal.to_move ?? -1] ?? "";
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

/** A match that is broken off: offered, or resting until all are back. */
function Adjourn({ game }: { game: Game }) {
  const { view, me } = game;
  if (view.adjourn === null) return null;
  const { back, offers } = view.adjourn;
  if (back === null) return <Offer game={game} what="adjourn" offers={offers} />;
  const missing = another(game, (seat) => !back[seat]);
  if (back[me]) return <Notice>{t("adjourned-waits", { name: missing ?? "" })}</Notice>;
  const name = another(game, (seat) => back[seat]);
  return (
    <Notice>
      <span>{name === undefined ? t("adjourned-rests") : t("adjourned-they-wait", { name })}</span>
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

/** Somebody's offer with two answers, or the own one that can be taken back. */
function Offer({ game, what, offers }: OfferProps) {
  const mine = offers[game.me];
  const name = another(game, (seat) => offers[seat]);
  if (!mine && name !== undefined) {
    return (
      <Notice>
        <span>{t(`${what}-offer`, { name })}</span>
        <Button look="primary" busy={game.busy} onClick={() => game.act({ type: `offer_${what}` })}>
          {t(`${what}-accept`)}
        </Button>
        <Button busy={game.busy} onClick={() => game.act({ type: `decline_${what}` })}>
          {t(`${what}-decline`)}
        </Button>
      </Notice>
    );
  }
  if (!mine) return null;
  return (
    <Notice>
      <span>{t(`${what}-offered`)}</span>
      <Button busy={game.busy} onClick={() => game.act({ type: `decline_${what}` })}>
        {t(`${what}-take-back`)}
      </Button>
    </Notice>
  );
}
