import type { Rules } from "../api/rooms";
import { figures } from "./text";

/** The numbers of a rule set in one line. */
export function Figures({ rules }: { rules: Rules }) {
  return (
    <span class="figure-line">
      {figures(rules).map(({ label, value }) => (
        <span key={label}>
          {label} <b>{value}</b>
        </span>
      ))}
    </span>
  );
}
