import { type SoundName, TONES, type Tone } from "./tones";

/** Of the noise that is kept and played again and again, in seconds. */
const NOISE = 0.5;
/** Where a sound that dies away ends: it cannot be drawn down to nothing. */
const SILENT = 0.0001;
const ATTACK = 0.004;

/** Plays the sounds of the table. A context that the browser has put to sleep is woken by the next one. */
export class Player {
  #context: AudioContext;
  #noise: AudioBuffer | null = null;

  constructor(context: AudioContext) {
    this.#context = context;
  }

  /** `volume` from 0 to 1. */
  play(name: SoundName, volume: number): void {
    if (this.#context.state === "suspended") this.#context.resume().catch(() => undefined);
    for (const tone of TONES[name]) this.#sound(tone, volume);
  }

  #sound(tone: Tone, volume: number): void {
    const start = this.#context.currentTime + tone.at;
    const end = start + tone.long;
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(SILENT, start);
    gain.gain.exponentialRampToValueAtTime(Math.max(SILENT, tone.peak * volume), start + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENT, end);
    gain.connect(this.#context.destination);
    const source = tone.wave === "noise" ? this.#rush(tone, start, gain) : this.#note(tone, start, gain);
    source.start(start);
    source.stop(end);
  }

  #note({ wave, from, to, long }: Tone, start: number, out: AudioNode): AudioScheduledSourceNode {
    const note = this.#context.createOscillator();
    note.type = wave === "triangle" ? "triangle" : "sine";
    slide(note.frequency, from, to, start, long);
    note.connect(out);
    return note;
  }

  #rush({ from, to, long }: Tone, start: number, out: AudioNode): AudioScheduledSourceNode {
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise ??= noise(this.#context);
    const filter = this.#context.createBiquadFilter();
    filter.type = "bandpass";
    slide(filter.frequency, from, to, start, long);
    source.connect(filter);
    filter.connect(out);
    return source;
  }
}

function slide(of: AudioParam, from: number, to: number | undefined, start: number, long: number): void {
  of.setValueAtTime(from, start);
  if (to !== undefined) of.exponentialRampToValueAtTime(to, start + long);
}

function noise(context: AudioContext): AudioBuffer {
  const length = Math.round(context.sampleRate * NOISE);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
