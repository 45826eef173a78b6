/** What the reader chose, kept in this browser. */
import { effect, signal } from "@preact/signals";
import { LANGUAGES, type Language } from "../lang/languages";
import { colourBar, tellLook } from "./look";

export interface Settings {
  /** Empty: the first of the browser's languages that there is. */
  language: Language | "";
  theme: "auto" | "light" | "dark";
  felt: "green" | "blue" | "burgundy" | "charcoal";
  /** Two or four colours of suits. */
  colours: "two" | "four";
  /** Of the signs in a card's corner; auto: big where only a strip of each card is seen. */
  index: "auto" | "big" | "normal";
  /** Of the thumb that plays: what it presses lies on this side. */
  side: "right" | "left";
  /** 0 none, 1 short, 2 normal. A system that asks for less motion gets none in any case. */
  motion: 0 | 1 | 2;
  /** A tap on a card discards it at once. */
  oneTap: boolean;
  /** Ask before a card is discarded. */
  confirm: boolean;
  /** Single letters act while the focus is in the table. */
  keys: boolean;
  showDeadwood: boolean;
  /** Sort the hand again after every change; empty: leave it as it was arranged. */
  keepSorted: "" | "suit" | "rank" | "melds";
  sound: boolean;
  /** In percent. */
  volume: number;
  /** On the own turn: a short vibration, and while another tab is looked at a note of the system. */
  vibrate: boolean;
  notify: boolean;
}

const KEY = "kw.settings";
const DEFAULTS: Settings = {
  language: "",
  theme: "auto",
  felt: "green",
  colours: "two",
  index: "auto",
  side: "right",
  motion: 2,
  oneTap: false,
  confirm: false,
  keys: true,
  showDeadwood: true,
  keepSorted: "",
  sound: true,
  volume: 60,
  vibrate: false,
  notify: false,
};

const EITHER = [true, false];
export const FELTS = ["green", "blue", "burgundy", "charcoal"] as const satisfies Settings["felt"][];
export const VOLUME_STEP = 10;

/** What is stored, made whole: unknown or broken values fall back one by one. */
export function parseSettings(text: string | null): Settings {
  const settings: Settings = { ...DEFAULTS };
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    return settings;
  }
  if (typeof stored !== "object" || stored === null) return settings;
  for (const key of Object.keys(DEFAULTS) as (keyof Settings)[]) {
    const value = (stored as Record<string, unknown>)[key];
    if (value !== undefined && CHOICES[key].includes(value)) Object.assign(settings, { [key]: value });
  }
  return settings;
}

const CHOICES: { [K in keyof Settings]: readonly unknown[] } = {
  language: ["", ...Object.keys(LANGUAGES)],
  theme: ["auto", "light", "dark"],
  felt: FELTS,
  colours: ["two", "four"],
  index: ["auto", "big", "normal"],
  side: ["right", "left"],
  motion: [0, 1, 2],
  oneTap: EITHER,
  confirm: EITHER,
  keys: EITHER,
  showDeadwood: EITHER,
  keepSorted: ["", "suit", "rank", "melds"],
  sound: EITHER,
  volume: Array.from({ length: 100 / VOLUME_STEP + 1 }, (_, step) => step * VOLUME_STEP),
  vibrate: EITHER,
  notify: EITHER,
};

export const settings = signal<Settings>(DEFAULTS);

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // Storage may be off; the choice then lasts as long as the page.
  }
}

/** Read the store, follow other tabs, and put on the document what its styles go by. Call once. */
export function startSettings(): void {
  settings.value = parseSettings(stored());
  addEventListener("storage", (event) => {
    if (event.key === KEY) settings.value = parseSettings(event.newValue);
  });
  effect(() => {
    const { theme, felt, side } = settings.value;
    Object.assign(document.documentElement.dataset, { theme, felt, side });
    tellLook(settings.value);
    colourBar(theme);
  });
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** How long a flight of a card takes, in ms; 0 where the reader or the system wants none. */
export function motionTime(): number {
  if (typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return [0, 120, 230][settings.value.motion] ?? 0;
}
