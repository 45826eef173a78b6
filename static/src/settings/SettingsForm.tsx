import { t } from "../lang";
import { Choices, Switch } from "../ui/Field";
import { FeltChoice } from "./FeltChoice";
import { LanguageChoice } from "./LanguageChoice";
import { SoundChoice } from "./SoundChoice";
import { change, type Settings, settings } from "./settings";
import { TurnCalls } from "./TurnCalls";
import "./settings.css";

/**
 * What can be chosen for this browser, at the table and on a page of its own. Every change holds at once.
 *
 * `parts`: one below the heading that it stands under.
 */
export function SettingsForm({ parts: Heading }: { parts: "h2" | "h3" }) {
  return (
    <div class="settings">
      <section aria-labelledby="settings-look">
        <Heading id="settings-look">{t("settings-look")}</Heading>
        <LanguageChoice />
        <OneOf of="theme" {...labelled("settings-theme", ["auto", "light", "dark"])} />
        <FeltChoice />
        <OneOf of="colours" {...labelled("settings-colours", ["two", "four"])} />
        <OneOf of="index" {...labelled("settings-index", ["auto", "big", "normal"])} />
        <OneOf of="motion" {...labelled("settings-motion", [0, 1, 2])} />
      </section>
      <section aria-labelledby="settings-play">
        <Heading id="settings-play">{t("settings-play")}</Heading>
        <OneOf of="side" {...labelled("settings-side", ["right", "left"])} />
        <OneOf of="keepSorted" {...labelled("settings-sorted", ["", "suit", "rank", "melds"])} />
        <YesNo of="oneTap" hint={t("settings-one-tap-hint")} />
        <YesNo of="confirm" />
        <YesNo of="showDeadwood" />
        <YesNo of="keys" />
      </section>
      <section aria-labelledby="settings-calls">
        <Heading id="settings-calls">{t("settings-calls")}</Heading>
        <SoundChoice />
        <TurnCalls />
      </section>
    </div>
  );
}

interface Labelled<V> {
  legend: string;
  choices: { value: V; label: string }[];
}

/** `words`: what the choice is called; the words of each value begin with that. */
function labelled<const V extends string | number>(words: string, values: readonly V[]): Labelled<V> {
  const label = (value: V) => t(`${words}-${value === "" ? "no" : value}`);
  return { legend: t(words), choices: values.map((value) => ({ value, label: label(value) })) };
}

interface OneProps<K extends keyof Settings> extends Labelled<Settings[K]> {
  of: K;
}

function OneOf<K extends keyof Settings>({ of, legend, choices }: OneProps<K>) {
  return (
    <Choices
      shape="row"
      legend={legend}
      name={of}
      value={String(settings.value[of])}
      choices={choices.map(({ value, label }) => ({ value: String(value), label }))}
      onValue={(text) => {
        const found = choices.find(({ value }) => String(value) === text);
        if (found !== undefined) change({ [of]: found.value });
      }}
    />
  );
}

const SWITCHES = {
  oneTap: "settings-one-tap",
  confirm: "settings-confirm",
  showDeadwood: "settings-deadwood",
  keys: "settings-keys",
} as const;

function YesNo({ of, hint }: { of: keyof typeof SWITCHES; hint?: string }) {
  return (
    <Switch
      label={t(SWITCHES[of])}
      {...(hint === undefined ? {} : { hint })}
      checked={settings.value[of]}
      onChecked={(checked) => change({ [of]: checked })}
    />
  );
}
