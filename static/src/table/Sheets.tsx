import type { Signal } from "@preact/signals";
import { t } from "../lang";
import { RulesSummary } from "../room/RulesSummary";
import { ScoreSheet } from "../sheet/ScoreSheet";
import { Sheet } from "../ui/Sheet";
import { ConfirmSheet } from "./ConfirmSheet";
import { DealSheet } from "./DealSheet";
import { type Game, leaves } from "./game";
import { KeysHelp } from "./KeysHelp";
import { KnockSheet } from "./KnockSheet";
import { MatchEnd } from "./MatchEnd";
import { Menu } from "./Menu";
import { PhrasesSheet } from "./PhrasesSheet";
import { PileSheet } from "./PileSheet";
import { SettingsSheet } from "./SettingsSheet";
import type { ResultSheet } from "./useResultSheet";
import "./sheets.css";

export type SheetName =
  | "menu"
  | "score"
  | "rules"
  | "settings"
  | "keys"
  | "pile"
  | "knock"
  | "phrases"
  | "confirm";

export interface SheetsProps {
  game: Game;
  open: Signal<SheetName | null>;
  selected: string | null;
  result: ResultSheet;
  onDiscard: (card: string) => void;
}

/** Whatever lies over the table, one at a time: what the player opened goes before the result. */
export function Sheets({ game, open, selected, result, onDiscard }: SheetsProps) {
  const close = () => {
    open.value = null;
  };
  switch (open.value) {
    case "menu":
      return <Menu game={game} open={open} />;
    case "score":
      return (
        <Sheet title={t("sheet-title")} onClose={close}>
          <ScoreSheet match={game.room} names={game.names} />
        </Sheet>
      );
    case "rules":
      return (
        <Sheet title={t("menu-rules")} onClose={close}>
          <RulesSummary
            format={game.room.format}
            rulesId={game.room.rules_id}
            rules={game.room.rules}
            clock={game.room.clock}
          />
        </Sheet>
      );
    case "settings":
      return <SettingsSheet onClose={close} />;
    case "keys":
      return <KeysHelp onClose={close} />;
    case "phrases":
      return <PhrasesSheet game={game} onClose={close} />;
    case "pile":
      return <PileSheet pile={game.shown.pile} onClose={close} />;
    case "knock":
      return selected === null || !game.view.options.knocks.includes(selected) ? null : (
        <KnockSheet game={game} card={selected} onClose={close} />
      );
    case "confirm":
      return selected === null || leaves(game, selected) === null ? null : (
        <ConfirmSheet
          game={game}
          card={selected}
          onGo={() => {
            close();
            onDiscard(selected);
          }}
          onClose={close}
        />
      );
    default:
      break;
  }
  if (!result.open) return null;
  if (game.view.phase === "over") return <MatchEnd game={game} onHide={result.hide} />;
  return <DealSheet game={game} onHide={result.hide} />;
}
