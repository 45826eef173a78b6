import { t } from "../../lang";
import type { OutcomeView } from "../../wire";

/** How a match ended, in a few sentences for the one who reads: who, why, and by how much. */
export function outcomeText(outcome: OutcomeView, names: readonly string[], you: number | null): string {
  const loser = outcome.loser === null ? "" : (names[outcome.loser] ?? "");
  const why = t(`reason-${outcome.reason}`, { loser });
  if (outcome.winner === null) return why;
  const who =
    outcome.winner === you ? t("match-won") : t("match-lost", { winner: names[outcome.winner] ?? "" });
  return [who, t("match-margin", { points: outcome.settlement }), why].join(" ");
}
