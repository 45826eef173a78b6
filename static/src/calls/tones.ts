/** What each sound is made of. There are no recordings: a few sines, and noise through a filter. */

export interface Tone {
  /** Begins so many seconds after the sound does. */
  at: number;
  wave: "sine" | "triangle" | "noise";
  /** In Hz; of noise the middle of what is let through. It slides from the one to the other. */
  from: number;
  to?: number;
  /** In seconds; it dies away over all of them. */
  long: number;
  /** How loud at its loudest, from 0 to 1. */
  peak: number;
}

export type SoundName = "card" | "knock" | "gin" | "turn" | "low" | "end";

function bell(at: number, from: number, peak = 0.16): Tone {
  return { at, wave: "sine", from, long: 0.7, peak };
}

/** Knuckles on the table. */
function rap(at: number): Tone[] {
  return [
    { at, wave: "sine", from: 190, to: 85, long: 0.13, peak: 0.7 },
    { at, wave: "noise", from: 900, long: 0.035, peak: 0.35 },
  ];
}

export const TONES: Readonly<Record<SoundName, readonly Tone[]>> = {
  // A card slides, and is there.
  card: [
    { at: 0, wave: "noise", from: 2600, to: 4200, long: 0.07, peak: 0.16 },
    { at: 0.045, wave: "noise", from: 1300, long: 0.035, peak: 0.22 },
  ],
  knock: [...rap(0), ...rap(0.16)],
  gin: [bell(0, 523), bell(0.09, 659), bell(0.18, 784), bell(0.27, 1047, 0.2)],
  turn: [bell(0.16, 659, 0.07), bell(0.27, 880, 0.09)],
  low: [
    { at: 0, wave: "triangle", from: 740, long: 0.12, peak: 0.22 },
    { at: 0.2, wave: "triangle", from: 740, long: 0.12, peak: 0.22 },
  ],
  end: [bell(0, 392), bell(0.14, 523), bell(0.28, 659), bell(0.42, 523, 0.12)],
};
