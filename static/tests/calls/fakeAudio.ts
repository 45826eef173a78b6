/** A context that plays nothing and remembers what it was asked for. */

interface Sounded {
  kind: "note" | "noise";
  start: number;
  stop: number;
  /** The loudest that it comes to. */
  peak: number;
  hz: number;
}

class FakeParam {
  readonly values: number[] = [];
  setValueAtTime(value: number): void {
    this.values.push(value);
  }
  exponentialRampToValueAtTime(value: number): void {
    if (value <= 0) throw new RangeError("no such ramp ends at nothing");
    this.values.push(value);
  }
}

class FakeNode {
  readonly frequency = new FakeParam();
  readonly gain = new FakeParam();
  next: FakeNode | null = null;
  type = "";
  buffer: unknown = null;
  connect(next: FakeNode): void {
    this.next = next;
  }
}

class FakeSource extends FakeNode {
  #from = Number.NaN;
  readonly kind: Sounded["kind"];
  readonly into: FakeAudio;

  constructor(kind: Sounded["kind"], into: FakeAudio) {
    super();
    this.kind = kind;
    this.into = into;
  }

  start(at: number): void {
    this.#from = at;
  }
  stop(at: number): void {
    const chain: FakeNode[] = [this];
    for (let node = this.next; node !== null; node = node.next) chain.push(node);
    if (chain.at(-1) !== this.into.destination) throw new Error("it is not to be heard");
    const peak = Math.max(...chain.flatMap(({ gain }) => gain.values));
    const hz = Math.max(...chain.flatMap(({ frequency }) => frequency.values));
    this.into.sounded.push({ kind: this.kind, start: this.#from, stop: at, peak, hz });
  }
}

export class FakeAudio {
  readonly sounded: Sounded[] = [];
  readonly destination = new FakeNode();
  readonly sampleRate = 100;
  currentTime = 5;
  state = "running";

  createGain = () => new FakeNode();
  createBiquadFilter = () => new FakeNode();
  createOscillator = () => new FakeSource("note", this);
  createBufferSource = () => new FakeSource("noise", this);
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  resume = async () => {
    this.state = "running";
  };
}
