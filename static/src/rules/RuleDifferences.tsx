import type { Rules } from "../api/rooms";
import { useLoaded } from "../pages/useLoaded";
import { Differences } from "./Differences";
import { rulesName } from "./name";
import { ruleSets } from "./sets";
import { differences } from "./written";

interface Props {
  rulesId: string;
  rules: Rules;
}

/** Where rules depart from the named set; nothing where they are one. For those who are about to sit down. */
export function RuleDifferences({ rulesId, rules }: Props) {
  const sets = useLoaded("sets", ruleSets);
  const set = sets.state === "ready" ? sets.value.find(({ id }) => id === rulesId) : undefined;
  if (set === undefined) return null;
  const near = { id: rulesId, differences: differences(set.rules, rules) };
  if (near.differences.length === 0) return null;
  return (
    <div class="rules-told" data-testid="rule-differences">
      <p class="rules-name">{rulesName(near)}</p>
      <Differences near={near} />
    </div>
  );
}
