/** The one way to a sound. What plays it is fetched with the first one that is wanted and may be heard. */
import { settings } from "../settings/settings";
import type { Player } from "./Player";
import type { SoundName } from "./tones";

let fetched: Promise<Player> | null = null;

/** Play it, if the reader wants sounds. Before the first press on the page a browser allows none. */
export function sound(name: SoundName): void {
  const { sound: wanted, volume } = settings.peek();
  if (!wanted || volume === 0 || navigator.userActivation?.hasBeenActive === false) return;
  ready().then(
    (player) => player.play(name, volume / 100),
    () => undefined,
  );
}

function ready(): Promise<Player> {
  fetched ??= fetchPlayer();
  return fetched;
}

async function fetchPlayer(): Promise<Player> {
  try {
    const { Player } = await import("./Player");
    return new Player(new AudioContext());
  } catch (error) {
    fetched = null;
    throw error;
  }
}

/** The first press anywhere fetches what plays, so that the first sound comes in time. Returns how to stop waiting. */
export function awaitPress(): () => void {
  const stop = new AbortController();
  const wake = () => {
    stop.abort();
    if (settings.peek().sound) ready().catch(() => undefined);
  };
  for (const kind of ["pointerdown", "keydown"])
    addEventListener(kind, wake, { signal: stop.signal, passive: true });
  return () => stop.abort();
}
