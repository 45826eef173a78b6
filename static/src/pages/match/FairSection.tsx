import type { MatchDetail } from "../../api/matches";
import { type Check, checkMatch, type FairResult, type SeenCards } from "../../fair/check";
import { seenIn } from "../../fair/kept";
import { t } from "../../lang";
import { cardSign } from "../../table/cards";
import { Icon } from "../../ui/Icon";
import { Trouble } from "../Trouble";
import { useLoaded } from "../useLoaded";
import { FairNumbers } from "./FairNumbers";
import { fetchDecks } from "./record";
import "./fair.css";

interface Props {
  match: MatchDetail;
  names: readonly string[];
}

/** Deals every deck of a finished match again, on this device, and says whether it comes out the same. */
export function FairSection({ match, names }: Props) {
  const open = match.fairness.server_seed !== null && match.deals > 0;
  return (
    <section class="fair-section" aria-labelledby="fair">
      <h2 id="fair">{t("check-title")}</h2>
      {open ? <Checked match={match} names={names} /> : <p>{t("check-sealed")}</p>}
      <p class="hint">{t("check-limits")}</p>
      <FairNumbers match={match} names={names} />
    </section>
  );
}

function Checked({ match, names }: Props) {
  const decks = useLoaded(match.id, () => fetchDecks(match.id));
  if (decks.state === "loading") {
    return (
      <p class="checking" role="status">
        {t("check-checking")}
      </p>
    );
  }
  const own = seenIn(match.id);
  const recorded = decks.state === "ready" ? decks.value : [];
  const data = { ...match.fairness, rules_hash: match.rules_hash };
  const seen = [...recorded, ...own.seen];
  // A match may end in the middle of a deal.
  const deals = Math.max(match.deals, ...seen.map((fact) => fact.deal));
  const result = checkMatch(data, { deals, seen, told: own.told });
  if (result.verdict === "sealed") return <p>{t("check-sealed")}</p>;
  return (
    <>
      <p>{t("check-lead")}</p>
      {decks.state === "failed" && <Trouble text={t("check-no-record")} again={decks.again} />}
      {(recorded.length > 0 || result.verdict === "unfair") && (
        <Verdict result={result} deals={deals} own={cardsIn(own.seen)} />
      )}
      <details>
        <summary>{t("check-checks")}</summary>
        <ul class="checks">
          {result.checks.map((check, index) => (
            <CheckRow key={index} check={check} names={names} />
          ))}
        </ul>
      </details>
    </>
  );
}

function cardsIn(seen: readonly SeenCards[]): number {
  return seen.reduce((sum, fact) => sum + fact.cards.length, 0);
}

interface VerdictProps {
  result: FairResult;
  deals: number;
  /** How many cards this browser had noted during play. */
  own: number;
}

function Verdict({ result, deals, own }: VerdictProps) {
  const fair = result.verdict === "fair";
  return (
    <div
      class={`verdict ${fair ? "fits" : "fails"}`}
      role="status"
      data-testid="fair-verdict"
      data-verdict={result.verdict}
    >
      <Icon name={fair ? "shield" : "warning"} />
      <div>
        <strong>{fair ? t("check-yes", { deals }) : t("check-no")}</strong>
        {fair && own > 0 && <span>{t("check-own-eyes", { cards: own })}</span>}
      </div>
    </div>
  );
}

function CheckRow({ check, names }: { check: Check; names: readonly string[] }) {
  return (
    <li class={check.ok ? "fits" : "fails"}>
      <Icon name={check.ok ? "check" : "warning"} />
      <span>
        {checkText(check, names)}: {t(check.ok ? "check-ok" : "check-bad")}
        {check.what === "deal" && check.wrong.length > 0 && (
          <> ({t("check-wrong", { cards: check.wrong.map(cardSign).join(" ") })})</>
        )}
      </span>
    </li>
  );
}

function checkText(check: Check, names: readonly string[]): string {
  switch (check.what) {
    case "seat_seed":
      return t("check-seat_seed", { name: names[check.seat] ?? "" });
    case "attempt":
      return t("check-attempt", { number: check.number });
    case "deal":
      return t("check-deal", { number: check.number, cards: check.cards });
    case "server_seed":
    case "told_before":
    case "cut":
      return t(`check-${check.what}`);
  }
}
