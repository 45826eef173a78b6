import { useEffect, useState } from "preact/hooks";

/** Whole seconds left, from now on. Not by the device's time of day, which may be wrong or set anew. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil(seconds - (performance.now() - began) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
