import { render } from "preact";
import "./style/tokens.css";
import "./style/base.css";
import "./style/buttons.css";
import "./style/forms.css";
import "./style/sheet.css";
import "./style/toasts.css";
import "./style/language.css";
import "./style/card.css";
import { preload } from "./app/lazyPage";
import { loadMe } from "./app/me";
import { ROUTES } from "./app/routes";
import { Shell } from "./app/Shell";
import { startTitle } from "./app/title";
import { matchRoute, path, startRouter } from "./router/router";
import { startLanguage } from "./settings/language";
import { startSettings } from "./settings/settings";

const QUIET = 2_000;

async function start(page: HTMLElement): Promise<void> {
  startSettings();
  startRouter();
  // The words, the page and who we are come side by side, not one after the other.
  const first = matchRoute(ROUTES, path.value);
  if (first !== null) preload(first.route);
  loadMe().catch(() => undefined);
  await startLanguage();
  startTitle();
  render(<Shell />, page);
  if (import.meta.env.PROD && "serviceWorker" in navigator) whenLoaded(keepForLater);
}

/** Nothing that is wanted now waits for what is kept for later. */
function whenLoaded(act: () => void): void {
  if (document.readyState === "complete") setTimeout(act, QUIET);
  else addEventListener("load", () => setTimeout(act, QUIET), { once: true });
}

/** Without it the page is as good, but for a server that is away. */
function keepForLater(): void {
  import("./offline/worker").then(({ startWorker }) => startWorker()).catch(() => undefined);
}

const page = document.getElementById("page");
if (page === null) throw new Error("index.html has no #page");
void start(page);
