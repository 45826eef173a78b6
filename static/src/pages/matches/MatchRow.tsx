import type { MatchSummary } from "../../api/matches";
import { t } from "../../lang";
import { ruleSetName } from "../../rules/text";
import { seatName } from "../../sheet/names";
import { dayText } from "../../sheet/times";
import { sideOf } from "../match/mine";
import "./matches.css";

/** One match of a list: a running one leads to its table, another to its sheet. */
export function MatchRow({ match }: { match: MatchSummary }) {
  const running = match.status === "running" || match.status === "seating";
  const waits = match.your_turn === true;
  return (
    <li>
      <a
        class={`match-row ${waits ? "waits" : ""}`}
        href={running ? `/r/${match.code}` : `/matches/${match.id}`}
      >
        <span class="with">{withWhom(match, running ? "running" : "over")}</span>
        <span class="state">{stateText(match)}</span>
        <span class="about">
          {match.format !== "duel" &&
            match.format !== match.rules_id &&
            `${t(`new-format-${match.format}`)} · `}
          {ruleSetName(match.rules_id)}
          {match.deals > 0 && ` · ${t("matches-deals", { count: match.deals })}`}
          {!running && match.ended_at !== null && ` · ${dayText(match.ended_at)}`}
        </span>
        {match.deals > 0 && <Score match={match} />}
      </a>
    </li>
  );
}

/** The others at the table; in a team the partner first. */
function withWhom({ seats, sides, your_seat: you }: MatchSummary, state: "running" | "over"): string {
  const name = (seat: number) => {
    const { name, bot } = seats[seat] ?? { name: null, bot: false };
    return name === null && !bot && state === "running" ? t("matches-nobody") : seatName(seats[seat]);
  };
  const mine = sides.find((side) => you !== null && side.includes(you)) ?? [];
  const partners = mine.filter((seat) => seat !== you).map(name);
  const others = seats.flatMap((_, seat) => (seat === you || mine.includes(seat) ? [] : [name(seat)]));
  if (partners.length === 0) return others.join(", ");
  return t("matches-with", { partner: partners.join(", "), others: others.join(", ") });
}

/** The own side first. */
function Score({ match }: { match: MatchSummary }) {
  const own = Math.max(0, sideOf(match));
  const mine = match.totals[own] ?? 0;
  const others = match.totals.filter((_, side) => side !== own);
  if (others.length > 1) return <span class="score">{[mine, ...others].join(" · ")}</span>;
  const theirs = others[0] ?? 0;
  return (
    <span class="score">
      <span aria-hidden="true">{t("matches-score", { mine, theirs })}</span>
      <span class="unseen">{t("matches-score-spoken", { mine, theirs })}</span>
    </span>
  );
}

function stateText(match: MatchSummary): string {
  switch (match.status) {
    case "seating":
      return t("matches-seating");
    case "running":
      return t(match.your_turn ? "matches-your-turn" : "matches-their-turn");
    case "aborted":
      return t("matches-aborted");
    case "finished":
      if (match.winner === null) return t("matches-no-result");
      return t(match.winner === sideOf(match) ? "matches-won" : "matches-lost");
  }
}
