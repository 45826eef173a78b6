/** The sounds of the table, played into a context that only remembers. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Player } from "../../src/calls/Player";
import { type SoundName, TONES } from "../../src/calls/tones";
import { change } from "../../src/settings/settings";
import { soundOf } from "../../src/table/useSounds";
import { FakeAudio } from "./fakeAudio";

const NAMES = Object.keys(TONES) as SoundName[];

function played(name: SoundName, volume = 1) {
  const audio = new FakeAudio();
  new Player(audio as unknown as AudioContext).play(name, volume);
  return audio.sounded;
}

test.each(NAMES)("%s is short, begins at once or nearly, and comes to an end", (name) => {
  const tones = played(name);
  expect(tones.length).toBeGreaterThan(0);
  for (const { start, stop } of tones) {
    expect(start).toBeGreaterThanOrEqual(5);
    expect(start).toBeLessThan(5.5);
    expect(stop).toBeGreaterThan(start);
    expect(stop - 5).toBeLessThan(1.3);
  }
});

test.each(NAMES)("%s is as loud as is wanted, and never overdriven", (name) => {
  const loud = Math.max(...played(name).map(({ peak }) => peak));
  const soft = Math.max(...played(name, 0.1).map(({ peak }) => peak));
  expect(loud).toBeLessThanOrEqual(0.7);
  expect(soft).toBeCloseTo(loud / 10);
});

test("no two sounds are alike", () => {
  const scores = NAMES.map((name) => JSON.stringify(played(name)));
  expect(new Set(scores).size).toBe(NAMES.length);
});

test("a context that the browser has put to sleep is woken", () => {
  const audio = new FakeAudio();
  audio.state = "suspended";
  new Player(audio as unknown as AudioContext).play("card", 1);
  expect(audio.state).toBe("running");
});

test("what happens at the table has its sound", () => {
  const heard = (type: string, kind: string | null = null) => soundOf({ type, kind });
  expect(heard("drew")).toBe("card");
  expect(heard("discarded")).toBe("card");
  expect(heard("laid_off")).toBe("card");
  expect(heard("knocked", "knock")).toBe("knock");
  expect(heard("knocked", "gin")).toBe("gin");
  expect(heard("knocked", "big_gin")).toBe("gin");
  expect(heard("match_ended")).toBe("end");
  expect(heard("passed")).toBeNull();
});

/** The page's own way to a sound, with a browser that allows one or not yet. */
async function page(pressed: boolean) {
  const contexts: FakeAudio[] = [];
  class Context extends FakeAudio {
    constructor() {
      super();
      contexts.push(this);
    }
  }
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: pressed } });
  vi.resetModules();
  const { sound } = await import("../../src/calls/sound");
  const settings = await import("../../src/settings/settings");
  return { contexts, sound, change: settings.change };
}

const turns = () => vi.dynamicImportSettled();

beforeEach(() => change({ sound: true, volume: 60 }));
afterEach(() => vi.unstubAllGlobals());

test("nothing is fetched or made before the first press, nor with sounds off or at no volume", async () => {
  for (const [pressed, wanted] of [
    [false, {}],
    [true, { sound: false }],
    [true, { volume: 0 }],
  ] as const) {
    const { contexts, sound, change } = await page(pressed);
    change(wanted);
    sound("knock");
    await turns();
    expect(contexts).toEqual([]);
  }
});

test("all sounds of a page come out of one context", async () => {
  const { contexts, sound } = await page(true);
  sound("knock");
  sound("gin");
  await turns();
  expect(contexts).toHaveLength(1);
  expect(contexts[0]?.sounded).toHaveLength(TONES.knock.length + TONES.gin.length);
});
