import { fetchRuleSets, type RuleSet, type Rules } from "../api/rooms";
import { t } from "../lang";
import { useLoaded } from "../pages/useLoaded";
import { Figures } from "./Figures";
import { type Nearest, nearestSet } from "./nearest";
import { ruleSetName, ruleSetSentence, ruleValueText } from "./text";
import "./rules.css";

interface Props {
  rulesId: string;
  rules: Rules;
}

let asked: Promise<RuleSet[]> | null = null;

/** The named sets, asked for once. */
export function ruleSets(): Promise<RuleSet[]> {
  asked ??= fetchRuleSets().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** Where rules depart from the nearest named set; nothing where they are one. For those who are about to sit down. */
export function RuleDifferences({ rules }: { rules: Rules }) {
  const sets = useLoaded("sets", ruleSets);
  const near = sets.state === "ready" ? nearestSet(rules, sets.value) : null;
  if (near === null || near.differences.length === 0) return null;
  return (
    <div class="rules-told" data-testid="rule-differences">
      <p class="rules-name">{nearestText(near)}</p>
      <Differences near={near} />
    </div>
  );
}

/** The rules of a match: their name, a sentence, the numbers, and where they depart from the named set. */
export function RulesSummary({ rulesId, rules }: Props) {
  const sets = useLoaded("sets", ruleSets);
  const near = sets.state === "ready" ? nearestSet(rules, sets.value) : null;
  const id = near?.id ?? rulesId;
  return (
    <div class="rules-told">
      <p class="rules-name">{near === null ? ruleSetName(id) : nearestText(near)}</p>
      <p>{ruleSetSentence(id, rules)}</p>
      <Figures rules={rules} />
      {near !== null && near.differences.length > 0 && <Differences near={near} />}
    </div>
  );
}

export function nearestText(near: Nearest): string {
  const set = ruleSetName(near.id);
  const count = near.differences.length;
  return count === 0 ? set : t("rules-differences", { set, count });
}

export function Differences({ near }: { near: Nearest }) {
  return (
    <ul class="differences">
      {near.differences.map(({ field, usual, chosen }) => (
        <li key={field}>
          <span>{t(`rules-${field}`)}</span>
          <span>
            {t("rules-difference", {
              usual: ruleValueText(field, usual),
              chosen: ruleValueText(field, chosen),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
