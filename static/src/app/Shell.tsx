import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../lang";
import { NotFound } from "../pages/NotFound";
import { ServerAway } from "../pages/ServerAway";
import { matchRoute, path } from "../router/router";
import { LanguageChoice } from "../settings/LanguageChoice";
import { Announcer } from "../ui/announcer";
import { Toasts } from "../ui/toast";
import { away } from "./away";
import { lazyPage } from "./lazyPage";
import { me } from "./me";
import { ROUTES } from "./routes";

export function Shell() {
  const found = matchRoute(ROUTES, path.value);
  const main = useFocusOnChange(path.value);
  const needed = away.value && found !== null && !found.route.alone;
  const bare = found?.route.bare === true && !needed;
  const Page = needed ? ServerAway : found === null ? NotFound : lazyPage(found.route);
  const page = (
    <main id="main" ref={main} tabIndex={-1} class={bare ? "bare" : ""}>
      <Page key={path.value} params={found?.params ?? {}} />
    </main>
  );
  return (
    <>
      {bare ? page : <Framed>{page}</Framed>}
      <Announcer />
      <Toasts />
    </>
  );
}

function Framed({ children }: { children: ComponentChildren }) {
  return (
    <div class="frame">
      <a class="skip" href="#main">
        {t("skip-to-main")}
      </a>
      <header class="site-head">
        <a class="wordmark" href="/">
          {t("name")}
        </a>
        <nav aria-label={t("nav-label")}>
          <NavLink href="/matches">{t("nav-matches")}</NavLink>
          <NavLink href="/about">{t("nav-about")}</NavLink>
          <NavLink href="/settings">{t("nav-settings")}</NavLink>
        </nav>
        {me.value?.player && (
          <span class="who" title={t("nav-you")}>
            <bdi>{me.value.player.name}</bdi>
          </span>
        )}
        <LanguageChoice />
      </header>
      {children}
      <footer class="site-foot">
        <a href="/learn">{t("learn-title")}</a>
        <a href="/about">{t("nav-about")}</a>
        <a href="/settings">{t("nav-settings")}</a>
        <a href="/privacy">{t("nav-privacy")}</a>
      </footer>
    </div>
  );
}

function NavLink({ href, children }: { href: string; children: ComponentChildren }) {
  return (
    <a href={href} aria-current={path.value === href ? "page" : undefined}>
      {children}
    </a>
  );
}

/** After a change of page the focus goes to the new one, so that a screen reader starts there. */
function useFocusOnChange(at: string) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    main.current?.focus({ preventScroll: true });
  }, [at]);
  return main;
}
