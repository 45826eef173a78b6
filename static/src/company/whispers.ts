/** What was whispered, and where a finger points: out of all that captain and adviser tell each other. */
import type { Aside } from "../room/session";
import type { Game } from "../table/game";
import type { Pointed, Whispered } from "../wire";

export interface WhisperProps {
  game: Game;
  /** The seat at the other end. */
  confidant: number;
}

export function whispersIn(asides: readonly Aside[]): readonly Whispered[] {
  return asides.flatMap((aside) =>
    aside.type === "whispers" ? aside.all : aside.type === "whispered" ? [aside] : [],
  );
}

/** The last one, where it was the last thing of all. */
export function pointingIn(asides: readonly Aside[]): Pointed | null {
  const last = asides.findLast((aside) => aside.type !== "whispered");
  return last?.type === "pointed" ? last : null;
}
