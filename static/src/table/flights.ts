/**
 * Where did that card come from? After each drawing of the table, a card that lies elsewhere than before flies there
 * from its old place, whichever pile that was in; one that was nowhere before comes from where the event says.
 * Nothing waits for it: the table is already as it is. A card that is sent on in the air goes on from where it is seen.
 */
import { motionTime } from "../settings/settings";

export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Flight {
  animation: Animation;
  from: Place;
  to: Place;
}

/** Where an unseen card comes from: a zone of the table, or the place of something else that flies. */
export interface Origin {
  zone?: string;
  flight?: string;
  /** It lay face down there, and turns on its way. */
  turns?: boolean;
}

/** Between one drawing and the next. */
interface Change {
  before: ReadonlyMap<string, Place>;
  places: ReadonlyMap<string, Place>;
  origin: (name: string) => Origin | null;
}

const NAME = "flight";
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
/** Cards of a deal follow each other, in ms; the last of them waits no longer than this. */
const NEXT = 12;
const LAST = 100;

/** What flies: every card with a face, and whatever else bears a name of its own. */
const FLYING = "[data-card], [data-flight]";

function nameOf(element: HTMLElement): string {
  return element.dataset["card"] ?? element.dataset["flight"] ?? "";
}

export class Flights {
  #places = new Map<string, Place>();
  #flights = new Map<string, Flight>();
  /** One that has gone since, such as the hand of who knocked, is still where cards come from. */
  #zones = new Map<string, Place>();

  /** The card is here now, whatever the page was drawn like: a hand let go of it at this place. */
  letGo(card: string, place: Place): void {
    this.#flights.delete(card);
    this.#places.set(card, place);
  }

  /** The window has changed: where things were says nothing any more. */
  forget(): void {
    this.#places.clear();
    this.#flights.clear();
    this.#zones.clear();
  }

  /**
   * Call after a drawing, before the browser paints. `origin` says where an unseen card comes from. Cards that the
   * pointer holds stay with it.
   */
  settle(root: HTMLElement, origin: (name: string) => Origin | null): void {
    const cards = [...root.querySelectorAll<HTMLElement>(FLYING)];
    const before = this.#seen();
    for (const { animation } of this.#flights.values()) animation.cancel();
    const places = new Map<string, Place>();
    for (const card of cards) places.set(nameOf(card), card.getBoundingClientRect());
    this.#flights = motionTime() === 0 ? new Map() : this.#start(root, cards, { before, places, origin });
    this.#places = places;
    for (const { dataset } of root.querySelectorAll<HTMLElement>("[data-zone]")) {
      const place = zonePlace(root, dataset["zone"] ?? null);
      if (place !== null) this.#zones.set(dataset["zone"] ?? "", place);
    }
  }

  #start(
    root: HTMLElement,
    cards: readonly HTMLElement[],
    { before, places, origin }: Change,
  ): Map<string, Flight> {
    const flights = new Map<string, Flight>();
    let newcomers = 0;
    for (const card of cards) {
      const name = nameOf(card);
      const to = places.get(name);
      if (to === undefined || card.dataset["held"] !== undefined) continue;
      const known = before.get(name);
      const wanted = known === undefined ? origin(name) : null;
      const from = known ?? this.#place(root, wanted, before);
      if (from === null) continue;
      const delay = known === undefined ? Math.min(newcomers++ * NEXT, LAST) : 0;
      const duration = this.#left(name, to) ?? motionTime();
      const animation = fly(card, from, to, { duration, delay, turns: wanted?.turns === true });
      if (animation !== null) flights.set(name, { animation, from, to });
    }
    return flights;
  }

