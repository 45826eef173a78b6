import type { ComponentChildren } from "preact";
import { t } from "../lang";
import type { Line, SheetDeal } from "../wire";
import { closingDeal, endOf, runningIn, sumOf } from "./columns";
import { KindText, Reasons, type Watch, WatchLink } from "./DealWords";
import { lineText, rowsOf } from "./lines";
import type { SheetMatch } from "./ScoreSheet";
import { BoxNote } from "./SheetEnd";
import "./hollywood.css";

interface Props {
  match: SheetMatch;
  /** By seat. */
  names: readonly string[];
  begun: number;
  watch: Watch;
}

/** Three games side by side, as on a Hollywood pad: each deal stands in the games in which it counts. */
export function HollywoodSheet({ match, names, begun, watch }: Props) {
  const { sheet, columns } = match;
  return (
    <div class="pad hollywood">
      <table>
        <caption class="unseen">{t("sheet-title")}</caption>
        <thead>
          <tr class="games">
            {columns.map(({ closed }, column) => (
              <th key={column} scope="colgroup" colSpan={names.length}>
                {t("sheet-game", { number: column + 1 })}
                {closed && <span class="reason">{t("sheet-game-closed")}</span>}
              </th>
            ))}
          </tr>
          <tr>
            {columns.flatMap((_, column) =>
              names.map((name, seat) => (
                <th key={`${column} ${seat}`} scope="col" class="figure">
                  <bdi>{name}</bdi>
                </th>
              )),
            )}
          </tr>
        </thead>
        {sheet.map((deal) => (
          <DealRows key={deal.number} deal={deal} match={match} names={names} watch={watch} />
        ))}
        {begun > sheet.length && <OpenRow number={begun} match={match} names={names} watch={watch} />}
        <GameEnds match={match} names={names} />
      </table>
    </div>
  );
}

interface RowsProps extends Omit<Props, "begun"> {
  deal: SheetDeal;
}

/** What it was, over the whole width; under it what the winner has in each game, where it counts. */
function DealRows({ deal, match, names, watch }: RowsProps) {
  const { sheet, columns } = match;
  const won = deal.winner !== null;
  return (
    <tbody class={won ? "deal" : "deal scoreless"}>
      <tr class="what">
        <th scope="rowgroup" colSpan={columns.length * names.length}>
          <span class="kind">
            <span class="number">{deal.number}</span>
            <KindText deal={deal} names={names} />
            {won && <span class="gain">{t("sheet-plus", { points: deal.points })}</span>}
          </span>
          <Reasons deal={deal} dead={t("sheet-dead-note")} />
          <WatchLink number={deal.number} watch={watch} />
        </th>
      </tr>
      {won && (
        <tr>
          {columns.flatMap(({ closed }, column) =>
            names.map((_, seat) => {
              const running = runningIn(sheet, column, seat).get(deal.number);
              const closes = running !== undefined && closingDeal(sheet, column, closed) === deal.number;
              return (
                <td key={`${column} ${seat}`} class={closes ? "figure closes" : "figure"}>
                  {running !== undefined && <span class="running">{running}</span>}
                </td>
              );
            }),
          )}
        </tr>
      )}
    </tbody>
  );
}

function OpenRow({ number, match, names, watch }: Omit<Props, "begun"> & { number: number }) {
  return (
    <tbody class="deal scoreless">
      <tr class="what">
        <th scope="rowgroup" colSpan={match.columns.length * names.length}>
          <span class="kind">
            <span class="number">{number}</span>
            {t(match.outcome === null ? "sheet-being-played" : "sheet-unfinished")}
          </span>
          <WatchLink number={number} watch={watch} />
        </th>
      </tr>
    </tbody>
  );
}

/** What the end of each game adds, its total, and by how much it was won. */
function GameEnds({ match, names }: Pick<Props, "match" | "names">) {
  const { columns, outcome } = match;
  const games = columns.map((game, column) => endOf(game, column, outcome));
  const figures = games.flat();
  if (figures.every((lines) => lines.length === 0)) return null;
  const totals = figures.map((lines) => (lines.length > 0 ? sumOf(lines) : ""));
  return (
    <>
      {rowsOf(figures).map((row) => (
        <Figures key={row.code} label={lineText(row.bySeat.find((line) => line !== null) as Line)}>
          {row.bySeat.map((line) => (
            <>
              {line?.points}
              {line !== null && <BoxNote line={line} />}
            </>
          ))}
        </Figures>
      ))}
      <Figures label={t("sheet-total")} look="total">
        {totals}
      </Figures>
      <Figures label={t("sheet-settlement")} look="settlement">
        {games.flatMap((lines, column) => settled(lines, columns[column]?.winner ?? outcome?.winner ?? null))}
      </Figures>
      {outcome?.winner != null && outcome.loser !== null && (
        <tbody class="end together">
          <tr>
            <th scope="rowgroup" colSpan={figures.length}>
              {t("sheet-games-together", { points: outcome.settlement })}
              <span class="reason">
                {t("sheet-settlement-note", {
                  winner: names[outcome.winner] ?? "",
                  loser: names[outcome.loser] ?? "",
                })}
              </span>
            </th>
          </tr>
        </tbody>
      )}
    </>
  );
}

/** By seat: what the winner of a game is ahead by. */
function settled(lines: readonly (readonly Line[])[], winner: number | null): (number | string)[] {
  const ended = lines.some((own) => own.length > 0);
  return lines.map((_, seat) => {
    if (!ended || seat !== winner) return "";
    return sumOf(lines[seat] ?? []) - sumOf(lines[1 - seat] ?? []);
  });
}

interface FiguresProps {
  label: string;
  look?: string;
  /** Game by game, and in each seat by seat. */
  children: ComponentChildren[];
}

/** One line of the end: there is no room for its name beside six figures. */
function Figures({ label, look = "", children }: FiguresProps) {
  return (
    <tbody class={`end ${look}`}>
      <tr class="what">
        <th scope="rowgroup" colSpan={children.length}>
          {label}
        </th>
      </tr>
      <tr>
        {children.map((figure, index) => (
          <td key={index} class="figure">
            {figure}
          </td>
        ))}
      </tr>
    </tbody>
  );
}
