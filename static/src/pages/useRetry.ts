import { useEffect, useRef, useState } from "preact/hooks";
import { useSecondsUntil } from "../room/useSeconds";

/** Ms between two tries: longer each time, as long as somebody may look at the page. */
const PAUSES = [3_000, 5_000, 10_000, 20_000, 30_000];

/** Try again by itself, and at once when the network is back. Returns the seconds until the next try. */
export function useRetry(again: (() => void) | null): number | null {
  const [tries, setTries] = useState(0);
  const [next, setNext] = useState<number | null>(null);
  const now = useRef(again);
  now.current = again;
  const wanted = again !== null;
  useEffect(() => {
    if (!wanted) return;
    const pause = PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0;
    setNext(performance.now() + pause);
    const retry = () => {
      setTries(tries + 1);
      now.current?.();
    };
    const timer = setTimeout(retry, pause);
    addEventListener("online", retry, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("online", retry);
    };
  }, [wanted, tries]);
  const seconds = useSecondsUntil(next);
  return wanted ? seconds : null;
}
