/** Whoever is muted at a table stays so through a reload, in this tab. */
import type { Game } from "../table/game";

const key = ({ room }: Game) => `kw.muted.${room.code}`;

export function wasMuted(game: Game): boolean {
  try {
    return sessionStorage.getItem(key(game)) !== null;
  } catch {
    return false;
  }
}

export function mute(game: Game, muted: boolean): void {
  game.session.muted.value = muted;
  try {
    if (muted) sessionStorage.setItem(key(game), "");
    else sessionStorage.removeItem(key(game));
  } catch {
    // Then it lasts as long as the page.
  }
}
