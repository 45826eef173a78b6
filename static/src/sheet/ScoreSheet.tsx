import { has, t } from "../lang";
import type { OutcomeView, SheetColumn, SheetDeal, SheetRound } from "../wire";
import { KindText, Reasons, type Watch, WatchLink } from "./DealWords";
import { HollywoodSheet } from "./HollywoodSheet";
import { sideNames } from "./names";
import { RoundRows } from "./RoundRows";
import { SheetEnd } from "./SheetEnd";
import "./sheet.css";

/** A match as its sheet tells of it; `totals`, winners and lines of it are by side. */
export interface SheetMatch {
  format: string;
  sheet: readonly SheetDeal[];
  rounds: readonly SheetRound[];
  /** Of Hollywood, else none. */
  columns: readonly SheetColumn[];
  sides: readonly (readonly number[])[];
  outcome: OutcomeView | null;
}

interface Props {
  match: SheetMatch;
  /** By seat. */
  names: readonly string[];
  /** How many deals were begun: those without a result are shown too. */
  begun?: number;
  /** Where a deal can be watched. */
  watch?: Watch;
}

/** A match as on a paper pad: what each deal brought and why, the running totals, and what the end adds. */
export function ScoreSheet({ match, names, begun = 0, watch }: Props) {
  const { sheet, outcome, sides } = match;
  const columns = sideNames(sides, names);
  if (sheet.length === 0 && outcome === null && begun === 0) return <p class="hint">{t("sheet-empty")}</p>;
  if (match.columns.length > 0)
    return <HollywoodSheet match={match} names={names} begun={begun} watch={watch} />;
  return (
    <div class={`pad of-${columns.length}`}>
      <table>
        <caption class="unseen">{t("sheet-title")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("sheet-deal")}</th>
            {columns.map((name, side) => (
              <th key={side} scope="col" class="figure">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(match.sides[0]?.length ?? 1) > 1 ? (
            <RoundRows match={match} names={names} begun={begun} watch={watch} />
          ) : (
            <DealRows match={match} names={names} begun={begun} watch={watch} />
          )}
        </tbody>
        {outcome !== null && <SheetEnd outcome={outcome} names={columns} />}
      </table>
    </div>
  );
}

function DealRows({ match, names, begun = 0, watch }: Props) {
  const { sheet, outcome } = match;
  return (
    <>
      {sheet.map((deal) => (
        <DealRow key={deal.number} match={match} deal={deal} names={names} watch={watch} />
      ))}
      {begun > sheet.length && (
        <OpenRow number={begun} over={outcome !== null} sides={match.sides.length} watch={watch} />
      )}
    </>
  );
}

interface DealProps extends Pick<Props, "match" | "names" | "watch"> {
  deal: SheetDeal;
}

function DealRow({ match, deal, names, watch }: DealProps) {
  const seats = names.length;
  return (
    <tr class={deal.winner === null ? "deal scoreless" : "deal"}>
      <th scope="row">
        <span class="kind">
          <span class="number">{deal.number}</span>
          <KindText deal={deal} names={names} />
        </span>
        <Reasons deal={deal} dead={t("sheet-dead-note")} />
        {seats > 2 && <span class="reason">{whoPlayed(match.format, deal, names)}</span>}
        <WatchLink number={deal.number} watch={watch} />
      </th>
      {match.sides.map((side, column) => {
        const won = deal.winner !== null && side.includes(deal.winner);
        return (
          <td key={column} class="figure">
            {won && <span class="gain">{t("sheet-plus", { points: deal.points })}</span>}
            <span class={won ? "running" : "running same"}>{deal.totals[column]}</span>
          </td>
        );
      })}
    </tr>
  );
}

/** Of three: who was what, where the format has words for it; else who sat out. */
function whoPlayed(format: string, { dealer, starter, other }: SheetDeal, names: readonly string[]): string {
  const id = `sheet-roles-${format}`;
  const out = names.find((_, seat) => seat !== starter && seat !== other) ?? "";
  if (has(id)) return t(id, { dealer: names[dealer] ?? "", starter: names[starter] ?? "", out });
  return t("sheet-out", { out });
}

interface OpenProps {
  number: number;
  /** The match ended in the middle of it. */
  over: boolean;
  sides: number;
  watch: Watch;
}

function OpenRow({ number, over, sides, watch }: OpenProps) {
  return (
    <tr class="deal scoreless">
      <th scope="row">
        <span class="kind">
          <span class="number">{number}</span>
          {t(over ? "sheet-unfinished" : "sheet-being-played")}
        </span>
        <WatchLink number={number} watch={watch} />
      </th>
      <td class="figure" colSpan={sides} />
    </tr>
  );
}
