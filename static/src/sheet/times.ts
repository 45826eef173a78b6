/** Times for people, in their language and their zone. */
import { language } from "../lang";
import { LANGUAGES } from "../lang/languages";

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
  const { tag } = LANGUAGES[language.value];
  const local = navigator.languages.find((wanted) => wanted.split("-")[0] === language.value);
  const region = local === undefined ? undefined : new Intl.Locale(local).region;
  return region === undefined ? tag : `${tag}-${region}`;
}
