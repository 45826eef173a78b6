import { fetchRulePage, type RulePage } from "../../api/rulebook";
import { useTitle } from "../../app/title";
import { t } from "../../lang";
import { Differences } from "../../rules/Differences";
import { rulesName } from "../../rules/name";
import { clockName } from "../../rules/text";
import { rulesPath } from "../../rules/written";
import { Button, ButtonLink } from "../../ui/Button";
import { Loading } from "../Loading";
import { Trouble } from "../Trouble";
import { useLoaded } from "../useLoaded";
import { RuleBook } from "./RuleBook";
import "../../style/paper.css";
import "../prose.css";
import "./rulebook.css";

/** As many figures of the fingerprint as somebody compares by eye. */
const SHORT = 12;

/** What its own address says cannot be read; anything else is worth another try. */
const BAD = new Set(["bad_rules", "bad_format", "bad_clock", "bad_request"]);

/** Everything that is played by the rules of the address, to be read or printed. */
export default function RuleBookPage() {
  useTitle(t("book-title"));
  const search = new URLSearchParams(location.search);
  if (search.get("rules") === null) search.set("rules", "standard");
  const page = useLoaded(search.toString(), () => fetchRulePage(search));
  switch (page.state) {
    case "loading":
      return <Loading />;
    case "failed":
      return BAD.has(page.code) ? <Unreadable reason={page.text} /> : <Trouble {...page} />;
    case "ready":
      return <Shown page={page.value} />;
  }
}

function Unreadable({ reason }: { reason: string }) {
  return (
    <article class="prose">
      <h1>{t("book-title")}</h1>
      <p>{t("book-bad", { reason })}</p>
      <ButtonLink href="/new">{t("new-title")}</ButtonLink>
    </article>
  );
}

function Shown({ page: { rules, clock, sections } }: { page: RulePage }) {
  const near = { id: rules.rules_id, differences: rules.differences };
  const name = rulesName(near);
  useTitle(`${t("book-title")}: ${name}`);
  return (
    <article class="prose rule-book">
      <header>
        <p class="rule-kicker">{t("book-title")}</p>
        <h1>{name}</h1>
        <p class="hint">
          {t("book-with", { format: t(`new-format-${rules.format}`), clock: clockName(clock) })}{" "}
          <span class="fingerprint">{t("book-hash", { hash: rules.hash.slice(0, SHORT) })}</span>
        </p>
        {near.differences.length > 0 && <Differences near={near} />}
        <p class="rule-lead">{t("book-lead")}</p>
      </header>
      <RuleBook sections={sections} />
      <p class="buttons not-printed">
        <ButtonLink href={rulesPath("/new", rules.text, rules.format)} look="primary" icon="play">
          {t("book-new")}
        </ButtonLink>
        <Button icon="sheet" onClick={() => print()}>
          {t("book-print")}
        </Button>
      </p>
    </article>
  );
}
