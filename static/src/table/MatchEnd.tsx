import { t } from "../lang";
import { ScoreSheet } from "../sheet/ScoreSheet";
import { Button, ButtonLink } from "../ui/Button";
import { Sheet } from "../ui/Sheet";
import { DealResult } from "./DealSheet";
import { FairBadge } from "./FairBadge";
import type { Game } from "./game";

/** The match is over: who won and why, every number, whether the deals were fair, and what comes next. */
export function MatchEnd({ game, onHide }: { game: Game; onHide: () => void }) {
  const { view, room, names, deal } = game;
  const { result } = deal;
  if (view.ending === null) return null;
  return (
    <Sheet title={title(game)} onClose={onHide} class="match-end" foot={<Foot game={game} />}>
      <p data-testid="end-reason">{reason(game)}</p>
      {room.outcome !== null && <Final names={names} totals={room.outcome.totals} />}
      <FairBadge game={game} />
      {result !== null && view.ending.reason === "target" && (
        <details open>
          <summary>{t("end-last-deal")}</summary>
          <DealResult game={game} result={result} />
        </details>
      )}
      <ScoreSheet deals={room.sheet} outcome={room.outcome} names={names} />
      <div class="buttons">
        <ButtonLink href={`/matches/${game.table.match}`} icon="play">
          {t("end-replay")}
        </ButtonLink>
        <ButtonLink href="/new" icon="people">
          {t("end-new")}
        </ButtonLink>
      </div>
    </Sheet>
  );
}

function Final({ names, totals }: { names: readonly string[]; totals: readonly number[] }) {
  return (
    <p class="final" data-testid="final">
      {names.map((name, seat) => (
        <span key={seat}>
          <bdi>{name}</bdi> <b>{totals[seat]}</b>
        </span>
      ))}
    </p>
  );
}

function title({ view, names, me }: Game): string {
  const winner = view.ending?.winner ?? null;
  if (winner === null) return t("end-title-none");
  return winner === me ? t("end-title-won") : t("end-title-lost", { name: names[winner] ?? "" });
}

function reason({ view, names }: Game): string {
  if (view.ending === null) return "";
  const { winner } = view.ending;
  const loser = winner === null ? "" : (names[1 - winner] ?? "");
  return t(`reason-${view.ending.reason}`, { loser, winner: winner === null ? "" : (names[winner] ?? "") });
}

function Foot({ game }: { game: Game }) {
  const { view, me, them, names } = game;
  const name = names[them] ?? "";
  if (view.rematch[me]) {
    return (
      <div class="buttons spread">
        <p class="waiting-for">{t("end-rematch-mine", { name })}</p>
        {game.may("leave") && (
          <Button busy={game.busy} onClick={() => game.act({ type: "leave" })}>
            {t("end-rematch-back")}
          </Button>
        )}
      </div>
    );
  }
  if (!game.may("rematch")) return null;
  const offered = view.rematch[them];
  return (
    <Button
      look="primary"
      class={`large wide ${offered ? "glow" : ""}`}
      busy={game.busy}
      onClick={() => game.act({ type: "rematch" })}
    >
      {offered ? t("end-rematch-theirs", { name }) : t("end-rematch")}
    </Button>
  );
}
