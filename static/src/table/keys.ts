/** What the single keys do. Fetched with the first of them. */
import { t } from "../lang";
import { announce } from "../ui/announcer";
import { toast } from "../ui/toast";
import { clockText } from "./clockText";
import type { Game } from "./game";
import { canDraw, canKnock, leaves, mayPoint } from "./game";
import type { Hands } from "./useKeys";

export const KEYS: Record<string, (hands: Hands) => void> = {
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
  if (mayPoint(game)) game.session.point(pile);
  else if (!game.busy && canDraw(game, pile)) game.act({ type: "draw", pile });
}

function clocks({ view, table, me, near, them, names }: Game): string {
  const { clock } = view;
  if (clock === null) return t("said-untimed");
  const gone = clock.stopped ? 0 : performance.now() - table.received;
  const left = (seat: number) =>
    clockText((clock.remaining[seat] ?? 0) - (clock.running === seat ? gone : 0));
  if (near === me) return t("said-clocks", { mine: left(me), theirs: left(them), name: names[them] ?? "" });
  return `${names[near]} ${left(near)}, ${names[them]} ${left(them)}.`;
}

/** What is known of the hands that lie face down. */
function opponent({ deal, own, near, them, names }: Game): string {
  const hidden = own === null ? [them, near] : [them];
  return hidden
    .map((seat) => {
      const known = deal.known[seat] ?? [];
      const held = t("their-hand", { name: names[seat] ?? "", count: deal.counts[seat] ?? 0 });
      return known.length === 0 ? held : `${held} ${t("their-known", { cards: known.join(" ") })}`;
    })
    .join(" ");
}
