import type { TargetedKeyboardEvent } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../lang";
import { groups } from "./arrange";
import { Back, Face, narrow } from "./Card";
import { cardName } from "./cards";
import { COMING } from "./useFlights";
import { useHandDrag } from "./useHandDrag";

interface Props {
  label: string;
  cards: readonly string[];
  melds: readonly (readonly string[])[];
  selected: string | null;
  /** Drawn in this turn. */
  drawn: string | null;
  /** Taken from the pile in this turn: not to be discarded in it. */
  taken: string | null;
  /** The stock's card is on its way. */
  coming: boolean;
  onSelect: (card: string) => void;
  onArrange: (card: string, index: number, again?: "again") => void;
  onPutBack: () => void;
  onDrop: (card: string, zone: string) => void;
  onLetGo: (card: string, place: DOMRect) => void;
  onOver: (zone: string | null) => void;
}

/** A card of which a narrower strip is seen than this takes the deck with the big index, in px. */
const NARROW = 48;

/** The own hand, or one that the reader advises on: one stop of the tab key, arrows within, each card a button that says all there is to it. */
export function Hand(props: Props) {
  const { cards, melds, selected, coming } = props;
  const hand = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<string | null>(null);
  useNarrow(hand, cards.length);
  const drag = useHandDrag({
    arrange: props.onArrange,
    putBack: props.onPutBack,
    letGo: props.onLetGo,
    drop: props.onDrop,
  });
  const { over } = drag;
  const { onOver } = props;
  useEffect(() => onOver(over), [over, onOver]);
  const stop = focus !== null && cards.includes(focus) ? focus : (cards[0] ?? null);
  useFocusKept(hand, cards, focus, setFocus);
  const inGroups = groups(cards, melds);
  return (
    <div
      class={`hand ${drag.held === null ? "" : "dragging"}`}
      ref={hand}
      data-zone="hand"
      role="toolbar"
      aria-label={props.label}
      aria-orientation="horizontal"
      style={{ "--n": Math.max(11, cards.length + (coming ? 1 : 0)) }}
      onKeyDown={(event) => onArrow(event, cards, stop, setFocus, props.onArrange)}
      {...drag.handlers}
    >
      {inGroups.flatMap((group, number) =>
        group.cards.map((card, index) => (
          <HandCard
            key={card}
            {...props}
            card={card}
            group={groupManner(group.meld, index, group.cards.length, number)}
            melded={melds.some((meld) => meld.includes(card))}
            chosen={card === selected}
            held={card === drag.held}
            stop={card === stop}
            onFocus={() => setFocus(card)}
          />
        )),
      )}
      {coming && (
        <span class="slot coming" data-flight={COMING} aria-hidden="true">
          <Back />
        </span>
      )}
    </div>
  );
}

interface CardProps extends Props {
  card: string;
  group: string;
  melded: boolean;
  chosen: boolean;
  held: boolean;
  stop: boolean;
  onFocus: () => void;
}

function HandCard(props: CardProps) {
  const { card, group, melded, chosen, held, stop, drawn, taken } = props;
  const manner = [
    "slot",
    group,
    melded && "melded",
    chosen && "selected",
    card === drawn && "drawn",
    card === taken && "taken",
  ];
  return (
    <button
      type="button"
      class={manner.filter(Boolean).join(" ")}
      data-card={card}
      data-held={held ? "" : undefined}
      tabIndex={stop ? 0 : -1}
      aria-pressed={chosen}
      aria-label={label(props)}
      onFocus={props.onFocus}
      onClick={() => props.onSelect(card)}
    >
      <span class="card">
        <Face card={card} />
      </span>
    </button>
  );
}

function label({ card, melded, drawn, taken }: CardProps): string {
  const notes = [cardName(card)];
  if (melded) notes.push(t("card-melded"));
  if (card === taken) notes.push(t("card-taken"));
  else if (card === drawn) notes.push(t("card-drawn"));
  return notes.join(", ");
}

/** Gaps stand between groups; the line below a meld runs from its first card to its last. */
function groupManner(meld: number | null, index: number, size: number, number: number): string {
  const names = [];
  if (index === 0 && number > 0) names.push("gap");
  if (meld !== null) names.push(index === 0 ? "meld-first" : index === size - 1 ? "meld-last" : "meld-mid");
  return names.join(" ");
}

function onArrow(
  event: TargetedKeyboardEvent<HTMLDivElement>,
  cards: readonly string[],
  stop: string | null,
  setFocus: (card: string) => void,
  arrange: (card: string, index: number) => void,
): void {
  if (stop === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const at = cards.indexOf(stop);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: cards.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  if (event.shiftKey) {
    arrange(stop, to);
    return;
  }
  const card = cards[Math.max(0, Math.min(cards.length - 1, to))];
  if (card === undefined) return;
  setFocus(card);
  event.currentTarget.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus();
}

/** When the focused card leaves the hand, the focus goes to the next one and not to the top of the page. */
function useFocusKept(
  hand: { current: HTMLElement | null },
  cards: readonly string[],
  focus: string | null,
  setFocus: (card: string | null) => void,
): void {
  const before = useRef(cards);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = cards;
    if (focus === null || cards.includes(focus)) {
      // Moving a card among its neighbours takes the focus off it.
      if (focus !== null && was !== cards && document.activeElement === document.body)
        focusCard(hand.current, focus);
      return;
    }
    const next = cards[Math.min(was.indexOf(focus), cards.length - 1)] ?? null;
    setFocus(next);
    if (next !== null && document.activeElement === document.body) focusCard(hand.current, next);
  }, [hand, cards, focus, setFocus]);
}

function focusCard(hand: HTMLElement | null, card: string): void {
  hand?.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus({ preventScroll: true });
}

/** Measure whether only a narrow strip of each card is seen. */
function useNarrow(hand: { current: HTMLElement | null }, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of cards is another strip
  useLayoutEffect(() => {
    const element = hand.current;
    if (element === null) return;
    const measure = () => {
      const [first, second] = element.querySelectorAll<HTMLElement>("[data-card]");
      if (first === undefined || second === undefined) return;
      narrow.value = second.offsetLeft - first.offsetLeft < NARROW;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [hand, count]);
}
