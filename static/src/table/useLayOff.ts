import { useEffect, useState } from "preact/hooks";
import { t } from "../lang";
import { toast } from "../ui/toast";
import type { LayOffDraft } from "../wire";
import type { Game } from "./game";
import { type Placed, standing } from "./layoff";

export interface LayOffState {
  /** What the server says of the draft; null until it has, and when nothing is to be laid off. */
  draft: LayOffDraft | null;
  /** By card: the knocker's meld on which it lies. */
  placed: ReadonlyMap<string, number>;
  /** The own melds as they stand in the draft; null outside the lay-off. */
  melds: readonly (readonly string[])[] | null;
  fits(card: string | null): readonly number[];
  place(card: string, meld: number): void;
  takeBack(card: string): void;
  done(): void;
}

interface Draft {
  turn: string;
  placed: Placed;
  remains: "kept" | "dropped";
}

const NONE: ReadonlyMap<string, number> = new Map();

/** Laying off by hand: arranged here, checked by the server at each step, and sent once. */
export function useLayOff(game: Game): LayOffState {
  const { session, deal, own } = game;
  const asked = game.view.options.lay_off;
  const [draft, setDraft] = useState<Draft>({ turn: "", placed: [], remains: "kept" });
  const now: Draft = draft.turn === deal.turn ? draft : { turn: deal.turn, placed: [], remains: "kept" };
  const open = session.link.value.state === "open";
  const answer = session.layOffs.value;
  const melds = standing(own?.melds ?? [], now.placed, now.remains);
  const question = JSON.stringify([melds, now.placed]);

  useEffect(() => {
    session.layOffs.value = null;
    if (!asked || !open) return;
    const [askedMelds, askedPlaced] = JSON.parse(question) as [string[][], [string, number][]];
    session.askLayOffs(askedMelds, askedPlaced);
  }, [session, asked, open, question]);

  useEffect(() => {
    if (!asked || answer === null || answer.ok) return;
    setDraft((bad) => (bad.remains === "kept" ? { ...bad, remains: "dropped" } : shorter(bad)));
  }, [asked, answer]);

  if (!asked) {
    return { draft: null, placed: NONE, melds: null, fits: () => [], place: no, takeBack: no, done: no };
  }
  return {
    draft: answer,
    placed: new Map(now.placed),
    melds,
    fits: (card) =>
      answer === null ? [] : answer.fits.filter(([fit]) => fit === card).map(([, meld]) => meld),
    place: (card, meld) => {
      const legal = answer?.fits.some(([fit, onto]) => fit === card && onto === meld) ?? false;
      if (!legal || game.busy) return;
      setDraft({ turn: deal.turn, placed: [...now.placed, [card, meld]], remains: "kept" });
    },
    takeBack: (card) => {
      // What was laid on top of it may hang on it: all that came later goes back too.
      const at = now.placed.findIndex(([other]) => other === card);
      if (at >= 0 && !game.busy)
        setDraft({ turn: deal.turn, placed: now.placed.slice(0, at), remains: "kept" });
    },
    done: () => {
      const layOffs = now.placed.map(([card, meld]): [string, number] => [card, meld]);
      if (answer?.ok) game.act({ type: "lay_off", melds, lay_offs: layOffs });
    },
  };
}

/** Without the last card: the server found no way for it. */
function shorter(bad: Draft): Draft {
  if (bad.placed.length > 0) toast(t("lay-off-bad"));
  return { ...bad, placed: bad.placed.slice(0, -1), remains: "kept" };
}

function no(): void {
  // Nothing to lay off.
}
