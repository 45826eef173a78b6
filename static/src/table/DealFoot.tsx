import { t } from "../lang";
import { useSecondsUntil } from "../room/useSeconds";
import { Button } from "../ui/Button";
import { another, type Game } from "./game";

interface Props {
  game: Game;
  onHide: () => void;
}

/** What comes after a deal: the next one, once everybody is ready; or the other table, while it still plays. */
export function DealFoot({ game, onHide }: Props) {
  const { view, table, me } = game;
  const seconds = useSecondsUntil(view.sheet_left === null ? null : table.received + view.sheet_left);
  if (view.phase === "playing") {
    return (
      <>
        <p class="waiting-for">{t("deal-other-table")}</p>
        <Button look="primary" class="large wide" onClick={onHide}>
          {t("deal-look-on")}
        </Button>
      </>
    );
  }
  if (view.ready[me]) {
    const name = another(game, (seat) => !view.ready[seat]) ?? "";
    return (
      <p class="waiting-for">
        {view.sheet_left === null
          ? t("deal-waiting-untimed", { name })
          : t("deal-waiting", { name, seconds })}
      </p>
    );
  }
  return (
    <Button
      look="primary"
      class="large wide"
      busy={game.busy}
      disabled={!game.may("next_deal")}
      onClick={() => game.act({ type: "next_deal" })}
    >
      {view.sheet_left === null ? t("deal-next") : t("deal-next-in", { seconds })}
    </Button>
  );
}
