import { useEffect, useState } from "preact/hooks";

export interface Player {
  readonly step: number;
  readonly playing: boolean;
  readonly go: (step: number) => void;
  readonly toggle: () => void;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Ms to look at a step before the next one comes, at the usual speed. */
const PACE = 1100;

/** Steps from 0 to `last`, beginning at `first`, by hand or by themselves. Going anywhere by hand stops the play. */
export function usePlayer(last: number, first: number): Player {
  const [step, setStep] = useState(first);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const running = playing && step < last;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setStep(step + 1), PACE / speed);
    return () => clearTimeout(timer);
  }, [running, step, speed]);
  const go = (to: number) => {
    setPlaying(false);
    setStep(Math.max(0, Math.min(last, to)));
  };
  const toggle = () => {
    if (!running && step >= last) setStep(0);
    setPlaying(!running);
  };
  return { step: Math.min(step, last), playing: running, go, toggle, speed, setSpeed };
}
