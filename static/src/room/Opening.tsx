import { t } from "../lang";

/** Shown for a moment; its words come only when the moment grows long. */
export function Opening() {
  return (
    <div class="room">
      <p class="opening">{t("room-opening")}</p>
    </div>
  );
}
