import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { forgetFailedStyles } from "../app/failedStyles";
import type { Sheets, SheetsProps } from "./Sheets";

const loaded = signal<typeof Sheets | null>(null);
let fetching = false;

/** Ms after which what could not be fetched is asked for again: a deal's result must not be lost on the way. */
const AGAIN = 2000;

function load(): void {
  if (fetching || loaded.peek() !== null) return;
  fetching = true;
  fetchSheets()
    .catch(() => {
      forgetFailedStyles();
      setTimeout(load, AGAIN);
    })
    .finally(() => {
      fetching = false;
    });
}

async function fetchSheets(): Promise<void> {
  const module = await import("./Sheets");
  loaded.value = module.Sheets;
}

/** For a table that is drawn and a player who is thinking. */
const QUIET = 600;

/** The sheets over the table, fetched when the table itself is there; none is wanted before. */
export function LazySheets(props: SheetsProps) {
  const wanted = props.open.value !== null || props.result.open;
  useEffect(() => {
    if (wanted) {
      load();
      return;
    }
    const timer = setTimeout(load, QUIET);
    return () => clearTimeout(timer);
  }, [wanted]);
  const Loaded = loaded.value;
  return Loaded === null ? null : <Loaded {...props} />;
}
