import { useState } from "preact/hooks";
import { t } from "../lang";
import { useSecondsUntil } from "../room/useSeconds";
import { lineText } from "../sheet/lines";
import { Button } from "../ui/Button";
import { Sheet } from "../ui/Sheet";
import type { ResultView, ShownHand } from "../wire";
import { Card } from "./Card";
import type { Game } from "./game";

/** A deal that has ended: both hands, the sum line by line, and how the match stands. */
export function DealSheet({ game, onHide }: { game: Game; onHide: () => void }) {
  const { deal } = game;
  const { result } = deal;
  if (result === null) return null;
  return (
    <Sheet title={dealTitle(game, result)} onClose={onHide} class="deal-sheet" foot={<Foot game={game} />}>
      <DealResult game={game} result={result} />
    </Sheet>
  );
}

export function dealTitle(game: Game, result: ResultView): string {
  return t("deal-title-kind", { kind: result.kind, who: game.names[result.knocker ?? 0] ?? "" });
}

/** What a deal brought and why. */
export function DealResult({ game, result }: { game: Game; result: ResultView }) {
  const { names, me, view, room } = game;
  const target = Number(room.rules["target"]);
  return (
    <>
      {result.winner === null ? (
        result.kind === "dead" && <p>{t("deal-dead-text")}</p>
      ) : (
        <p class="deal-won" data-testid="deal-won">
          {t("deal-won", {
            whose: result.winner === me ? "you" : "other",
            who: names[result.winner] ?? "",
            points: result.points,
          })}
        </p>
      )}
      {result.hands !== null && result.knocker !== null && (
        <Hands hands={result.hands} knocker={result.knocker} names={names} />
      )}
      {result.lines.length > 0 && (
        <table class="sum">
          <caption class="unseen">{t("deal-sum")}</caption>
          <tbody>
            {result.lines.map((line) => (
              <tr key={line.code}>
                <th scope="row">{lineText(line)}</th>
                <td>{line.points}</td>
              </tr>
            ))}
          </tbody>
          {result.lines.length > 1 && (
            <tfoot>
              <tr>
                <th scope="row">{t("deal-sum")}</th>
                <td>{result.points}</td>
              </tr>
            </tfoot>
          )}
        </table>
      )}
      <ul class="standing">
        {names.map((name, seat) => {
          const points = view.totals[seat] ?? 0;
          return (
            <li key={name}>
              <bdi>{name}</bdi> <b>{points}</b>
              <span class="hint">
                {points >= target
                  ? t("deal-reached", { name })
                  : t("deal-needs", { name, points: target - points })}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface HandsProps {
  hands: readonly ShownHand[];
  knocker: number;
  names: readonly string[];
}

/** The knocker's hand with what was laid off on it, and the defender's; the step before laying off can be seen too. */
function Hands({ hands, knocker, names }: HandsProps) {
  const [before, setBefore] = useState(false);
  const defender = 1 - knocker;
  const placed = hands[defender]?.lay_offs ?? [];
  const own = hands[knocker];
  const other = hands[defender];
  if (own === undefined || other === undefined) return null;
  return (
    <div class="both-hands">
      <OneHand name={names[knocker] ?? ""} hand={own} laidOn={before ? [] : placed} back={[]} />
      <OneHand
        name={names[defender] ?? ""}
        hand={other}
        laidOn={[]}
        back={before ? placed.map(([card]) => card) : []}
      />
      {placed.length > 0 && (
        <Button look="quiet" onClick={() => setBefore(!before)}>
          {t(before ? "deal-with" : "deal-without")}
        </Button>
      )}
    </div>
  );
}

interface OneProps {
  name: string;
  hand: ShownHand;
  laidOn: readonly (readonly [string, number])[];
  /** Cards that were laid off later. */
  back: readonly string[];
}

function OneHand({ name, hand, laidOn, back }: OneProps) {
  const loose = [...hand.loose, ...back];
  return (
    <section class="one-hand" aria-label={t("deal-hand", { name })}>
      <h3>
        <bdi>{name}</bdi>{" "}
        {back.length === 0 && (
          <span class="hint">{t("deal-hand-deadwood", { deadwood: hand.deadwood })}</span>
        )}
      </h3>
      <div class="arrangement">
        {hand.melds.map((meld, index) => (
          <span key={meld.join()} class="small-cards meld">
            {meld.map((card) => (
              <Card key={card} card={card} big />
            ))}
            {laidOn
              .filter(([, onto]) => onto === index)
              .map(([card]) => (
                <Card key={card} card={card} big class="laid-off" />
              ))}
          </span>
        ))}
        {loose.length > 0 && (
          <span class="small-cards loose">
            {loose.map((card) => (
              <Card key={card} card={card} big class={back.includes(card) ? "laid-off" : ""} />
            ))}
          </span>
        )}
      </div>
    </section>
  );
}

function Foot({ game }: { game: Game }) {
  const { view, table, me, them, names } = game;
  const seconds = useSecondsUntil(view.sheet_left === null ? null : table.received + view.sheet_left);
  if (view.ready[me]) {
    const name = names[them] ?? "";
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
      disabled={game.busy || !game.may("next_deal")}
      onClick={() => game.act({ type: "next_deal" })}
    >
      {view.sheet_left === null ? t("deal-next") : t("deal-next-in", { seconds })}
    </Button>
  );
}
