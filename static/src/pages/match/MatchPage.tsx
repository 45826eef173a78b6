import { fetchMatch, type MatchDetail } from "../../api/matches";
import { useTitle } from "../../app/title";
import { t } from "../../lang";
import type { Params } from "../../router/router";
import { RulesSummary } from "../../rules/RulesSummary";
import { clockName, clockSentence } from "../../rules/text";
import { seatNames, sideNames } from "../../sheet/names";
import { ScoreSheet } from "../../sheet/ScoreSheet";
import { momentText } from "../../sheet/times";
import { Button, ButtonLink } from "../../ui/Button";
import { Loading } from "../Loading";
import { NotFound } from "../NotFound";
import { Trouble } from "../Trouble";
import { useLoaded } from "../useLoaded";
import { FairSection } from "./FairSection";
import { sideOf } from "./mine";
import { outcomeText } from "./outcome";
import "../../style/paper.css";
import "../../sheet/print.css";
import "./match.css";

const LOST = new Set(["unknown_match", "not_found", "bad_request", "unknown_player"]);

export default function MatchPage({ params }: { params: Params }) {
  const id = params["id"] ?? "";
  const match = useLoaded(id, () => fetchMatch(id));
  switch (match.state) {
    case "loading":
      return <Loading />;
    case "failed":
      return LOST.has(match.code) ? <NotFound /> : <Trouble {...match} />;
    case "ready":
      return <Shown match={match.value} />;
  }
}

function Shown({ match }: { match: MatchDetail }) {
  const names = seatNames(match.seats);
  const title = titleOf(match, names);
  useTitle(title);
  return (
    <div class="match">
      <header class="match-head">
        <h1>{title}</h1>
        <Ending match={match} names={names} />
      </header>
      <div class="match-sheet">
        <ScoreSheet
          match={match}
          names={names}
          begun={match.deals}
          watch={(deal) => `/matches/${match.id}/deals/${deal}`}
        />
        <p class="buttons not-printed">
          <Button look="quiet" icon="sheet" onClick={() => print()}>
            {t("match-print")}
          </Button>
        </p>
      </div>
      <div class="match-side">
        <section aria-labelledby="rules">
          <h2 id="rules">{t("match-rules")}</h2>
          <RulesSummary
            format={match.format}
            rulesId={match.rules_id}
            rules={match.rules}
            clock={match.clock?.id ?? "untimed"}
          />
          <p class="hint">
            {clockName(match.clock?.id ?? "untimed")}: {clockSentence(match.clock)}
          </p>
        </section>
        <FairSection match={match} names={names} />
        {match.outcome !== null && <Copies id={match.id} />}
      </div>
    </div>
  );
}

/** Who played: two people, two teams, or three for themselves. */
function titleOf({ sides }: MatchDetail, names: readonly string[]): string {
  const [first = "", second = "", ...more] = sideNames(sides, names);
  if (more.length > 0) return [first, second, ...more].join(", ");
  return names.length > 2 ? `${first} – ${second}` : t("match-title", { first, second });
}

function Ending({ match, names }: { match: MatchDetail; names: readonly string[] }) {
  const when = match.ended_at ?? match.started_at;
  return (
    <>
      {match.outcome === null ? (
        <div class="still">
          <p>{t("match-running-note")}</p>
          <ButtonLink href={`/r/${match.code}`} look="primary">
            {t("match-back-to-table")}
          </ButtonLink>
        </div>
      ) : (
        <p class="ending" data-testid="match-outcome">
          {outcomeText(match.outcome, sideNames(match.sides, names), sideOf(match))}
        </p>
      )}
      {when !== null && (
        <p class="hint">
          {t(match.outcome === null ? "match-begun" : "match-played", { date: momentText(when) })}
        </p>
      )}
    </>
  );
}

function Copies({ id }: { id: string }) {
  return (
    <section aria-labelledby="copies">
      <h2 id="copies">{t("match-downloads")}</h2>
      <p class="hint">{t("match-downloads-about")}</p>
      <p class="buttons">
        <a class="button plain" href={`/api/matches/${id}/record.txt`} download={`knockwood-${id}.txt`}>
          {t("match-record-text")}
        </a>
        <a class="button plain" href={`/api/matches/${id}/record.json`} download={`knockwood-${id}.json`}>
          {t("match-record-json")}
        </a>
      </p>
    </section>
  );
}
