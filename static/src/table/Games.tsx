import { t } from "../lang";
import { type Game, sidesOf } from "./game";

/** How the three games of Hollywood stand, and in which of them the deal that has ended counts. */
export function Games({ game }: { game: Game }) {
  const { columns, sheet } = game.room;
  const entered = sheet.find(({ number }) => number === game.deal.number)?.entries ?? [];
  return (
    <table class="standing games">
      <caption class="unseen">{t("deal-standing")}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ closed }, column) => (
            <th key={column} scope="col" class={entered.includes(column) ? "entered" : ""}>
              {t("sheet-game", { number: column + 1 })}
              {closed && <span class="hint"> {t("sheet-game-closed")}</span>}
              {entered.includes(column) && <span class="unseen">: {t("deal-counts-here")}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sidesOf(game).map((name, side) => (
          <tr key={side}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            {columns.map(({ totals }, column) => (
              <td key={column} class={entered.includes(column) ? "entered" : ""}>
                <b>{totals[side]}</b>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
