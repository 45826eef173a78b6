import { fetchMatches, type MatchPage, type MatchSummary } from "../../api/matches";
import { fetchFormats } from "../../api/rooms";
import { useTitle } from "../../app/title";
import { t } from "../../lang";
import { ruleSets } from "../../rules/sets";
import { Button, ButtonLink } from "../../ui/Button";
import { Loading } from "../Loading";
import { Trouble } from "../Trouble";
import { useLoaded } from "../useLoaded";
import { Filters, type Kinds } from "./Filters";
import { MatchRow } from "./MatchRow";
import { useFinished } from "./useFinished";

interface Found {
  readonly page: MatchPage;
  readonly kinds: Kinds;
}

async function fetchAll(): Promise<Found> {
  const [page, formats, sets] = await Promise.all([fetchMatches(), fetchFormats(), ruleSets()]);
  return { page, kinds: { formats, sets } };
}

export default function MatchesPage() {
  useTitle(t("matches-title"));
  const first = useLoaded("first", fetchAll);
  return (
    <>
      <h1>{t("matches-title")}</h1>
      {first.state === "loading" && <Loading />}
      {first.state === "failed" && (first.code === "unknown_player" ? <Nothing /> : <Trouble {...first} />)}
      {first.state === "ready" && <Lists {...first.value} />}
    </>
  );
}

function Lists({ page, kinds }: Found) {
  if (page.running.length === 0 && page.finished.length === 0) return <Nothing />;
  return (
    <>
      {page.running.length > 0 && (
        <section aria-labelledby="running">
          <h2 id="running">{t("matches-running")}</h2>
          <ul class="match-list">
            {page.running.map((match) => (
              <MatchRow key={match.id} match={match} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="finished">
        <h2 id="finished">{t("matches-finished")}</h2>
        {page.finished.length === 0 ? (
          <p class="hint">{t("matches-none-finished")}</p>
        ) : (
          <Finished page={page} kinds={kinds} />
        )}
      </section>
    </>
  );
}

/** Page by page; the focus goes to the first match that a press brought. */
function Finished({ page, kinds }: Found) {
  const { found, next, wanted, busy, want, more } = useFinished(page);
  return (
    <>
      <Filters {...kinds} wanted={wanted.value} onWant={want} />
      {found.value.length === 0 ? (
        <p class="hint" role="status">
          {t("matches-none-such")}
        </p>
      ) : (
        <ul class="match-list" aria-busy={busy.value}>
          {found.value.map((match) => (
            <MatchRow key={match.id} match={match} />
          ))}
        </ul>
      )}
      {next.value !== null && (
        <Button
          class="more"
          busy={busy.value}
          onClick={async () => {
            const first = await more();
            requestAnimationFrame(() => focusRow(first));
          }}
        >
          {t("matches-more")}
        </Button>
      )}
    </>
  );
}

function focusRow(match: MatchSummary | undefined): void {
  if (match === undefined) return;
  document.querySelector<HTMLElement>(`a[href="/matches/${CSS.escape(match.id)}"]`)?.focus();
}

function Nothing() {
  return (
    <div class="nothing">
      <p>{t("matches-empty")}</p>
      <p class="buttons">
        <ButtonLink href="/" look="primary">
          {t("matches-begin")}
        </ButtonLink>
        <ButtonLink href="/learn">{t("learn-title")}</ButtonLink>
      </p>
    </div>
  );
}
