import { useEffect } from "preact/hooks";
import { t } from "../lang";
import type { CompanyProps } from "../table/Company";
import { Count } from "../table/Count";
import { type Game, sideOf } from "../table/game";
import { announce } from "../ui/announcer";
import { BesideRow } from "./BesideRow";
import { CutPanel } from "./CutPanel";
import { roles } from "./roles";
import { usePointing } from "./usePointing";
import { Whispering } from "./Whispering";
import "./company.css";

/** Who is in the match and not at this table, on one line; and, once in a deal, who does what in it. */
export function CompanyRow({ game }: CompanyProps) {
  const { view, deal, rest, table } = game;
  const said = roles(game);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once in a deal, in the words of that moment
  useEffect(() => announce(said), [table.match, deal.number]);
  usePointing(game);
  if (view.beside !== null) {
    return (
      <>
        <BesideRow game={game} beside={view.beside} />
        <CutPanel game={game} />
      </>
    );
  }
  const looksOn = rest.includes(game.me) && view.role === "plays";
  return looksOn ? (
    <p class="company-line">{t("company-looks-on")}</p>
  ) : (
    <>
      {rest.map((seat) => (
        <SitsOut key={seat} game={game} seat={seat} />
      ))}
      <CutPanel game={game} />
      {view.confers !== null && <Whispering key={view.confers} game={game} confidant={view.confers} />}
    </>
  );
}

/** Somebody who has no cards in this deal. */
function SitsOut({ game, seat }: { game: Game; seat: number }) {
  const { view, deal, room, names, me } = game;
  const seen = game.session.presence.value?.here[seat] ?? true;
  const here = seat === me || (room.seats[seat]?.bot ?? false) || seen;
  const target = Number(room.rules["target"]);
  const points = view.totals[sideOf(game, seat)] ?? 0;
  return (
    <p class="company-line">
      <span class={`presence ${here ? "here" : "away"}`}>
        <span class="dot" />
        <span class={here ? "unseen" : "note"}>{t(here ? "seat-here" : "seat-away")}</span>
      </span>
      <span class="company-does">
        {t(`company-${room.format}`, {
          whose: seat === me ? "you" : "other",
          who: names[seat] ?? "",
          captain: names[deal.starter] ?? "",
        })}
      </span>
      <span class="points">
        <span class="unseen">{t("points-of", { points, target })}</span>
        <span aria-hidden="true">
          <b>
            <Count to={points} />
          </b>
          /{target}
        </span>
      </span>
    </p>
  );
}
