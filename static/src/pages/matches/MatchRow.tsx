import type { MatchSummary } from "../../api/matches";
import { t } from "../../lang";
import { ruleSetName } from "../../rules/text";
import { seatName } from "../../sheet/names";
import { dayText } from "../../sheet/times";
import "./matches.css";

/** One match of a list: a running one leads to its table, another to its sheet. */
export function MatchRow({ match }: { match: MatchSummary }) {
  const you = match.your_seat ?? 0;
  const other = match.seats[1 - you];
  const running = match.status === "running" || match.status === "seating";
  const waits = match.your_turn === true;
  return (
    <li>
      <a
        class={`match-row ${waits ? "waits" : ""}`}
        href={running ? `/r/${match.code}` : `/matches/${match.id}`}
      >
        <span class="with">
          {other?.name == null && !other?.bot && running ? t("matches-nobody") : seatName(other)}
        </span>
        <span class="state">{stateText(match)}</span>
        <span class="about">
          {ruleSetName(match.rules_id)}
          {match.deals > 0 && ` · ${t("matches-deals", { count: match.deals })}`}
          {!running && match.ended_at !== null && ` · ${dayText(match.ended_at)}`}
        </span>
        {match.deals > 0 && <Score mine={match.totals[you] ?? 0} theirs={match.totals[1 - you] ?? 0} />}
      </a>
    </li>
  );
}

function Score({ mine, theirs }: { mine: number; theirs: number }) {
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
      return t(match.winner === match.your_seat ? "matches-won" : "matches-lost");
  }
}
