import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { has, t } from "../lang";
import { lineText } from "../sheet/lines";
import { Icon } from "../ui/Icon";
import { Sheet } from "../ui/Sheet";
import type { ResultView, ShownHand } from "../wire";
import { Card } from "./Card";
import { Count } from "./Count";
import { withLaidOff } from "./cards";
import { DealFoot } from "./DealFoot";
import { Flights } from "./flights";
import { Games } from "./Games";
import { type Game, sideOf, sidesOf } from "./game";

/** A deal that has ended: both hands, the sum line by line, and how the match stands. */
export function DealSheet({ game, onHide }: { game: Game; onHide: () => void }) {
  const { result } = game.deal;
  if (result === null) return null;
  return (
    <Sheet
      title={dealTitle(game, result)}
      onClose={onHide}
      class="deal-sheet"
      foot={<DealFoot game={game} onHide={onHide} />}
    >
      <DealResult game={game} result={result} />
    </Sheet>
  );
}

function dealTitle({ names, me }: Game, { kind, winner, points }: ResultView): string {
  if (winner === null) return t("deal-title-none", { kind });
  return t("deal-won", { whose: winner === me ? "you" : "other", who: names[winner] ?? "", points });
}

/** What a deal brought and why, and where the match stands; of two tables both, once both are done. */
export function DealResult({ game, result }: { game: Game; result: ResultView }) {
  const { beside, phase } = game.view;
  return (
    <div class="deal-result">
      {game.guide?.note}
      <Brought game={game} result={result}>
        {game.room.columns.length > 0 ? <Games game={game} /> : <Standing game={game} />}
      </Brought>
      {beside?.deal.result != null && phase !== "playing" && (
        <OtherTable game={{ ...game, deal: beside.deal }} result={beside.deal.result} />
      )}
      {phase === "sheet" && result.kind !== "dead" && beside === null && (
        <p class="hint">{nextDealer(game, result.next_dealer)}</p>
      )}
    </div>
  );
}

interface BroughtProps {
  game: Game;
  result: ResultView;
  children?: ComponentChildren;
}

function Brought({ game, result, children }: BroughtProps) {
  const { names, deal } = game;
  return (
    <>
      <p class="deal-kind" data-testid="deal-kind">
        {t("deal-kind", { kind: kindOf(game, result), who: names[result.knocker ?? 0] ?? "" })}
      </p>
      {result.hands !== null && result.knocker !== null && (
        <Hands
          hands={result.hands}
          knocker={result.knocker}
          defender={deal.starter + deal.other - result.knocker}
          names={names}
        />
      )}
      <div class="numbers">
        {result.lines.length > 0 && <Sum result={result} />}
        {children}
      </div>
    </>
  );
}

/** What the partner's table brought, and the round what both did. */
function OtherTable({ game, result }: { game: Game; result: ResultView }) {
  const round = game.room.rounds.at(-1);
  return (
    <>
      <h3 class="other-table">
        {t("round-other-table")}: <bdi>{game.names[game.deal.starter]}</bdi>,{" "}
        <bdi>{game.names[game.deal.other]}</bdi>
      </h3>
      <Brought game={game} result={result} />
      {round !== undefined && (
        <p class="round-result" data-testid="round-result">
          {round.winner === null
            ? t("round-nobody", { number: round.number })
            : t("round-won", {
                number: round.number,
                points: round.points,
                name: sidesOf(game)[round.winner] ?? "",
              })}
        </p>
      )}
    </>
  );
}

/** A deal can be dead for either of two reasons, and one of two tables is not dealt again. */
function kindOf({ deal, room }: Game, { kind }: ResultView): string {
  if (kind === "dead" && room.sides.length < room.seats.length) return "dead-table";
  return kind === "dead" && deal.pile_draws_left === 0 ? "dead-pile" : kind;
}

function nextDealer({ names, me, room }: Game, seat: number): string {
  const dealer = names[seat] ?? "";
  const id = `next-${room.format}`;
  if (has(id)) return t(id, { dealer });
  return t("deal-next-dealer", { whose: seat === me ? "you" : "other", who: dealer });
}

function Sum({ result }: { result: ResultView }) {
  return (
    <table class="sum" data-testid="deal-sum">
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
  );
}

