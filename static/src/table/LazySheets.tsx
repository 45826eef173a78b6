import { useEffect } from "preact/hooks";
import { lazyPart } from "../app/lazyPart";
import { withWords } from "../lang";
import type { SheetsProps } from "./Sheets";

const { Part, fetch } = lazyPart<SheetsProps>(async () => {
  const { Sheets } = await withWords("sheets", () => import("./Sheets"));
  return Sheets;
});

/** For a table that is drawn and a player who is thinking. */
const QUIET = 600;

/** The sheets over the table, fetched when the table itself is there; none is wanted before. */
export function LazySheets(props: SheetsProps) {
  const wanted = props.open.value !== null || props.result.open;
  useEffect(() => {
    if (wanted) return;
    const timer = setTimeout(fetch, QUIET);
    return () => clearTimeout(timer);
  }, [wanted]);
  return wanted ? <Part {...props} /> : null;
}
