import type { Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../lang";
import { settings } from "../settings/settings";
import { announce } from "../ui/announcer";
import { toast } from "../ui/toast";
import { clockText } from "./clockText";
import type { Game } from "./game";
import { canDraw, canKnock, leaves } from "./game";
import type { SheetName } from "./Sheets";
import type { Order } from "./useOrder";

interface Hands {
  game: Game;
  root: RefObject<HTMLElement | null>;
  order: Order;
  selected: string | null;
  sheet: Signal<SheetName | null>;
  last: string;
  discard: (card: string) => void;
  knock: (card: string) => void;
}

/** Single keys, while the focus is at the table and nothing lies over it. They can be turned off. */
export function useKeys(hands: Hands): void {
  const now = useRef(hands);
  now.current = hands;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat || !settings.peek().keys) return;
      if (!atTable(now.current.root.current)) return;
      const act = KEYS[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act(now.current);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** The focus is on something of the table, or on nothing at all; and no sheet is open. */
function atTable(root: HTMLElement | null): boolean {
  if (root === null || document.querySelector("dialog[open]") !== null) return false;
  const focus = document.activeElement;
  return focus === null || focus === document.body || focus.contains(root) || root.contains(focus);
}

const KEYS: Record<string, (hands: Hands) => void> = {
  s: ({ game }) => draw(game, "stock"),
  p: ({ game }) => draw(game, "discard"),
  d: ({ game, selected, discard }) => {
    if (selected !== null) discard(selected);
    else if (game.myTurn) toast(t("key-select-first"));
  },
  k: ({ game, selected, knock }) => {
    if (game.view.options.leaves.length === 0) return;
    if (selected === null) toast(t("key-select-first"));
    else if (canKnock(game, selected)) knock(selected);
    else toast(t("key-cannot-knock"));
  },
  g: ({ game, selected, knock }) => {
    if (game.busy) return;
    if (game.view.options.big_gin) game.act({ type: "big_gin", melds: null });
    else if (selected !== null && leaves(game, selected) === 0) knock(selected);
    else if (game.view.options.leaves.length > 0)
      toast(t(selected === null ? "key-select-first" : "key-cannot-knock"));
  },
  "1": ({ order }) => order.sort("suit"),
  "2": ({ order }) => order.sort("rank"),
  "3": ({ order }) => order.sort("melds"),
  c: ({ game }) => announce(clocks(game)),
  l: ({ last }) => announce(last),
  o: ({ game }) => announce(opponent(game)),
  "?": ({ sheet }) => {
    sheet.value = "keys";
  },
};

function draw(game: Game, pile: "stock" | "discard"): void {
  if (!game.busy && canDraw(game, pile)) game.act({ type: "draw", pile });
}

function clocks({ view, table, me, them, names }: Game): string {
  const { clock } = view;
  if (clock === null) return t("said-untimed");
  const gone = clock.stopped ? 0 : performance.now() - table.received;
  const left = (seat: number) =>
    clockText((clock.remaining[seat] ?? 0) - (clock.running === seat ? gone : 0));
  return t("said-clocks", { mine: left(me), theirs: left(them), name: names[them] ?? "" });
}

function opponent({ deal, them, names }: Game): string {
  const known = deal.known[them] ?? [];
  const held = t("their-hand", { name: names[them] ?? "", count: deal.counts[them] ?? 0 });
  return known.length === 0 ? held : `${held} ${t("their-known", { cards: known.join(" ") })}`;
}