  /** A card that nobody may look at any more: from one zone to another, as a picture only. */
  send(root: HTMLElement, from: string, to: string, card: string, picture: () => HTMLElement): void {
    const time = motionTime();
    const end = zonePlace(root, to);
    const begin = this.#places.get(card) ?? zonePlace(root, from);
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

  /** Where everything was seen last, what flies in the air. */
  #seen(): ReadonlyMap<string, Place> {
    const seen = new Map(this.#places);
    for (const [name, { animation, from, to }] of this.#flights) {
      // Nothing once it has ended.
      const gone = animation.effect?.getComputedTiming().progress;
      if (typeof gone === "number") seen.set(name, mixed(from, to, gone));
    }
    return seen;
  }

  #place(root: HTMLElement, origin: Origin | null, seen: ReadonlyMap<string, Place>): Place | null {
    if (origin === null) return null;
    const other = origin.flight === undefined ? undefined : seen.get(origin.flight);
    const zone = origin.zone ?? "";
    return other ?? zonePlace(root, zone) ?? this.#zones.get(zone) ?? null;
  }

  /** The rest of a flight that already goes there, in ms. */
  #left(name: string, to: Place): number | null {
    const flight = this.#flights.get(name);
    if (flight === undefined || !same(flight.to, to)) return null;
    const { endTime, localTime } = flight.animation.effect?.getComputedTiming() ?? {};
    return typeof endTime === "number" && typeof localTime === "number"
      ? Math.max(1, endTime - localTime)
      : null;
  }
}

interface Manner {
  duration: number;
  delay: number;
  turns: boolean;
}

function fly(
  card: HTMLElement,
  from: Place,
  to: Place,
  { duration, delay, turns }: Manner,
): Animation | null {
  if (same(from, to) && !turns) return null;
  const begin = between(to, from);
  const middle = between(to, mixed(from, to, 0.5));
  const steps = [
    begin,
    ...(turns ? [`${middle} ${EDGE}`] : []),
    turns ? "translate(0px, 0px) scale(1)" : "none",
  ];
  const timing = { duration, delay, easing: EASE, fill: "backwards", id: NAME } as const;
  const animation = card.animate(
    steps.map((transform) => ({ transform, zIndex: 40 })),
    timing,
  );
  if (turns) cover(card, animation, timing);
  return animation;
}

/** Seen from its edge, in the middle of turning over. */
const EDGE = "translateX(50%) scaleX(0.02) translateX(-50%)";

/** Until it has half turned its back is seen. */
function cover(element: HTMLElement, animation: Animation, timing: KeyframeAnimationOptions): void {
  const card = element.matches(".card") ? element : element.querySelector<HTMLElement>(".card");
  if (card === null) return;
  card.dataset["turning"] = "";
  const back = card.animate(
    [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }],
    {
      ...timing,
      pseudoElement: "::before",
    },
  );
  const turned = () => {
    delete card.dataset["turning"];
    back.cancel();
  };
  animation.finished.then(turned, turned);
}

/** The transform that makes a card at `here` look as if it lay at `there`. */
function between(here: Place, there: Place): string {
  const scale = here.width === 0 ? 1 : there.width / here.width;
  return `translate(${there.left - here.left}px, ${there.top - here.top}px) scale(${scale})`;
}

function mixed(from: Place, to: Place, share: number): Place {
  const mix = (side: keyof Place) => from[side] + (to[side] - from[side]) * share;
  return { left: mix("left"), top: mix("top"), width: mix("width"), height: mix("height") };
}

function same(a: Place, b: Place): boolean {
  return Math.abs(a.left - b.left) < 1 && Math.abs(a.top - b.top) < 1 && Math.abs(a.width - b.width) < 1;
}

/** A card's size in the middle of a zone. */
function zonePlace(root: HTMLElement, zone: string | null): Place | null {
  const found = zone === null ? null : root.querySelector<HTMLElement>(`[data-zone="${zone}"]`);
  if (found === null) return null;
  const rect = (found.querySelector(".card") ?? found).getBoundingClientRect();
  return { left: rect.left, top: rect.top, width: rect.width, height: rect.height };
}
