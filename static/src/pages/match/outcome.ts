import { t } from "../../lang";
import type { OutcomeView } from "../../wire";

/** How a match ended, in a few sentences for the one who reads: who, why, and by how much. `names`, `you`: by side. */
export function outcomeText(outcome: OutcomeView, names: readonly string[], you: number): string {
  const { winner, loser, places, reason, settlement } = outcome;
  const why = t(`reason-${reason}`, { loser: loser === null ? "" : (names[loser] ?? "") });
  if (winner === null) return why;
  const who = winner === you ? t("match-won") : t("match-lost", { winner: names[winner] ?? "" });
  const place = places[you];
  if (place === undefined) return [who, t("match-margin", { points: settlement }), why].join(" ");
  return winner === you ? `${who} ${why}` : [who, t("match-place", { place }), why].join(" ");
}
