/** Times for people, in their language and their zone. */
import { language } from "../lang";

/** "3 May 2026". */
export function dayText(iso: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(new Date(iso));
}

/** "3 May 2026 at 20:15". */
export function momentText(iso: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "long", timeStyle: "short" }).format(new Date(iso));
}

/** The page's language as it is spoken where the reader is: days and months differ between its countries. */
function locale(): string {
  const local = navigator.languages.find((tag) => tag.split("-")[0] === language.value);
  return local ?? language.value;
}
