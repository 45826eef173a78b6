import { useTitle } from "../../app/title";
import { t } from "../../lang";
import { ButtonLink } from "../../ui/Button";
import { Cards } from "./Cards";
import { CardWords } from "./CardWords";
import { LESSON } from "./lesson";
import "../prose.css";
import "./pages.css";

const SET = ["7S", "7H", "7C"];
const RUN = ["4S", "5S", "6S"];

/** The standard game on one page; its numbers are the rule set's own. */
export default function RulesPage() {
  const title = t("learn-rules-title");
  useTitle(title);
  const { rules } = LESSON;
  const number = (field: string) => Number(rules[field]);
  return (
    <article class="prose">
      <h1>{title}</h1>
      <p>{t("learn-rules-lead")}</p>
      <Part name="aim" args={{ target: number("target") }} />
      <h2>{t("learn-rules-cards-title")}</h2>
      <p>{t("learn-rules-values")}</p>
      <ul class="melds">
        <li>
          <Cards cards={SET} />
          <span>
            <CardWords id="learn-rules-set" />
          </span>
        </li>
        <li>
          <Cards cards={RUN} />
          <span>
            <CardWords id="learn-rules-run" />
          </span>
        </li>
      </ul>
      <p>
        <CardWords id="learn-rules-deadwood" />
      </p>
      <Part name="deal" />
      <Part name="turn" />
      <Part name="knock" args={{ limit: number("knock_limit") }} />
      <Part name="lay" />
      <Part name="gin" />
      <h2>{t("learn-rules-score-title")}</h2>
      <dl class="scores">
        <Score kind="knock" />
        <Score kind="undercut" bonus={number("undercut_bonus")} />
        <Score kind="gin" bonus={number("gin_bonus")} />
      </dl>
      <p>{t("learn-rules-dead", { stock: number("dead_deal_stock") })}</p>
      <h2>{t("learn-rules-match-title")}</h2>
      <ul>
        <li>{t("learn-rules-match-game", { bonus: number("game_bonus") })}</li>
        <li>{t("learn-rules-match-box", { bonus: number("box_bonus") })}</li>
        <li>{t("learn-rules-match-shutout")}</li>
      </ul>
      <p>{t("learn-rules-match-note")}</p>
      <Part name="clock" />
      <p class="buttons">
        <ButtonLink href="/learn" look="primary" icon="play">
          {t("learn-title")}
        </ButtonLink>
        <ButtonLink href="/learn/strategy">{t("learn-strategy-title")}</ButtonLink>
        <ButtonLink href="/rules?rules=standard">{t("rules-in-full")}</ButtonLink>
      </p>
    </article>
  );
}

function Part({ name, args }: { name: string; args?: Record<string, number> }) {
  return (
    <>
      <h2>{t(`learn-rules-${name}-title`)}</h2>
      <p>{t(`learn-rules-${name}`, args)}</p>
    </>
  );
}

function Score({ kind, bonus = 0 }: { kind: string; bonus?: number }) {
  return (
    <div>
      <dt>{t(`learn-rules-score-${kind}`)}</dt>
      <dd>
        {t(`learn-rules-score-${kind}-is`, { bonus })}
        <span class="so">{t(`learn-rules-score-${kind}-so`)}</span>
      </dd>
    </div>
  );
}
