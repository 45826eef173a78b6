/** Who does what in a deal, in a sentence for those who hear it. */
import { t } from "../lang";
import type { Game } from "../table/game";

export function roles({ room, deal, view, rest, names }: Game): string {
  const [first] = rest;
  if (room.format === "partners") {
    const there = view.beside?.deal;
    if (there === undefined) return "";
    return t("company-tables", {
      first: names[deal.starter] ?? "",
      second: names[deal.other] ?? "",
      third: names[there.starter] ?? "",
      fourth: names[there.other] ?? "",
    });
  }
  return t(`company-roles-${room.format}`, {
    dealer: names[deal.dealer] ?? "",
    starter: names[deal.starter] ?? "",
    other: names[deal.other] ?? "",
    rest: first === undefined ? "" : (names[first] ?? ""),
  });
}
