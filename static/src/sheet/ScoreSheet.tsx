import { has, t } from "../lang";
import type { Line, OutcomeView, SheetDeal } from "../wire";
import { lineArgs, lineText, rowsOf } from "./lines";
import "./sheet.css";

interface Props {
  deals: readonly SheetDeal[];
  outcome: OutcomeView | null;
  /** By seat. */
  names: readonly string[];
  /** A deal that was begun and has no result. */
  open?: number | undefined;
  /** Where a deal can be watched. */
  watch?: (deal: number) => string;
}

/** A match as on a paper pad: what each deal brought and why, the running totals, and what the end adds. */
export function ScoreSheet({ deals, outcome, names, open, watch }: Props) {
  if (deals.length === 0 && outcome === null && open === undefined)
    return <p class="hint">{t("sheet-empty")}</p>;
  return (
    <div class="pad">
      <table>
        <caption class="unseen">{t("sheet-title")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("sheet-deal")}</th>
            {names.map((name, seat) => (
              <th key={seat} scope="col" class="figure">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deals.map((deal) => (
            <DealRow key={deal.number} deal={deal} names={names} watch={watch} />
          ))}
          {open !== undefined && (
            <OpenRow number={open} over={outcome !== null} seats={names.length} watch={watch} />
          )}
        </tbody>
        {outcome !== null && <End outcome={outcome} names={names} />}
      </table>
    </div>
  );
}

function DealRow({
  deal,
  names,
  watch,
}: {
  deal: SheetDeal;
  names: readonly string[];
  watch: Props["watch"];
}) {
  return (
    <tr class={deal.winner === null ? "deal scoreless" : "deal"}>
      <th scope="row">
        <span class="kind">
          <span class="number">{deal.number}</span>
          <KindText deal={deal} names={names} />
        </span>
        <Reasons deal={deal} />
        <WatchLink number={deal.number} watch={watch} />
      </th>
      {names.map((_, seat) => (
        <td key={seat} class="figure">
          {deal.winner === seat && <span class="gain">{t("sheet-plus", { points: deal.points })}</span>}
          <span class={deal.winner === seat ? "running" : "running same"}>{deal.totals[seat]}</span>
        </td>
      ))}
    </tr>
  );
}

function WatchLink({ number, watch }: { number: number; watch: Props["watch"] }) {
  if (watch === undefined) return null;
  return (
    <a class="watch" href={watch(number)}>
      {t("sheet-watch", { number })}
    </a>
  );
}

interface OpenProps {
  number: number;
  /** The match ended in the middle of it. */
  over: boolean;
  seats: number;
  watch: Props["watch"];
}

function OpenRow({ number, over, seats, watch }: OpenProps) {
  return (
    <tr class="deal scoreless">
      <th scope="row">
        <span class="kind">
          <span class="number">{number}</span>
          {t(over ? "sheet-unfinished" : "sheet-being-played")}
        </span>
        <WatchLink number={number} watch={watch} />
      </th>
      <td class="figure" colSpan={seats} />
    </tr>
  );
}

function KindText({ deal, names }: { deal: SheetDeal; names: readonly string[] }) {
  const kind = t(`kind-${deal.kind}`);
  const by = deal.kind === "undercut" ? deal.winner : deal.knocker;
  return <>{by === null ? kind : t("sheet-kind-by", { kind, name: names[by] ?? "" })}</>;
}

function Reasons({ deal }: { deal: SheetDeal }) {
  if (deal.kind === "dead") return <span class="reason">{t("sheet-dead-note")}</span>;
  return (
    <>
      {deal.lines.map((line) => (
        <span key={line.code} class="reason">
          {lineText(line)} <span class="worth">{line.points}</span>
        </span>
      ))}
      {deal.kind === "tie" && <span class="reason">{t("sheet-tie-note")}</span>}
      {deal.boxes > 1 && <span class="reason">{t("sheet-boxes-note", { boxes: deal.boxes })}</span>}
    </>
  );
}

function End({ outcome, names }: { outcome: OutcomeView; names: readonly string[] }) {
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
      {outcome.winner !== null && outcome.loser !== null && (
        <Settlement outcome={outcome} winner={outcome.winner} loser={outcome.loser} names={names} />
      )}
    </tbody>
  );
}

/** The rule behind a number of the end, on the page of the match: at the table there is less room. */
function Why({ code }: { code: string }) {
  const id = `rule-of-${code}`;
  return has(id) ? <span class="reason">{t(id)}</span> : null;
}

function BoxNote({ line }: { line: Line }) {
  const { boxes, each } = lineArgs(line);
  if (boxes === undefined || each === undefined) return null;
  return <span class="reason">{t("sheet-boxes-of", { boxes, each })}</span>;
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
