/** Which languages there are, and which one a reader gets. */

/** By the folder their words are in: the tag for the document and for numbers and dates, and their own name. */
export const LANGUAGES = {
  en: { tag: "en", name: "English" },
  pl: { tag: "pl", name: "Polski" },
  // "sr" alone would write months in Cyrillic.
  sr: { tag: "sr-Latn", name: "Srpski" },
} as const;

export type Language = keyof typeof LANGUAGES;

export const FALLBACK: Language = "en";

/** Whoever reads one of these reads Serbian in Latin letters. */
const SERBIAN = /^(sr|sh|hr|bs|me|cnr)$/;

/** The first language of the reader's list that the page speaks. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0] ?? "";
    if (SERBIAN.test(base)) return "sr";
    if (Object.hasOwn(LANGUAGES, base)) return base as Language;
  }
  return FALLBACK;
}
