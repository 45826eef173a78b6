/** Times for people, in their language and their zone. */
import { language } from "../lang";

/** "3 May 2026". */
export function dayText(iso: string): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(new Date(iso));
}

/** "3 May 2026, 20:15". */
export function momentText(iso: string): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "long", timeStyle: "short" }).format(
    new Date(iso),
  );
}
