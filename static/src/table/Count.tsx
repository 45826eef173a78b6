import { useEffect, useRef, useState } from "preact/hooks";
import { motionTime } from "../settings/settings";

interface Props {
  /** What it showed before it was here; without it, it begins with what it shows. */
  from?: number;
  to: number;
}

/** A number that counts to its new value, for as long as a card flies. It is for the eye. */
export function Count({ from, to }: Props) {
  const [now, show] = useState(from ?? to);
  const at = useRef(now);
  at.current = now;
  useEffect(() => {
    const [time, begin] = [motionTime(), at.current];
    if (begin === to) return;
    if (time === 0) return show(to);
    const start = performance.now();
    let frame = requestAnimationFrame(function step(moment) {
      const share = Math.min(1, Math.max(0, (moment - start) / time));
      show(Math.round(begin + (to - begin) * share));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [to]);
  return <>{now}</>;
}
