import { t } from "../lang";
import { Sheet } from "../ui/Sheet";

const KEYS: readonly (readonly [keys: string, message: string])[] = [
  ["← →", "keys-arrows"],
  ["⇧ ← →", "keys-shift-arrows"],
  ["⏎", "keys-enter"],
  ["S", "keys-s"],
  ["P", "keys-p"],
  ["D", "keys-d"],
  ["K", "keys-k"],
  ["G", "keys-g"],
  ["1 2 3", "keys-123"],
  ["C", "keys-c"],
  ["L", "keys-l"],
  ["O", "keys-o"],
  ["?", "keys-help"],
];

export function KeysHelp({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={t("keys-title")} onClose={onClose}>
      <p class="hint">{t("keys-lead")}</p>
      <dl class="keys">
        {KEYS.map(([keys, message]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(message)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
