import { useState } from "preact/hooks";
import { t } from "../lang";
import { Icon } from "../ui/Icon";
import { Said } from "../ui/Said";
import type { SortBy } from "./arrange";
import type { Order } from "./useOrder";

const WAYS: readonly SortBy[] = ["suit", "rank", "melds"];
const SIGNS: Record<SortBy, string> = { suit: "♠♥", rank: "A2", melds: "≡" };

/** Arranging the hand. Where there is little room one button goes through the ways to sort. */
export function Tools({ order }: { order: Order }) {
  const [next, setNext] = useState(0);
  const sort = (by: SortBy) => {
    order.sort(by);
    setNext((WAYS.indexOf(by) + 1) % WAYS.length);
  };
  return (
    <div class="tools" role="toolbar" aria-label={t("tools")}>
      {WAYS.map((by) => (
        <button key={by} type="button" class="tool each" title={t(`sort-${by}`)} onClick={() => sort(by)}>
          <Said seen={SIGNS[by]} said={t(`sort-${by}`)} />
        </button>
      ))}
      <button
        type="button"
        class="tool one"
        title={t("sort-next")}
        onClick={() => sort(WAYS[next] ?? "suit")}
      >
        <Said seen={SIGNS[WAYS[next] ?? "suit"]} said={t("sort-next")} />
      </button>
      <button
        type="button"
        class="tool"
        aria-label={t("undo")}
        title={t("undo")}
        aria-disabled={!order.canUndo}
        onClick={order.undo}
      >
        <Icon name="undo" />
      </button>
    </div>
  );
}
