import { lazyPart, useFetchedSoon } from "../app/lazyPart";
import { withWords } from "../lang";
import type { SheetsProps } from "./Sheets";

const { Part, fetch } = lazyPart<SheetsProps>(async () => {
  const { Sheets } = await withWords("sheets", () => import("./Sheets"));
  return Sheets;
});

/** The sheets over the table, fetched when the table itself is there; none is wanted before. */
export function LazySheets(props: SheetsProps) {
  const wanted = props.open.value !== null || props.result.open;
  useFetchedSoon(fetch);
  return wanted ? <Part {...props} /> : null;
}
