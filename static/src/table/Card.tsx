import { settings } from "../settings/settings";
import { cardUrl, type Deck } from "./cardArt";
import { cardName } from "./cards";

/** The deck in use. The big index is for cards of which only a strip is seen. */
export function deckInUse(big: boolean): Deck {
  const { colours } = settings.value;
  return big ? `${colours}-big` : colours;
}

interface FaceProps {
  card: string;
  /** Only the index will be seen. */
  big?: boolean;
}

/** The picture alone, for inside a button or a place that says what it is. */
export function Face({ card, big = false }: FaceProps) {
  return <img class="face" src={cardUrl(deckInUse(big), card)} alt="" draggable={false} decoding="async" />;
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
export function Back({ class: extra = "" }: { class?: string }) {
  return <span class={`card back ${extra}`} aria-hidden="true" />;
}
