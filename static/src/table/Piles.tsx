import { useRef } from "preact/hooks";
import { t } from "../lang";
import { STEADY } from "../ui/steady";
import { Back, Face } from "./Card";
import type { Game } from "./game";
import { canDraw, mayPoint } from "./game";
import { usePileDrag } from "./usePileDrag";

interface Props {
  game: Game;
  /** The card that a press on the pile would discard. */
  selected: string | null;
  onDiscard: (card: string) => void;
  onFan: () => void;
}

/** From here on the stock says how many draws are left. */
const FEW = 6;

export function Piles({ game, selected, onDiscard, onFan }: Props) {
  const { deal, shown } = game;
  const open = game.room.rules["memory"] !== "club";
  return (
    <div class="piles">
      <div class="place">
        <Stock game={game} />
        <span class={`count ${deal.dead_in <= FEW ? "few" : ""}`} aria-hidden="true">
          {deal.dead_in <= FEW ? t("dead-in", { count: deal.dead_in }) : shown.stock}
        </span>
      </div>
      <div class="place">
        <Pile game={game} selected={selected} onDiscard={onDiscard} />
        {open && shown.pileCount > 1 ? (
          <button
            type="button"
            class="count fan-out"
            onClick={onFan}
            aria-label={t("pile-look", { count: shown.pileCount })}
          >
            {shown.pileCount}
            <span class="chevron" />
          </button>
        ) : (
          <span class="count" aria-hidden="true">
            {shown.pileCount}
          </span>
        )}
      </div>
    </div>
  );
}

function Stock({ game }: { game: Game }) {
  const may = canDraw(game, "stock") && !game.busy;
  const points = mayPoint(game);
  const draw = () =>
    points ? game.session.point("stock") : may && game.act({ type: "draw", pile: "stock" });
  const drag = usePileDrag(may, draw);
  const count = game.shown.stock;
  return (
    <button
      {...drag}
      type="button"
      class={`pile stock ${may ? "open" : ""}`}
      data-zone="stock"
      aria-disabled={!may && !points}
      aria-label={t(may ? "stock-draw" : points ? "stock-point" : "stock", {
        count,
        dead: game.deal.dead_in,
      })}
      onClick={draw}
    >
      {count > 2 && <Back class="under" />}
      {count > 0 ? <Back class="top" /> : <span class="card none" />}
    </button>
  );
}

function Pile({ game, selected, onDiscard }: Omit<Props, "onFan">) {
  const { shown } = game;
  const mayDraw = canDraw(game, "discard") && !game.busy;
  const mayDiscard = selected !== null && game.view.options.leaves.length > 0 && !game.busy;
  const drawn = useRef(0);
  const draw = () => {
    if (mayDraw && game.act({ type: "draw", pile: "discard" })) drawn.current = performance.now();
  };
  const points = mayPoint(game);
  const press = () => {
    if (points) return game.session.point("discard");
    // The second press of an unsteady finger takes, and does not throw what had been chosen before.
    const steady = performance.now() - drawn.current > STEADY;
    if (mayDiscard && selected !== null && steady) onDiscard(selected);
    else draw();
  };
  const drag = usePileDrag(mayDraw, draw);
  const top = shown.pile.at(-1);
  return (
    <button
      {...drag}
      type="button"
      class={`pile discard ${mayDraw || mayDiscard ? "open" : ""}`}
      data-zone="discard"
      aria-disabled={!(mayDraw || mayDiscard || points)}
      aria-label={
        points && top !== undefined
          ? t("pile-point", { card: top })
          : pileLabel(top, shown.faceDown, mayDraw, mayDiscard ? selected : null)
      }
      onClick={press}
    >
      {top === undefined && <span class="card none" />}
      {shown.pile.slice(-2).map((card, index, two) => (
        <TopCard
          key={card}
          card={card}
          faceDown={shown.faceDown && index === two.length - 1}
          pending={card === shown.pending}
          under={index < two.length - 1}
        />
      ))}
    </button>
  );
}

interface TopProps {
  card: string;
  faceDown: boolean;
  pending: boolean;
  under: boolean;
}

function TopCard({ card, faceDown, pending, under }: TopProps) {
  const manner = `${under ? "under" : "top"} ${pending ? "pending" : ""} ${faceDown ? "back" : ""}`;
  return (
    <span class={`card ${manner}`} data-card={card}>
      {!faceDown && <Face card={card} />}
    </span>
  );
}

function pileLabel(
  top: string | undefined,
  faceDown: boolean,
  mayDraw: boolean,
  discard: string | null,
): string {
  if (discard !== null) return t("pile-discard", { card: discard });
  if (top === undefined) return t("pile-empty");
  if (faceDown) return t("pile-face-down");
  return t(mayDraw ? "pile-take" : "pile", { card: top });
}
