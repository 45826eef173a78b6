import { useSignal } from "@preact/signals";
import { codeOf } from "../../api/client";
import { fetchMatches, type MatchPage, type MatchSummary, type Wanted } from "../../api/matches";
import { codeText } from "../../lang";
import { toast } from "../../ui/toast";

/** The finished matches that are looked for, page by page; `first`: what came before anything was. */
export function useFinished(first: MatchPage) {
  const found = useSignal<readonly MatchSummary[]>(first.finished);
  const next = useSignal(first.next);
  const wanted = useSignal<Wanted>({});
  const busy = useSignal(false);

  /** A page of them, or null where it did not come, or something else is looked for meanwhile. */
  const ask = async (what: Wanted, cursor?: string): Promise<MatchPage | null> => {
    busy.value = true;
    try {
      const page = await fetchMatches(what, cursor);
      return wanted.peek() === what ? page : null;
    } catch (failure) {
      const { code, args } = codeOf(failure);
      toast(codeText(code, args), "trouble");
      return null;
    } finally {
      if (wanted.peek() === what) busy.value = false;
    }
  };

  const want = async (what: Wanted): Promise<void> => {
    const before = wanted.peek();
    wanted.value = what;
    const page = await ask(what);
    if (page !== null) {
      found.value = page.finished;
      next.value = page.next;
    } else if (wanted.peek() === what) wanted.value = before;
  };

  /** The next page; its first match. */
  const more = async (): Promise<MatchSummary | undefined> => {
    const page = await ask(wanted.peek(), next.peek() ?? undefined);
    if (page === null) return undefined;
    found.value = [...found.peek(), ...page.finished];
    next.value = page.next;
    return page.finished[0];
  };

  return { found, next, wanted, busy, want, more };
}
