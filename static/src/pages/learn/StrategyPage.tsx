import { useTitle } from "../../app/title";
import { t } from "../../lang";
import { ButtonLink } from "../../ui/Button";
import { Cards } from "./Cards";
import { CardWords } from "./CardWords";
import "../prose.css";
import "./pages.css";

const HABITS = ["low", "open", "pile", "watch", "knock"];
const FLEXIBLE = ["6C", "7C", "7S"];

/** Advice, in no order of importance. */
export default function StrategyPage() {
  const title = t("learn-strategy-title");
  useTitle(title);
  return (
    <article class="prose">
      <h1>{title}</h1>
      <p>{t("learn-strategy-lead")}</p>
      {HABITS.map((habit) => (
        <section key={habit} class="habit">
          <h2>{t(`learn-strategy-${habit}-title`)}</h2>
          {habit === "open" && <Cards cards={FLEXIBLE} />}
          <p>
            <CardWords id={`learn-strategy-${habit}`} />
          </p>
        </section>
      ))}
      <p class="buttons">
        <ButtonLink href="/learn" look="primary" icon="play">
          {t("learn-title")}
        </ButtonLink>
        <ButtonLink href="/learn/rules">{t("learn-rules-title")}</ButtonLink>
      </p>
    </article>
  );
}
