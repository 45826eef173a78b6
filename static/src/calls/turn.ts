/** Calls the reader to the table when it is their turn, in the ways they chose. */
import { t } from "../lang";
import { settings } from "../settings/settings";
import { sound } from "./sound";

export function callToTurn(): void {
  sound("turn");
  const { vibrate, notify } = settings.peek();
  if (vibrate && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(40);
  if (notify && document.hidden) {
    import("./note").then(({ note }) => note(t("turn-yours-title"))).catch(() => undefined);
  }
}
