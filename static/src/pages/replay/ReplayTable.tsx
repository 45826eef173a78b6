import { t } from "../../lang";
import { minutes } from "../../rules/text";
import { Back, Card } from "../../table/Card";
import type { View } from "../../wire";
import { across, type SeatCards, seatCards } from "./hands";
import type { Step } from "./steps";

interface Props {
  step: Step;
  names: readonly string[];
  sides: readonly (readonly number[])[];
  /** The seat at the lower edge. */
  near: number;
}

/** The table at one moment: both hands, the piles, and where the cards went. Nothing on it can be pressed. */
export function ReplayTable({ step, names, sides, near }: Props) {
  const far = across(step.view, near);
  const points = (seat: number) => step.view.totals[sides.findIndex((side) => side.includes(seat))] ?? 0;
  return (
    <div class="replay-table">
      <Side step={step} seat={far} name={names[far] ?? ""} points={points(far)} />
      <Middle view={step.view} />
      <Side step={step} seat={near} name={names[near] ?? ""} points={points(near)} />
    </div>
  );
}

interface SideProps {
  step: Step;
  seat: number;
  name: string;
  points: number;
}

function Side({ step, seat, name, points }: SideProps) {
  const { view } = step;
  const cards = seatCards(step, seat);
  const clock = view.clock?.remaining[seat];
  return (
    <section
      class={`replay-side ${view.deal?.to_move === seat ? "moves" : ""}`}
      aria-label={t("replay-hand-of", { name })}
    >
      <p class="replay-strip">
        <bdi>{name}</bdi>
        {cards.deadwood !== null && <span>{t("replay-deadwood", { points: cards.deadwood })}</span>}
        <span class="right">
          {clock !== undefined && <span>{minutes(clock)}</span>}
          <b>{points}</b>
        </span>
      </p>
      <Cards cards={cards} />
    </section>
  );
}

function Cards({ cards }: { cards: SeatCards }) {
  const count = cards.groups.reduce((sum, group) => sum + group.cards.length, cards.backs);
  return (
    <div
      class="replay-cards"
      style={{ "--count": count + (cards.drawn === null ? 0 : 1), "--gaps": cards.groups.length - 1 }}
    >
      {Array.from({ length: cards.backs }, (_, index) => (
        <Back key={index} />
      ))}
      {cards.groups.map((group) => (
        <span key={group.cards.join("")} class={`group ${group.meld ? "meld" : ""}`}>
          {group.cards.map((card) => (
            <Card key={card} card={card} big class={cards.laidOff.has(card) ? "laid" : ""} />
          ))}
        </span>
      ))}
      {cards.drawn !== null && <Card card={cards.drawn} big class="drawn" />}
    </div>
  );
}

/** As many of the last discards as there is room for. */
const FANNED = 5;

function Middle({ view }: { view: View }) {
  const { deal } = view;
  if (deal === null) return null;
  const kind = deal.knock?.kind ?? deal.result?.kind ?? "dead";
  const faceDown = kind !== "big_gin" && kind !== "dead";
  const unseen = view.opened?.face_down ?? null;
  const limit = deal.limit === 0 ? t("replay-gin-only") : t("replay-knock-limit", { limit: deal.limit });
  return (
    <div class="replay-middle">
      <div class="replay-pile">
        {deal.stock > 0 ? <Back /> : <span class="card none" />}
        <span>{t("replay-stock", { count: deal.stock })}</span>
      </div>
      <div class="replay-pile">
        <div class="fanned">
          {deal.pile.slice(-FANNED).map((card) => (
            <Card key={card} card={card} />
          ))}
          {deal.pile.length === 0 && !faceDown && <span class="card none" />}
          {faceDown && (unseen === null ? <Back /> : <Card card={unseen} class="face-down" />)}
        </div>
        <span>
          {t("replay-pile")} · {limit}
        </span>
      </div>
    </div>
  );
}
