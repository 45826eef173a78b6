import { useEffect, useRef } from "preact/hooks";
import { type Player, SPEEDS } from "./usePlayer";

/** Arrows, Home, End, the space bar, plus and minus, wherever on the page the focus is, but never against a control of its own. */
export function useStepKeys(player: Player, last: number): void {
  const now = useRef({ player, last });
  now.current = { player, last };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest("input, select, textarea, dialog") !== null)
        return;
      const act = action(event, now.current.player, now.current.last);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

function action(event: KeyboardEvent, player: Player, last: number): (() => void) | null {
  switch (event.key) {
    case "ArrowLeft":
      return () => player.go(player.step - 1);
    case "ArrowRight":
      return () => player.go(player.step + 1);
    case "Home":
      return () => player.go(0);
    case "End":
      return () => player.go(last);
    case "+":
      return () => player.setSpeed(faster(player, 1));
    case "-":
      return () => player.setSpeed(faster(player, -1));
    case " ": {
      const pressed = event.target instanceof Element && event.target.closest("button, a, summary") !== null;
      return pressed ? null : player.toggle;
    }
    default:
      return null;
  }
}

function faster({ speed }: Player, by: 1 | -1) {
  return SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed;
}
