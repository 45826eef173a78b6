import { useEffect } from "preact/hooks";
import { letNewWorkerIn } from "../app/newWorker";
import type { Session } from "./session";

const KEY = "kw.reloaded";

/** The server has a newer page: fetch it between deals, never in one, and once only for each. */
export function useNewBuild(session: Session): void {
  const build = session.room.value?.build ?? "";
  const phase = session.table.value?.view.phase;
  useEffect(() => {
    if (phase !== undefined && phase !== "playing") letNewWorkerIn();
  }, [phase]);
  useEffect(() => {
    if (build === "" || build === __BUILD__ || phase === undefined || phase === "playing") return;
    try {
      if (sessionStorage.getItem(KEY) === build) return;
      sessionStorage.setItem(KEY, build);
    } catch {
      // Without a note of it the page might load itself for ever.
      return;
    }
    location.reload();
  }, [build, phase]);
}
