import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Sheets, SheetsProps } from "./Sheets";

const loaded = signal<typeof Sheets | null>(null);
let asked: Promise<void> | null = null;

function load(): Promise<void> {
  asked ??= import("./Sheets").then(
    (module) => {
      loaded.value = module.Sheets;
    },
    () => {
      // The next one that is wanted asks again.
      asked = null;
    },
  );
  return asked;
}

/** For a table that is drawn and a player who is thinking. */
const QUIET = 600;

/** The sheets over the table, fetched when the table itself is there; none is wanted before. */
export function LazySheets(props: SheetsProps) {
  const wanted = props.open.value !== null || props.result.open;
  useEffect(() => {
    if (wanted) {
      void load();
      return;
    }
    const timer = setTimeout(load, QUIET);
    return () => clearTimeout(timer);
  }, [wanted]);
  const Loaded = loaded.value;
  return Loaded === null ? null : <Loaded {...props} />;
}
