/** The words of the page. Every string a person reads comes out of a language file; this is the only way to one. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";

export type Args = Record<string, FluentVariable>;
type Loader = () => Promise<{ default: string }>;

/** What everybody needs, the table included; and what only the pages around it need. */
export type Part = "table" | "pages";

/** The languages there are, each part a chunk of its own. Polish and Serbian come later. */
const LANGUAGES: Record<string, Record<Part, Loader>> = {
  en: { table: () => import("./en"), pages: () => import("./en/pages") },
};
const FALLBACK = "en";

const bundle = signal<FluentBundle | null>(null);

/** The tag in force, as in `<html lang>`. */
export const language = signal(FALLBACK);

/** The first language of the reader's list that the page speaks. */
export function pickLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0] ?? "";
    if (base in LANGUAGES) return base;
  }
  return FALLBACK;
}

const wanted = new Set<Part>(["table"]);
let chosen: string | null = null;

/** Before a language is chosen this only notes what will be needed. */
export async function wantWords(part: Part): Promise<void> {
  if (wanted.has(part)) return;
  wanted.add(part);
  if (chosen === null) return;
  try {
    await loadLanguage(chosen);
  } catch (error) {
    wanted.delete(part);
    throw error;
  }
}

export async function loadLanguage(tag: string): Promise<void> {
  chosen = tag;
  const loaders = LANGUAGES[tag] ?? LANGUAGES[FALLBACK];
  if (loaders === undefined) return;
  const texts = await Promise.all([...wanted].map((part) => loaders[part]()));
  // Another language may have been chosen meanwhile.
  if (chosen === tag) setLanguage(tag, texts.map(({ default: text }) => text).join("\n"));
}

/** Put this text in force. The tests give their own. */
export function setLanguage(tag: string, text: string): void {
  // Marks around every argument would end up in names and labels; `isolate` puts them where a name needs them.
  const next = new FluentBundle(tag, { useIsolating: false });
  const errors = next.addResource(new FluentResource(text));
  if (errors.length > 0) throw errors[0];
  language.value = tag;
  bundle.value = next;
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
  if (now === null || message?.value == null) return id;
  return now.formatPattern(message.value, args === undefined ? null : isolated(args), null);
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
