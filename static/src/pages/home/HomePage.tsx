import { me } from "../../app/me";
import { useTitle } from "../../app/title";
import { t } from "../../lang";
import { navigate } from "../../router/router";
import { Icon } from "../../ui/Icon";
import { NamePlate } from "../name/NamePlate";
import { useName } from "../name/useName";
import { CodeEntry } from "./CodeEntry";
import { Fan } from "./Fan";
import { RunningMatches } from "./RunningMatches";
import { usePlayComputer } from "./usePlayComputer";
import "./home.css";

export default function HomePage() {
  useTitle("");
  const name = useName();
  const computer = usePlayComputer(name);
  const playFriend = async (event: MouseEvent) => {
    event.preventDefault();
    if (await name.take()) navigate("/new");
  };

  return (
    <div class="home">
      <section class="home-table" aria-labelledby="home-title">
        <Fan />
        <h1 id="home-title">{t("home-title")}</h1>
        <p>{t("home-lead")}</p>
      </section>
      <div class="home-side">
        <NamePlate name={name} />
        <a class="big-choice first" href="/new" onClick={playFriend}>
          <Icon name="people" />
          <span>
            <strong>{t("home-friend")}</strong>
            <span class="about">{t("home-friend-about")}</span>
          </span>
        </a>
        <button type="button" class="big-choice" aria-busy={computer.busy} onClick={computer.play}>
          <Icon name="computer" />
          <span>
            <strong>{t("home-computer")}</strong>
            <span class="about">{computer.busy ? t("home-computer-busy") : t("home-computer-about")}</span>
          </span>
        </button>
        <CodeEntry />
        <p class="home-elsewhere">
          <a href="/learn">{t("learn-title")}</a> <span class="hint">{t("learn-intro")}</span>
        </p>
        {me.value?.player && (
          <p class="home-elsewhere">
            <a href="/link">{t("link-title")}</a>
          </p>
        )}
      </div>
      {me.value?.player && <RunningMatches />}
    </div>
  );
}
