/** Who this browser is, shared by every page. */
import { signal } from "@preact/signals";
import { fetchMe, type Me, putMe } from "../api/players";
import { away, noteFailure } from "./away";

/** null: not asked yet. */
export const me = signal<Me | null>(null);

let asked: Promise<Me> | null = null;

/** Ask once; later calls get the same answer. */
export function loadMe(): Promise<Me> {
  asked ??= fetchMe().then(
    (found) => {
      me.value = found;
      away.value = false;
      return found;
    },
    (error: unknown) => {
      asked = null;
      noteFailure(error);
      throw error;
    },
  );
  return asked;
}

/** Take this name, becoming a guest if need be. */
export async function saveName(name: string): Promise<void> {
  const { player } = await putMe(name);
  adopt({ player, suggested_name: me.peek()?.suggested_name ?? name });
}

/** The server does not know this browser any more: ask again. */
export function forgetMe(): void {
  me.value = null;
  asked = null;
}

/** The server said who we are in another answer. */
export function adopt(found: Me): void {
  me.value = found;
  asked = Promise.resolve(found);
}