/** The match so far, and what each still needs. */
function Standing({ game }: { game: Game }) {
  const { view, room } = game;
  const target = Number(room.rules["target"]);
  return (
    <table class="standing">
      <caption class="unseen">{t("deal-standing")}</caption>
      <tbody>
        {sidesOf(game).map((name, side) => {
          const points = view.totals[side] ?? 0;
          return (
            <tr key={side}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td class="hint">
                {points >= target ? t("deal-reached") : t("deal-needs", { points: target - points })}
              </td>
              <td>
                <b>
                  <Count from={points - gain(game, side)} to={points} />
                </b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What this deal, or the round that it was of, has brought a side. */
function gain(game: Game, side: number): number {
  const { result } = game.deal;
  if (game.view.beside === null)
    return result !== null && result.winner !== null && sideOf(game, result.winner) === side
      ? result.points
      : 0;
  const round = game.view.phase === "playing" ? undefined : game.room.rounds.at(-1);
  return round?.winner === side ? round.points : 0;
}

interface HandsProps {
  hands: readonly ShownHand[];
  knocker: number;
  defender: number;
  names: readonly string[];
}

/** The knocker's hand with what was laid off on it, and the defender's; one can step back through the laying off. */
function Hands({ hands, knocker, defender, names }: HandsProps) {
  const root = useRef<HTMLDivElement>(null);
  const flights = useMemo(() => new Flights(), []);
  const placed = hands[defender]?.lay_offs ?? [];
  const [laid, lay] = useState(placed.length);
  const own = hands[knocker];
  const other = hands[defender];
  useLayoutEffect(() => {
    if (root.current !== null && laid >= 0) flights.settle(root.current, () => null);
  }, [flights, laid]);
  if (own === undefined || other === undefined) return null;
  const step = (to: number) => {
    // The sheet may have been scrolled since.
    flights.forget();
    if (root.current !== null) flights.settle(root.current, () => null);
    lay(to);
  };
  return (
    <div class="both-hands" ref={root}>
      <OneHand name={names[knocker] ?? ""} hand={own} laidOn={placed.slice(0, laid)} back={[]} />
      <OneHand
        name={names[defender] ?? ""}
        hand={other}
        laidOn={[]}
        back={placed.slice(laid).map(([card]) => card)}
      >
        {placed.length > 0 && <Steps laid={laid} placed={placed} onStep={step} />}
      </OneHand>
    </div>
  );
}

interface StepsProps {
  laid: number;
  placed: readonly (readonly [string, number])[];
  onStep: (laid: number) => void;
}

/** Card by card through what was laid off. */
function Steps({ laid, placed, onStep }: StepsProps) {
  const last = placed[laid - 1]?.[0];
  const next = placed[laid]?.[0];
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons, no fields
    <span class="steps" role="group" aria-label={t("deal-steps")}>
      <button
        type="button"
        aria-disabled={last === undefined}
        aria-label={last === undefined ? t("deal-step-none") : t("deal-step-back", { card: last })}
        onClick={() => last !== undefined && onStep(laid - 1)}
      >
        <Icon name="back" />
      </button>
      <span role="status">{t("deal-step", { laid, all: placed.length })}</span>
      <button
        type="button"
        aria-disabled={next === undefined}
        aria-label={next === undefined ? t("deal-step-all") : t("deal-step-on", { card: next })}
        onClick={() => next !== undefined && onStep(laid + 1)}
      >
        <Icon name="forward" />
      </button>
    </span>
  );
}

interface OneProps {
  name: string;
  hand: ShownHand;
  laidOn: readonly (readonly [string, number])[];
  /** Cards that were laid off later. */
  back: readonly string[];
  children?: ComponentChildren;
}

function OneHand({ name, hand, laidOn, back, children }: OneProps) {
  const loose = [...hand.loose, ...back];
  return (
    <section class="one-hand" aria-label={t("deal-hand", { name })}>
      <h3>
        <bdi>{name}</bdi>
        {back.length === 0 && (
          <span class="hint">{t("deal-hand-deadwood", { deadwood: hand.deadwood })}</span>
        )}
        {children}
      </h3>
      <div class="arrangement">
        {hand.melds.map((meld, index) => (
          <span key={meld.join()} class="small-cards meld">
            <Meld meld={meld} laidOff={laidOn.filter(([, onto]) => onto === index).map(([card]) => card)} />
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

function Meld({ meld, laidOff }: { meld: readonly string[]; laidOff: readonly string[] }) {
  return withLaidOff(meld, laidOff).map((card) => (
    <Card key={card} card={card} big class={laidOff.includes(card) ? "laid-off" : ""} />
  ));
}
