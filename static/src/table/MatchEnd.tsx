import { t } from "../lang";
import { ScoreSheet } from "../sheet/ScoreSheet";
import { Button, ButtonLink } from "../ui/Button";
import { Sheet } from "../ui/Sheet";
import type { OutcomeView } from "../wire";
import { DealResult } from "./DealSheet";
import { FairBadge } from "./FairBadge";
import { another, type Game, sideOf, sidesOf } from "./game";

/** The match is over: who won and why, every number, whether the deals were fair, and what comes next. */
export function MatchEnd({ game, onHide }: { game: Game; onHide: () => void }) {
  const { view, room, names, deal } = game;
  const { result } = deal;
  if (view.ending === null) return null;
  return (
    <Sheet title={title(game)} onClose={onHide} class="match-end" foot={<Foot game={game} />}>
      <p data-testid="end-reason">{reason(game)}</p>
      {room.outcome !== null && <Final game={game} outcome={room.outcome} />}
      <FairBadge game={game} />
      {result !== null && view.ending.reason === "target" && (
        <details open>
          <summary>{t("end-last-deal")}</summary>
          <DealResult game={game} result={result} />
        </details>
      )}
      <ScoreSheet match={room} names={names} />
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

/** The best first where there are places; two sides stand as they sit. */
function Final({ game, outcome }: { game: Game; outcome: OutcomeView }) {
  const { places, totals } = outcome;
  const sides = sidesOf(game).map((name, side) => ({ name, total: totals[side], place: places[side] }));
  return (
    <p class="final" data-testid="final">
      {sides
        .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
        .map(({ name, total, place }) => (
          <span key={name}>
            {place !== undefined && `${place}. `}
            <bdi>{name}</bdi> <b>{total}</b>
          </span>
        ))}
    </p>
  );
}

function title(game: Game): string {
  const winner = game.view.ending?.winner ?? null;
  if (winner === null) return t("end-title-none");
  return winner === sideOf(game, game.me)
    ? t("end-title-won")
    : t("end-title-lost", { name: sidesOf(game)[winner] ?? "" });
}

function reason(game: Game): string {
  const { ending } = game.view;
  const loser = game.room.outcome?.loser ?? null;
  if (ending === null) return "";
  return t(`reason-${ending.reason}`, { loser: loser === null ? "" : (sidesOf(game)[loser] ?? "") });
}

function Foot({ game }: { game: Game }) {
  const { view, me } = game;
  if (view.rematch[me]) {
    const name = another(game, (seat) => !view.rematch[seat]) ?? "";
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
  const offers = another(game, (seat) => view.rematch[seat]);
  return (
    <Button
      look="primary"
      class={`large wide ${offers === undefined ? "" : "glow"}`}
      busy={game.busy}
      onClick={() => game.act({ type: "rematch" })}
    >
      {offers === undefined ? t("end-rematch") : t("end-rematch-theirs", { name: offers })}
    </Button>
  );
}
