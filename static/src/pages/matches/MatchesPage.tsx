import { useSignal } from "@preact/signals";
import { codeOf } from "../../api/client";
import { fetchMatches, type MatchPage, type MatchSummary } from "../../api/matches";
import { useTitle } from "../../app/title";
import { codeText, t } from "../../lang";
import { Button, ButtonLink } from "../../ui/Button";
import { toast } from "../../ui/toast";
import { Loading } from "../Loading";
import { Trouble } from "../Trouble";
import { useLoaded } from "../useLoaded";
import { EVERYTHING, Filters, matches } from "./Filters";
import { MatchRow } from "./MatchRow";

const AT_ONCE = 10;

export default function MatchesPage() {
  useTitle(t("matches-title"));
  const first = useLoaded("first", () => fetchMatches());
  return (
    <>
      <h1>{t("matches-title")}</h1>
      {first.state === "loading" && <Loading />}
      {first.state === "failed" && (first.code === "unknown_player" ? <Nothing /> : <Trouble {...first} />)}
      {first.state === "ready" && <Lists page={first.value} />}
    </>
  );
}

function Lists({ page }: { page: MatchPage }) {
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
          <Finished page={page} />
        )}
      </section>
    </>
  );
}

/** Page by page; the focus goes to the first match that a press brought. */
function Finished({ page }: { page: MatchPage }) {
  const later = useSignal<readonly MatchSummary[]>([]);
  const next = useSignal(page.next);
  const busy = useSignal(false);
  const filter = useSignal(EVERYTHING);
  const shown = [...page.finished, ...later.value].filter((match) => matches(filter.value, match));
  /** Pages in which nothing fits are passed over, but not without end. */
  const more = async () => {
    busy.value = true;
    try {
      let first: MatchSummary | undefined;
      for (let pages = 0; next.value !== null && first === undefined && pages < AT_ONCE; pages++) {
        const found = await fetchMatches(next.value);
        later.value = [...later.value, ...found.finished];
        next.value = found.next;
        first = found.finished.find((match) => matches(filter.value, match));
      }
      requestAnimationFrame(() => focusRow(first));
    } catch (failure) {
      const { code, args } = codeOf(failure);
      toast(codeText(code, args), "trouble");
    } finally {
      busy.value = false;
    }
  };
  return (
    <>
      <Filters
        filter={filter.value}
        onFilter={(chosen) => {
          filter.value = chosen;
        }}
      />
      {shown.length === 0 ? (
        <p class="hint" role="status">
          {t(next.value === null ? "matches-none-such" : "matches-none-such-yet")}
        </p>
      ) : (
        <ul class="match-list">
          {shown.map((match) => (
            <MatchRow key={match.id} match={match} />
          ))}
        </ul>
      )}
      {next.value !== null && (
        <Button class="more" busy={busy.value} onClick={more}>
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
