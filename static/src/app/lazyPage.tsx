import { type Signal, signal } from "@preact/signals";
import { t, withWords } from "../lang";
import { Loading } from "../pages/Loading";
import type { Page, Params, Route } from "../router/router";
import { Button } from "../ui/Button";
import { forgetFailedStyles } from "./failedStyles";

type Loaded = Page | "loading" | "failed";

const pages = new Map<Route, Signal<Loaded>>();

function load(route: Route, into: Signal<Loaded>): void {
  into.value = "loading";
  // The pages around the table have words of their own.
  (route.bare ? route.load() : withWords("pages", route.load)).then(
    (module) => {
      into.value = module.default;
    },
    () => {
      forgetFailedStyles();
      into.value = "failed";
    },
  );
}

/** Start fetching a page before it is shown. */
export function preload(route: Route): Signal<Loaded> {
  let page = pages.get(route);
  if (page === undefined) {
    page = signal<Loaded>("loading");
    pages.set(route, page);
    load(route, page);
  }
  return page;
}

const wrapped = new Map<Route, (props: { params: Params }) => preact.ComponentChildren>();

/** The page of a route; nothing while it is fetched, and a way to try again when that failed. */
export function lazyPage(route: Route) {
  let component = wrapped.get(route);
  if (component === undefined) {
    const page = preload(route);
    component = function LazyPage(props: { params: Params }) {
      const Found = page.value;
      if (Found === "loading") return route.bare ? null : <Loading />;
      if (Found !== "failed") return <Found {...props} />;
      return (
        <div class="trouble">
          <h1>{t("page-failed")}</h1>
          <Button look="primary" onClick={() => load(route, page)}>
            {t("try-again")}
          </Button>
        </div>
      );
    };
    wrapped.set(route, component);
  }
  return component;
}
