import { useEffect, useState } from "preact/hooks";

/** The card that the next press is about. It can be chosen while the other still thinks, and is forgotten when it goes. */
export function useSelection(
  hand: readonly string[],
  match: string,
  deal: number,
): [string | null, (card: string | null) => void] {
  const [selected, select] = useState<string | null>(null);
  const gone = selected !== null && !hand.includes(selected);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another deal, another choice
  useEffect(() => select(null), [match, deal]);
  useEffect(() => {
    if (gone) select(null);
  }, [gone]);
  return [gone ? null : selected, select];
}
