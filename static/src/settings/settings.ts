/** What the reader chose, kept in this browser. */
import { effect, signal } from "@preact/signals";
import { LANGUAGES, type Language } from "../lang/languages";

export interface Settings {
  /** Empty: the first of the browser's languages that there is. */
  language: Language | "";
  theme: "auto" | "light" | "dark";
  /** Two or four colours of suits. */
  colours: "two" | "four";
  /** 0 none, 1 short, 2 normal. A system that asks for less motion gets none in any case. */
  motion: 0 | 1 | 2;
  /** A tap on a card discards it at once. */
  oneTap: boolean;
  /** Single letters act while the focus is in the table. */
  keys: boolean;
  showDeadwood: boolean;
  /** Sort the hand again after every change; empty: leave it as it was arranged. */
  keepSorted: "" | "suit" | "rank" | "melds";
}

const KEY = "kw.settings";
const DEFAULTS: Settings = {
  language: "",
  theme: "auto",
  colours: "two",
  motion: 2,
  oneTap: false,
  keys: true,
  showDeadwood: true,
  keepSorted: "",
};

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
  colours: ["two", "four"],
  motion: [0, 1, 2],
  oneTap: [true, false],
  keys: [true, false],
  showDeadwood: [true, false],
  keepSorted: ["", "suit", "rank", "melds"],
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

/** Read the store, follow other tabs, and put the theme on the document. Call once. */
export function startSettings(): void {
  settings.value = parseSettings(stored());
  addEventListener("storage", (event) => {
    if (event.key === KEY) settings.value = parseSettings(event.newValue);
  });
  effect(() => {
    document.documentElement.dataset["theme"] = settings.value.theme;
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
