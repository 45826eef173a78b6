import type { Signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { t } from "../lang";
import { Button, ButtonLink } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Sheet } from "../ui/Sheet";
import { another, type Game, sideOf, sidesOf } from "./game";
import type { SheetName } from "./Sheets";

/** Everything that is not a move. What ends the match takes two steps. */
export function Menu({ game, open }: { game: Game; open: Signal<SheetName | null> }) {
  const [sure, setSure] = useState<"resign" | "abort" | null>(null);
  const { names, them } = game;
  const name = names[them] ?? "";
  const close = () => {
    open.value = null;
  };
  const go = (sheet: SheetName) => () => {
    open.value = sheet;
  };
  const act = (type: "resign" | "abort" | "offer_end" | "offer_adjourn" | "give_minute") => () => {
    if (game.act({ type })) close();
  };
  if (sure !== null) {
    return (
      <Sheet
        key={sure}
        title={t(`menu-${sure}`)}
        onClose={close}
        foot={
          <div class="buttons spread">
            <Button onClick={() => setSure(null)}>{t("cancel")}</Button>
            <Button look="danger" busy={game.busy} disabled={!game.may(sure)} onClick={act(sure)}>
              {t(`menu-${sure}-sure`)}
            </Button>
          </div>
        }
      >
        <p>{sureText(game, sure)}</p>
      </Sheet>
    );
  }
  return (
    <Sheet title={t("menu-title")} onClose={close}>
      <div class="menu">
        {game.guide === null && (
          <Button look="quiet" icon="speech" onClick={go("phrases")}>
            {t("menu-say")}
          </Button>
        )}
        <Button look="quiet" icon="sheet" onClick={go("score")}>
          {t("menu-score")}
        </Button>
        <Button look="quiet" icon="info" onClick={go("rules")}>
          {t("menu-rules")}
        </Button>
        <Button look="quiet" icon="gear" onClick={go("settings")}>
          {t("menu-settings")}
        </Button>
        <Button look="quiet" icon="keys" onClick={go("keys")}>
          {t("menu-keys")}
        </Button>
        {game.guide === null && (
          // In a tab of its own: the clock of this table does not wait.
          <a class="button quiet" href="/learn/rules" target="_blank" rel="noopener">
            <Icon name="help" />
            {t("learn-title")}
          </a>
        )}
        {game.may("give_minute") && (
          <Button look="quiet" icon="clock" busy={game.busy} onClick={act("give_minute")}>
            {t("menu-minute", { name })}
          </Button>
        )}
        {game.may("offer_end") && !isOffered(game, game.view.end_offers) && (
          <Button look="quiet" icon="people" busy={game.busy} onClick={act("offer_end")}>
            {t("menu-offer-end")}
          </Button>
        )}
        {game.may("offer_adjourn") && !isOffered(game, game.view.adjourn?.offers) && (
          <Button look="quiet" icon="pause" busy={game.busy} onClick={act("offer_adjourn")}>
            {t("menu-offer-adjourn")}
          </Button>
        )}
        {game.may("abort") && (
          <Button look="quiet" icon="close" onClick={() => setSure("abort")}>
            {t("menu-abort")}
          </Button>
        )}
        {game.may("resign") && !game.may("abort") && (
          <Button look="quiet" icon="flag" onClick={() => setSure("resign")}>
            {t("menu-resign")}
          </Button>
        )}
        <ButtonLink href="/" look="quiet" icon="back">
          {t("menu-home")}
        </ButtonLink>
        {game.view.phase !== "over" && game.guide === null && <p class="hint">{t("menu-home-about")}</p>}
      </div>
    </Sheet>
  );
}

/** By somebody else: then the table asks for an answer. */
function isOffered(game: Game, offers: readonly boolean[] | undefined): boolean {
  return another(game, (seat) => offers?.[seat]) !== undefined;
}

/** What comes of it. */
function sureText(game: Game, sure: "resign" | "abort"): string {
  const { room, me, them, names } = game;
  if (sure === "abort") return t("menu-abort-text");
  if (room.sides.length > 2) return t("menu-resign-last");
  const mine = sideOf(game, me);
  if (room.sides[mine]?.length === 1) return t("menu-resign-text", { name: names[them] ?? "" });
  return t("menu-resign-team", { name: sidesOf(game)[1 - mine] ?? "" });
}
