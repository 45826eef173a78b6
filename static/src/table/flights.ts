/**
 * Where did that card come from? After each drawing of the table, a card that lies elsewhere than before flies there
 * from its old place, whichever pile that was in; one that was nowhere before comes from where the event says.
 * Nothing waits for it: the table is already as it is.
 */
import { motionTime } from "../settings/settings";

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

const NAME = "flight";
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

export class Flights {
  #places = new Map<string, Place>();

  /** The card is here now, whatever the page was drawn like: a hand let go of it at this place. */
  letGo(card: string, place: Place): void {
    this.#places.set(card, place);
  }

  /**
   * Call after a drawing, before the browser paints. `origin`: the zone that an unseen card comes from. Cards that the
   * pointer holds stay with it.
   */
  settle(root: HTMLElement, origin: (card: string) => string | null): void {
    const time = motionTime();
    const places = new Map<string, Place>();
    const cards = [...root.querySelectorAll<HTMLElement>("[data-card]")];
    for (const card of cards) for (const old of flightsOf(card)) old.cancel();
    const rects = cards.map((card) => card.getBoundingClientRect());
    let newcomers = 0;
    for (const [index, card] of cards.entries()) {
      const name = card.dataset["card"] ?? "";
      const to = rects[index] as DOMRect;
      places.set(name, to);
      if (time === 0 || card.dataset["held"] !== undefined) continue;
      const known = this.#places.get(name);
      const from = known ?? zonePlace(root, origin(name));
      if (from === null || from === undefined) continue;
      const delay = known === undefined ? Math.min(newcomers++ * 12, 110) : 0;
      fly(card, from, to, time, delay);
    }
    this.#places = places;
  }

  /** A card that nobody may look at any more, or a back: from one zone to another, as a picture only. */
  send(root: HTMLElement, from: string, to: string, card: string | null, picture: () => HTMLElement): void {
    const time = motionTime();
    const end = zonePlace(root, to);
    const begin = (card === null ? undefined : this.#places.get(card)) ?? zonePlace(root, from);
    if (time === 0 || begin === null || end === null) return;
    const ghost = picture();
    ghost.classList.add("ghost");
    Object.assign(ghost.style, { left: `${begin.left}px`, top: `${begin.top}px`, width: `${begin.width}px` });
    root.append(ghost);
    const animation = ghost.animate(
      [{ transform: "none" }, { transform: between({ ...begin, height: end.height }, end), opacity: 0.6 }],
      { duration: time, easing: EASE, id: NAME },
    );
    const gone = () => ghost.remove();
    animation.finished.then(gone, gone);
  }
}

function fly(card: HTMLElement, from: Place, to: Place, duration: number, delay: number): void {
  const still = Math.abs(from.left - to.left) < 1 && Math.abs(from.top - to.top) < 1;
  if (still && Math.abs(from.width - to.width) < 1) return;
  card.animate(
    [
      { transform: between(to, from), zIndex: 40 },
      { transform: "none", zIndex: 40 },
    ],
    {
      duration,
      delay,
      easing: EASE,
      fill: "backwards",
      id: NAME,
    },
  );
}

/** The transform that makes a card at `here` look as if it lay at `there`. */
function between(here: Place, there: Place): string {
  const scale = here.width === 0 ? 1 : there.width / here.width;
  return `translate(${there.left - here.left}px, ${there.top - here.top}px) scale(${scale})`;
}

function flightsOf(card: HTMLElement): Animation[] {
  return card.getAnimations().filter((animation) => animation.id === NAME);
}

/** A card's size in the middle of a zone. */
function zonePlace(root: HTMLElement, zone: string | null): Place | null {
  const found = zone === null ? null : root.querySelector<HTMLElement>(`[data-zone="${zone}"]`);
  if (found === null) return null;
  const rect = (found.querySelector(".card") ?? found).getBoundingClientRect();
  return { left: rect.left, top: rect.top, width: rect.width, height: rect.height };
}
