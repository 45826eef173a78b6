import { useTitle } from "../app/title";
import { t } from "../lang";
import { ButtonLink } from "../ui/Button";
import "./prose.css";

const KEPT = ["name", "matches", "whispers", "cookie", "look", "browser", "address"];

export default function PrivacyPage() {
  useTitle(t("privacy-title"));
  return (
    <article class="prose">
      <h1>{t("privacy-title")}</h1>
      <p>{t("privacy-intro")}</p>
      <h2>{t("privacy-kept-title")}</h2>
      <ul>
        {KEPT.map((what) => (
          <li key={what}>{t(`privacy-${what}`)}</li>
        ))}
      </ul>
      <h2>{t("privacy-who-title")}</h2>
      <p>{t("privacy-who")}</p>
      <h2>{t("privacy-long-title")}</h2>
      <p>{t("privacy-long")}</p>
      <h2>{t("privacy-elsewhere-title")}</h2>
      <p>{t("privacy-elsewhere")}</p>
      <ButtonLink href="/link" icon="device">
        {t("link-title")}
      </ButtonLink>
    </article>
  );
}
