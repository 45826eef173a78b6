import { t } from "../lang";
import { Button } from "../ui/Button";
import { Said } from "../ui/Said";
import { cardSign } from "./cards";
import type { Game } from "./game";
import { canKnock, leaves, mayPoint } from "./game";
import type { LayOffState } from "./useLayOff";
import type { ResultSheet } from "./useResultSheet";

interface Props {
  game: Game;
  selected: string | null;
  layOff: LayOffState;
  result: ResultSheet;
  onDiscard: (card: string) => void;
  onKnock: (card: string) => void;
}

/** The buttons of this moment. What is not legal is not there; what waits for an answer is off. */
export function Actions(props: Props) {
  const { game, result } = props;
  const { view } = game;
  return (
    <div class="actions" data-testid="actions">
      {result.hidden && (
        <Button look="primary" onClick={result.show}>
          {t("deal-back")}
        </Button>
      )}
      {mayPoint(game) && game.deal.to_move !== null && game.deal.knock === null && (
        <p class="advice">{t("advise-hint")}</p>
      )}
      {view.options.passing && <Upcard game={game} />}
      {view.options.leaves.length > 0 && <Laying {...props} />}
      {view.options.lay_off && <LayingOff {...props} />}
    </div>
  );
}

function Upcard({ game }: { game: Game }) {
  const card = game.deal.upcard;
  return (
    <>
      <Button busy={game.busy} onClick={() => game.act({ type: "pass" })}>
        {t("pass")}
      </Button>
      <Button look="primary" busy={game.busy} onClick={() => game.act({ type: "draw", pile: "discard" })}>
        <Said seen={t("take", { card: cardSign(card) })} said={t("take-said", { card })} />
      </Button>
    </>
  );
}

/** Discard, knock, gin: by the chosen card. Big gin needs none. */
function Laying({ game, selected, onDiscard, onKnock }: Props) {
  const left = leaves(game, selected);
  return (
    <>
      {game.view.options.big_gin && (
        <Button look="primary" busy={game.busy} onClick={() => game.act({ type: "big_gin", melds: null })}>
          <Said seen={t("big-gin")} said={t("big-gin-said")} />
        </Button>
      )}
      {selected !== null && left !== null && (
        <>
          {canKnock(game, selected) && (
            <Button look="primary" busy={game.busy} onClick={() => onKnock(selected)}>
              <Said
                seen={left === 0 ? t("gin") : t("knock", { deadwood: left })}
                said={t(left === 0 ? "gin-said" : "knock-said", { card: selected, deadwood: left })}
              />
            </Button>
          )}
          <Button busy={game.busy} onClick={() => onDiscard(selected)}>
            <Said seen={t("discard")} said={t("discard-said", { card: selected })} />
          </Button>
        </>
      )}
    </>
  );
}

function LayingOff({ game, layOff }: Props) {
  const { draft } = layOff;
  if (draft === null) return null;
  return (
    <>
      <Button busy={game.busy} disabled={!draft.ok} onClick={layOff.done}>
        {t("lay-off-done", { deadwood: draft.deadwood })}
      </Button>
      <Button
        look="primary"
        busy={game.busy}
        onClick={() => game.act({ type: "lay_off", melds: null, lay_offs: null })}
      >
        {t("lay-off-best", { deadwood: draft.best_deadwood })}
      </Button>
    </>
  );
}
