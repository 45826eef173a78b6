import { useState } from "preact/hooks";
import { t } from "../lang";
import { Button } from "../ui/Button";
import { Sheet } from "../ui/Sheet";
import type { ArrangementView } from "../wire";
import { Card } from "./Card";
import { cardNames } from "./cards";
import type { Game } from "./game";
import { leaves } from "./game";

interface Props {
  game: Game;
  card: string;
  onClose: () => void;
}

/** The knocker sees the arrangement that will be shown, and may show another. */
export function KnockSheet({ game, card, onClose }: Props) {
  const [chosen, choose] = useState(0);
  const found = game.session.arrangements.value;
  const choices = found !== null && found.card === card ? found.choices : [];
  const choice = choices[chosen];
  const left = choice?.deadwood ?? leaves(game, card) ?? 0;
  const go = () => {
    // The default is the server's to choose; another one is named card by card.
    const melds = chosen === 0 || choice === undefined ? null : choice.melds;
    if (game.act({ type: "knock", card, melds })) onClose();
  };
  return (
    <Sheet
      title={left === 0 ? t("gin-title") : t("knock-title", { deadwood: left })}
      onClose={onClose}
      class="knock-sheet"
      foot={
        <div class="buttons spread">
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button look="primary" class="large" busy={game.busy} onClick={go}>
            {left === 0 ? t("gin-go") : t("knock-go", { deadwood: left })}
          </Button>
        </div>
      }
    >
      <p>{t("knock-lead", { card })}</p>
      {choice === undefined ? <p class="hint">{t("knock-waiting")}</p> : <Arrangement choice={choice} />}
      {choices.length > 1 && (
        <fieldset class="choices list">
          <legend>{t("knock-others")}</legend>
          {choices.map((other, index) => (
            <label key={JSON.stringify(other.melds)} class={index === chosen ? "chosen" : ""}>
              <input
                type="radio"
                name="arrangement"
                checked={index === chosen}
                onChange={() => choose(index)}
              />
              <span class="unseen">
                {t("knock-choice", {
                  melds: other.melds.map((meld) => cardNames(meld)).join("; "),
                  deadwood: other.deadwood,
                })}
              </span>
              <span aria-hidden="true">
                <Arrangement choice={other} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </Sheet>
  );
}

function Arrangement({ choice }: { choice: ArrangementView }) {
  return (
    <div class="arrangement">
      {choice.melds.map((meld) => (
        <span key={meld.join()} class="small-cards meld">
          {meld.map((card) => (
            <Card key={card} card={card} big />
          ))}
        </span>
      ))}
      {choice.loose.length > 0 && (
        <span class="small-cards">
          {choice.loose.map((card) => (
            <Card key={card} card={card} big />
          ))}
          <span class="caption">{choice.deadwood}</span>
        </span>
      )}
    </div>
  );
}
