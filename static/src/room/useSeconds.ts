import { useEffect, useState } from "preact/hooks";

/** Whole seconds until `at` (monotonic ms), counted down while it is shown; 0 when it has passed. */
export function useSecondsUntil(at: number | null): number {
  const [, draw] = useState(0);
  const left = at === null ? 0 : Math.max(0, at - performance.now());
  const seconds = Math.ceil(left / 1000);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer a second, set anew by each second
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => draw((count) => count + 1), left - (seconds - 1) * 1000 + 5);
    return () => clearTimeout(timer);
  }, [at, seconds]);
  return seconds;
}
