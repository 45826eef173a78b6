import type { Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { settings } from "../settings/settings";
import type { Game } from "./game";
import type { SheetName } from "./Sheets";
import type { Order } from "./useOrder";

export interface Hands {
  game: Game;
  root: RefObject<HTMLElement | null>;
  order: Order;
  selected: string | null;
  sheet: Signal<SheetName | null>;
  last: string;
  discard: (card: string) => void;
  knock: (card: string) => void;
}

const KEYS: ReadonlySet<string> = new Set("spdkg123clo?");

/** Single keys, while the focus is at the table and nothing lies over it. They can be turned off. */
export function useKeys(hands: Hands): void {
  const now = useRef(hands);
  now.current = hands;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat || !settings.peek().keys) return;
      if (!atTable(now.current.root.current)) return;
      const key = event.key.toLowerCase();
      if (!KEYS.has(key)) return;
      event.preventDefault();
      import("./keys").then(({ KEYS }) => KEYS[key]?.(now.current)).catch(() => undefined);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** The focus is on something of the table, or on nothing at all; and no sheet is open. */
function atTable(root: HTMLElement | null): boolean {
  if (root === null || document.querySelector("dialog[open]") !== null) return false;
  const focus = document.activeElement;
  return focus === null || focus === document.body || focus.contains(root) || root.contains(focus);
}
