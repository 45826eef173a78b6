import { has, t } from "../lang";
import type { Line, OutcomeView } from "../wire";
import { lineArgs, lineText, rowsOf } from "./lines";

/** What the end of a match adds, and who owes whom. `names` by side, as are all numbers. */
export function SheetEnd({ outcome, names }: { outcome: OutcomeView; names: readonly string[] }) {
  return (
    <tbody class="end">
      <tr class="end-title">
        <th scope="rowgroup" colSpan={1 + names.length}>
          {t("sheet-end")}
        </th>
      </tr>
      {rowsOf(outcome.lines).map((row) => (
        <tr key={row.code}>
          <th scope="row">
            {lineText(row.bySeat.find((line) => line !== null) as Line)}
            <Why code={row.code} />
          </th>
          {row.bySeat.map((line, seat) => (
            <td key={seat} class="figure">
              {line === null ? "" : line.points}
              {line !== null && <BoxNote line={line} />}
            </td>
          ))}
        </tr>
      ))}
      <tr class="total">
        <th scope="row">{t("sheet-total")}</th>
        {outcome.totals.map((total, seat) => (
          <td key={seat} class="figure">
            {total}
          </td>
        ))}
      </tr>
      <Owed outcome={outcome} names={names} />
    </tbody>
  );
}

/** The rule behind a number of the end, on the page of the match: at the table there is less room. */
function Why({ code }: { code: string }) {
  const id = `rule-of-${code}`;
  return has(id) ? <span class="reason">{t(id)}</span> : null;
}

/** So many boxes, worth so much each. */
export function BoxNote({ line }: { line: Line }) {
  const { boxes, each } = lineArgs(line);
  if (boxes === undefined || each === undefined) return null;
  return <span class="reason">{t("sheet-boxes-of", { boxes, each })}</span>;
}

/** Between two by how much one is ahead; among three places, and for each what it gets less what it gives. */
function Owed({ outcome, names }: { outcome: OutcomeView; names: readonly string[] }) {
  const { winner, loser, places, settlements } = outcome;
  if (places.length > 0) {
    return (
      <>
        <tr class="settlement">
          <th scope="row">
            {t("sheet-settlement")}
            <span class="reason">{t("sheet-settlements-note")}</span>
          </th>
          {settlements.map((points, side) => (
            <td key={side} class="figure">
              {points > 0 ? t("sheet-plus", { points }) : points}
            </td>
          ))}
        </tr>
        <tr class="settlement">
          <th scope="row">{t("sheet-place")}</th>
          {places.map((place, side) => (
            <td key={side} class="figure">
              {t("sheet-place-number", { place })}
            </td>
          ))}
        </tr>
      </>
    );
  }
  if (winner === null || loser === null) return null;
  return <Settlement outcome={outcome} winner={winner} loser={loser} names={names} />;
}

interface SettlementProps {
  outcome: OutcomeView;
  winner: number;
  loser: number;
  names: readonly string[];
}

function Settlement({ outcome, winner, loser, names }: SettlementProps) {
  const ahead = (outcome.totals[winner] ?? 0) - (outcome.totals[loser] ?? 0);
  return (
    <tr class="settlement">
      <th scope="row">
        {t("sheet-settlement")}
        <span class="reason">
          {ahead === outcome.settlement
            ? t("sheet-settlement-note", { winner: names[winner] ?? "", loser: names[loser] ?? "" })
            : t("sheet-settlement-lifted")}
        </span>
      </th>
      {names.map((_, seat) => (
        <td key={seat} class="figure">
          {seat === winner ? outcome.settlement : ""}
        </td>
      ))}
    </tr>
  );
}
