import { lazyPart } from "../app/lazyPart";
import type { WhisperProps } from "../company/whispers";
import { t, withWords } from "../lang";
import { ScoreSheet } from "../sheet/ScoreSheet";
import { Face } from "./Card";
import { cardName } from "./cards";
import type { Game } from "./game";
import "./side.css";

const { Part: WhisperPanel } = lazyPart<WhisperProps>(async () => {
  const { WhisperPanel } = await withWords("sheets", () => import("../company/WhisperPanel"));
  return WhisperPanel;
});

/** The score sheet, and under it what everybody may look at by the rules of this table. */
export function SideSheet({ game }: { game: Game }) {
  const { room, deal, shown, names, near, them } = game;
  const open = room.rules["memory"] !== "club";
  const hidden = game.own === null ? [them, near] : [them];
  return (
    <>
      {game.view.confers !== null && <WhisperPanel game={game} confidant={game.view.confers} />}
      <h2>{t("sheet-title")}</h2>
      <ScoreSheet match={room} names={names} />
      {hidden.map((seat) => {
        const taken = deal.known[seat] ?? [];
        if (taken.length === 0) return null;
        return <Seen key={seat} title={t("side-taken", { name: names[seat] ?? "" })} cards={taken} />;
      })}
      {open && shown.pile.length > 0 && <Seen title={t("pile-title")} cards={shown.pile} />}
    </>
  );
}

/** The last one first, as when the pile is looked through. */
function Seen({ title, cards }: { title: string; cards: readonly string[] }) {
  return (
    <section class="seen" aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {cards.toReversed().map((card) => (
          <li key={card} class="card">
            <Face card={card} big />
            <span class="unseen">{cardName(card)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
