/** A short sentence at the edge of the page that goes away by itself. */
import { signal } from "@preact/signals";
import { t } from "../lang";
import { announce } from "./announcer";
import { Icon } from "./Icon";

interface Toast {
  n: number;
  text: string;
  tone: "note" | "trouble";
}

const toasts = signal<Toast[]>([]);
const STAYS = 6000;
let count = 0;

export function toast(text: string, tone: Toast["tone"] = "note"): void {
  count += 1;
  const n = count;
  toasts.value = [...toasts.value.filter((other) => other.text !== text).slice(-1), { n, text, tone }];
  announce(text);
  setTimeout(() => dismiss(n), STAYS);
}

function dismiss(n: number): void {
  toasts.value = toasts.value.filter((other) => other.n !== n);
}

export function Toasts() {
  return (
    <div class="toasts">
      {toasts.value.map(({ n, text, tone }) => (
        <div key={n} class={`toast ${tone}`}>
          {tone === "trouble" && <Icon name="warning" />}
          <span>{text}</span>
          <button
            type="button"
            class="button quiet round"
            aria-label={t("dismiss")}
            onClick={() => dismiss(n)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
