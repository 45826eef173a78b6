import { t } from "../lang";
import type { SheetDeal } from "../wire";
import { lineText } from "./lines";

/** The address where a deal can be watched. */
export type Watch = ((deal: number) => string) | undefined;

export function WatchLink({ number, watch }: { number: number; watch: Watch }) {
  if (watch === undefined) return null;
  return (
    <a class="watch reach" href={watch(number)}>
      {t("sheet-watch", { number })}
    </a>
  );
}

/** How a deal ended, and by whom. */
export function KindText({ deal, names }: { deal: SheetDeal; names: readonly string[] }) {
  const kind = t(`kind-${deal.kind}`);
  const by = deal.kind === "undercut" ? deal.winner : deal.knocker;
  return <>{by === null ? kind : t("sheet-kind-by", { kind, name: names[by] ?? "" })}</>;
}

/** What it was worth, line by line. `dead`: what is said of one that was worth nothing. */
export function Reasons({ deal, dead }: { deal: SheetDeal; dead: string }) {
  if (deal.kind === "dead") return <span class="reason">{dead}</span>;
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
