import { useId } from "preact/hooks";
import { sound } from "../calls/sound";
import { t } from "../lang";
import { Switch } from "../ui/Field";
import { change, settings, VOLUME_STEP } from "./settings";

/** Sounds or none, and how loud; a change is heard. */
export function SoundChoice() {
  const id = useId();
  const now = settings.value;
  return (
    <>
      <Switch
        label={t("settings-sound")}
        checked={now.sound}
        onChecked={(on) => {
          change({ sound: on });
          sound("turn");
        }}
      />
      <div class="volume">
        <label for={id}>{t("settings-volume")}</label>
        <input
          id={id}
          type="range"
          min="0"
          max="100"
          step={VOLUME_STEP}
          value={now.volume}
          disabled={!now.sound}
          onChange={(event) => {
            change({ volume: Number(event.currentTarget.value) });
            sound("card");
          }}
        />
      </div>
    </>
  );
}
