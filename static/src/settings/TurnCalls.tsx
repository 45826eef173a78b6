import { useState } from "preact/hooks";
import { t } from "../lang";
import { Switch } from "../ui/Field";
import { change, settings } from "./settings";

/** How the own turn is called out while one looks elsewhere. The browser is asked for leave by the press alone. */
export function TurnCalls() {
  const [refused, setRefused] = useState(false);
  const now = settings.value;
  const notify = async (on: boolean) => {
    const may = on && (await Notification.requestPermission()) === "granted";
    setRefused(on && !may);
    change({ notify: may });
  };
  return (
    <>
      {typeof navigator.vibrate === "function" && (
        <Switch
          label={t("settings-vibrate")}
          checked={now.vibrate}
          onChecked={(vibrate) => {
            change({ vibrate });
            if (vibrate) navigator.vibrate(40);
          }}
        />
      )}
      {typeof Notification === "function" && (
        <Switch
          // A press that the browser refused is drawn off again.
          key={String(refused)}
          label={t("settings-notify")}
          hint={t(refused ? "settings-notify-refused" : "settings-notify-hint")}
          checked={now.notify}
          onChecked={notify}
        />
      )}
    </>
  );
}
