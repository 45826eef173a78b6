import { t } from "../lang";
import { LanguageChoice } from "../settings/LanguageChoice";
import { change, type Settings, settings } from "../settings/settings";
import { Choices, Switch } from "../ui/Field";
import { Sheet } from "../ui/Sheet";

/** What the player chose for this browser. Every change holds at once. */
export function SettingsSheet({ onClose }: { onClose: () => void }) {
  const now = settings.value;
  return (
    <Sheet title={t("settings-title")} onClose={onClose}>
      <LanguageChoice />
      <Choices
        shape="row"
        legend={t("settings-colours")}
        name="colours"
        value={now.colours}
        choices={labelled("settings-colours", ["two", "four"])}
        onValue={(colours) => change({ colours: colours as Settings["colours"] })}
      />
      <Choices
        shape="row"
        legend={t("settings-sorted")}
        name="sorted"
        value={now.keepSorted === "" ? "no" : now.keepSorted}
        choices={labelled("settings-sorted", ["no", "suit", "rank", "melds"])}
        onValue={(by) => change({ keepSorted: (by === "no" ? "" : by) as Settings["keepSorted"] })}
      />
      <Switch
        label={t("settings-one-tap")}
        hint={t("settings-one-tap-hint")}
        checked={now.oneTap}
        onChecked={(oneTap) => change({ oneTap })}
      />
      <Switch
        label={t("settings-deadwood")}
        checked={now.showDeadwood}
        onChecked={(showDeadwood) => change({ showDeadwood })}
      />
      <Switch label={t("settings-keys")} checked={now.keys} onChecked={(keys) => change({ keys })} />
      <Choices
        shape="row"
        legend={t("settings-motion")}
        name="motion"
        value={String(now.motion)}
        choices={labelled("settings-motion", ["0", "1", "2"])}
        onValue={(motion) => change({ motion: Number(motion) as Settings["motion"] })}
      />
      <Choices
        shape="row"
        legend={t("settings-theme")}
        name="theme"
        value={now.theme}
        choices={labelled("settings-theme", ["auto", "light", "dark"])}
        onValue={(theme) => change({ theme: theme as Settings["theme"] })}
      />
    </Sheet>
  );
}

function labelled(prefix: string, values: readonly string[]) {
  return values.map((value) => ({ value, label: t(`${prefix}-${value}`) }));
}
