import { t } from "../lang";
import { type Nearest, ruleValueText } from "./name";
import "./rules.css";

/** Where rules depart from the named set, one line each. */
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
