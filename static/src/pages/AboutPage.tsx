import { useTitle } from "../app/title";
import { t } from "../lang";
import { T } from "../lang/T";
import "./prose.css";

const to = (href: string) => (text: string) => (
  <a href={href} rel="external noreferrer">
    {text}
  </a>
);

const CARDS = {
  author: to("https://www.me.uk/cards/"),
  licence: to("https://creativecommons.org/publicdomain/zero/1.0/"),
  package: to("https://www.npmjs.com/package/@heruka_urgyen/react-playing-cards"),
};

const here = (href: string) => (text: string) => <a href={href}>{text}</a>;

const LEARN = { learn: here("/learn"), rules: here("/learn/rules"), advice: here("/learn/strategy") };

const CODE = { licence: to("https://www.gnu.org/licenses/agpl-3.0.html") };

export default function AboutPage() {
  useTitle(t("about-title"));
  return (
    <article class="prose">
      <h1>{t("about-title")}</h1>
      <p>{t("about-intro")}</p>
      <h2>{t("about-rules-title")}</h2>
      <p>{t("about-rules")}</p>
      <p>
        <T id="about-learn" parts={LEARN} />
      </p>
      <h2>{t("about-fair-title")}</h2>
      <p>{t("about-fair-1")}</p>
      <p>{t("about-fair-2")}</p>
      <p>{t("about-fair-3")}</p>
      <p class="note">{t("about-fair-limits")}</p>
      <h2>{t("about-clock-title")}</h2>
      <p>{t("about-clock")}</p>
      <h2>{t("about-credits-title")}</h2>
      <p>
        <T id="about-credits-cards" parts={CARDS} />
      </p>
      <p>
        <T id="about-credits-code" parts={CODE} />
      </p>
      <p class="hint">{t("about-build", { build: __BUILD__ })}</p>
    </article>
  );
}
