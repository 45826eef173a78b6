import { useEffect, useState } from "preact/hooks";
import { t } from "../lang";
import type { RoomClock } from "../wire";
import { clockText, staysTrue } from "./clockText";

interface Props {
  /** Of the seat, at the moment the update came. */
  remaining: number;
  running: boolean;
  stopped: boolean;
  /** Of the running move, at that moment. */
  elapsed: number;
  /** That moment, by the monotonic clock. */
  received: number;
  rules: RoomClock;
}

export const LOW = 20_000;

/** A seat's clock, counted on from what the server last said; the device's own time of day plays no part. */
export function Clock({ remaining, running, stopped, elapsed, received, rules }: Props) {
  const [, draw] = useState(0);
  const ticking = running && !stopped;
  const since = ticking ? performance.now() - received : 0;
  const left = Math.max(0, remaining - since);
  const early = ticking && rules.bonus > 0 && elapsed + since < rules.within;
  const text = clockText(left);
  useEffect(() => {
    if (!ticking) return;
    const wait = Math.min(staysTrue(left), early ? rules.within - elapsed - since : Number.POSITIVE_INFINITY);
    if (wait === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => draw((count) => count + 1), Math.max(16, wait));
    return () => clearTimeout(timer);
  });
  const manner = [rules.bonus > 0 && "earns", ticking && "running", left < LOW && "low", stopped && "stopped"]
    .filter(Boolean)
    .join(" ");
  return (
    <div class={`clock ${manner}`} role="timer" aria-live="off" data-testid="clock">
      {early && <Ring length={rules.within} gone={elapsed + since} key={received} />}
      {early && <span class="bonus">{t("clock-bonus", { seconds: rules.bonus / 1000 })}</span>}
      {stopped && running && <span class="bonus">{t("clock-stopped")}</span>}
      <span class="time">{text}</span>
      {ticking && <span class="unseen">{t(left < LOW ? "clock-low" : "clock-running")}</span>}
    </div>
  );
}

const AROUND = 2 * Math.PI * 9;

/** How much of the time for the bonus is left. */
function Ring({ length, gone }: { length: number; gone: number }) {
  return (
    <svg class="ring" viewBox="0 0 22 22" aria-hidden="true">
      <circle cx="11" cy="11" r="9" />
      <circle
        cx="11"
        cy="11"
        r="9"
        class="left"
        stroke-dasharray={AROUND}
        style={{ animationDuration: `${length}ms`, animationDelay: `${-gone}ms`, "--around": `${AROUND}` }}
      />
    </svg>
  );
}
