/** The words of the page. Every string a person reads comes out of a language file; this is the only way to one. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { batch, signal } from "@preact/signals";
import { cardFunction } from "./card";
import { FALLBACK, LANGUAGES, type Language } from "./languages";

export type Args = Record<string, FluentVariable>;
type Loader = () => Promise<{ default: string }>;

/** What everybody needs; what lies over the table, and the settings; the pages around it; the way to learn; rules by name, and in full. */
export type Part = "table" | "sheets" | "pages" | "learn" | "rules" | "book";

/** Each part of each language is a chunk of its own; only those in use are fetched. */
const WORDS: Record<Language, Record<Part, Loader>> = {
  en: {
    table: () => import("./en"),
    sheets: () => import("./en/sheets"),
    pages: () => import("./en/pages"),
    learn: () => import("./en/learn"),
    rules: () => import("./en/rules"),
    book: () => import("./en/book"),
  },
  pl: {
    table: () => import("./pl"),
    sheets: () => import("./pl/sheets"),
    pages: () => import("./pl/pages"),
    learn: () => import("./pl/learn"),
    rules: () => import("./pl/rules"),
    book: () => import("./pl/book"),
  },
  sr: {
    table: () => import("./sr"),
    sheets: () => import("./sr/sheets"),
    pages: () => import("./sr/pages"),
    learn: () => import("./sr/learn"),
    rules: () => import("./sr/rules"),
    book: () => import("./sr/book"),
  },
};

const bundle = signal<FluentBundle | null>(null);

/** The language in force. */
export const language = signal<Language>(FALLBACK);

const wanted = new Map<Part, Promise<void>>([["table", Promise.resolve()]]);
let chosen: Language | null = null;

/** Until a language is chosen this only notes what will be needed. */
export function wantWords(part: Part): Promise<void> {
  const asked = wanted.get(part);
  if (asked !== undefined) return asked;
  wanted.set(part, Promise.resolve());
  if (chosen === null) return Promise.resolve();
  const coming = loadLanguage(chosen).catch((error: unknown) => {
    wanted.delete(part);
    throw error;
  });
  wanted.set(part, coming);
  return coming;
}

/** A part of the page together with its words. */
export async function withWords<T>(part: Part, page: () => Promise<T>): Promise<T> {
  const [module] = await Promise.all([page(), wantWords(part)]);
  return module;
}

let latest: Promise<void> = Promise.resolve();

/** Fetch what is needed of a language and put it in force. Until it is here the one before stays. */
export function loadLanguage(next: Language): Promise<void> {
  chosen = next;
  latest = fetchWords(next);
  return latest;
}

async function fetchWords(next: Language): Promise<void> {
  const parts = [...wanted.keys()];
  const texts = await Promise.all(parts.map((part) => WORDS[next][part]()));
  // Another language may have been chosen meanwhile, or another part wanted: whoever waits wants what is chosen now.
  if (chosen === next && wanted.size === parts.length) {
    setLanguage(next, texts.map(({ default: text }) => text).join("\n"));
  } else await latest;
}

/** Put this text in force. The tests give their own. */
export function setLanguage(next: Language, text: string): void {
  const { tag } = LANGUAGES[next];
  const made: FluentBundle = new FluentBundle(tag, {
    // Marks around every argument would end up in names and labels; `isolated` puts them where a name needs them.
    useIsolating: false,
    functions: { CARD: cardFunction(() => made) },
  });
  const errors = made.addResource(new FluentResource(text));
  if (errors.length > 0) throw errors[0];
  batch(() => {
    language.value = next;
    bundle.value = made;
  });
  if (typeof document !== "undefined") document.documentElement.lang = tag;
}

/** Is there such a message? For codes that a newer server may send. */
export function has(id: string): boolean {
  return bundle.value?.hasMessage(id) ?? false;
}

/** The message `id` in the reader's language. A part that reads it draws itself anew when the language changes. */
export function t(id: string, args?: Args): string {
  const now = bundle.value;
  const message = now?.getMessage(id);
  if (now === null || message?.value == null) {
    // biome-ignore lint/suspicious/noConsole: every test in a browser fails of it, and a player goes on
    if (now !== null) console.error(`No words: ${id}`);
    return id;
  }
  const text = now.formatPattern(message.value, args === undefined ? null : isolated(args), null);
  return args === undefined ? text : withinSentences(text, args);
}

/** Names that are our own words: "The computer" begins a sentence, "the computer" stands in the middle of one. */
const NAMES_OF_OURS = ["computer", "matches-nameless"];

function withinSentences(text: string, args: Args): string {
  for (const id of NAMES_OF_OURS) {
    const name = t(id);
    if (!Object.values(args).includes(name)) continue;
    return text.replaceAll(name, (found, at: number) =>
      /(^|[.!?] )$/.test(text.slice(0, at)) ? found : found.charAt(0).toLowerCase() + found.slice(1),
    );
  }
  return text;
}

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/;

/** A name written from right to left must not turn the sentence around it. */
function isolated(args: Args): Args {
  const entries = Object.entries(args);
  if (!entries.some(([, value]) => typeof value === "string" && RIGHT_TO_LEFT.test(value))) return args;
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "string" ? `\u2068${value}\u2069` : value]),
  );
}

/** What a refusal or a failed request means, in words. */
export function codeText(code: string, args?: Args): string {
  const id = `code-${code}`;
  return has(id) ? t(id, args) : t("code-other", { code });
}
