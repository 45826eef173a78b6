import type { TargetedPointerEvent } from "preact";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { THRESHOLD, zoneAt } from "./pointer";

interface Grip {
  pointer: number;
  card: string;
  /** Where the finger went down, and where on the card. */
  x: number;
  y: number;
  dx: number;
  dy: number;
  dragging: boolean;
  arranged: boolean;
}

interface Wishes {
  /** Put the card before this place, counted without it. */
  arrange: (card: string, index: number, again?: "again") => void;
  /** The drag comes to nothing in the hand: the cards lie again as they did before it. */
  putBack: () => void;
  /** The card was let go of over a zone outside the hand. */
  drop: (card: string, zone: string) => void;
  /** It was let go of at this place on the screen. */
  letGo: (card: string, place: DOMRect) => void;
}

export interface HandDrag {
  /** The card that is being dragged. */
  held: string | null;
  /** The zone under it, where that is not the hand. */
  over: string | null;
  handlers: {
    onPointerDown: (event: TargetedPointerEvent<HTMLElement>) => void;
    onPointerMove: (event: TargetedPointerEvent<HTMLElement>) => void;
    onPointerUp: (event: TargetedPointerEvent<HTMLElement>) => void;
    onPointerCancel: (event: TargetedPointerEvent<HTMLElement>) => void;
    onClickCapture: (event: Event) => void;
  };
}

/**
 * Drag cards within the hand and out of it, by mouse, pen or finger. The hand itself captures the pointer, since a card
 * that changes its place among its neighbours would lose it. Whatever interrupts the drag puts the card back.
 */
export function useHandDrag({ arrange, putBack, drop, letGo }: Wishes): HandDrag {
  const grip = useRef<Grip | null>(null);
  const dragged = useRef(false);
  const [held, hold] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);

  const undo = useRef(putBack);
  undo.current = putBack;

  /** `kept`: where the card was carried to is its place from now on. */
  const release = useCallback((hand: HTMLElement, kept: "kept" | "back") => {
    const now = grip.current;
    if (now === null) return;
    slotOf(hand, now.card)?.style.removeProperty("translate");
    if (kept === "back" && now.arranged) undo.current();
    grip.current = null;
    hold(null);
    setOver(null);
  }, []);

  useEffect(() => {
    if (held === null) return;
    const giveUp = (event: KeyboardEvent) => {
      const hand = document.querySelector<HTMLElement>("[data-zone=hand]");
      if (event.key === "Escape" && hand !== null) release(hand, "back");
    };
    addEventListener("keydown", giveUp);
    return () => removeEventListener("keydown", giveUp);
  }, [held, release]);

  const onPointerMove = (event: TargetedPointerEvent<HTMLElement>) => {
    const now = grip.current;
    const hand = event.currentTarget;
    if (now === null || now.pointer !== event.pointerId) return;
    if (!now.dragging) {
      if (Math.hypot(event.clientX - now.x, event.clientY - now.y) < THRESHOLD) return;
      now.dragging = true;
      dragged.current = true;
      hand.setPointerCapture(event.pointerId);
      hold(now.card);
    }
    const slot = slotOf(hand, now.card);
    if (slot === null) release(hand, "back");
    else carry(hand, slot, now, event);
  };

  const carry = (hand: HTMLElement, slot: HTMLElement, now: Grip, event: PointerEvent) => {
    follow(slot, now, event);
    const zone = goalOf(hand, slot, event);
    setOver(zone === "hand" ? null : zone);
    if (zone !== "hand") return;
    const index = placeIn(hand, now.card, event.clientX - now.dx + slot.offsetWidth / 2);
    if (index === null) return;
    arrange(now.card, index, now.arranged ? "again" : undefined);
    now.arranged = true;
  };

  const letDown = (hand: HTMLElement, now: Grip, event: PointerEvent) => {
    const slot = slotOf(hand, now.card);
    if (slot === null) return release(hand, "back");
    const zone = goalOf(hand, slot, event);
    letGo(now.card, slot.getBoundingClientRect());
    release(hand, zone === "hand" ? "kept" : "back");
    if (zone !== null && zone !== "hand") drop(now.card, zone);
  };

  const onPointerUp = (event: TargetedPointerEvent<HTMLElement>) => {
    const now = grip.current;
    if (now === null || now.pointer !== event.pointerId) return;
    if (now.dragging) letDown(event.currentTarget, now, event);
    else release(event.currentTarget, "back");
  };

  return {
    held,
    over,
    handlers: {
      onPointerDown: (event) => {
        dragged.current = false;
        const slot =
          event.target instanceof Element ? event.target.closest<HTMLElement>("[data-card]") : null;
        const card = slot?.dataset["card"];
        if (slot === null || card === undefined || event.button !== 0 || grip.current !== null) return;
        // A quick hand is off the card before it has moved the first time. A plain press stays the card's own.
        slot.setPointerCapture(event.pointerId);
        const rect = slot.getBoundingClientRect();
        const [dx, dy] = [event.clientX - rect.left, event.clientY - rect.top];
        grip.current = {
          pointer: event.pointerId,
          card,
          x: event.clientX,
          y: event.clientY,
          dx,
          dy,
          dragging: false,
          arranged: false,
        };
      },
      onPointerMove,
      onPointerUp,
      onPointerCancel: (event) => release(event.currentTarget, "back"),
      // The click at the end of a drag is no tap on the card.
      onClickCapture: (event) => {
        if (!dragged.current) return;
        dragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

/** How far above or below it a finger may stray and still be at the hand, in px. */
const NEAR = 40;

/** The zone under the pointer; near the hand is at the hand, where nothing else is. */
function goalOf(hand: HTMLElement, slot: HTMLElement, event: PointerEvent): string | null {
  const zone = zoneAt(event.clientX, event.clientY, slot);
  const { top, bottom } = hand.getBoundingClientRect();
  const near = event.clientY > top - NEAR && event.clientY < bottom + NEAR;
  return zone ?? (near ? "hand" : null);
}

function slotOf(hand: HTMLElement, card: string): HTMLElement | null {
  return hand.querySelector<HTMLElement>(`[data-card="${card}"]`);
}

/** Keep the card under the finger, whatever place it has among its neighbours by now. */
function follow(slot: HTMLElement, grip: Grip, event: PointerEvent): void {
  slot.style.removeProperty("translate");
  const rect = slot.getBoundingClientRect();
  slot.style.translate = `${event.clientX - grip.dx - rect.left}px ${event.clientY - grip.dy - rect.top}px`;
}

/** Before which of the other cards the dragged one stands; null where that is its place already. */
function placeIn(hand: HTMLElement, card: string, centre: number): number | null {
  const slots = [...hand.querySelectorAll<HTMLElement>("[data-card]")];
  const now = slots.findIndex((slot) => slot.dataset["card"] === card);
  const others = slots.filter((slot) => slot.dataset["card"] !== card);
  const half = (others[0]?.offsetWidth ?? 0) / 2;
  const index = others.filter((slot) => slot.getBoundingClientRect().left + half < centre).length;
  return index === now ? null : index;
}
