import { useTitle } from "../app/title";
import { t } from "../lang";
import { SettingsForm } from "./SettingsForm";
import { TableSample } from "./TableSample";

export default function SettingsPage() {
  useTitle(t("settings-title"));
  return (
    <div class="settings-page">
      <h1>{t("settings-title")}</h1>
      <p class="hint">{t("settings-lead")}</p>
      <TableSample />
      <SettingsForm parts="h2" />
    </div>
  );
}
