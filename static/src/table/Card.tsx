import { signal } from "@preact/signals";
import { settings } from "../settings/settings";
import { cardUrl, type Deck } from "./cardArt";
import { cardName, cardSign, isRed } from "./cards";

/** Only a strip of each card in the hand is seen: the whole table then takes the deck with the big index. */
export const narrow = signal(typeof innerWidth === "number" && innerWidth < 700);

/** The deck in use. The big index is for small cards, and for those of which only a strip is seen. */
export function deckInUse(big: boolean): Deck {
  const { colours, index } = settings.value;
  return (index === "auto" ? big : index === "big") ? `${colours}-big` : colours;
}

interface FaceProps {
  card: string;
  /** It is small wherever the table is. */
  big?: boolean;
  /** Of no use but to look at: whatever is read comes first. */
  late?: boolean;
}

/** The picture alone, for inside a button or a place that says what it is. Under it its sign, until it has come. */
export function Face({ card, big = false, late = false }: FaceProps) {
  const url = cardUrl(deckInUse(big || narrow.value), card);
  const { colours, index } = settings.value;
  return (
    <>
      <span class={isRed(card) ? "sign red" : "sign"} data-sign={cardSign(card)} />
      {/* Another deck was chosen: nobody looks at the old picture until the new one has come. */}
      <img
        class="face"
        key={colours + index}
        src={url}
        alt=""
        draggable={false}
        fetchpriority={late ? "low" : undefined}
      />
    </>
  );
}

interface CardProps extends FaceProps {
  class?: string;
}

/** A card that lies on the table and cannot be pressed. */
export function Card({ card, big = false, class: extra = "" }: CardProps) {
  return (
    <span class={`card ${extra}`} data-card={card} role="img" aria-label={cardName(card)}>
      <Face card={card} big={big} />
    </span>
  );
}

/** The back of a card. It says nothing to a screen reader: the place where it lies does. */
export function Back({ class: extra = "", flight }: { class?: string; flight?: string }) {
  return <span class={`card back ${extra}`} data-flight={flight} aria-hidden="true" />;
}
