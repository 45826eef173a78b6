import { useId } from "preact/hooks";
import type { MatchSummary } from "../../api/matches";
import { t } from "../../lang";
import { sideOf } from "../match/mine";

export interface Filter {
  readonly result: "all" | "won" | "lost" | "none";
  readonly against: "all" | "people" | "computer";
}

export const EVERYTHING: Filter = { result: "all", against: "all" };

const RESULTS: readonly Filter["result"][] = ["all", "won", "lost", "none"];
const AGAINST: readonly Filter["against"][] = ["all", "people", "computer"];

/** Does the match belong to what is looked for? */
export function matches({ result, against }: Filter, match: MatchSummary): boolean {
  const won = match.winner !== null && match.winner === sideOf(match);
  const found = match.winner === null ? "none" : won ? "won" : "lost";
  const other = match.seats.some((seat) => seat.bot) ? "computer" : "people";
  return (result === "all" || result === found) && (against === "all" || against === other);
}

interface Props {
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** What of the finished matches is shown. */
export function Filters({ filter, onFilter }: Props) {
  return (
    <div class="match-filters">
      <Pick
        label={t("matches-filter-result")}
        choices={RESULTS.map((value) => ({ value, text: t(`matches-filter-result-${value}`) }))}
        value={filter.result}
        onPick={(result) => onFilter({ ...filter, result })}
      />
      <Pick
        label={t("matches-filter-against")}
        choices={AGAINST.map((value) => ({ value, text: t(`matches-filter-against-${value}`) }))}
        value={filter.against}
        onPick={(against) => onFilter({ ...filter, against })}
      />
    </div>
  );
}

interface PickProps<T extends string> {
  label: string;
  choices: readonly { value: T; text: string }[];
  value: T;
  onPick: (value: T) => void;
}

function Pick<T extends string>({ label, choices, value, onPick }: PickProps<T>) {
  const id = useId();
  return (
    <p>
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onPick(event.currentTarget.value as T)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </p>
  );
}
