/**
 * A table without a server: it stands where a session stands for a real one, and shows the lesson step by step.
 *
 * It knows no rules. What is not the move of the step is not done, and gets a word of explanation.
 */
import { signal } from "@preact/signals";
import type { Link } from "../../room/line";
import type { Aside, Happening, Here, Speech, Table, TableSession } from "../../room/session";
import type { Action, Wish } from "../../room/world";
import { motionTime } from "../../settings/settings";
import { PRACTICE } from "../../table/practice";
import type { Arrangements, ClockView, LayOffDraft } from "../../wire";
import { type Frame, LESSON, momentOf, type Step, stepAt } from "./lesson";
import { storeStep } from "./progress";
import { isExpected, remarkOn } from "./remarks";

/** Between two things that the other does, in ms: time to see the first. */
const PACE = { moving: 1_100, still: 500 };

export class Teacher implements TableSession {
  readonly link = signal<Link>({ state: "open" });
  readonly presence = signal<Here | null>(null);
  readonly pending = signal<Action | null>(null);
  readonly arrangements = signal<Arrangements | null>(null);
  readonly layOffs = signal<LayOffDraft | null>(null);
  readonly speech = signal<Speech | null>(null);
  readonly asides = signal<readonly Aside[]>([]);

  readonly table = signal<Table | null>(null);
  /** As many as there are steps: all of it has been seen. */
  readonly index = signal(0);
  /** The other moves; nothing is asked of the learner. */
  readonly watching = signal(false);
  /** The message about a move that is not the one. */
  readonly remark = signal("");

  readonly #heard = new Set<(happening: Happening) => void>();
  #seq = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Begin with this step, at its moment of decision. */
  start(index: number): void {
    this.#go(index);
    if (index < LESSON.steps.length) this.#show(momentOf(this.step));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  get step(): Step {
    return stepAt(this.index.peek());
  }

  onHappening(listener: (happening: Happening) => void): () => void {
    this.#heard.add(listener);
    return () => this.#heard.delete(listener);
  }

  act(wish: Wish): boolean {
    if (this.watching.peek()) return false;
    const { step } = this;
    if (!isExpected(step, wish)) {
      this.remark.value = remarkOn(step, wish);
      return false;
    }
    this.#go(this.index.peek() + 1);
    if (this.index.peek() < LESSON.steps.length) this.#play(this.step.frames, 0);
    return true;
  }

  /** There is nobody to talk to. */
  say(): void {}

  point(): void {}

  askArrangements(card: string | null): void {
    const { arrangements } = this.step;
    this.arrangements.value = arrangements?.card === card ? arrangements : null;
  }

  askLayOffs(_melds: string[][], layOffs: [string, number][]): void {
    this.layOffs.value = this.step.drafts?.[layOffs.map(([card]) => card).join()] ?? null;
  }

  #go(index: number): void {
    clearTimeout(this.#timer);
    this.remark.value = "";
    this.watching.value = false;
    this.index.value = index;
    storeStep(index);
  }

  #play(frames: readonly Frame[], at: number): void {
    const frame = frames[at];
    if (frame === undefined) return;
    const more = at + 1 < frames.length;
    this.watching.value = more;
    this.#show(frame);
    if (!more) return;
    const pause = motionTime() === 0 ? PACE.still : PACE.moving;
    this.#timer = setTimeout(() => this.#play(frames, at + 1), pause);
  }

  #show({ view, events }: Frame): void {
    const before = this.table.peek();
    const { step } = this;
    this.#seq += 1;
    const knocks = view.options.knocks.filter((card) => card === step.expects.card);
    const after: Table = {
      type: "update",
      match: PRACTICE,
      seq: this.#seq,
      events,
      ack: null,
      received: performance.now(),
      view: {
        ...view,
        clock: clockIn(step, this.watching.peek()),
        sheet_left: null,
        options: { ...view.options, knocks, around: step.expects.type === "next_deal" ? ["next_deal"] : [] },
      },
    };
    for (const listener of this.#heard) listener({ before, after, events });
    this.table.value = after;
  }
}

const FULL = 180_000;
const AFTER_THE_FIRST_MOVES = [171_000, 174_000];

/** It comes with the step that tells of it, and runs in that one alone: reading takes nobody's time. */
function clockIn({ name }: Step, watching: boolean): ClockView | null {
  const at = LESSON.steps.findIndex((step) => step.name === name);
  const begins = LESSON.steps.findIndex((step) => step.name === WITH_CLOCK);
  if (at < begins) return null;
  const running = name === WITH_CLOCK && !watching ? 0 : null;
  return {
    remaining: at === begins ? AFTER_THE_FIRST_MOVES : [FULL, FULL],
    running,
    elapsed: 0,
    stopped: false,
  };
}

const WITH_CLOCK = "stock";
