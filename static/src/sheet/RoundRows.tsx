import { t } from "../lang";
import type { SheetDeal } from "../wire";
import { KindText, Reasons, type Watch, WatchLink } from "./DealWords";
import type { SheetMatch } from "./ScoreSheet";

interface Props {
  match: SheetMatch;
  names: readonly string[];
  begun: number;
  watch: Watch;
}

/** Rounds of several tables: what each table came to, and what they are worth together. */
export function RoundRows({ match, names, begun, watch }: Props) {
  const tables = match.sides[0]?.length ?? 1;
  const last = Math.max(begun, ...match.sheet.map((deal) => deal.number));
  const rounds = Array.from({ length: Math.ceil(last / tables) }, (_, index) => index + 1);
  return rounds.map((number) => {
    const round = match.rounds.find((one) => one.number === number);
    const numbers = Array.from({ length: tables }, (_, table) => (number - 1) * tables + table + 1);
    return (
      <tr key={number} class={round?.winner == null ? "deal scoreless" : "deal"}>
        <th scope="row">
          <span class="kind">{t("sheet-round", { number })}</span>
          {numbers
            .filter((deal) => deal <= last)
            .map((deal) => (
              <TableOfRound
                key={deal}
                number={deal}
                deal={match.sheet.find((one) => one.number === deal)}
                over={match.outcome !== null}
                names={names}
                watch={watch}
              />
            ))}
        </th>
        {match.sides.map((_, side) => (
          <td key={side} class="figure">
            {round?.winner === side && <span class="gain">{t("sheet-plus", { points: round.points })}</span>}
            <span class={round?.winner === side ? "running" : "running same"}>{round?.totals[side]}</span>
          </td>
        ))}
      </tr>
    );
  });
}

interface TableProps extends Pick<Props, "names" | "watch"> {
  number: number;
  deal: SheetDeal | undefined;
  over: boolean;
}

function TableOfRound({ number, deal, over, names, watch }: TableProps) {
  if (deal === undefined) {
    return (
      <span class="table-of-round">
        {t(over ? "sheet-unfinished" : "sheet-being-played")}
        <WatchLink number={number} watch={watch} />
      </span>
    );
  }
  return (
    <span class="table-of-round">
      <span class="pair">
        <bdi>{names[deal.starter]}</bdi> – <bdi>{names[deal.other]}</bdi>
      </span>
      <KindText deal={deal} names={names} />
      <Reasons deal={deal} dead={t("sheet-dead-table-note")} />
      <WatchLink number={number} watch={watch} />
    </span>
  );
}
