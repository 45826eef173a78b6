import { useId } from "preact/hooks";
import type { Wanted } from "../../api/matches";
import type { Format, RuleSet } from "../../api/rooms";
import { t } from "../../lang";
import { ruleSetName } from "../../rules/text";

const RESULTS = ["won", "lost", "none"] as const;
const AGAINST = ["people", "computer"] as const;

/** What matches can have been played as. */
export interface Kinds {
  readonly formats: readonly Format[];
  readonly sets: readonly RuleSet[];
}

interface Props extends Kinds {
  wanted: Wanted;
  onWant: (wanted: Wanted) => void;
}

/** What of the finished matches is shown. */
export function Filters({ wanted, onWant, formats, sets }: Props) {
  return (
    <div class="match-filters">
      <Pick
        label={t("matches-filter-result")}
        all={t("matches-filter-result-all")}
        choices={RESULTS.map((value) => ({ value, text: t(`matches-filter-result-${value}`) }))}
        value={wanted.result}
        onPick={(result) => onWant({ ...wanted, result })}
      />
      <Pick
        label={t("matches-filter-against")}
        all={t("matches-filter-against-all")}
        choices={AGAINST.map((value) => ({ value, text: t(`matches-filter-against-${value}`) }))}
        value={wanted.against}
        onPick={(against) => onWant({ ...wanted, against })}
      />
      <Pick
        label={t("matches-filter-format")}
        all={t("matches-filter-format-all")}
        choices={formats.map(({ id }) => ({ value: id, text: t(`new-format-${id}`) }))}
        value={wanted.format}
        onPick={(format) => onWant({ ...wanted, format })}
      />
      <Pick
        label={t("new-rules")}
        all={t("matches-filter-rules-all")}
        choices={sets.map(({ id }) => ({ value: id, text: ruleSetName(id) }))}
        value={wanted.rules_id}
        onPick={(rules_id) => onWant({ ...wanted, rules_id })}
      />
    </div>
  );
}

interface PickProps<T extends string> {
  label: string;
  all: string;
  choices: readonly { value: T; text: string }[];
  value: T | undefined;
  onPick: (value: T | undefined) => void;
}

function Pick<T extends string>({ label, all, choices, value, onPick }: PickProps<T>) {
  const id = useId();
  return (
    <p>
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value ?? ""}
        onChange={(event) => onPick(choices[event.currentTarget.selectedIndex - 1]?.value)}
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </p>
  );
}
