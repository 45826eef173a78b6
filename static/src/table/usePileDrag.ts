import type { TargetedPointerEvent } from "preact";
import { useRef } from "preact/hooks";
import { THRESHOLD, zoneAt } from "./pointer";

interface Start {
  id: number;
  x: number;
  y: number;
  moved: boolean;
}

/** Draw by dragging a pile's top card to the hand. A plain press stays a click. */
export function usePileDrag(may: boolean, draw: () => void) {
  const start = useRef<Start | null>(null);
  const back = (element: HTMLElement) => {
    start.current = null;
    element.style.translate = "";
    element.classList.remove("lifted");
  };
  return {
    onPointerDown: (event: TargetedPointerEvent<HTMLButtonElement>) => {
      if (!may || event.button !== 0) return;
      // From here on: a quick hand is off the pile before it has moved the first time.
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
    },
    onPointerMove: (event: TargetedPointerEvent<HTMLButtonElement>) => {
      const from = start.current;
      if (from === null || from.id !== event.pointerId) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!from.moved && Math.hypot(dx, dy) < THRESHOLD) return;
      if (!from.moved) {
        from.moved = true;
        event.currentTarget.classList.add("lifted");
      }
      event.currentTarget.style.translate = `${dx}px ${dy}px`;
    },
    onPointerUp: (event: TargetedPointerEvent<HTMLButtonElement>) => {
      const from = start.current;
      const element = event.currentTarget;
      if (from === null || from.id !== event.pointerId) return;
      const zone = from.moved ? zoneAt(event.clientX, event.clientY, element) : null;
      back(element);
      if (!from.moved) return;
      // The click that follows is the end of the drag, not a press.
      element.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 0);
      if (zone === "hand") draw();
    },
    onPointerCancel: (event: TargetedPointerEvent<HTMLButtonElement>) => {
      if (start.current !== null) back(event.currentTarget);
    },
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
