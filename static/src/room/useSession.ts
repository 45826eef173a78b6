import { useEffect, useMemo } from "preact/hooks";
import { Seeds } from "./seeds";
import { Session } from "./session";
import { browserWorld } from "./world";

/** The session of a room for as long as its page is shown. It looks around whenever the page comes back. */
export function useSession(code: string): Session {
  const session = useMemo(() => new Session(browserWorld(code), new Seeds(localStore()), __BUILD__), [code]);
  useEffect(() => {
    session.start();
    const look = () => {
      if (document.visibilityState === "visible") session.look();
    };
    document.addEventListener("visibilitychange", look);
    addEventListener("pageshow", look);
    addEventListener("online", look);
    // A socket whose network is gone may say nothing about it for long.
    addEventListener("offline", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("pageshow", look);
      removeEventListener("online", look);
      removeEventListener("offline", look);
      session.stop();
    };
  }, [session]);
  return session;
}

/** Reading it throws where the browser allows no storage. */
function localStore(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
