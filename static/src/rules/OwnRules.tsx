import type { Rules } from "../api/rooms";
import { t } from "../lang";
import { useLoaded } from "../pages/useLoaded";
import { Differences } from "./Differences";
import { rulesName } from "./name";
import { ruleSets } from "./sets";
import { ruleSetSentence } from "./text";
import { differences, rulesPath, writtenRules } from "./written";

interface Props {
  format: string;
  rulesId: string;
  rules: Rules;
  /** The id of its preset. */
  clock: string;
  /** In a tab of its own: a room does not wait. */
  beside?: boolean;
}

/** What their named set is like, or where rules depart from it, since no sentence then holds; and the way to all of them. */
export function OwnRules({ format, rulesId, rules, clock, beside = false }: Props) {
  const sets = useLoaded("sets", ruleSets);
  const set = sets.state === "ready" ? sets.value.find(({ id }) => id === rulesId) : undefined;
  if (set === undefined) return null;
  const near = { id: rulesId, differences: differences(set.rules, rules) };
  const href = rulesPath("/rules", writtenRules(rulesId, near.differences), format, clock);
  return (
    <>
      {near.differences.length === 0 ? (
        <p>{ruleSetSentence(rulesId, rules)}</p>
      ) : (
        <div class="rules-told" data-testid="rule-differences">
          <p class="rules-name">{rulesName(near)}</p>
          <Differences near={near} />
        </div>
      )}
      <p class="not-printed">
        <a href={href} {...(beside ? { target: "_blank", rel: "noopener" } : {})}>
          {t("rules-in-full")}
        </a>
      </p>
    </>
  );
}
