import { language, t } from "../lang";
import { LANGUAGES, type Language } from "../lang/languages";
import { Icon } from "../ui/Icon";
import { chooseLanguage } from "./language";

/** The languages by their own names, so that everybody finds theirs whatever the page speaks just now. */
export function LanguageChoice() {
  return (
    <label class="language">
      <span class="unseen">{t("language")}</span>
      <Icon name="globe" />
      <select
        value={language.value}
        onChange={(event) => void chooseLanguage(event.currentTarget.value as Language)}
      >
        {Object.entries(LANGUAGES).map(([id, { tag, name }]) => (
          <option key={id} value={id} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
