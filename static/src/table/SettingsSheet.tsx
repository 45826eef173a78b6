import { t } from "../lang";
import { SettingsForm } from "../settings/SettingsForm";
import { Sheet } from "../ui/Sheet";

/** What the player chose for this browser. Every change holds at once. */
export function SettingsSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={t("settings-title")} onClose={onClose}>
      <SettingsForm parts="h3" />
    </Sheet>
  );
}
