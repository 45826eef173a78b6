/** The reader's language: theirs by choice, else the browser's. */
import { effect } from "@preact/signals";
import { codeText, language, loadLanguage } from "../lang";
import { type Language, pickLanguage } from "../lang/languages";
import { toast } from "../ui/toast";
import { change, settings } from "./settings";

function wanted(): Language {
  return settings.value.language || pickLanguage(navigator.languages);
}

/** Fetch the first words, and follow the choice from then on, one made in another tab too. Call once. */
export async function startLanguage(): Promise<void> {
  await loadLanguage(wanted());
  effect(() => {
    const next = wanted();
    if (next !== language.peek()) loadLanguage(next).catch(() => undefined);
  });
}

/** Everything is read in this language from now on, on this device. Words that cannot be fetched change nothing. */
export async function chooseLanguage(next: Language): Promise<void> {
  try {
    await loadLanguage(next);
    change({ language: next });
  } catch {
    toast(codeText("offline"), "trouble");
  }
}
