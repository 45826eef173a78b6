import { fetchMatches } from "../../api/matches";
import { t } from "../../lang";
import { MatchRow } from "../matches/MatchRow";
import { useLoaded } from "../useLoaded";

const SHOWN = 4;

/** The way back to a table. Without a running match there is nothing to see. */
export function RunningMatches() {
  const page = useLoaded("running", () => fetchMatches());
  if (page.state !== "ready" || page.value.running.length === 0) return null;
  return (
    <section class="home-running" aria-labelledby="home-running">
      <h2 id="home-running">{t("home-running")}</h2>
      <ul class="match-list">
        {page.value.running.slice(0, SHOWN).map((match) => (
          <MatchRow key={match.id} match={match} />
        ))}
      </ul>
      <a href="/matches">{t("home-running-all")}</a>
    </section>
  );
}
